/// How serious a finding is.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable, Codable {
  case info, warning, error

  /// Less bad comes first.
  public static func < (one: Severity, other: Severity) -> Bool {
    (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
  }
}
