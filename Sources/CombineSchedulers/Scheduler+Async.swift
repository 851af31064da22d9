import Synchronization
import TenureCombine

extension AnyScheduler {
  /// Suspends the task for a time of the scheduler.
  ///
  ///     try await mainQueue.sleep(for: .seconds(1))
  public func sleep(for duration: SchedulerTimeType.Stride) async throws {
    try Task.checkCancellation()
    for await _ in timer(interval: duration) { break }
    try Task.checkCancellation()
  }

  /// Times of the scheduler, an interval apart.
  ///
  ///     for await _ in mainQueue.timer(interval: .seconds(1)) { seconds += 1 }
  public func timer(interval: SchedulerTimeType.Stride) -> AsyncStream<SchedulerTimeType> {
    let (stream, continuation) = AsyncStream.makeStream(of: SchedulerTimeType.self)
    let timer = Held(schedule(after: now.advanced(by: interval), interval: interval) { continuation.yield(now) })
    end(timer, with: continuation)
    return stream
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
