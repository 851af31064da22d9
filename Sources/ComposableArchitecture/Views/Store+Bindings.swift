import CasePaths
import SwiftUI

// MARK: Properties that an action writes

extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A property of the state. Writing it sends the action `.binding(.set(…))`; so `$store.name` is a binding.
  public subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
    get { core.state[keyPath: keyPath] }
    set { _ = BindingAction.set(keyPath, newValue).sent { send(.binding($0)) } }
  }
}

extension Store
where State: Equatable & Sendable, State: ObservableState, Action: BindableAction, Action.State == State {
  /// The whole state. Writing it sends the action for it.
  public var state: State {
    get { core.state }
    set { _ = BindingAction.set(\.self, newValue).sent { send(.binding($0)) } }
  }
}

extension Store
where State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction, Action.ViewAction.State == State {
  /// A property of the state. Writing it sends the action `.view(.binding(.set(…)))`.
  public subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
    get { core.state[keyPath: keyPath] }
    set { _ = BindingAction.set(keyPath, newValue).sent { send(.view(.binding($0))) } }
  }
}

// MARK: $store.name.sending(\.nameChanged)

/// A property of a store's state on its way to a binding: `$store.name.sending(\.nameChanged)`.
@dynamicMemberLookup
public struct _StoreProperty<State, Action, Value> {
  fileprivate let store: Store<State, Action>
  fileprivate let transaction: Transaction?
  fileprivate let keyPath: KeyPath<State, Value>

  /// A property of the property.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> _StoreProperty<State, Action, Member> {
    _StoreProperty<State, Action, Member>(
      store: store, transaction: transaction, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// A binding that reads the property, and sends what is written as an action.
  @MainActor public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> where State: ObservableState {
    @Bindable var store = store
    let binding = $store[sending: SendingPath(state: keyPath, action: action)]
    return transaction.map { binding.transaction($0) } ?? binding
  }
}

/// What a binding reads, and which action what is written becomes.
struct SendingPath<State, Action, Value>: Hashable {
  let state: KeyPath<State, Value>
  let action: CaseKeyPath<Action, Value>
}

extension Store where State: ObservableState {
  subscript<Value>(sending path: SendingPath<State, Action, Value>) -> Value {
    get { core.state[keyPath: path.state] }
    set { send(path.action(newValue)) }
  }
}

extension Bindable {
  @MainActor
  fileprivate subscript<State, Action, Member>(
    sending path: SendingPath<State, Action, Member>
  ) -> Binding<Member> where Value == Store<State, Action>, State: ObservableState {
    self[dynamicMember: \Store<State, Action>.[sending: path]]
  }

  /// A property of the store's state, to be bound with `sending(_:)`.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreProperty<State, Action, Member> where Value == Store<State, Action> {
    _StoreProperty(store: wrappedValue, transaction: nil, keyPath: keyPath)
  }
}

extension Binding {
  /// A property of the store's state, to be bound with `sending(_:)`.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreProperty<State, Action, Member> where Value == Store<State, Action> {
    _StoreProperty(store: wrappedValue, transaction: transaction, keyPath: keyPath)
  }
}
