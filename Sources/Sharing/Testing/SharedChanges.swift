import Dependencies
import Synchronization

/// The shared values that have changed where the feature of a test runs, and what they were after each of its steps.
///
/// A copy of a state shares its values with the original, so two copies do not tell what a step has changed.
package final class SharedChanges: Sendable {
  private struct Change {
    weak var reference: (any RootOfValue)?
    /// What the test knows that it is.
    var known: Any
    /// What it was after a step and those that follow, the oldest first. There is always one that is older than all steps.
    var history: [(step: Int, value: Any)]
    /// The steps in which it was written, if only with the value that it had.
    var writes: [Int] = []

    func value(after step: Int) -> Any { history.last { $0.step <= step }?.value ?? known }
  }

  private struct State: @unchecked Sendable {
    var changes: [ObjectIdentifier: Change] = [:]
    /// How many steps are over.
    var steps = 0
  }

  private let state = Mutex(State())
  private static let count = Atomic(0)

  package init() { Self.count.add(1, ordering: .relaxed) }
  deinit { Self.count.subtract(1, ordering: .relaxed) }

  /// False in a program: then nobody has to look any further.
  static var areWatched: Bool { count.load(ordering: .relaxed) > 0 }

  /// Those of the test whose feature runs here.
  static var current: SharedChanges? { areWatched ? DependencyValues._current.sharedChanges : nil }

  /// A value is about to change.
  func willChange(_ reference: any RootOfValue, from value: Any) {
    let (id, change) = (
      ObjectIdentifier(reference), Change(reference: reference, known: value, history: [(.min, value)])
    )
    state.withLock { state in
      if state.changes[id]?.reference == nil { state.changes[id] = change }
      if state.changes[id]?.writes.last != state.steps { state.changes[id]?.writes.append(state.steps) }
    }
  }

  /// True for a value that was written in a step, or by an effect before it.
  func isWritten(_ id: ObjectIdentifier, in step: Int?) -> Bool {
    state.withLock { state in step.map { state.changes[id]?.writes.contains($0) == true } ?? false }
  }

  /// A step is over: returns its number.
  package func endStep() -> Int {
    state.withLock { state in
      let step = state.steps
      state.steps += 1
      for (id, change) in state.changes {
        guard let reference = change.reference else { continue }
        state.changes[id]?.history.append((step, reference.valueNow))
      }
      return step
    }
  }

  /// The test knows the values after a step.
  package func know(upTo step: Int) {
    state.withLock { state in
      state.changes = state.changes.filter { $0.value.reference != nil }
      for (id, change) in state.changes {
        let value = change.value(after: step)
        state.changes[id]?.known = value
        state.changes[id]?.history = [(.min, value)] + change.history.filter { $0.step > step }
        state.changes[id]?.writes.removeAll { $0 <= step }
      }
    }
  }

  /// The test knows these values as they are now.
  func know(_ references: some Sequence<ObjectIdentifier>) {
    state.withLock { state in
      for id in references {
        guard let now = state.changes[id]?.reference?.valueNow else { continue }
        state.changes[id]?.known = now
        state.changes[id]?.history = [(.min, now)]
      }
    }
  }

  var references: [ObjectIdentifier: any RootOfValue] {
    state.withLock { Unchecked(value: $0.changes.compactMapValues(\.reference)) }.value
  }

  /// What the test knows.
  var known: SharedMoment { SharedMoment(values { $0.known }) }

  /// What was after a step; nil stands for now.
  func moment(after step: Int?) -> SharedMoment {
    SharedMoment(values { change in step.map { change.value(after: $0) } ?? change.reference?.valueNow })
  }

  private func values(_ value: (Change) -> Any?) -> [ObjectIdentifier: Any] {
    state.withLock { state in
      Unchecked(value: state.changes.filter { $0.value.reference != nil }.compactMapValues(value))
    }.value
  }

  private struct Unchecked<Value>: @unchecked Sendable { let value: Value }
}

/// A reference that holds a value itself.
protocol RootOfValue: AnyObject {
  /// The value, which whoever observes does not observe.
  var valueNow: Any { get }
  /// What a property that shares it is described as.
  var described: String { get }
}

extension DependencyValues {
  /// Who watches the shared values that change here.
  package var sharedChanges: SharedChanges? {
    get { self[SharedChangesKey.self] }
    set { self[SharedChangesKey.self] = newValue }
  }
}

private enum SharedChangesKey: DependencyKey {
  static var liveValue: SharedChanges? { nil }
  static var testValue: SharedChanges? { nil }
}
