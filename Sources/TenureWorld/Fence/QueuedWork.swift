import TenureInterpose

/// What a world's code has given to a dispatch queue, to be done after a while.
@safe final class QueuedWork: @unchecked Sendable {
  private let handle: OpaquePointer

  private init(_ handle: OpaquePointer) { unsafe self.handle = handle }

  /// The block, for this queue.
  convenience init(_ block: UnsafeMutableRawPointer, on queue: UnsafeMutableRawPointer) {
    unsafe self.init(tenure_later_make(queue, block))
  }

  deinit { unsafe tenure_later_release(handle) }

  /// Does it, on its queue; the main queue's work is done by the caller.
  func run() { unsafe tenure_later_run(handle) }

  /// Offers all such work to the world whose code gives it.
  static func watch() {
    unsafe tenure_take_later { delay, isMain, handle in
      guard let world = World.current else { return false }
      unsafe world.keep(QueuedWork(handle), after: .nanoseconds(delay), isMain: isMain)
      return true
    }
  }
}
