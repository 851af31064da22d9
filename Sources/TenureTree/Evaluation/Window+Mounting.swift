extension Window {
  /// Puts `view` on the screen. Followed by `update()`, which completes the first frame.
  package func mount<V: View>(_ view: V, environment change: (inout EnvironmentValues) -> Void = { _ in }) {
    precondition(root == nil, "a window is mounted once")
    if log != nil { PublishedRecord.begin() }
    var values = EnvironmentValues(scope: rootEnvironment)
    change(&values)
    rootEnvironment.cells = values.overrides
    asActive {
      phase = .evaluating
      topNode = RootNode(view, in: self)
      phase = .idle
    }
    // Where rows may be out of sight, views look once that is known: in a round, which nothing else may ask for.
    if followUps.hasPresenceChecks { afterBodies {} }
  }

  /// What all of the window finds in its environment, unless something below says otherwise.
  package var environment: EnvironmentValues { EnvironmentValues(scope: rootEnvironment) }

  /// Says something else to all of the window from now on.
  package func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = environment
    change(&values)
    rootEnvironment.change(values.takeOverrides())
  }

  /// The window whose code runs now, or in which something is handled.
  package static var current: Window? { active ?? handling }

  /// Takes everything off the screen: tasks are cancelled, `onDisappear` runs, state is released.
  package func unmount() {
    guard let root else { return }
    root.unmount()
    topNode = nil
    phase = .acting
    runDepartures()
    followUps.dropActions()
    cancelUpdates()
    phase = .idle
  }
}
