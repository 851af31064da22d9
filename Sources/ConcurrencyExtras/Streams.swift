extension AsyncStream {
  /// The elements of a sequence that does not fail, its type forgotten; what it throws ends the stream.
  ///
  ///     client.events = { NotificationCenter.default.notifications(named: .saved).map { _ in }.eraseToStream() }
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let iterator = UncheckedSendable(StreamSource(sequence))
    self.init { await iterator.value.next() }
  }

  /// A stream that never has an element, and ends with the task that waits for one.
  public static var never: Self { Self { _ in } }

  /// A stream that is over.
  public static var finished: Self { Self { $0.finish() } }
}

extension AsyncThrowingStream where Failure == any Error {
  /// The elements of a sequence, its type forgotten.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let iterator = UncheckedSendable(StreamSource(sequence))
    self.init { try await iterator.value.throwingNext() }
  }

  /// A stream that never has an element, and ends with the task that waits for one.
  public static var never: Self { Self { _ in } }

  /// A stream that is over, with an error if one is given.
  public static func finished(throwing error: Failure? = nil) -> Self { Self { $0.finish(throwing: error) } }
}

extension AsyncSequence where Self: Sendable {
  /// The same elements as a stream; what is thrown ends it.
  public func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }

  /// The same elements as a stream that throws what this throws.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> { AsyncThrowingStream(self) }
}

/// The iterator of a sequence, made when the first element is asked for. A stream asks for one element at a time.
private final class StreamSource<S: AsyncSequence> {
  private let sequence: S
  private var iterator: S.AsyncIterator?

  init(_ sequence: S) { self.sequence = sequence }

  func throwingNext() async throws -> S.Element? {
    var iterator = iterator ?? sequence.makeAsyncIterator()
    defer { self.iterator = iterator }
    return try await iterator.next()
  }

  func next() async -> S.Element? { try? await throwingNext() }
}
