/// The writes of one turn that share a transaction (SEMANTICS.md R051, R052).
@MainActor final class PendingUpdate {
  let transaction: Transaction
  /// Boxes with a value that waits for this update to begin; none for the first update of a turn, which stores at once.
  var boxes: [any DeferringBox] = []

  init(_ transaction: Transaction) { self.transaction = transaction }
}
