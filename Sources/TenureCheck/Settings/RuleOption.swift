/// Something about a rule that a team can set: how many are too many, which words count.
public struct RuleOption: Sendable {
  /// A value that an option can have.
  public enum Value: Sendable, Hashable {
    case number(Int)
    case words([String])
    case flag(Bool)
  }

  public let name: String
  public let standard: Value
  /// One sentence.
  public let meaning: String

  public init(_ name: String, _ standard: Value, _ meaning: String) {
    self.name = name
    self.standard = standard
    self.meaning = meaning
  }
}
