import Foundation
import TenureCombine

/// A scheduler whose type is not told: only its times.
///
///     let mainQueue: AnySchedulerOf<DispatchQueue> = .main      // in a test: DispatchQueue.test.eraseToAnyScheduler()
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler, @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let currentTime: () -> SchedulerTimeType
  private let tolerance: () -> SchedulerTimeType.Stride
  private let soon: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let once: (SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void) -> Void
  private let repeating:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
    ) -> any Cancellable

  /// A scheduler, without its type.
  public init<Base: Scheduler>(_ scheduler: Base)
  where Base.SchedulerTimeType == SchedulerTimeType, Base.SchedulerOptions == SchedulerOptions {
    currentTime = { scheduler.now }
    tolerance = { scheduler.minimumTolerance }
    soon = { scheduler.schedule(options: $0, $1) }
    once = { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) }
    repeating = { scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4) }
  }

  /// What its clock shows.
  public var now: SchedulerTimeType { currentTime() }
  /// How exact it is.
  public var minimumTolerance: SchedulerTimeType.Stride { tolerance() }

  /// Runs the action as soon as may be.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { soon(options, action) }

  /// Runs the action at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { once(date, tolerance, options, action) }

  /// Runs the action at a time, and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { repeating(date, interval, tolerance, options, action) }
}

/// Any scheduler that tells time as `S` does.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension Scheduler {
  /// This scheduler, without its type.
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> { AnyScheduler(self) }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType, SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// The main queue.
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }
  /// A global queue.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }
}

extension AnyScheduler
where SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions {
  /// The main run loop.
  public static var main: Self { RunLoop.main.eraseToAnyScheduler() }
}
