import Combine
import SwiftUI

/// A store's state as a view observes it in the older style: all of it, when it differs.
///
///     WithViewStore(store, observe: { $0 }) { viewStore in
///       Button("\(viewStore.count)") { viewStore.send(.increment) }
///     }
///
/// The trap: a view observes everything that `observe` returns. Choose no more than it shows.
@dynamicMemberLookup
@MainActor @preconcurrency
public final class ViewStore<ViewState, ViewAction>: ObservableObject {
  private let deliver: (ViewAction) -> StoreTask
  @Published private var current: ViewState
  /// Tells of the states once they are there.
  private let told: CurrentValueSubject<ViewState, Never>
  private var subscription: AnyCancellable?

  /// The part of a store's state that `observe` returns.
  public init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) {
    deliver = { store.send(fromViewAction($0)) }
    let now = Unobserved.run { toViewState(store.core.state) }
    told = CurrentValueSubject(now)
    current = now
    subscription = store.changes.sink { [weak self, core = store.core] in
      let new = Unobserved.run { toViewState(core.state) }
      guard let self, !isDuplicate(self.current, new) else { return }
      self.current = new
      self.told.send(new)
    }
  }

  /// The part of a store's state that `observe` returns, with the store's actions.
  public convenience init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// The part of a store's state that `observe` returns, with the store's actions.
  public convenience init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState
  ) where ViewState: Equatable {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: { $0 == $1 })
  }

  /// The state.
  public var state: ViewState { current }

  /// A property of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value { current[keyPath: keyPath] }

  /// The states, from the one now on. Who listens keeps the view store.
  public var publisher: StorePublisher<ViewState> {
    StorePublisher(told.handleEvents(receiveCancel: { withExtendedLifetime(self) {} }).eraseToAnyPublisher())
  }

  /// Sends an action. The task is what it has set going.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask { deliver(action) }

  /// Sends an action whose changes are animated.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    withTransaction(Transaction(animation: animation)) { deliver(action) }
  }

  /// Sends an action, and returns when the state no longer meets a condition.
  public func send(_ action: ViewAction, while predicate: @escaping (_ state: ViewState) -> Bool) async {
    await wait(for: send(action), while: predicate)
  }

  /// Returns when the state no longer meets a condition.
  public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
    for await state in $current.values where !predicate(state) { return }
  }

  /// A binding that sends an action for what is written.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value, send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    let box = Unchecked((get, valueToAction))
    return Binding(get: { box.value.0(self.current) }, set: { self.send(box.value.1($0)) })
  }

  /// A binding that sends one action whatever is written.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value, send action: ViewAction
  ) -> Binding<Value> { binding(get: get, send: { _ in action }) }

  /// A binding to the whole state.
  public func binding(send valueToAction: @escaping (_ state: ViewState) -> ViewAction) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }
}

extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// A binding to a `@BindingState`: `viewStore.$name`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    let keyPath = Unchecked(keyPath)
    return Binding(
      get: { self.current[keyPath: keyPath.value].wrappedValue },
      set: { value in _ = BindingAction.set(keyPath.value, value).sent { self.send(.binding($0)) } })
  }
}

/// The view store of a feature.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>
