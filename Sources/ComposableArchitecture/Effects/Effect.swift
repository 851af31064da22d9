import Combine

/// What is to be done besides the change of state: work that takes time, and the actions that it sends.
///
///     return .run { send in
///       await send(.loaded(try await client.load()))
///     }
///
/// It begins when the reducer is done, and is cancelled when the feature that returned it goes away.
public struct Effect<Action>: Sendable {
  /// The parts of an effect. Nothing runs before a store starts it.
  indirect enum Operation: @unchecked Sendable {
    case none
    case send(Action, SendableTransaction?)
    case run(TaskTraits, @Sendable (Send<Action>) async -> Void)
    case publisher(@Sendable () -> AnyPublisher<Action, Never>)
    case merge([Effect])
    case concatenate([Effect])
    case cancellable(Effect, CancelKey, cancelInFlight: Bool)
    case cancel(CancelKey)
    /// What shows when it begins, in the store that it begins in.
    case made(@MainActor @Sendable (EffectCenter) -> Effect)
  }

  let operation: Operation

  init(_ operation: Operation) { self.operation = operation }

  /// Nothing is to be done.
  public static var none: Effect { Effect(.none) }

  var isNone: Bool {
    if case .none = operation { return true }
    return false
  }
}

/// How the task of an effect is made.
struct TaskTraits: Sendable {
  var name: String?
  var priority: TaskPriority?
}

/// The effect of a feature.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

/// The older name.
public typealias EffectTask = Effect
