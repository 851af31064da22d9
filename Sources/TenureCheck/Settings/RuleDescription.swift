/// What a rule is about, for people and for settings.
public struct RuleDescription: Sendable {
  /// The id of findings about comments that switch nothing off.
  static let needlessSuppression = "needless-suppression"

  public let id: String
  /// One sentence: what must not be.
  public let title: String
  /// In which set of rules it is on by itself.
  public let preset: Preset
  /// Which set of rules has those of its findings that are notes, where its usual finding is more.
  public let notes: Preset
  /// Of its usual finding.
  public let severity: Severity
  /// A small program that it names.
  public let wrong: String
  /// The same program as it should be.
  public let right: String
  /// What happens at run time: Markdown.
  public let why: String
  /// What the code has to show before the rule speaks: Markdown.
  public let evidence: String
  /// What the rule leaves alone, and what makes its finding a note: Markdown.
  public let quiet: String
  /// What a team can set in `.tenure.json`.
  public let options: [RuleOption]

  /// What a rule says about itself.
  public init(
    id: String, title: String, preset: Preset, notes: Preset? = nil, severity: Severity, wrong: String, right: String,
    why: String,
    evidence: String = "", quiet: String = "", options: [RuleOption] = []
  ) {
    self.id = id
    self.title = title
    self.preset = preset
    self.notes = notes ?? preset
    self.severity = severity
    self.wrong = wrong
    self.right = right
    self.why = why
    self.evidence = evidence
    self.quiet = quiet
    self.options = options
  }
}

extension RuleDescription {
  /// What happens at run time, what the rule needs to see and what keeps it quiet, as Markdown.
  var explanation: String { [why, evidence, quiet].filter { !$0.isEmpty }.joined(separator: "\n\n") }
}

/// A set of rules that is switched on together.
public enum Preset: String, Sendable, CaseIterable {
  /// What goes wrong when the program runs.
  case `default`
  /// What tends to go wrong later.
  case strict
  /// From `ObservableObject` to `@Observable`.
  case migration
  /// Who should know of whom.
  case architecture
  /// Programs of the Composable Architecture.
  case composable

  /// Whether what is on in another preset is on in this one. Rules of the Composable Architecture say nothing of other
  /// programs, and who asks strictly wants to hear who knows of whom, so that strict has both too.
  func contains(_ other: Preset) -> Bool {
    other == self || other == .default || self == .strict && (other == .composable || other == .architecture)
  }
}
