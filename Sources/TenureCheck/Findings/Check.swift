/// Runs rules over a project.
public enum Check {
  /// In the order of the files, each finding once, without what remarks in the code switch off.
  public static func findings(in project: Project, rules: [any Rule.Type]) -> [Finding] {
    var found: [Finding] = []
    for rule in rules {
      found += rule.findings(in: project).filter { !$0.place.isUnshipped }
    }
    let suppressions = Suppressions(project: project)
    let active = Set(rules.map { $0.about.id })
    let order = Dictionary(
      project.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    return suppressions.apply(to: Array(Set(found)), active: active).sorted {
      let (one, other) = (order[$0.place.path] ?? 0, order[$1.place.path] ?? 0)
      return (one, $0.place.range.lowerBound, $0.rule, $0.fact) < (other, $1.place.range.lowerBound, $1.rule, $1.fact)
    }
  }
}
