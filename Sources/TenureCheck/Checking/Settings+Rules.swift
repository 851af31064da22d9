/// What settings say of the rules that there are.
extension Settings {
  /// The rules that are on for at least one file.
  public var rules: [any Rule.Type] {
    AllRules.list.filter { rule in
      let levels = layers.compactMap { $0.rules[rule.about.id]?.level }
      return levels.contains { $0 != .off } || isInPresets(rule.about) && layers[0].rules[rule.about.id]?.level != .off
    }
  }

  /// A finding as these settings want it; nil where its rule is off.
  func adjusted(_ finding: Finding, usual: RuleDescription?) -> Finding? {
    switch setting(of: finding.rule, at: finding.place.path).level {
    case .off: return nil
    case .on: return finding
    case .severity(let severity):
      // What the rule itself takes less seriously than usual is never taken more seriously than it says.
      let isLesser = usual.map { finding.severity < $0.severity } ?? false
      return finding.with(severity: isLesser ? min(severity, finding.severity) : severity)
    case nil: return usual.map { isInPresets(finding.severity, of: $0) } ?? true ? finding : nil
    }
  }
}
