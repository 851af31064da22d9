/// The writes of one turn that share a transaction (rules R051, R052).
@MainActor package final class PendingUpdate {
  let transaction: Transaction
  /// True for the first update of a turn, whose writes are stored at once; those of the others wait for it to begin.
  let storesAtOnce: Bool
  /// Boxes with a value that waits for this update to begin.
  package var boxes: [any DeferringBox] = []
  /// Views that were told of a change under this transaction, with what they were told.
  var nodes: [(node: WeakNode, cause: String)] = []

  init(_ transaction: Transaction, storesAtOnce: Bool) {
    self.transaction = transaction
    self.storesAtOnce = storesAtOnce
    for completion in transaction.completions { completion.hold() }
  }

  /// The update will never begin, so nobody has to wait for it.
  func cancel() {
    for completion in transaction.completions { completion.release() }
  }

  /// True when there is something to do though no view is dirty yet.
  var hasWork: Bool { !boxes.isEmpty || !nodes.isEmpty || !transaction.completions.isEmpty }
}

/// A node that may be gone, carried to where it may be asked for.
package final class WeakNode: @unchecked Sendable {
  /// Read on the main actor only.
  package weak var value: ViewNode?

  package init(_ value: ViewNode) { self.value = value }
}

/// A box whose later values wait for their update.
package protocol DeferringBox: AnyObject {
  /// Makes the value written under `update` the current one.
  @MainActor func apply(_ update: PendingUpdate)
}
