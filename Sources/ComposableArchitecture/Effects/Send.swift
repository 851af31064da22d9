import SwiftUI

/// Sends actions from an effect: `await send(.loaded(items))`. Those of an effect that has been cancelled are dropped.
@MainActor public struct Send<Action>: Sendable {
  private let deliver: Deliver<Action>

  /// Delivers actions by a function.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    deliver = { action, _ in send(action) }
  }

  nonisolated init(_ deliver: @escaping Deliver<Action>) { self.deliver = deliver }

  nonisolated init<Other>(from other: Send<Other>, _ transform: @escaping @Sendable (Action) -> Other) {
    deliver = { other.send(transform($0), $1) }
  }

  /// Sends an action.
  public func callAsFunction(_ action: Action) { send(action, .effect) }

  /// Sends an action whose changes are animated.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    callAsFunction(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action whose changes carry a transaction.
  public func callAsFunction(_ action: Action, transaction: Transaction) {
    withTransaction(transaction) { self(action) }
  }

  func send(_ action: Action, _ belonging: Belonging) {
    if !Task.isCancelled { deliver(action, belonging) }
  }
}

/// What the effects of an action belong to that an effect sends: who cancels that cancels them.
enum Belonging: Sendable {
  /// The effect, and with it the action that has started it.
  case effect
  /// Nothing but their feature. A view that waits for the effect, and goes, does not end them.
  case feature
}

/// Takes what an effect sends.
typealias Deliver<Action> = @MainActor @Sendable (Action, Belonging) -> Void
