import SwiftUI

/// A property of a view's own state that a `@BindingState` of the feature is behind: the older style.
///
///     struct ViewState: Equatable {
///       @BindingViewState var name: String
///       init(_ store: BindingViewStore<Profile.State>) { _name = store.$name }
///     }
///     …
///     WithViewStore(store, observe: ViewState.init) { viewStore in TextField("Name", text: viewStore.$name) }
@dynamicMemberLookup @propertyWrapper
public struct BindingViewState<Value> {
  private let binding: Binding<Value>
  /// What it was when the view's state was made: two states are compared by it.
  private let value: Value

  init(_ value: Value, _ binding: Binding<Value>) { (self.value, self.binding) = (value, binding) }

  /// The value. Writing it sends the action for it.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { binding.wrappedValue = newValue }
  }

  /// A binding that sends the action for what is written.
  public var projectedValue: Binding<Value> { binding }

  /// A part of the value with a binding of its own: `BindingViewStore`'s `$0.$address.street`.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> BindingViewState<Member> {
    BindingViewState<Member>(value[keyPath: keyPath], binding[dynamicMember: keyPath])
  }
}

extension BindingViewState: Equatable where Value: Equatable {
  /// Equal values.
  public static func == (a: Self, b: Self) -> Bool { a.value == b.value }
}

extension BindingViewState: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension BindingViewState: CustomReflectable {
  /// What a dump shows of it.
  public var customMirror: Mirror { Mirror(reflecting: value) }
}

/// A feature's state with the bindings of its `@BindingState` properties, of which a view's own state is made.
@dynamicMemberLookup @propertyWrapper
public struct BindingViewStore<State> {
  /// The state.
  public let wrappedValue: State
  private let read: @MainActor () -> State
  private let send: @MainActor (BindingAction<State>) -> Void

  init(
    _ state: State, read: @escaping @MainActor () -> State, send: @escaping @MainActor (BindingAction<State>) -> Void
  ) {
    (wrappedValue, self.read, self.send) = (state, read, send)
  }

  /// This, so that `$store.name` is a binding.
  public var projectedValue: Self { self }

  /// A property of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { wrappedValue[keyPath: keyPath] }

  /// A `@BindingState` with its binding: `_name = store.$name`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>
  ) -> BindingViewState<Value> {
    let box = Unchecked((keyPath, read, send))
    return BindingViewState(
      wrappedValue[keyPath: keyPath].wrappedValue,
      Binding(
        get: { MainActor.assumeIsolated { box.value.1()[keyPath: box.value.0].wrappedValue } },
        set: { value in MainActor.assumeIsolated { box.value.2(.set(box.value.0, value)) } }))
  }
}

extension ViewStore {
  /// The part of a store's state that `observe` makes of it and its bindings.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState
  ) where ViewState: Equatable, ViewAction: BindableAction, ViewAction.State == State {
    self.init(store, observe: toViewState, send: { $0 })
  }

  /// The part of a store's state that `observe` makes of it and its bindings, with actions of the view's own.
  @_disfavoredOverload
  public convenience init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) where ViewState: Equatable, ViewAction: BindableAction, ViewAction.State == State {
    self.init(
      store,
      observe: { [weak store] state in
        toViewState(
          BindingViewStore(
            state, read: { Unobserved.run { store?.core.state ?? state } },
            send: { store?.send(fromViewAction(.binding($0))) }))
      }, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }
}

extension WithViewStore {
  /// Observes what `observe` makes of the state and its bindings.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewState: Equatable, ViewAction: BindableAction, ViewAction.State == State {
    self.init({ ViewStore(store, observe: toViewState) }, content)
  }

  /// Observes what `observe` makes of the state and its bindings, and sends actions of the view's own.
  @_disfavoredOverload
  public init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewState: Equatable, ViewAction: BindableAction, ViewAction.State == State {
    self.init({ ViewStore(store, observe: toViewState, send: fromViewAction) }, content)
  }
}
