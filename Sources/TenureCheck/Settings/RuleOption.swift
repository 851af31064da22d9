/// Something about a rule that a team can set: how many are too many, which words count.
public struct RuleOption: Sendable {
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

extension Project {
  /// What is set for the file that a node is in, else what the rule says itself.
  public func number(_ option: String, of rule: any Rule.Type, at node: Node) -> Int {
    if case .number(let number)? = value(option, of: rule, at: node) { return number }
    return 0
  }

  public func words(_ option: String, of rule: any Rule.Type, at node: Node) -> [String] {
    if case .words(let words)? = value(option, of: rule, at: node) { return words }
    return []
  }

  public func flag(_ option: String, of rule: any Rule.Type, at node: Node) -> Bool {
    if case .flag(let flag)? = value(option, of: rule, at: node) { return flag }
    return false
  }

  private func value(_ option: String, of rule: any Rule.Type, at node: Node) -> RuleOption.Value? {
    settings.setting(of: rule.about.id, at: node.file.path).options[option]
      ?? rule.about.options.first { $0.name == option }?.standard
  }

  /// How the code around a node is built, as far as settings, the manifest or the Xcode project say.
  public func target(of node: Node) -> TargetFacts {
    targets.facts(ofFile: node.file.path).overridden(by: settings.facts(at: node.file.path))
  }
}
