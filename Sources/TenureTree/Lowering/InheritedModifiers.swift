import TenureRender

/// What hosts were told of elements that have modifiers of a view which they are not in: a sheet, a bar's items.
@MainActor final class InheritedModifiers: ElementKeeper {
  static let slot = PartSlot()
  private var told: [NodeID: (element: ElementNode, modifiers: [RenderModifier])] = [:]

  init(of window: Window) {}

  func note(_ modifiers: [RenderModifier], of element: ElementNode) { told[element.id] = (element, modifiers) }
  func forget(_ element: ElementNode) { told[element.id] = nil }

  /// Those that have other ones by now.
  var outdated: [ElementNode] {
    told.values.filter { element, modifiers in element.inheritedModifiers.map { $0 != modifiers } ?? false }
      .map(\.element).sorted { $0.id < $1.id }
  }
}

extension ElementNode {
  /// The same, and hosts are told of it now.
  func inheritModifiers() -> [RenderModifier] {
    guard let modifiers = inheritedModifiers else { return [] }
    window.part(InheritedModifiers.self).note(modifiers, of: self)
    return modifiers
  }
}

extension ViewNode {
  /// What modifiers between this node and `end`, or the window, say about all views inside of them: innermost first, each
  /// once. Nil where the node has left the tree.
  package final func modifiersForViewsInside(below end: ElementNode? = nil) -> [RenderModifier]? {
    if hasLeft { return nil }
    var said: [RenderModifier] = []
    var names: Set<ModifierName> = []
    func add(_ modifier: RenderModifier) {
      if modifier.name.isInherited, names.insert(modifier.name).inserted { said.append(modifier) }
    }
    var node = parent
    while let current = node, current !== end {
      if current.element == nil, let style = current.style { add(style) }
      (current as? ElementNode)?.inheritedModifiers?.forEach(add)
      node = current.parent
    }
    return said
  }
}
