import Combine

/// The older name, with the failure that effects had. They do not fail: it is not looked at.
public typealias EffectPublisher<Action, Failure: Error> = Effect<Action>

extension Effect {
  /// Work that ends with one action. The older spelling of `run`.
  ///
  /// An error that it throws, but for cancellation, is an issue unless there is a `catch:` for it.
  public static func task(
    priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> Action,
    catch handler: (@Sendable (_ error: any Error) async -> Action)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Effect {
    var answer: (@Sendable (any Error, Send<Action>) async -> Void)?
    if let handler {
      answer = { error, send in
        let action = Unchecked(await handler(error))
        await send(action.value)
      }
    }
    return run(
      priority: priority,
      operation: { send in
        let action = Unchecked(try await operation())
        await send(action.value)
      }, catch: answer, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Work that sends no action, and whose errors nobody asks for. The older spelling of `run { _ in }`.
  public static func fireAndForget(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Void
  ) -> Effect {
    run(priority: priority) { _ in try? await work() }
  }

  /// An action. The older spelling of `send(_:)`.
  public init(value: Action) { self = .send(value) }
}

// MARK: Ids that are types

extension Effect {
  /// Gives the effect a type to be cancelled by. Today an id is a value.
  public func cancellable(id: Any.Type, cancelInFlight: Bool = false) -> Effect {
    cancellable(id: ObjectIdentifier(id), cancelInFlight: cancelInFlight)
  }

  /// Cancels the effects that have this type as their id.
  public static func cancel(id: Any.Type) -> Effect { cancel(id: ObjectIdentifier(id)) }

  /// Cancels the effects that have one of these ids. The older spelling of several `cancel(id:)`.
  public static func cancel(ids: [AnyHashable]) -> Effect { .merge(ids.map { Effect(.cancel(CancelKey($0))) }) }

  /// Cancels the effects that have one of these types as their id.
  public static func cancel(ids: [Any.Type]) -> Effect { cancel(ids: ids.map { AnyHashable(ObjectIdentifier($0)) }) }

  /// Waits, with a type as the id.
  public func debounce<S: Scheduler>(
    id: Any.Type, for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Effect {
    debounce(id: ObjectIdentifier(id), for: dueTime, scheduler: scheduler, options: options)
  }

  /// Begins no more often than once in each `interval`, with a type as the id.
  public func throttle<S: Scheduler>(
    id: Any.Type, for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Effect {
    throttle(id: ObjectIdentifier(id), for: interval, scheduler: scheduler, latest: latest)
  }
}

/// Runs `operation` so that `.cancel(id:)` with the same type stops it.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: Any.Type, cancelInFlight: Bool = false, operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  try await withTaskCancellation(
    id: ObjectIdentifier(id), cancelInFlight: cancelInFlight, operation: operation)
}

extension Task where Success == Never, Failure == Never {
  /// Cancels what runs under a type as its id.
  public static func cancel(id: Any.Type) { cancel(id: ObjectIdentifier(id)) }
}

// MARK: Publishers

extension Publisher where Failure == Never {
  /// The effect that sends what this sends. The older spelling of `Effect.publisher`.
  public func eraseToEffect() -> Effect<Output> { .publisher { self } }

  /// The effect that sends the actions that become of what this sends.
  public func eraseToEffect<Action>(_ transform: @escaping (_ output: Output) -> Action) -> Effect<Action> {
    .publisher { map(transform) }
  }
}

extension Publisher {
  /// The effect that sends what this sends, and its failure as a result. The older spelling of `Effect.publisher`.
  public func catchToEffect() -> Effect<Result<Output, Failure>> { catchToEffect { $0 } }

  /// The effect that sends the actions that become of what this sends, or of its failure.
  public func catchToEffect<Action>(
    _ transform: @escaping (_ result: Result<Output, Failure>) -> Action
  ) -> Effect<Action> {
    .publisher { map { transform(.success($0)) }.catch { Just(transform(.failure($0))) } }
  }
}
