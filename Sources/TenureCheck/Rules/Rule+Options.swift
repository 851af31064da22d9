/// What a team has set for a rule.
extension Project {
  /// What is set for the file that a node is in, else what the rule says itself.
  public func number(_ option: String, of rule: any Rule.Type, at node: Node) -> Int {
    if case .number(let number)? = value(option, of: rule, at: node) { return number }
    return 0
  }

  /// The words that the settings give for a rule's option, at the file of a node.
  public func words(_ option: String, of rule: any Rule.Type, at node: Node) -> [String] {
    if case .words(let words)? = value(option, of: rule, at: node) { return words }
    return []
  }

  /// Whether the settings turn a rule's option on, at the file of a node.
  public func flag(_ option: String, of rule: any Rule.Type, at node: Node) -> Bool {
    if case .flag(let flag)? = value(option, of: rule, at: node) { return flag }
    return false
  }

  private func value(_ option: String, of rule: any Rule.Type, at node: Node) -> RuleOption.Value? {
    settings.setting(of: rule.about.id, at: node.file.path).options[option]
      ?? rule.about.options.first { $0.name == option }?.standard
  }
}
