import CasePaths
import SwiftUI

/// The places of a presented feature.
struct PresentedPath<State, Action, ChildState, ChildAction>: Hashable {
  let state: KeyPath<State, ChildState?>
  let action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  /// Which one was shown when a view asked.
  let shown: AnyHashable?
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
      // A button's action may have taken away the feature that presented it, or have put up another question.
      guard newValue == nil, core.isThere, let before = withState({ $0[keyPath: path.state] }).map(identity),
        path.shown == nil || path.shown == before
      else { return }
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

  /// The places of what a view presents, with what is there now: the view asks again when that is another one.
  func path<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>, _ action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    _ line: CallerLine
  ) -> PresentedPath<State, Action, ChildState, ChildAction> {
    PresentedPath(state: state, action: action, shown: core.state[keyPath: state].map(identity), line: line)
  }

  /// The store of a feature while it is shown: without a binding, as a tree-based `if let` needs it.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, presenting: action)
  }

  func scope<ChildState, ChildAction>(
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
    let path = wrappedValue.path(state, action, CallerLine(fileID, filePath, line, column))
    return self[dynamicMember: \.[presented: path]]
  }

  /// The same without the label of the state, as in newer versions.
  @MainActor public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state: state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
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

  /// The same without the label of the state, as in newer versions.
  @MainActor public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state: state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
