import TenureRender

extension ViewNode {
  /// The elements at the top of what is below and at this node, as values. `modifiers` are those around it.
  final func render(into nodes: inout [RenderNode], _ modifiers: [RenderModifier] = []) {
    if let element {
      var inside: [RenderNode] = []
      element.children { $0.render(into: &inside) }
      let modifiers = window.selectedRows.contains(element.id) ? modifiers + [.selected] : modifiers
      nodes.append(
        RenderNode(
          id: element.id, role: element.role, attributes: element.describe(), modifiers: modifiers, children: inside))
    } else {
      let modifiers = style.map { [$0] + modifiers } ?? modifiers
      children { $0.render(into: &nodes, modifiers) }
    }
  }

  /// The elements at and below this node, one after the other: each before those in it, which it is told without, and
  /// with how many elements are around it here.
  final func renderEach(
    _ modifiers: [RenderModifier], depth: Int, _ visit: (RenderNode, Int) -> Void
  ) {
    if let element {
      let modifiers = window.selectedRows.contains(element.id) ? modifiers + [.selected] : modifiers
      visit(
        RenderNode(id: element.id, role: element.role, attributes: element.describe(), modifiers: modifiers), depth)
      element.children { $0.renderEach([], depth: depth + 1, visit) }
    } else {
      let modifiers = style.map { [$0] + modifiers } ?? modifiers
      children { $0.renderEach(modifiers, depth: depth, visit) }
    }
  }

  /// The elements at the top of what is at and below this node, in order.
  final func visitElements(_ visit: (ElementNode) -> Void) {
    if let element { visit(element) } else { children { $0.visitElements(visit) } }
  }

  final var firstElement: ElementNode? {
    if let element { return element }
    var first: ElementNode?
    children { if first == nil { first = $0.firstElement } }
    return first
  }

  /// The nearest element above.
  final var parentElement: ElementNode {
    var node = parent
    while let current = node {
      if let element = current.element { return element }
      node = current.parent
    }
    fatalError("every node but the root is inside an element")
  }

  /// The element that follows this node inside the same parent element.
  final var nextElement: ElementNode? {
    var node = self
    while let parent = node.parent {
      var passed = false
      var next: ElementNode?
      parent.children { child in
        if passed { if next == nil { next = child.firstElement } } else if child === node { passed = true }
      }
      if let next { return next }
      if parent.element != nil { return nil }
      node = parent
    }
    return nil
  }

  /// What the modifiers between this element and the next one above say about it, innermost first.
  final var modifiersAround: [RenderModifier] {
    var modifiers: [RenderModifier] = []
    var node = parent
    while let current = node, current.element == nil {
      if let style = current.style { modifiers.append(style) }
      node = current.parent
    }
    if let element, window.selectedRows.contains(element.id) { modifiers.append(.selected) }
    return modifiers
  }

  /// Tells hosts that the elements of this node are new.
  final func emitInsertion() {
    guard window.isShown else { return }
    emitInsertion(before: nextElement)
  }

  final func emitInsertion(before next: ElementNode?) {
    guard window.isShown else { return }
    var nodes: [RenderNode] = []
    var modifiers: [RenderModifier] = []
    var above = parent
    while let current = above, current.element == nil {
      if let style = current.style { modifiers.append(style) }
      above = current.parent
    }
    render(into: &nodes, modifiers)
    let parent = parentElement.id
    for node in nodes { window.emit(.insert(node, into: parent, before: next?.id), at: self) }
  }

  /// Tells hosts that the elements of this node have gone.
  final func emitRemoval() {
    guard window.isShown else { return }
    visitElements { window.emit(.remove($0.id), at: self) }
  }

  /// Tells hosts that the elements of this node stand elsewhere among their siblings.
  final func emitMove(before next: ElementNode?) {
    guard window.isShown else { return }
    let parent = parentElement.id
    visitElements { window.emit(.move($0.id, into: parent, before: next?.id), at: self) }
  }
}

extension RenderModifier {
  /// Said of a row that is selected.
  static let selected = RenderModifier("selected", value: .flag(true))
}

extension Window {
  /// The whole screen as a value.
  package func render() -> RenderNode? {
    guard let root else { return nil }
    var nodes: [RenderNode] = []
    root.render(into: &nodes)
    return nodes.first
  }

  /// The whole screen, element by element: each before those in it, with how many are around it. Nothing is built.
  package func renderEach(_ visit: (RenderNode, Int) -> Void) { root?.renderEach([], depth: 0, visit) }

  /// The element of an id, if it is on the screen: one look, whatever else is there.
  func find(_ id: NodeID) -> ElementNode? {
    guard let element = elements[id], !element.hasLeft, !element.isSetAside else { return nil }
    return element
  }
}
