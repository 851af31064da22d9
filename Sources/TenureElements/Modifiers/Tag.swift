@_spi(Tree) import TenureTree

/// A view's value in a selection.
public struct _TagModifier<Value: Hashable> {
  package let value: Value
  package let includesOptional: Bool

  package init(value: Value, includesOptional: Bool) {
    self.value = value
    self.includesOptional = includesOptional
  }
}

extension _TagModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<Content: View>(_ modifier: Self, _ content: Content, in place: _Place) -> _ViewNode {
    let node = TagNode(modifier, in: place)
    node.child = Content._makeNode(content, in: node.place())
    return node
  }

  public static func _updateNode<Content: View>(_ node: _ViewNode, to modifier: Self, at content: _NewValue<Content>) {
    let node = node.expect(TagNode<Value>.self)
    node.update(modifier) { Content._updateNode(node.child!, at: content) }
  }
}

extension _TagModifier: SaidToContainer {}

extension _TagModifier: TagBearer {
  /// The tag counts as its own type and, if it may, as an optional of it; as nothing else (rule R169).
  package func tag<Wanted: Hashable>(as type: Wanted.Type) -> Wanted? {
    if Wanted.self == AnyTag.self { return AnyTag(value) as? Wanted }
    if Wanted.self == Value.self { return value as? Wanted }
    if includesOptional, Wanted.self == Value?.self { return Optional(value) as? Wanted }
    return nil
  }
}

extension _TagModifier: ContainerValueBearer {
  package func write(to values: inout ContainerValues) { values.add(self) }
}

extension ModifiedContent: TagBearer {
  package func tag<Wanted: Hashable>(as type: Wanted.Type) -> Wanted? {
    (modifier as? any TagBearer)?.tag(as: type) ?? (content as? any TagBearer)?.tag(as: type)
  }
}

private final class TagNode<Value: Hashable>: ParentNode, IdentifyingNode {
  private var tag: _TagModifier<Value>

  init(_ tag: _TagModifier<Value>, in place: Place) {
    self.tag = tag
    super.init(in: place)
  }

  func update(_ tag: _TagModifier<Value>, _ updateContent: () -> Void) {
    let isSame = tag.value == self.tag.value
    self.tag = tag
    updateContent()
    if !isSame { presenceChanged() }
  }

  override var identifying: (any IdentifyingNode)? { self }
  func ownTag<Wanted: Hashable>(as type: Wanted.Type) -> Wanted? { tag.tag(as: type) }
}

extension ViewNode {
  /// What this node stands for inside `container`: the nearest around it that is of the type.
  package final func selectionTag<Value: Hashable>(as type: Value.Type, within container: ViewNode) -> Value? {
    var node = self
    while true {
      if let tag = node.identifying?.ownTag(as: type) { return tag }
      guard let parent = node.parent else { return nil }
      if let tag = parent.identifying?.tag(of: node, as: type) { return tag }
      if parent === container { return nil }
      node = parent
    }
  }

  /// The first tag of the type at or below this node, above the first element.
  package final func tagInside<Value: Hashable>(as type: Value.Type) -> Value? {
    if let tag = identifying?.ownTag(as: type) { return tag }
    if element != nil { return nil }
    var found: Value?
    children { if found == nil { found = $0.tagInside(as: type) } }
    return found
  }

  /// Calls `visit` with the elements at the top of what is at and below this node, and what each stands for.
  package final func visitChoices<Value: Hashable>(
    as type: Value.Type, _ inherited: Value? = nil, _ visit: (ElementNode, Value?) -> Void
  ) {
    let identifying = identifying
    let tag = identifying?.ownTag(as: type) ?? inherited
    if let element {
      if !element.isAside { visit(element, tag) }
      return
    }
    guard let identifying else { return children { $0.visitChoices(as: type, tag, visit) } }
    identifying.visitTagged(as: type) { child, given in child.visitChoices(as: type, given ?? tag, visit) }
  }
}

extension View {
  /// Gives this view its value for the selection of a picker, a list or a tab view.
  ///
  /// The trap: a tag of another type than the selection makes the view unselectable, without an error.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TagModifier(value: tag, includesOptional: includeOptional))
  }
}
