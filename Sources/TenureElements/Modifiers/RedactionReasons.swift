/// Why something is drawn without its content.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)

  var name: String {
    [(Self.placeholder, "placeholder"), (.privacy, "privacy"), (.invalidated, "invalidated")]
      .filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
