import TenureRender

/// The elements about which modifiers say something else now. Hosts are told once the bodies of the round have run, each
/// element once, however many of the modifiers around it have changed.
@MainActor struct Restyled {
  private var places: [NodeID: Int] = [:]
  private(set) var elements: [(element: ElementNode, animation: Animation?)] = []

  nonisolated init() {}

  var count: Int { elements.count }

  mutating func add(_ element: ElementNode, _ animation: Animation?) {
    if let place = places[element.id] {
      if let animation { elements[place].animation = animation }
    } else {
      places[element.id] = elements.count
      elements.append((element, animation))
    }
  }
}

extension Window {
  /// `node` says something else about an element inside.
  func modifiersChanged(of element: ElementNode, at node: ViewNode) {
    let animation = noteChange(at: node)
    if isShown { restyled.add(element, animation) }
  }

  /// Tells hosts what is said now about the elements that are still there.
  func tellModifiers() {
    if restyled.count == 0 { return }
    let elements = restyled.elements
    restyled = Restyled()
    for (element, animation) in elements where !element.hasLeft && !element.isSetAside {
      addStep(.modify(element.id, element.modifiersAround), animation)
    }
  }
}
