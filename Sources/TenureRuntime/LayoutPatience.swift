import TenureIssues

extension Session {
  /// How often in a row a view may make its content from its size, and that change its size.
  package nonisolated static let patienceWithLayout = 20
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
