import TenureRender

extension ViewNode {
  /// The elements at the top of what is below and at this node, as values. `around` are the modifiers around it,
  /// outermost first, and the same again afterwards.
  final func render(into nodes: inout [RenderNode], _ around: inout [RenderModifier]) {
    if let element {
      var (inside, none): ([RenderNode], [RenderModifier]) = ([], [])
      element.children { $0.render(into: &inside, &none) }
      nodes.append(
        RenderNode(
          id: element.id, role: element.role, attributes: element.factsForHosts(), modifiers: element.modifiers(around),
          children: inside))
    } else if let style {
      around.append(style)
      children { $0.render(into: &nodes, &around) }
      around.removeLast()
    } else {
      children { $0.render(into: &nodes, &around) }
    }
  }

  /// The elements at and below this node, one after the other: each before those in it, which it is told without, and
  /// with how many elements are around it here.
  final func renderEach(
    _ around: inout [RenderModifier], depth: Int, _ visit: (RenderNode, Int) -> Void
  ) {
    if let element {
      visit(
        RenderNode(
          id: element.id, role: element.role, attributes: element.factsForHosts(), modifiers: element.modifiers(around)),
        depth)
      var none: [RenderModifier] = []
      element.children { $0.renderEach(&none, depth: depth + 1, visit) }
    } else if let style {
      around.append(style)
      children { $0.renderEach(&around, depth: depth, visit) }
      around.removeLast()
    } else {
      children { $0.renderEach(&around, depth: depth, visit) }
    }
  }

  /// The elements at the top of what is at and below this node, in order.
  final func visitElements(_ visit: (ElementNode) -> Void) {
    Visits.note()
    if let element { visit(element) } else { children { $0.visitElements(visit) } }
  }

  /// The nearest element above.
  package final var parentElement: ElementNode {
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
      Visits.note()
      if let next = parent.firstElement(after: node) { return next }
      if parent.element != nil { return nil }
      node = parent
    }
    return nil
  }

  /// What the modifiers between this node and the next element above say, innermost first.
  final var stylesAround: [RenderModifier] {
    var styles: [RenderModifier] = []
    var node = parent
    while let current = node, current.element == nil {
      Visits.note()
      if let style = current.style { styles.append(style) }
      node = current.parent
    }
    return styles
  }

  /// Tells hosts that the elements of this node are new.
  package final func emitInsertion() {
    guard window.isShown else { return }
    emitInsertion(before: nextElement)
  }

  package final func emitInsertion(before next: ElementNode?) {
    guard window.isShown else { return }
    var nodes: [RenderNode] = []
    var around = stylesAround
    around.reverse()
    render(into: &nodes, &around)
    let parent = parentElement.id
    for node in nodes { window.emit(.insert(node, into: parent, before: next?.id), at: self) }
  }

  /// Tells hosts that the elements of this node have gone.
  package final func emitRemoval() {
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

extension ElementNode {
  /// Tells hosts the facts about the element.
  package final func tellHosts(_ facts: Attributes) {
    window.emit(.set(id, facts), at: self)
    hostsWereTold(facts)
  }

  /// The facts about the element, for a host that takes it as it is now.
  final func factsForHosts() -> Attributes {
    let facts = describe()
    hostsWereTold(facts)
    return facts
  }
}

extension Window {
  /// The whole screen as a value.
  package func render() -> RenderNode? {
    guard let topNode else { return nil }
    var nodes: [RenderNode] = []
    var around: [RenderModifier] = []
    topNode.render(into: &nodes, &around)
    return nodes.first
  }

  /// The whole screen, element by element: each before those in it, with how many are around it. Nothing is built.
  package func renderEach(_ visit: (RenderNode, Int) -> Void) {
    var around: [RenderModifier] = []
    topNode?.renderEach(&around, depth: 0, visit)
  }

  /// The element of an id, if it is on the screen: one look, whatever else is there.
  package func find(_ id: NodeID) -> ElementNode? {
    guard let element = elements[id], !element.hasLeft, !element.isSetAside else { return nil }
    return element
  }
}
