/// A tab, in whichever tree a host keeps.
package protocol BadgedTab {
  subscript(key: AttributeKey) -> AttributeValue? { get }
  func modifier(_ name: ModifierName) -> RenderModifier?
}

extension BadgedTab {
  /// What its content says (`.tabItem { … }.badge(3)`), or what stands around a `Tab`; nil where that is nothing.
  package var badgeOfTab: String? {
    let badge = (self[.badge] ?? modifier(.badge)?.attributes[.value])?.text ?? ""
    return badge.isEmpty ? nil : badge
  }
}
