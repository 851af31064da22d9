#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A mutex of the system, the thread that holds it and the value behind it.
///
/// Invariant: `owner` is this thread's number if and only if this thread holds the mutex.
@safe final class LockBox<State>: @unchecked Sendable {
  var state: State
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let owner: UnsafeMutablePointer<UInt>

  init(_ state: State) {
    self.state = state
    unsafe mutex = .allocate(capacity: 1)
    unsafe owner = .allocate(capacity: 1)
    unsafe owner.initialize(to: 0)
    unsafe pthread_mutex_init(mutex, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
    unsafe owner.deallocate()
  }

  func lock() {
    precondition(
      !isOwnedByThisThread, "This thread takes a lock that it holds already: it would wait for itself forever.")
    unsafe pthread_mutex_lock(mutex)
    unsafe owner.pointee = thisThread()
  }

  func lockIfAvailable() -> Bool {
    guard unsafe pthread_mutex_trylock(mutex) == 0 else { return false }
    unsafe owner.pointee = thisThread()
    return true
  }

  func unlock() {
    precondition(isOwnedByThisThread, "A lock is given back by a thread that does not hold it.")
    unsafe owner.pointee = 0
    unsafe pthread_mutex_unlock(mutex)
  }

  /// Other threads write their own numbers only, so the answer is right for this one.
  var isOwnedByThisThread: Bool { unsafe owner.pointee == thisThread() }
}

private func thisThread() -> UInt { UInt(pthread_self()) }
