/// The values of a publisher that never fails, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Subscribes when it is made, and asks for one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    private let buffer = CancellingBuffer<P.Output, Never>()

    init(_ publisher: P) { publisher.subscribe(buffer.buffer) }

    public mutating func next() async -> P.Output? { await buffer.next().value?.get() }
  }
}

/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Subscribes when it is made, and asks for one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    private let buffer = CancellingBuffer<P.Output, P.Failure>()

    init(_ publisher: P) { publisher.subscribe(buffer.buffer) }

    public mutating func next() async throws -> P.Output? { try await buffer.next().value?.get() }
  }
}

/// Cancels the subscription when the iterator goes.
private final class CancellingBuffer<Input, Failure: Error>: Sendable {
  let buffer = AsyncBuffer<Input, Failure>()

  func next() async -> Carried<Result<Input, Failure>?> { await buffer.next() }

  deinit { buffer.cancel() }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence: `for await value in publisher.values`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence: `for try await value in publisher.values`.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
