/// How certain it is that a finding is right, which is another question than how much harm it does.
public enum Confidence: String, Sendable, CaseIterable, Comparable {
  /// It rests on intentions that code does not show, or the rule itself calls it a note.
  case low
  /// The code that shows it can be meant otherwise.
  case medium
  /// What the rule names is a mistake wherever it stands.
  case high

  /// Less sure comes first.
  public static func < (one: Confidence, other: Confidence) -> Bool {
    (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
  }

  /// Rules whose findings need no guess about what somebody meant: of those read for `docs/check-precision.md`, notes
  /// left out, nine in ten are true.
  private static let factual: Set<String> = [
    "app-storage-sensitive", "async-work-in-init", "model-in-plain-property", "observed-object-created-inline",
    "tca-delegate-unhandled", "unobserved-observable-object", "unstable-identity", "view-wrapper-outside-view",
    "reference-type-in-state", RuleDescription.needlessSuppression,
  ]

  /// Rules about shape and taste: whether a team agrees, only the team knows.
  private static let disputable: Set<String> = [
    "environment-overuse", "god-model", "legacy-observable-object", "optional-bag-state",
    "ui-type-in-model", "view-calls-service", "view-writes-model-directly", "app-storage-precious",
  ]

  init(rule: String, severity: Severity) {
    let usual: Confidence = Self.factual.contains(rule) ? .high : Self.disputable.contains(rule) ? .low : .medium
    switch severity {
    case .error: self = max(usual, .medium)
    case .warning: self = usual
    case .info: self = usual == .high ? .medium : .low
    }
  }
}

extension Finding {
  /// How certain it is that the finding is a defect.
  public var confidence: Confidence { Confidence(rule: rule, severity: severity) }

  /// From 0 to 100: what does most harm, and of that what is most certain, comes first.
  public var rank: Int {
    let harm = [Severity.info: 10, .warning: 45, .error: 80][severity] ?? 0
    let certainty = [Confidence.low: 0, .medium: 10, .high: 20][confidence] ?? 0
    return harm + certainty
  }
}

extension [Finding] {
  /// The highest rank first; among equals as they were.
  public func ranked() -> [Finding] {
    enumerated().sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }.map(\.element)
  }
}
