import Dispatch
import TenureInterpose
import TenureTree

/// What a world's code has set going on another queue or on a thread: the world waits for its end.
final class OutsideWork {
  private let world: World
  private let number: Int
  /// What has set it off, and goes on in it.
  private let cause = Cause.current

  /// Nil where nothing is to be begun any more.
  private init?(_ world: World, _ queue: UnsafeMutableRawPointer?, within outer: OutsideWork?) {
    self.world = world
    let label = unsafe tenure_queue_label(queue).map { unsafe String(cString: $0) } ?? ""
    let what = unsafe queue == nil ? "a thread" : "work on the queue \"\(label)\""
    let parent = outer.flatMap { $0.world === world ? $0.number : nil }
    guard let number = world.outsideBegan(what, cause: cause, within: parent) else { return nil }
    self.number = number
  }

  /// Tells worlds of all such work that is theirs.
  static func watch() {
    unsafe tenure_watch_outside(
      tenure_outside(
        began: { world, queue, outer in
          let world = unsafe Unmanaged<World>.fromOpaque(world).takeUnretainedValue()
          let outer = unsafe outer.map { unsafe Unmanaged<OutsideWork>.fromOpaque($0).takeUnretainedValue() }
          return unsafe OutsideWork(world, queue, within: outer).map { unsafe Unmanaged.passRetained($0).toOpaque() }
        },
        world: { work in
          let work = unsafe Unmanaged<OutsideWork>.fromOpaque(work).takeUnretainedValue()
          return unsafe Unmanaged.passUnretained(work.world).toOpaque()
        },
        time: { work in
          unsafe Unmanaged<OutsideWork>.fromOpaque(work).takeUnretainedValue().world.shownTime
        },
        is_over: { work in
          unsafe Unmanaged<OutsideWork>.fromOpaque(work).takeUnretainedValue().world.holdsElsewhere
        },
        run: { work, block in
          let cause = unsafe Unmanaged<OutsideWork>.fromOpaque(work).takeUnretainedValue().cause
          guard let cause else { return unsafe tenure_run_block(block) }
          Cause.$current.withValue(cause) { unsafe tenure_run_block(block) }
        },
        ended: { work in
          let work = unsafe Unmanaged<OutsideWork>.fromOpaque(work).takeRetainedValue()
          work.world.outsideEnded(work.number)
        }))
  }
}
