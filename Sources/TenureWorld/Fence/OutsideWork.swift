import Dispatch
import TenureInterpose

/// What a world's code has set going on another queue or on a thread: the world waits for its end.
final class OutsideWork {
  private let world: World
  private let number: Int

  private init(_ world: World, _ queue: UnsafeMutableRawPointer?) {
    self.world = world
    let label = unsafe tenure_queue_label(queue).map { unsafe String(cString: $0) } ?? ""
    number = unsafe world.outsideBegan(queue == nil ? "a thread" : "work on the queue \"\(label)\"")
  }

  /// Tells worlds of all such work that is theirs.
  static func watch() {
    unsafe tenure_watch_outside(
      tenure_outside(
        began: { world, queue in
          let world = unsafe Unmanaged<World>.fromOpaque(world).takeUnretainedValue()
          return unsafe Unmanaged.passRetained(OutsideWork(world, queue)).toOpaque()
        },
        world: { work in
          let work = unsafe Unmanaged<OutsideWork>.fromOpaque(work).takeUnretainedValue()
          return unsafe Unmanaged.passUnretained(work.world).toOpaque()
        },
        time: { work in
          unsafe Unmanaged<OutsideWork>.fromOpaque(work).takeUnretainedValue().world.shownTime
        },
        ended: { work in
          let work = unsafe Unmanaged<OutsideWork>.fromOpaque(work).takeRetainedValue()
          work.world.outsideEnded(work.number)
        }))
  }
}
