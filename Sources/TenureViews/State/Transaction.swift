import TenureThread

/// How an update happens, carried from a write to the views that it changes.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  /// Values of the program's own keys.
  private var custom: [ObjectIdentifier: Any] = [:]
  var completions: [AnimationCompletion] = []

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  var isPlain: Bool { animation == nil && !disablesAnimations && !isContinuous && custom.isEmpty }

  /// True when writes under the two may share an update.
  func isSame(as other: Transaction) -> Bool {
    if isPlain && other.isPlain { return true }
    return animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && custom.isEmpty && other.custom.isEmpty
      && completions.count == other.completions.count
  }

  /// `self` with what `over` sets laid over it.
  func merging(_ over: Transaction) -> Transaction {
    var merged = self
    if let animation = over.animation { merged.animation = animation }
    if over.disablesAnimations { merged.disablesAnimations = true }
    if over.isContinuous { merged.isContinuous = true }
    merged.custom.merge(over.custom) { $1 }
    merged.completions += over.completions
    return merged
  }
}

public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Runs `body` now; the writes inside carry `transaction`, over that of the scope around.
@discardableResult
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  guard tenure_is_main_thread() else { return try body() }
  let outer = Transaction.surrounding
  Transaction.setSurrounding(outer?.merging(transaction) ?? transaction)
  defer { Transaction.setSurrounding(outer) }
  return try body()
}

/// Runs `body` now; the writes inside carry one value of a transaction.
@discardableResult
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension Transaction {
  /// The transaction of a write: that of its binding, under that of the scope around it.
  static func merged(_ own: Transaction?) -> Transaction {
    guard tenure_is_main_thread(), let surrounding else { return own ?? Transaction() }
    return own?.merging(surrounding) ?? surrounding
  }
}
