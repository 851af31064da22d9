import Synchronization

/// A lock of one byte for a few instructions: it guards a value that the main actor and other threads may touch.
package struct Latch: ~Copyable {
  private let taken = Atomic<Bool>(false)

  package init() {}

  @inline(__always)
  package borrowing func hold<Result>(_ body: () -> Result) -> Result {
    while taken.exchange(true, ordering: .acquiring) {}
    defer { taken.store(false, ordering: .releasing) }
    return body()
  }
}
