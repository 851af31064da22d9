/// How much of what happens a test store wants to be told.
public enum Exhaustivity: Equatable, Sendable {
  /// Every change of state, every action that is received, and the end of every effect.
  case on
  /// What the test says has to be so; the rest may be as it likes. With `true`, what was skipped is noted.
  case off(showSkippedAssertions: Bool)

  /// What the test says has to be so; the rest may be as it likes.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
