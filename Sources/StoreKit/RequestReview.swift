import TenureIssues
import TenureTree

/// Asks the user to rate the program: call it where they have just finished something.
///
///     @Environment(\.requestReview) private var requestReview
///     Button("Done") { save(); requestReview() }
///
/// There is no store here, so nobody is asked: each call is reported as a note, which a test reads in the issues of its
/// screen. On a phone too the system decides whether it asks.
public struct RequestReviewAction {
  nonisolated init() {}

  /// Asks for a rating.
  @MainActor public func callAsFunction() {
    Issues.report(
      Issue(
        "The program asked for a review, and no user saw that.", severity: .note,
        evidence: "requestReview() was called, and there is no store here.",
        advice: "Leave it as it is: on Apple's platforms the system decides whether it asks."))
  }
}

extension EnvironmentValues {
  /// Asks the user to rate the program. Hosts ask nobody: each call is reported as a note.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
