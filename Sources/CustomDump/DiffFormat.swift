/// What stands at the beginning of a line of a diff.
public struct DiffFormat: Sendable {
  /// For lines that only the first value has.
  public var first: String
  /// For lines that only the second value has.
  public var second: String
  /// For lines that both have.
  public var both: String

  /// These three.
  public init(first: String, second: String, both: String) {
    self.first = first
    self.second = second
    self.both = both
  }

  /// For a console: minus, plus and space.
  public static let `default` = Self(first: "-", second: "+", both: " ")
  /// For a font whose letters differ in width: a real minus sign, and a space as wide as a digit.
  public static let proportional = Self(first: "\u{2212}", second: "+", both: "\u{2007}")
}
