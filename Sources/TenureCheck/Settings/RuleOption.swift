/// Something about a rule that a team can set: how many are too many, which words count.
public struct RuleOption: Sendable {
  /// A value that an option can have.
  public enum Value: Sendable, Hashable {
    case number(Int)
    case words([String])
    case flag(Bool)
  }

  /// As it is spelled in the settings.
  public let name: String
  /// What holds where the settings say nothing.
  public let standard: Value
  /// One sentence.
  public let meaning: String

  /// An option, its standard value, and what it means.
  public init(_ name: String, _ standard: Value, _ meaning: String) {
    self.name = name
    self.standard = standard
    self.meaning = meaning
  }
}
