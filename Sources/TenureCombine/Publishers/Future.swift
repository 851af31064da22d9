/// One value or failure that comes later.
///
/// The work starts when the future is made, not at subscription; every subscriber gets the one result.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?  // non-nil iff fulfilled
  private var waiting = Roster<Outlet<Output, Failure>>()

  /// Starts the work at once; use `Deferred` to start it at subscription. The first call of the promise counts.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in fulfill(result) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.locked {
      guard self.result == nil else { return Roster<Outlet<Output, Failure>>() }
      self.result = result
      defer { self.waiting.removeAll() }
      return self.waiting
    }
    for case let outlet? in waiting.members { Self.deliver(result, to: outlet) }
  }

  private static func deliver(_ result: Result<Output, Failure>, to outlet: Outlet<Output, Failure>) {
    switch result {
    case .success(let output):
      outlet.send(output)
      outlet.finish(.finished)
    case .failure(let error):
      outlet.finish(.failure(error))
    }
  }

  public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
    let outlet = Outlet<Output, Failure>(subscriber, "Future")
    let result = lock.locked {
      guard self.result == nil else { return self.result }
      let ticket = waiting.join(outlet)
      outlet.connect(onEnd: { [self] in lock.locked { waiting.leave(ticket) } })
      return nil
    }
    if let result { Self.deliver(result, to: outlet) }
    outlet.open()
  }
}

extension Future: @unchecked Sendable where Output: Sendable {}

extension Future where Failure == Never {
  /// The value, once it is there.
  public var value: Output {
    get async {
      let result: Carried<Output> = await withCheckedContinuation { continuation in
        subscribe(
          Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { continuation.resume(returning: Carried($0)) }))
      }
      return result.value
    }
  }
}

extension Future {
  /// The value, once it is there, or the failure thrown.
  public var value: Output {
    get async throws {
      let result: Carried<Output> = try await withCheckedThrowingContinuation { continuation in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { if case .failure(let error) = $0 { continuation.resume(throwing: error) } },
            receiveValue: { continuation.resume(returning: Carried($0)) }))
      }
      return result.value
    }
  }
}
