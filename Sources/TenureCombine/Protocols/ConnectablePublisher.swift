/// A publisher that emits only between `connect()` and the cancellation of its result.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts emitting. Keep the result: releasing an `AnyCancellable` disconnects.
  func connect() -> any Cancellable
}
