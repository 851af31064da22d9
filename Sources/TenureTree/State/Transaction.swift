import TenureThread

/// How an update happens, carried from a write to the views that it changes.
///
/// What was set is told apart from what was not: `Transaction(animation: nil)` laid over an animated one takes the
/// animation away, `Transaction()` leaves it.
public struct Transaction {
  /// What has been set, by key.
  private var values: [ObjectIdentifier: TransactionValue] = [:]
  /// Told when the animations of the update are over; each is there once.
  private(set) var completions: [AnimationCompletion] = []

  /// Carries nothing.
  public init() {}
  /// Carries an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// A value of the program's own that goes along with a change.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { (values[ObjectIdentifier(key)] as? SetValue<Key>)?.value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = SetValue<Key>(newValue) }
  }

  var isPlain: Bool { values.isEmpty && completions.isEmpty }

  /// True when writes under the two may share an update: the same is set to the same.
  func isSame(as other: Transaction) -> Bool {
    if isPlain && other.isPlain { return true }
    return values.count == other.values.count
      && values.allSatisfy { key, value in other.values[key].map(value.isSame) ?? false }
      && completions.elementsEqual(other.completions, by: ===)
  }

  /// `self` with what `over` sets laid over it.
  func merging(_ over: Transaction) -> Transaction {
    if over.isPlain { return self }
    var merged = self
    merged.values.merge(over.values) { $1 }
    for completion in over.completions { merged.add(completion) }
    return merged
  }

  /// Runs `body`, whose end the completions wait for.
  func awaited<Result>(_ body: () throws -> Result) rethrows -> Result {
    for completion in completions { completion.hold() }
    defer { for completion in completions { completion.release() } }
    return try body()
  }

  mutating func add(_ completion: AnimationCompletion) {
    if !completions.contains(where: { $0 === completion }) { completions.append(completion) }
  }
}

extension Transaction {
  /// How the change of what is shown is drawn; nil for at once.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// True to keep `.animation` modifiers from animating; an animation that is set here already stays.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// True while the change is one of many in a row, as when a slider is dragged.
  public var isContinuous: Bool {
    get { self[ContinuousKey.self] }
    set { self[ContinuousKey.self] = newValue }
  }

  /// True to learn the velocity of the changes for the animation that ends them. Taken and not used.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }
}

private struct AnimationKey: TransactionKey { static var defaultValue: Animation? { nil } }
private struct DisablesAnimationsKey: TransactionKey { static var defaultValue: Bool { false } }
private struct ContinuousKey: TransactionKey { static var defaultValue: Bool { false } }
private struct TracksVelocityKey: TransactionKey { static var defaultValue: Bool { false } }

/// A key for a value in transactions, with the default for those that do not set it.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A value that was set. Copies of a transaction share it, so that within one scope it is the same whatever its type.
private class TransactionValue {
  func isSame(as other: TransactionValue) -> Bool { self === other }
}

private final class SetValue<Key: TransactionKey>: TransactionValue {
  let value: Key.Value

  init(_ value: Key.Value) { self.value = value }

  override func isSame(as other: TransactionValue) -> Bool {
    self === other || (other as? SetValue<Key>).map { areSame(value, $0.value) } ?? false
  }
}

/// Runs `body` now; the writes inside carry `transaction`, over that of the scope around.
@discardableResult
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try transaction.awaited {
    guard tenure_is_main_thread() else { return try body() }
    let outer = Transaction.surrounding
    Transaction.setSurrounding(outer?.merging(transaction) ?? transaction)
    defer { Transaction.setSurrounding(outer) }
    return try body()
  }
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
  package static func merged(_ own: Transaction?) -> Transaction {
    guard tenure_is_main_thread(), let surrounding else { return own ?? Transaction() }
    return own?.merging(surrounding) ?? surrounding
  }
}
