import Synchronization

/// A plain lock. Nothing that isn't ours is called while it is held.
///
/// It lives in the fence because a value leaves it without a check of its sendability: a publisher's values need not
/// be `Sendable`, and whoever shares a publisher between threads answers for them.
struct Lock: ~Copyable, Sendable {
  private let mutex = Mutex<Void>(())

  // Inlined, so that unspecialized callers need no metadata for `R`.
  @inline(__always)
  borrowing func locked<R>(_ body: () throws -> R) rethrows -> R {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return try body()
  }

  borrowing func lock() { mutex._unsafeLock() }
  borrowing func unlock() { mutex._unsafeUnlock() }
}

/// A value carried to another thread by somebody who knows that only one thread uses it at a time.
struct Carried<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Empties an optional and returns what was in it.
func take<Value>(_ place: inout Value?) -> Value? {
  defer { place = nil }
  return place
}
