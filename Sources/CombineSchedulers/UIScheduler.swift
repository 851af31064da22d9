import Foundation
import TenureCombine

/// A scheduler for what is shown: on the main queue an action runs at once, and elsewhere as soon as the main queue is free.
///
///     values.receive(on: UIScheduler.shared).sink { label.text = $0 }
///
/// `DispatchQueue.main` would let even an action of the main queue wait for its next turn.
public struct UIScheduler: Scheduler, Sendable {
  /// The main queue's time.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The one.
  public static let shared = UIScheduler()

  /// The time of the main queue.
  public var now: SchedulerTimeType { DispatchQueue.main.now }
  /// How exact the main queue is.
  public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

  /// Runs the action at once on the main queue, and elsewhere soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if Self.mark.isHere { action() } else { DispatchQueue.main.schedule(options: nil, action) }
  }

  /// Known by the queue: off Apple's platforms its thread need not be the first one.
  private struct Mark: @unchecked Sendable {
    private let key = DispatchSpecificKey<Bool>()
    init() { DispatchQueue.main.setSpecific(key: key, value: true) }
    var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }
  }

  private static let mark = Mark()

  /// Runs the action at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action) }

  /// Runs the action at a time, and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
