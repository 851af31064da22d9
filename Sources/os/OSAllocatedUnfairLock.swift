/// A lock around a value. Copies of it are the same lock.
///
/// ```swift
/// let count = OSAllocatedUnfairLock(initialState: 0)
/// count.withLock { $0 += 1 }
/// ```
///
/// The trap: a thread that takes it twice stops the program.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// Who holds the lock, as a precondition may ask.
  public enum Ownership: Sendable {
    /// This thread.
    case owner
    /// Another thread, or none.
    case notOwner
  }

  private let box: LockBox<State>

  /// A lock around a value that may be sent to other threads.
  public init(initialState: State) where State: Sendable { box = LockBox(initialState) }
  /// A lock around a value that is not checked to be sendable.
  public init(uncheckedState initialState: State) { box = LockBox(initialState) }
  /// A lock without a value.
  public init() where State == Void { box = LockBox(()) }

  /// Runs `body` while no other thread holds the lock.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs `body` while no other thread holds the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R where State == Void {
    try withLockUnchecked { _ in try body() }
  }

  /// Runs `body` if no other thread holds the lock; `nil` if one does.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Runs `body` if no other thread holds the lock; `nil` if one does.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? where State == Void {
    try withLockIfAvailableUnchecked { _ in try body() }
  }

  /// Runs `body` while no other thread holds the lock. What `body` captures and returns is not checked.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    box.lock()
    defer { box.unlock() }
    return try body(&box.state)
  }

  /// Runs `body` if no other thread holds the lock. What `body` captures and returns is not checked.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard box.lockIfAvailable() else { return nil }
    defer { box.unlock() }
    return try body(&box.state)
  }

  /// Waits for the lock and takes it.
  public func lock() where State == Void { box.lock() }
  /// Gives the lock back.
  public func unlock() where State == Void { box.unlock() }
  /// Takes the lock if no other thread holds it, and says whether it did.
  public func lockIfAvailable() -> Bool where State == Void { box.lockIfAvailable() }

  /// Stops the program unless the lock is held as `condition` says.
  public func precondition(_ condition: Ownership) {
    let isOwner = box.isOwnedByThisThread
    Swift.precondition(
      isOwner == (condition == .owner),
      isOwner ? "This thread holds the lock, and should not." : "This thread does not hold the lock, and should.")
  }
}
