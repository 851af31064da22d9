import TenureIssues
import TenureTree

/// Put in place once, when the first world is made: from then on a world's timers and queue hops wait in that world.
@MainActor private let installed: Void = {
  TimedWork.offer(
    { delay, interval, isMain, action in
      guard let world = World.current else { return nil }
      let work = RepeatedWork(world, every: interval, isMain: isMain, cause: Cause.current, action)
      // A timer without an interval does not begin at once either.
      work.start(after: interval.map { $0 <= .zero ? .microseconds(100) : delay } ?? delay)
      return { work.cancel() }
    },
    now: { World.current?.calendarTime })
  Issues.addClaim { World.current?.reporter }
}()

/// The same for what is put on queues and run loops.
@MainActor private let installedOnQueues: Void = {
  QueuedWork.watch()
  OutsideWork.watch()
  RunLoopTimer.watch()
  TimerSource.watch()
}()

@MainActor func watchTimers(onQueues: Bool) {
  installed
  if onQueues { installedOnQueues }
}

extension World {
  /// Does what its code has put on a queue when its time has come: in turn with its jobs, or on that queue.
  func keep(_ work: QueuedWork, after delay: Duration, isMain: Bool) {
    let cause = Cause.current
    // A closed world takes nothing: what its code does goes on as usual.
    let begin = { [self] in if isMain, !add(.block(work.run), cause: cause) { onMainQueue { work.run() } } }
    if delay == .zero { return isMain ? begin() : work.run() }
    if !schedule(after: delay, isMain ? begin : work.run) { onMainQueue(after: delay) { work.run() } }
  }
}

/// Something that a scheduler does later, once or again and again, in a world's time.
private final class RepeatedWork: @unchecked Sendable {
  private let world: World
  private let interval: Duration?
  private let isMain: Bool
  /// What was going on when it was scheduled, and goes on from there. What repeats is an event of its own.
  private let cause: Cause?
  private let action: @Sendable () -> Void
  /// The world's number for the next time; nil when there is none.
  private var number: Int?
  private var isCancelled = false

  init(_ world: World, every interval: Duration?, isMain: Bool, cause: Cause?, _ action: @escaping @Sendable () -> Void)
  {
    // Without an interval a timer takes a tenth of a millisecond, as Foundation's do.
    let interval = interval.map { max($0, .microseconds(100)) }
    (self.world, self.interval, self.isMain, self.action) = (world, interval, isMain, action)
    self.cause = interval.map { Cause("timer every \($0)", in: cause?.window) } ?? cause
  }

  func start(after delay: Duration) {
    if delay == .zero && interval == nil { return run() }
    world.schedule(after: delay, numbered: { number = $0 }) { [self] in fire() }
  }

  func cancel() {
    // What happens once happens, as with the schedulers themselves.
    guard interval != nil else { return }
    isCancelled = true
    if let number { world.cancel(number) }
  }

  private func fire() {
    if let interval { start(after: interval) }
    run()
  }

  /// As a job of its own, on the main actor or on none.
  private func run() {
    Cause.$current.withValue(cause) {
      if isMain {
        Task { @MainActor [self] in if !isCancelled { action() } }
      } else {
        Task.detached { [self] in if !isCancelled { action() } }
      }
    }
  }
}
