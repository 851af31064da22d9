/// A node whose inside is updated under a transaction of its own.
@MainActor @_spi(Tree) public protocol TransactionScope: ViewNode {
  /// The transaction of the update in process, inside.
  var transactionInside: Transaction { get }
}
