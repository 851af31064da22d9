import TenureRender

extension Mirror {
  /// The control of an element that a user can change, and what stands in it; nil for other elements.
  func liveValue(of id: NodeID) -> (place: ElementRef, value: String?)? {
    self[id].flatMap { lowering.markup(of: $0).liveValue(of: id) }
  }

  /// Where the keyboard goes for an element: to its control, if it has one.
  func fieldPlace(of id: NodeID) -> ElementRef { liveValue(of: id)?.place ?? ElementRef(id) }
}

extension Markup {
  /// The element that holds what a user can change, and what stands in it.
  func liveValue(of id: NodeID) -> (place: ElementRef, value: String?)? {
    if ["input", "textarea", "select", "details"].contains(tag) || self["data-v"] != nil {
      let name = attributes.first { liveAttributes.contains($0.name) }
      return (ElementRef(id, key), name?.value)
    }
    for case .element(let inner) in content {
      if let found = inner.liveValue(of: id) { return found }
    }
    return nil
  }
}
