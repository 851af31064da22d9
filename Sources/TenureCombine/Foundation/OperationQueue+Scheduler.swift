import Dispatch
import Foundation

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = _SchedulerDate<OperationQueue>

  /// An operation queue has no options.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { .now }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if SchedulingHook.take(isMain: isMain, action) != nil { return }
    let carried = Carried(action)
    addOperation { carried.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if SchedulingHook.take(after: date.delay, isMain: isMain, action) != nil { return }
    let carried = Carried(action)
    DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(Int(clamping: date.delay))) {
      self.addOperation { carried.value() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let every = nanoseconds(interval.timeInterval)
    if let taken = SchedulingHook.take(after: date.delay, every: every, isMain: isMain, action) { return taken }
    let carried = Carried(action)
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(
      deadline: .now() + .nanoseconds(Int(clamping: date.delay)), repeating: interval.timeInterval,
      leeway: .nanoseconds(Int(clamping: nanoseconds(tolerance.timeInterval))))
    timer.setEventHandler { self.addOperation { carried.value() } }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }

  private var isMain: Bool { self === OperationQueue.main }
}
