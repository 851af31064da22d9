/// A key whose store can be read, changed and written in one go, while nobody else writes: no write of one process is lost
/// to another one's.
package protocol TransactionalKey<Value>: SharedKey {
  /// What keeps the value for one property and all that share it.
  func makeStore(initial: Value) -> any TransactionalStore<Value>
}

/// What keeps one value of a `TransactionalKey`. All of it is called within `hold`, and with the value's lock held.
package protocol TransactionalStore<Value>: AnyObject, Sendable {
  associatedtype Value
  /// Runs `body` while no other thread reads or writes where the value is kept. It comes before any value's lock: a change
  /// may lie in another value's.
  func hold<Result>(_ body: () throws -> Result) rethrows -> Result
  /// The value as it is stored, if it is another one than was read or written here last. Nil while a write waits that has
  /// failed, unless somebody else has written meanwhile.
  func news() -> Result<Value?, any Error>
  /// Begins: others wait. The value as in `news`.
  func begin() -> Result<Value?, any Error>
  /// Ends what has begun with a value. A write that fails is tried again, and `later` is told of each end.
  func commit(_ value: Value, later: @escaping @Sendable (Result<Void, any Error>) -> Void) -> Result<Void, any Error>
  /// Ends what has begun without a change.
  func rollBack()
  /// Calls a function on a thread of its own whenever there may be news.
  func subscribe(_ changed: @escaping @Sendable () -> Void) -> SharedSubscription
}
