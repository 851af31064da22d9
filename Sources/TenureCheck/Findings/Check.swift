/// Runs rules over a project.
public enum Check {
  /// In the order of the files, each finding once, without what remarks in the code switch off; as the project's settings
  /// want them, if they are asked for.
  public static func findings(in project: Project) -> [Finding] {
    let settings = project.settings
    return findings(in: project, rules: settings.rules) { settings.isOn($0, at: $1) }
      .compactMap { settings.adjusted($0, usual: AllRules.rule($0.rule)?.about) }
  }

  /// Of these rules, whatever the settings say of them; what they set for a rule holds.
  public static func findings(in project: Project, rules: [any Rule.Type]) -> [Finding] {
    findings(in: project, rules: rules) { _, _ in true }
  }

  private static func findings(
    in project: Project, rules: [any Rule.Type], isOn: (RuleDescription, String) -> Bool
  ) -> [Finding] {
    let found = Reader.onAllCores(rules) { rule in
      rule.findings(in: project).filter { !$0.place.isUnshipped }
    }.flatMap { $0 }
    let suppressions = Suppressions(project: project)
    let order = Dictionary(
      project.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let left = suppressions.apply(
      to: Array(Set(found)),
      isActive: { id, path in rules.contains { $0.about.id == id && isOn($0.about, path) } })
    let files = left.map { order[$0.place.path] ?? 0 }
    return left.indices.sorted {
      if files[$0] != files[$1] { return files[$0] < files[$1] }
      let (one, other) = (left[$0], left[$1])
      return (one.place.range.lowerBound, one.rule, one.fact) < (other.place.range.lowerBound, other.rule, other.fact)
    }.map { left[$0] }
  }
}
