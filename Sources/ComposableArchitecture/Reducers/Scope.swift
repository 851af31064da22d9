import CasePaths
import IssueReporting

/// Runs a child feature on a part of the state and of the actions.
///
///     var body: some ReducerOf<Self> {
///       Scope(state: \.settings, action: \.settings) { Settings() }
///       Reduce { … }
///     }
///
/// Its place in the body is its place in the order: put it before what changes the state that it needs.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  private enum Place {
    case property(StateAccess<ParentState, Child.State>)
    case casePath(AnyCasePath<ParentState, Child.State>)
  }

  private let place: Place
  private let action: ActionPath<ParentAction, Child.Action>
  private let child: Prepared<Child>
  private let line: CallerLine

  /// On a property of the state.
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>, action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    (place, self.action, self.child) = (.property(StateAccess(state)), ActionPath(action), Prepared(child()))
    self.line = CallerLine(fileID, filePath, line, column)
  }

  /// On a property of the state: the form of newer versions.
  public init<ChildState, ChildAction>(
    _ state: WritableKeyPath<ParentState, ChildState>, action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(
      state: state, action: action, child: child, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// On a case of a state that is an enum. Where both fit, as with `\.self`, a property is meant.
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state: CaseKeyPath<ParentState, ChildState>, action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    (place, self.action, self.child) = (.casePath(AnyCasePath(state)), ActionPath(action), Prepared(child()))
    self.line = CallerLine(fileID, filePath, line, column)
  }

  /// On a property of the state, with a case path as `/Action.settings` makes it.
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>, action: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    (place, self.action, self.child) = (.property(StateAccess(state)), ActionPath(action), Prepared(child()))
    self.line = CallerLine(fileID, filePath, line, column)
  }

  /// On a case of a state that is an enum, with case paths as `/State.settings` makes them.
  public init<ChildState, ChildAction>(
    state: AnyCasePath<ParentState, ChildState>, action: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    (place, self.action, self.child) = (.casePath(state), ActionPath(action), Prepared(child()))
    self.line = CallerLine(fileID, filePath, line, column)
  }

  /// Changes the state, and says what is to be done besides.
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    guard let childAction = self.action.extract(from: action) else { return .none }
    switch place {
    case .property(let property):
      let effect = property.modify(&state) { child.reduce(into: &$0, action: childAction) }
      return effect.isNone ? .none : effect.map(self.action.embed)
    case .casePath(let path):
      let effect = path.modifyIfThere(&state) { child.reduce(into: &$0, action: childAction) }
      guard let effect else {
        line.report(
          """
          A 'Scope' received an action for the case '\(describe(type: Child.State.self))' of '\(describe(type: ParentState.self))', while the state is another case.

            Action: \(describe(action))
            State: \(describe(state))

          The action is lost. Send it before the state changes its case, or cancel the effect that sends it when it does; \
          and put the 'Scope' before a reducer that changes the case.
          """)
        return .none
      }
      return effect.map(self.action.embed)
    }
  }
}

/// A way to an action: by a key path, or by a case path.
struct ActionPath<Root, Value>: Sendable {
  private let path: AnyCasePath<Root, Value>

  init(_ keyPath: CaseKeyPath<Root, Value>) { path = Case.path(to: keyPath) }
  init(_ casePath: AnyCasePath<Root, Value>) { path = casePath }

  func extract(from root: Root) -> Value? { path.extract(from: root) }
  @Sendable func embed(_ value: Value) -> Root { path.embed(value) }
}
