/// The transaction of the `withTransaction` scope that is open now. Touched on the main thread only.
private nonisolated(unsafe) var openTransaction: Transaction?

extension Transaction {
  static var surrounding: Transaction? { unsafe openTransaction }
  static func setSurrounding(_ transaction: Transaction?) { unsafe openTransaction = transaction }
}
