import Dispatch
import Foundation

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = _SchedulerDate<RunLoop>

  /// A run loop has no options.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { .now }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if SchedulingHook.take(isMain: isMain, action) != nil { return }
    let carried = Carried(action)
    visit { loop in loop.perform { carried.value() } }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if SchedulingHook.take(after: date.delay, isMain: isMain, action) != nil { return }
    let timer = Carried(timer(at: date, every: nil, tolerance: tolerance, action))
    visit { loop in loop.add(timer.value, forMode: .default) }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let every = nanoseconds(interval.timeInterval)
    if let taken = SchedulingHook.take(after: date.delay, every: every, isMain: isMain, action) { return taken }
    let timer = Carried(timer(at: date, every: interval, tolerance: tolerance, action))
    visit { loop in loop.add(timer.value, forMode: .default) }
    return AnyCancellable { timer.value.invalidate() }
  }

  private func timer(
    at date: SchedulerTimeType, every interval: SchedulerTimeType.Stride?, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> Timer {
    let carried = Carried(action)
    let timer = Timer(fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil) { _ in
      carried.value()
    }
    timer.tolerance = tolerance.timeInterval
    return timer
  }

  var isMain: Bool { self === RunLoop.main }

  /// Changes the loop. The main loop is changed on its own thread, which also wakes it; for any other loop the caller
  /// has to be on it.
  func visit(_ change: @escaping @Sendable (RunLoop) -> Void) {
    if isMain, !Thread.isMainThread { DispatchQueue.main.async { change(.main) } } else { change(self) }
  }

}
