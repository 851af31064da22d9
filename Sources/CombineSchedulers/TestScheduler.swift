import Foundation
import Synchronization
import TenureCombine
import TenureTimers

/// A scheduler whose time passes only where a test says so.
///
///     let queue = DispatchQueue.test
///     let model = Search(queue: queue.eraseToAnyScheduler())
///     model.query = "a"
///     queue.advance(by: .milliseconds(300))
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler, @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// When an action is due; those of one time in the order of their scheduling, however often they repeat.
  private struct Due: Comparable {
    var time: SchedulerTimeType
    var number: Int

    static func < (a: Due, b: Due) -> Bool { a.time == b.time ? a.number < b.number : a.time < b.time }
  }

  private struct Action {
    var interval: SchedulerTimeType.Stride?
    var run: () -> Void
  }

  private let lock = NSRecursiveLock()
  private var time: SchedulerTimeType
  private var actions = TimerQueue<Due, Action>()
  /// The numbers in that queue of actions that repeat.
  private var queued: [Int: Int] = [:]
  private var made = 0

  /// A scheduler whose clock shows a time.
  public init(now: SchedulerTimeType) { time = now }

  /// What its clock shows.
  public var now: SchedulerTimeType { lock.withLock { time } }
  /// None: times are exact.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Lets time pass: each action on the way runs at its time, and those that it schedules.
  public func advance(by stride: SchedulerTimeType.Stride = .seconds(0)) { advance(to: now.advanced(by: stride)) }

  /// Lets time pass up to a time.
  public func advance(to instant: SchedulerTimeType) {
    while let run = next(until: instant) { run() }
    lock.withLock { time = max(time, instant) }
  }

  /// Runs all actions that are scheduled, and those that they schedule. The trap: a timer has no end.
  public func run() {
    while let run = next(until: nil) { run() }
  }

  /// The same where tasks are waited for: they go on before time passes and after each action.
  public func advance(by stride: SchedulerTimeType.Stride = .seconds(0)) async {
    await advance(to: now.advanced(by: stride))
  }

  /// The same, up to a time.
  public func advance(to instant: SchedulerTimeType) async {
    await tasksGoOn()
    while let run = next(until: instant) {
      run()
      await tasksGoOn()
    }
    lock.withLock { time = max(time, instant) }
    await tasksGoOn()
  }

  /// The same, for all actions.
  public func run() async {
    await tasksGoOn()
    while let run = next(until: nil) {
      run()
      await tasksGoOn()
    }
  }

  /// Keeps the action until time passes, be it none.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    _ = add(at: now, every: nil, action)
  }

  /// Keeps the action until its time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { _ = add(at: date, every: nil, action) }

  /// Keeps the action until its time, and for each interval after it.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let number = add(at: date, every: interval, action)
    return AnyCancellable { self.cancel(number) }
  }

  private func add(at time: SchedulerTimeType, every interval: SchedulerTimeType.Stride?, _ run: @escaping () -> Void)
    -> Int
  {
    lock.withLock {
      made += 1
      let queuedNumber = actions.add(at: Due(time: time, number: made), Action(interval: interval, run: run))
      if interval != nil { queued[made] = queuedNumber }
      return made
    }
  }

  private func cancel(_ number: Int) {
    // What is let go of may do anything, and so may this scheduler's own code.
    let action = lock.withLock { queued.removeValue(forKey: number).flatMap { actions.cancel($0) } }
    _ = consume action
  }

  private func next(until end: SchedulerTimeType?) -> (() -> Void)? {
    lock.withLock {
      guard let (due, action) = actions.next(), end.map({ due.time <= $0 }) ?? true else { return nil }
      _ = actions.take(until: due)
      time = max(time, due.time)
      if let interval = action.interval {
        let again = Due(time: due.time.advanced(by: interval), number: due.number)
        queued[due.number] = actions.add(at: again, action)
      }
      return action.run
    }
  }
}

/// A test scheduler that tells time as `S` does.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension DispatchQueue {
  /// A queue whose time passes only where a test says so.
  public static var test: TestSchedulerOf<DispatchQueue> {
    // Not zero: that time means now.
    TestScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension OperationQueue {
  /// A queue of operations whose time passes only where a test says so.
  public static var test: TestSchedulerOf<OperationQueue> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}

extension RunLoop {
  /// A run loop whose time passes only where a test says so.
  public static var test: TestSchedulerOf<RunLoop> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}

/// Whatever is ready goes on: there is a queue for each priority, and each round waits behind what is in them now.
private func tasksGoOn() async {
  for _ in 0..<20 {
    for priority in [TaskPriority.high, .medium, .low, .background] {
      await Task.detached(priority: priority) { await Task.yield() }.value
    }
    await MainActor.run {}
  }
}
