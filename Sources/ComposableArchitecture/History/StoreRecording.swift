import IssueReporting

/// Keeps what a store reduces, from `store.record()` on until it is let go or stopped.
///
/// Every state is kept: what changes is copied once more at each action. It is for tests and for whoever looks for a
/// mistake.
@MainActor public final class StoreRecording<State, Action> {
  private var kept: StoreHistory<State, Action>
  private var scopes: [CancelScope] = []
  private(set) var isOn = true

  init(_ history: StoreHistory<State, Action>) { kept = history }

  /// What has happened so far.
  public var history: StoreHistory<State, Action> {
    var history = kept
    history.endsInEffects = scopes.contains(where: \.isRunning)
    return history
  }

  /// Keeps no more. The history stays.
  public func stop() { isOn = false }

  /// The number of the action that is reduced next.
  var next: Int { kept.steps.count }

  func add(_ action: Action, _ state: State, from origin: Int?, _ firstID: Int, _ scope: CancelScope) {
    guard isOn else { return }
    kept.steps.append(.init(action: action, state: state, origin: origin, firstID: firstID))
    scopes.removeAll { $0.isOver || $0 === scope }
    scopes.append(scope)
  }
}

extension Store {
  /// Begins to keep the actions that this store reduces, with the states after them, and where they came from.
  ///
  /// The trap: only the store that has the reducer knows them. A store of `scope(state:action:)` reports an issue, and its
  /// recording stays empty.
  public func record(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StoreRecording<State, Action> {
    guard let root = core as? RootCore<State, Action> else {
      CallerLine(fileID, filePath, line, column).report(
        """
        The history of a part of a store cannot be recorded.

          State: \(describe(type: State.self))

        Its actions are reduced by the store that it was scoped from. Record that one: the part's actions are among its own.
        """)
      return StoreRecording(StoreHistory("", core.state))
    }
    return root.record()
  }
}
