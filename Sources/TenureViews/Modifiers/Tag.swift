/// What a view stands for in a selection.
public struct _TagModifier<Value: Hashable> {
  let value: Value
  let includesOptional: Bool
}

extension _TagModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<Content: View>(_ modifier: Self, _ content: Content, in place: _Place) -> _ViewNode {
    TagNode(modifier, content, in: place)
  }

  public static func _updateNode<Content: View>(_ node: _ViewNode, to modifier: Self, _ content: Content) {
    node.expect(TagNode<Value, Content>.self).update(modifier, content)
  }
}

/// A node that knows what the views below it stand for.
@MainActor protocol Tagged: ViewNode {
  /// The tag as a value of `type`, if it can be one.
  func tag<Value: Hashable>(as type: Value.Type) -> Value?
}

private final class TagNode<Value: Hashable, Content: View>: ParentNode, Tagged {
  private var tag: _TagModifier<Value>

  init(_ tag: _TagModifier<Value>, _ content: Content, in place: Place) {
    self.tag = tag
    super.init(in: place)
    child = Content._makeNode(content, in: self.place())
  }

  func update(_ tag: _TagModifier<Value>, _ content: Content) {
    self.tag = tag
    Content._updateNode(child!, to: content)
  }

  func tag<Wanted: Hashable>(as type: Wanted.Type) -> Wanted? {
    if Wanted.self == Value.self { return tag.value as? Wanted }
    if tag.includesOptional, Wanted.self == Value?.self { return Optional(tag.value) as? Wanted }
    return nil
  }
}

extension View {
  /// Says what this view stands for in a picker, a list or a tab view.
  ///
  /// The trap: a tag of another type than the selection makes the view unselectable, without a word.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TagModifier(value: tag, includesOptional: includeOptional))
  }
}
