import Foundation
import IssueReporting
import TenureCombine

extension AnyScheduler {
  /// A scheduler that runs each action at once, whatever its time. A repeating one runs once.
  public static func immediate(now: SchedulerTimeType) -> Self { Self(At(once: now, report: {})) }

  /// A scheduler that is not expected to be used: that is an issue, and the action runs at once.
  public static func unimplemented(
    _ name: String, now: SchedulerTimeType, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    Self(
      At(once: now) {
        reportIssue(
          """
          Unimplemented: the scheduler '\(name)' was used.

          Pass a test scheduler ('DispatchQueue.test') or '.immediate' to code that schedules work.
          """,
          fileID: fileID, filePath: filePath, line: line, column: column)
      })
  }

  private struct At: Scheduler {
    let now: SchedulerTimeType
    let report: () -> Void

    init(once now: SchedulerTimeType, report: @escaping () -> Void) {
      self.now = now
      self.report = report
    }

    var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      report()
      action()
    }

    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) { schedule(options: options, action) }

    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      schedule(options: options, action)
      return AnyCancellable {}
    }
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType, SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A queue that runs each action at once.
  public static var immediate: Self { .immediate(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))) }

  /// A queue that is not expected to be used.
  public static func unimplemented(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    .unimplemented(
      name, now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

extension AnyScheduler
where SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions {
  /// A run loop that runs each action at once.
  public static var immediate: Self { .immediate(now: SchedulerTimeType(Date(timeIntervalSince1970: 0))) }

  /// A run loop that is not expected to be used.
  public static func unimplemented(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    .unimplemented(
      name, now: SchedulerTimeType(Date(timeIntervalSince1970: 0)), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

extension AnyScheduler
where SchedulerTimeType == OperationQueue.SchedulerTimeType, SchedulerOptions == OperationQueue.SchedulerOptions {
  /// The main queue of operations.
  public static var main: Self { OperationQueue.main.eraseToAnyScheduler() }
  /// A queue of operations that runs each action at once.
  public static var immediate: Self { .immediate(now: SchedulerTimeType(Date(timeIntervalSince1970: 0))) }

  /// A queue of operations that is not expected to be used.
  public static func unimplemented(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    .unimplemented(
      name, now: SchedulerTimeType(Date(timeIntervalSince1970: 0)), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

extension OperationQueue {
  /// A queue of operations that runs each action at once.
  public static var immediate: AnySchedulerOf<OperationQueue> { .immediate }
}

extension DispatchQueue {
  /// A queue that runs each action at once.
  public static var immediate: AnySchedulerOf<DispatchQueue> { .immediate }
}

extension RunLoop {
  /// A run loop that runs each action at once.
  public static var immediate: AnySchedulerOf<RunLoop> { .immediate }
}
