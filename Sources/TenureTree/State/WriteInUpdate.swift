import TenureIssues

extension PropertyPlan {
  /// What belongs to a view, in a window or in a store, must not be written while views are evaluated (rule R055).
  @MainActor package func reportWriteInUpdate(_ window: Window) {
    Issues.report(
      Issue(
        "Modifying state during view update, this will cause undefined behavior.",
        evidence: "\(owner).\(name) was written while \(window.evaluated) was evaluated; the write is dropped.",
        advice: "Write it in an action, in onAppear, in onChange or in a task, never in body."))
  }
}
