import TenureRender

extension Mirror {
  /// The control of an element that a user can change, and what stands in it; nil for other elements.
  package func liveValue(of id: NodeID) -> (place: ElementRef, value: String?)? {
    self[id].flatMap { lowering.markup(of: $0).liveValue(of: id) }
  }

  /// Where the keyboard goes for an element: to its control, if it has one.
  package func fieldPlace(of id: NodeID) -> ElementRef { liveValue(of: id)?.place ?? ElementRef(id) }

  /// What stands in a control after a user has changed it, and what that user saw; nil for what is no such change.
  package func settled(_ action: UserAction, on id: NodeID) -> (place: ElementRef, shown: String?, wanted: String?)? {
    guard let shadow = self[id], !shadow.context.contains(.swallowed), let (place, shown) = liveValue(of: id) else {
      return nil
    }
    switch action {
    case .setText(let text): return (place, shown, shadow.role == .secureField ? "\(text.count)" : text)
    case .setFlag(let flag): return (place, shown, flag ? "" : nil)
    case .choose(let index): return (place, shown, "\(index)")
    case .setNumber(let number): return (place, shown, "\(number)")
    default: return nil
    }
  }
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
