import TenureIssues
import TenureRender

extension Session {
  /// How often in a row a view may make its content from its size, and that change its size.
  fileprivate nonisolated static let patienceWithLayout = 20

  /// Tells views how large they are and hands on what they make of it, until they make nothing else of it. False where that
  /// has no end.
  package func settleLayout(_ ask: () -> MeasuredLayout?, _ show: (TurnResult) -> Void) -> Bool {
    for _ in 0..<Self.patienceWithLayout {
      guard let layout = ask(), let result = measure(layout) else { return true }
      show(result)
    }
    return false
  }
}

extension Issue {
  /// A layout that is still changing after that.
  package static var layoutWithoutRest: Issue {
    Issue(
      "The layout did not come to rest.",
      evidence:
        "\(Session.patienceWithLayout) times in a row a view made its content from its size, and that changed its size.",
      advice: "Let what a GeometryReader shows not decide how large the reader is: give it a frame, "
        + "or measure a background instead.")
  }
}
