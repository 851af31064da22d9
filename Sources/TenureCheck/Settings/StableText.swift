/// A value as text that is the same in every run: dictionaries and sets in order, every stored property said.
enum StableText {
  static func of(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty { return String(reflecting: value) }
    let parts = mirror.children.map { child in (child.label.map { $0 + ":" } ?? "") + of(child.value) }
    switch mirror.displayStyle {
    case .dictionary, .set: return "{" + parts.sorted().joined(separator: ",") + "}"
    default: return "\(mirror.subjectType)(" + parts.joined(separator: ",") + ")"
    }
  }
}
