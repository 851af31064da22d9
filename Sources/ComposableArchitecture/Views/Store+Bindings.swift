import CasePaths
import SwiftUI

// MARK: Properties that an action writes

extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A property of the state. Writing it sends the action `.binding(.set(…))`; so `$store.name` is a binding.
  public subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
    get { core.state[keyPath: keyPath] }
    set { send(.binding(.set(keyPath, newValue))) }
  }
}

extension Store
where State: Equatable & Sendable, State: ObservableState, Action: BindableAction, Action.State == State {
  /// The whole state. Writing it sends the action for it.
  public var state: State {
    get { core.state }
    set { send(.binding(.set(\.self, newValue))) }
  }
}

extension Store
where State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction, Action.ViewAction.State == State {
  /// A property of the state. Writing it sends the action `.view(.binding(.set(…)))`.
  public subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
    get { core.state[keyPath: keyPath] }
    set { send(.view(.binding(.set(keyPath, newValue)))) }
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

// MARK: $store.scope(state: \.destination, action: \.destination)

/// The places of a presented feature.
struct PresentedPath<State, Action, ChildState, ChildAction>: Hashable {
  let state: KeyPath<State, ChildState?>
  let action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  let line: CallerLine

  static func == (a: Self, b: Self) -> Bool { a.state == b.state && a.action == b.action }

  func hash(into hasher: inout Hasher) {
    hasher.combine(state)
    hasher.combine(action)
  }
}

extension Store {
  /// The store of a feature while it is shown. Writing nil sends `.dismiss`.
  subscript<ChildState, ChildAction>(
    presented path: PresentedPath<State, Action, ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    get { scope(state: path.state, presenting: path.action) }
    set {
      // A button's action may have taken away the feature that presented it.
      guard newValue == nil, core.isThere, let before = withState({ $0[keyPath: path.state] }).map(identity) else {
        return
      }
      send(path.action(.dismiss))
      if !effects.isReducing, withState({ $0[keyPath: path.state] }).map(identity) == before {
        path.line.report(
          """
          What was presented has been dismissed, and its state is still there.

            Action: \(describe(path.action(.dismiss)))
            State: \(describe(type: ChildState.self)), in \(describe(type: State.self))

          No reducer answers '.dismiss'. Add '.ifLet' with this state and this action to the reducer of \
          '\(describe(type: State.self))': it sets the state to nil.
          """)
      }
    }
  }

  /// The store of a feature while it is shown: without a binding, as a tree-based `if let` needs it.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, presenting: action)
  }

  private func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, presenting action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    guard let now = core.state[keyPath: state] else {
      children.remove(state, action)
      return nil
    }
    if let found = children.find(state, action) as? Store<ChildState, ChildAction>, found.core.isThere { return found }
    let path = ActionPath(action)
    let core = OptionalCore(
      core, now, { $0[keyPath: state] }, { path.embed(.presented($0)) }, identity: { identity(of: $0) })
    let child = Store<ChildState, ChildAction>(core, changes, effects)
    children.keep(child, state, action)
    return child
  }
}

extension Bindable {
  /// A binding to the store of a feature that is shown while its state is there.
  ///
  ///     .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in … }
  @MainActor public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    self[
      dynamicMember:
        \.[presented: PresentedPath(state: state, action: action, line: CallerLine(fileID, filePath, line, column))]]
  }
}

extension Binding {
  /// A binding to the store of a feature that is shown while its state is there.
  @MainActor public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    let binding = Bindable(wrappedValue).scope(
      state: state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
    return binding.transaction(transaction)
  }
}
