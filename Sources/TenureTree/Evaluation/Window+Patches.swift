import TenureRender

extension Window {
  /// False until the first frame is complete.
  package var isShown: Bool { patches.isShown }

  /// Adds a step that shows a change at `node`.
  package func emit(_ step: @autoclosure () -> PatchStep, at node: ViewNode) {
    let animation = noteChange(at: node)
    if patches.isShown { patches.add(step(), animation) }
  }

  /// What has changed on the screen since the last call.
  package func takePatch() -> Patch { patches.take() }

  /// The element that has the keyboard.
  package var focused: NodeID? { patches.focused }

  /// What code has scrolled to since the last call.
  package func takeRevealed() -> RevealRequest? {
    guard let revealed = patches.revealed else { return nil }
    patches.revealed = nil
    return revealed
  }

  /// Asks the host to scroll.
  package func scroll(_ request: ScrollRequest) { patches.scrolled = request }

  /// How far code has scrolled since the last call.
  package func takeScrolled() -> ScrollRequest? {
    guard let scrolled = patches.scrolled else { return nil }
    patches.scrolled = nil
    return scrolled
  }
}

extension Window {
  /// `node` says something else about the elements inside; or about itself, if it is one.
  package func modifiersChanged(at node: ViewNode, because teller: ViewNode? = nil) {
    let animation = noteChange(at: teller ?? node)
    if isShown { patches.restyled.add(Restyled.Change(node: node, animation: animation, lastID: elements.latestID)) }
  }

  /// Tells hosts what is said now about the elements that are still there.
  func tellModifiers() {
    if patches.restyled.isEmpty { return }
    var restyled = patches.restyled
    patches.restyled = Restyled()
    for (element, animation) in restyled.elements() where !element.hasLeft && !element.isSetAside {
      patches.add(.modify(element.id, element.modifiersAround), animation)
    }
    for element in partIfMade(InheritedModifiers.self)?.outdated ?? [] where !element.hasLeft {
      patches.add(.modify(element.id, element.modifiersAround), nil)
    }
  }
}
