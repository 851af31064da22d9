import SwiftUI

/// Sends actions from an effect: `await send(.loaded(items))`. Those of an effect that has been cancelled are dropped.
@MainActor public struct Send<Action>: Sendable {
  private let deliver: @MainActor @Sendable (Action) -> Void

  /// Delivers actions by a function.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) { deliver = send }

  nonisolated init<Other>(from other: Send<Other>, _ transform: @escaping @Sendable (Action) -> Other) {
    deliver = { other($0, transform) }
  }

  /// Sends an action.
  public func callAsFunction(_ action: Action) {
    if !Task.isCancelled { deliver(action) }
  }

  /// Sends an action whose changes are animated.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    callAsFunction(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action whose changes carry a transaction.
  public func callAsFunction(_ action: Action, transaction: Transaction) {
    withTransaction(transaction) { self(action) }
  }
}

extension Send {
  fileprivate func callAsFunction<Other>(_ action: Other, _ transform: (Other) -> Action) { self(transform(action)) }
}
