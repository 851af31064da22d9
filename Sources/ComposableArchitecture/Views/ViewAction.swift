/// Actions of which one case holds those that the view sends: `case view(View)`.
public protocol ViewAction<ViewAction> {
  /// What the view sends.
  associatedtype ViewAction
  /// The action for what the view sends.
  static func view(_ action: ViewAction) -> Self
}

/// A view that sends its feature's view actions. `@ViewAction(for:)` writes the conformance.
@MainActor @preconcurrency
public protocol ViewActionSending<StoreState, StoreAction> {
  associatedtype StoreState
  associatedtype StoreAction: ViewAction
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends a view action.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask { store.send(.view(action)) }

  /// Sends a view action whose changes are animated.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    store.send(.view(action), animation: animation)
  }

  /// Sends a view action whose changes carry a transaction.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
    store.send(.view(action), transaction: transaction)
  }
}
