import Foundation
import Synchronization

/// A value that is made on a thread of its own while this one goes on.
final class Later<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let finished = DispatchSemaphore(value: 0)

  init(_ make: @escaping @Sendable () -> Value) {
    Thread { [self] in
      let value = make()
      made.withLock { $0 = value }
      finished.signal()
    }.start()
  }

  /// Waits for it.
  var value: Value {
    finished.wait()
    finished.signal()
    guard let value = made.withLock({ $0 }) else { fatalError("A thread said that a value was made before it was.") }
    return value
  }
}
