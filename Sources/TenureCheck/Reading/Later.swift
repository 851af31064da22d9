import Foundation
import Synchronization

/// A value that is made on a thread of its own while this one goes on.
final class Later<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let finished = DispatchSemaphore(value: 0)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
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
    return made.withLock { $0 } ?? make()
  }
}
