/// Counts the nodes that the search for places, rows and elements looks at, for tests that say how work grows. A release
/// counts nothing.
@MainActor package enum Visits {
  package private(set) static var count = 0

  @inline(__always)
  static func note(_ nodes: Int = 1) {
    #if DEBUG
      count += nodes
    #endif
  }
}
