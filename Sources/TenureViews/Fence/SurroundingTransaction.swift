extension Transaction {
  /// The transaction of the `withTransaction` scope that is open now. Touched on the main thread only.
  nonisolated(unsafe) static var surrounding: Transaction?
}
