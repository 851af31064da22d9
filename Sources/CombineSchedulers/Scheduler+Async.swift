import Synchronization
import TenureCombine

extension AnyScheduler {
  /// Suspends the task for a time of the scheduler.
  ///
  ///     try await mainQueue.sleep(for: .seconds(1))
  public func sleep(
    for duration: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil, options: SchedulerOptions? = nil
  ) async throws {
    try Task.checkCancellation()
    for await _ in timer(interval: duration, tolerance: tolerance, options: options) { break }
    try Task.checkCancellation()
  }

  /// Suspends the task until a time of the scheduler.
  public func sleep(
    until deadline: SchedulerTimeType, tolerance: SchedulerTimeType.Stride? = nil, options: SchedulerOptions? = nil
  ) async throws { try await sleep(for: now.distance(to: deadline), tolerance: tolerance, options: options) }

  /// Times of the scheduler, an interval apart.
  ///
  ///     for await _ in mainQueue.timer(interval: .seconds(1)) { seconds += 1 }
  public func timer(
    interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil, options: SchedulerOptions? = nil
  ) -> AsyncStream<SchedulerTimeType> {
    let (stream, continuation) = AsyncStream.makeStream(of: SchedulerTimeType.self)
    let timer = Held(
      schedule(
        after: now.advanced(by: interval), interval: interval, tolerance: tolerance ?? minimumTolerance,
        options: options
      ) { continuation.yield(now) })
    end(timer, with: continuation)
    return stream
  }
}

extension Scheduler {
  /// Suspends the task for a time of the scheduler.
  public func sleep(
    for duration: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil, options: SchedulerOptions? = nil
  ) async throws { try await eraseToAnyScheduler().sleep(for: duration, tolerance: tolerance, options: options) }

  /// Suspends the task until a time of the scheduler.
  public func sleep(
    until deadline: SchedulerTimeType, tolerance: SchedulerTimeType.Stride? = nil, options: SchedulerOptions? = nil
  ) async throws { try await eraseToAnyScheduler().sleep(until: deadline, tolerance: tolerance, options: options) }

  /// Times of the scheduler, an interval apart.
  public func timer(
    interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil, options: SchedulerOptions? = nil
  ) -> AsyncStream<SchedulerTimeType> {
    eraseToAnyScheduler().timer(interval: interval, tolerance: tolerance, options: options)
  }
}

/// Cancels from any thread.
private struct Held: @unchecked Sendable {
  let value: any Cancellable
  init(_ value: any Cancellable) { self.value = value }
}

private func end<Element>(_ timer: Held, with continuation: AsyncStream<Element>.Continuation) {
  continuation.onTermination = { _ in timer.value.cancel() }
}
