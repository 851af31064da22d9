import Synchronization
import TenureThread
import TenureTree

/// Finds out, while somebody records an action, which features' reducers have changed something. Otherwise a reducer pays
/// for one look at a flag.
enum ChangedReducers {
  private struct Notes {
    /// The features that are running, outermost first.
    var running: [String] = []
    /// Those that have changed something, in order.
    var changed: [String] = []
  }

  private static let isOn = Atomic(false)
  private static let notes = Mutex(Notes())

  /// True where an action is reduced that somebody records.
  static var areNoted: Bool { isOn.load(ordering: .relaxed) && tenure_is_main_thread() }

  /// Reduces an action with the outermost feature: the features that changed something.
  @MainActor static func noted<State, Result>(
    in feature: String, _ state: inout State, _ reduce: (inout State) -> Result
  ) -> (result: Result, reducers: [String]) {
    let outer = notes.withLock { notes in
      defer { notes = Notes() }
      return notes
    }
    let wasOn = isOn.exchange(true, ordering: .relaxed)
    defer {
      isOn.store(wasOn, ordering: .relaxed)
      notes.withLock { $0 = outer }
    }
    let result = running(feature, &state, reduce)
    return (result, notes.withLock { $0.changed })
  }

  /// Runs a feature inside of another one. A feature whose state is another one afterwards has changed it, unless a part of
  /// it is noted already.
  static func running<State, Result>(
    _ feature: String, _ state: inout State, _ reduce: (inout State) -> Result
  ) -> Result {
    let before = state
    let noted = notes.withLock {
      $0.running.append(feature)
      return $0.changed.count
    }
    let result = reduce(&state)
    let isNoted = notes.withLock { $0.changed.count > noted }
    if !isNoted, !areSame(before, state) { note() }
    notes.withLock { _ = $0.running.removeLast() }
    return result
  }

  /// Runs a reducer that has no others in it.
  static func runningLeaf<State, Result>(_ state: inout State, _ reduce: (inout State) -> Result) -> Result {
    let before = state
    let result = reduce(&state)
    if !areSame(before, state) { note() }
    return result
  }

  private static func note() {
    notes.withLock {
      guard let feature = $0.running.last, !$0.changed.contains(feature) else { return }
      $0.changed.append(feature)
    }
  }

  /// A feature's name: that of its reducer, or that of its state where the reducer is put together from others.
  static func name<R: Reducer>(of reducer: R.Type) -> String {
    if !String(reflecting: reducer).hasPrefix("ComposableArchitecture.") { return describe(type: reducer) }
    let state = describe(type: R.State.self)
    return state.hasSuffix(".State") ? String(state.dropLast(6)) : state
  }
}
