import CasePaths
import SwiftUI

// The whole of what `@Presents` presents, and its cases: `$store.scope(\.$destination, action: \.destination).edit`.

/// The places of presented features of which one is there.
struct PresentedCasesPath<State, Action, ChildState: CaseReducerState>: Hashable {
  let presented: PresentedPath<State, Action, ChildState, ChildState.StateReducer.Action>
}

extension Store {
  /// The store of the feature that is shown, by case. Writing nil sends `.dismiss`.
  subscript<ChildState: CaseReducerState>(
    presented path: PresentedCasesPath<State, Action, ChildState>
  ) -> ChildState.StateReducer.CaseScope? {
    get { self[presented: path.presented].map { ChildState.StateReducer.scope($0) } }
    set { if newValue == nil { self[presented: path.presented] = nil } }
  }
}

extension Bindable {
  /// A binding to the store of a feature that is shown while its state is there.
  ///
  ///     .sheet(item: $store.scope(\.$counter, action: \.counter)) { store in CounterView(store: store) }
  @MainActor public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(
      state: state.appending(path: \.wrappedValue), action: action, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// The same with the label of older versions.
  @MainActor public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A binding to the features of a `@Reducer enum`, of which one is shown. Each case is a binding to what it holds: the store
  /// of its feature, or the value of a case without one.
  ///
  ///     .sheet(item: $store.scope(\.$destination, action: \.destination).edit) { store in EditView(store: store) }
  @MainActor public func scope<State: ObservableState, Action, ChildState: CaseReducerState>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildState.StateReducer.Action>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Binding<ChildState.StateReducer.CaseScope?> where Value == Store<State, Action> {
    let path = wrappedValue.path(
      state.appending(path: \.wrappedValue), action, CallerLine(fileID, filePath, line, column))
    return self[dynamicMember: \.[presented: PresentedCasesPath(presented: path)]]
  }

  /// The same with the label of older versions.
  @MainActor public func scope<State: ObservableState, Action, ChildState: CaseReducerState>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildState.StateReducer.Action>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Binding<ChildState.StateReducer.CaseScope?> where Value == Store<State, Action> {
    scope(state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Binding {
  /// A binding to the store of a feature that is shown while its state is there.
  @MainActor public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    let binding = Bindable(wrappedValue).scope(
      state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
    return binding.transaction(transaction)
  }

  /// The same with the label of older versions.
  @MainActor public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A binding to the features of a `@Reducer enum`, of which one is shown.
  @MainActor public func scope<State: ObservableState, Action, ChildState: CaseReducerState>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildState.StateReducer.Action>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Binding<ChildState.StateReducer.CaseScope?> where Value == Store<State, Action> {
    let binding = Bindable(wrappedValue).scope(
      state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
    return binding.transaction(transaction)
  }

  /// The same with the label of older versions.
  @MainActor public func scope<State: ObservableState, Action, ChildState: CaseReducerState>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildState.StateReducer.Action>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Binding<ChildState.StateReducer.CaseScope?> where Value == Store<State, Action> {
    scope(state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
