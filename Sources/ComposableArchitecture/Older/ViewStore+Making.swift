import SwiftUI

extension ViewStore {
  /// The part of a store's state that `observe` returns, with actions of the view's own.
  public convenience init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) where ViewState: Equatable {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }

  /// Sends an action whose changes carry a transaction.
  @discardableResult
  public func send(_ action: ViewAction, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }

  /// Sends an action whose changes are animated, and returns when the state no longer meets a condition.
  public func send(
    _ action: ViewAction, animation: Animation?, while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    await wait(for: send(action, animation: animation), while: predicate)
  }

  func wait(for task: StoreTask, while predicate: @escaping (_ state: ViewState) -> Bool) async {
    await withTaskCancellationHandler {
      await yield(while: predicate)
    } onCancel: {
      task.cancel()
    }
  }
}

extension WithViewStore {
  /// Observes what `observe` returns, with actions and a comparison of its own.
  public init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      { ViewStore(store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate) }, content)
  }

  /// Observes the whole state, which is compared by `removeDuplicates`. The older spelling of `observe: { $0 }`.
  public init(
    _ store: Store<ViewState, ViewAction>,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) { self.init(store, observe: { $0 }, removeDuplicates: isDuplicate, content: content) }

  /// Observes the whole state. The older spelling of `observe: { $0 }`.
  public init(
    _ store: Store<ViewState, ViewAction>,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewState: Equatable { self.init(store, observe: { $0 }, content: content) }
}
