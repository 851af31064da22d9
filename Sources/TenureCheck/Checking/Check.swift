/// Runs rules over a project.
public enum Check {
  /// What a user may have to wait for one rule.
  public static let usualLimit = Duration.seconds(60)

  /// What rules found.
  public struct Result: Sendable {
    /// In the order of the files, each once, without what remarks in the code switch off.
    public var findings: [Finding]
    /// The rules that were given up, for they took too long: what they would have found is missing.
    public var unfinished: [RuleDescription]
    /// Those of them for which the time of the whole run was over.
    public var cut: Set<String> = []
    /// How long each of them had.
    public var limit: Duration

    /// What rules found, and which were given up.
    public init(findings: [Finding], unfinished: [RuleDescription], limit: Duration) {
      self.findings = findings
      self.unfinished = unfinished
      self.limit = limit
    }

    /// With what was found elsewhere: a rule that was given up anywhere is named once.
    public mutating func add(_ other: Result) {
      findings += other.findings
      unfinished += other.unfinished.filter { rule in !unfinished.contains { $0.id == rule.id } }
      cut.formUnion(other.cut)
    }

    /// Says so of each, for reports that name a place.
    public func notes(at path: String) -> [FileNote] {
      unfinished.map { rule in
        FileNote(path: path, line: 1, text: cut.contains(rule.id) ? Self.cutNote(rule) : note(rule))
      }
    }

    private func note(_ rule: RuleDescription) -> String {
      "The rule \(rule.id) is left out: it takes longer than \(limit) here. The other rules are complete. "
        + "Give it more time with --time-limit, or switch it off in the settings."
    }

    private static func cutNote(_ rule: RuleDescription) -> String {
      "The rule \(rule.id) is left out: the time of the whole run was over before it had ended. "
        + "Give the run more time with --deadline, or ask about fewer paths."
    }
  }

  /// As the project's settings want them, without some rules.
  public static func run(
    in project: Project, without leftOut: Set<String> = [], limit: Duration = usualLimit,
    until deadline: Deadline? = nil
  ) -> Result {
    let settings = project.settings
    let rules = settings.rules.filter { !leftOut.contains($0.about.id) }
    var result = run(in: project, rules: rules, limit: limit, until: deadline) { settings.isOn($0, at: $1) }
    result.findings = result.findings.compactMap { settings.adjusted($0, usual: AllRules.rule($0.rule)?.about) }
    return result
  }

  /// Of these rules, whatever the settings say of them; what they set for a rule holds.
  public static func run(
    in project: Project, rules: [any Rule.Type], limit: Duration = usualLimit, until deadline: Deadline? = nil
  ) -> Result {
    run(in: project, rules: rules, limit: limit, until: deadline) { _, _ in true }
  }

  public static func findings(in project: Project) -> [Finding] { run(in: project).findings }

  public static func findings(in project: Project, rules: [any Rule.Type]) -> [Finding] {
    run(in: project, rules: rules).findings
  }

  private static func run(
    in project: Project, rules: [any Rule.Type], limit: Duration, until deadline: Deadline?,
    isOn: (RuleDescription, String) -> Bool
  ) -> Result {
    let results = LimitedRun<any Rule.Type, Ending>(rules, limit: limit) { _, why in
      .givenUp(why)
    } work: { rule in
      .found(rule.findings(in: project).filter { !$0.place.isUnshipped })
    }.run(threads: ProjectReader.count(for: rules.count), until: deadline)
    var result = Result(findings: [], unfinished: [], limit: limit)
    for (rule, ending) in zip(rules, results) {
      switch ending {
      case .found(let findings): result.findings += findings
      case .givenUp(let why):
        result.unfinished.append(rule.about)
        if why == .runIsOver { result.cut.insert(rule.about.id) }
      }
    }
    result.findings = inOrder(result.findings, of: project, rules, isOn)
    return result
  }

  /// How it went with one rule.
  private enum Ending: Sendable {
    case found([Finding])
    case givenUp(GivenUp)
  }

  private static func inOrder(
    _ found: [Finding], of project: Project, _ rules: [any Rule.Type], _ isOn: (RuleDescription, String) -> Bool
  ) -> [Finding] {
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
