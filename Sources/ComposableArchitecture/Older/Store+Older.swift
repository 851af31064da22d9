import Dependencies
import SwiftUI

extension Store {
  /// A store with a reducer that is made already. The older spelling of `Store(initialState: …) { Feature() }`.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State, reducer: @autoclosure () -> R,
    prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      initialState: initialState(), reducer: { reducer() }, withDependencies: prepareDependencies, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// A store with a reducer that is made already, and with other dependencies.
  @_disfavoredOverload
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State, reducer: @autoclosure () -> R,
    withDependencies prepareDependencies: @escaping (inout DependencyValues) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      initialState: initialState(), reducer: { reducer() }, withDependencies: prepareDependencies, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// A part of the state, with the same actions.
  public func scope<ChildState>(
    state toChildState: @escaping (_ state: State) -> ChildState
  ) -> Store<ChildState, Action> { scope(state: toChildState, action: { $0 }) }

  /// A store without state, for views that only send actions.
  public var stateless: Store<Void, Action> { scope(state: { _ in () }) }

  /// A store without actions, for views that only show something.
  public var actionless: Store<State, Never> { scope(state: { $0 }, action: { (action: Never) -> Action in }) }
}

extension ViewStore {
  /// The whole state, which is compared by `removeDuplicates`. The older spelling of `observe: { $0 }`.
  public convenience init(
    _ store: Store<ViewState, ViewAction>,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) { self.init(store, observe: { $0 }, removeDuplicates: isDuplicate) }

  /// The whole state. The older spelling of `observe: { $0 }`.
  public convenience init(_ store: Store<ViewState, ViewAction>) where ViewState: Equatable {
    self.init(store, observe: { $0 })
  }

  /// No state at all.
  public convenience init(_ store: Store<Void, ViewAction>) where ViewState == Void {
    self.init(store, observe: { $0 }, removeDuplicates: { _, _ in true })
  }
}

extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// A binding to a `@BindingState`. The older spelling of `viewStore.$name`.
  public func binding<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> { self[dynamicMember: keyPath] }
}

extension WithViewStore where ViewState == Void {
  /// Observes nothing, and sends actions: `WithViewStore(store.stateless)`.
  public init(
    _ store: Store<Void, ViewAction>,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<Void, ViewAction>) -> Content
  ) { self.init({ ViewStore(store) }, content) }
}
