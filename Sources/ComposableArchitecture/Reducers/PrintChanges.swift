import CustomDump
import TenureIssues

extension Reducer {
  /// Prints every action, and how the state differs after it: while looking for a mistake.
  ///
  ///     Feature()._printChanges()
  public func _printChanges(_ printer: _ReducerPrinter<State, Action>? = .customDump) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// How changes are printed.
public struct _ReducerPrinter<State, Action> {
  private let print: (_ action: Action, _ before: State, _ after: State) -> Void

  /// Printed by a function.
  public init(
    printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
  ) { print = printChange }

  /// Prints one change.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    print(receivedAction, oldState, newState)
  }

  /// The action in full, and the difference of the states.
  public static var customDump: Self {
    Self { action, before, after in
      let change = diff(before, after).map { "\n\($0.indented(by: 2))" } ?? "\n  (No state changes)"
      Issues.log("received action:\n\(dumped(action))\(change)\n")
    }
  }

  /// The name of the action alone.
  public static var actionLabels: Self {
    Self { action, _, _ in
      Issues.log(
        "received action: \(describe(type: Action.self)).\(Mirror(reflecting: action).children.first?.label ?? "\(action)")"
      )
    }
  }
}

/// A reducer whose changes are printed.
public struct _PrintChangesReducer<Base: Reducer>: Reducer {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  /// Changes the state, and says what is to be done besides.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    guard let printer else { return base.reduce(into: &state, action: action) }
    let before = state
    let effect = base.reduce(into: &state, action: action)
    printer.printChange(receivedAction: action, oldState: before, newState: state)
    return effect
  }
}
