import Observation

/// What a change is accompanied by, for what answers it outside of views: `observe { transaction in }` is handed it.
///
///     extension UITransaction {
///       private enum IsQuietKey: UITransactionKey { static let defaultValue = false }
///       var isQuiet: Bool {
///         get { self[IsQuietKey.self] }
///         set { self[IsQuietKey.self] = newValue }
///       }
///     }
///
///     withUITransaction(\.isQuiet, true) { _ = store.send(.loaded) }
///
/// The trap: views know nothing of it. For them there is `withAnimation` and `Transaction`.
public struct UITransaction: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// That of the code that runs.
  @TaskLocal public static var current = UITransaction()

  /// One without any values.
  public init() {}

  /// A value of the transaction; its default where none was given.
  public subscript<Key: UITransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Those of another one as well; what both have is the other's.
  func merging(_ other: UITransaction) -> UITransaction {
    var merged = self
    merged.values.merge(other.values) { $1 }
    return merged
  }
}

/// A value of a transaction: its type, and what it is where nobody has given one.
public protocol UITransactionKey {
  /// The value's type.
  associatedtype Value: Sendable
  /// What it is where nobody has given one.
  static var defaultValue: Value { get }
}

/// Changes something with a transaction. One inside of another has the values of both.
public func withUITransaction<Result>(
  _ transaction: UITransaction, _ body: () throws -> Result
) rethrows -> Result {
  try UITransaction.$current.withValue(UITransaction.current.merging(transaction), operation: body)
}

/// Changes something with one more value of the transaction.
public func withUITransaction<Result, Value>(
  _ keyPath: WritableKeyPath<UITransaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = UITransaction()
  transaction[keyPath: keyPath] = value
  return try withUITransaction(transaction, body)
}
