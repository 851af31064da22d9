import IssueReporting

extension Store {
  /// Goes through a history that was kept elsewhere, one action after the other, so that the window shows it and the
  /// inspector's record has each action as a turn: in it one goes back and forward through the screens of then.
  ///
  ///     let data = try Data(contentsOf: URL(fileURLWithPath: "lost-note.json"))
  ///     let history = try JSONDecoder().decode(StoreHistory<Notes.State, Notes.Action>.self, from: data)
  ///     let store = Store(initialState: history.initialState) { Notes() }
  ///
  ///     Button("Replay") { Task { await store.replay(history) } }
  ///
  /// An action is reduced anew, without its effects. Where that leads to another state than in the history, the history's is
  /// taken. The trap: what views send meanwhile (in `.task`, say) is an action like any other, whose effects run.
  public func replay(
    _ history: StoreHistory<State, Action>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    guard let root = core as? RootCore<State, Action> else {
      return CallerLine(fileID, filePath, line, column).report(
        """
        A history cannot be replayed in a part of a store.

          State: \(describe(type: State.self))

        Its actions are reduced by the store that the part was scoped from. Make one of its own for the history: \
        'Store(initialState: history.initialState) { \(history.feature)() }'.
        """)
    }
    for step in history.steps {
      root.replay(step, from: step.origin.map { history.steps[$0].action })
      // So that it is a turn of its own.
      await Task.yield()
      if Task.isCancelled { return }
    }
  }
}
