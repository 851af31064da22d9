import TenureGraph
import TenureIssues
import TenureRender

/// What happens in a window, told as it happens. The runtime listens; without a listener nothing is built.
@MainActor package protocol ChangeLog: AnyObject {
  /// `place` is what holds the value: a box, an object, a key of a store. `isRead` is false where no view depends on it.
  func write(_ owner: String, _ property: String, _ old: Any, _ new: Any, at place: ObjectIdentifier?, isRead: Bool)
  /// A store has reduced an action; the writes told of next are its own. `origin` is the action whose effect sent it.
  func action(_ name: String, from origin: String?, changedBy reducers: [String])
  /// True when the write of a property has been told in this turn, or one that may be it.
  func hasNoted(_ owner: String, _ property: String, at place: ObjectIdentifier) -> Bool
  /// `influence` is the window's before the body.
  func body(
    of type: Any.Type, named view: String, at node: ObjectIdentifier, because reasons: [BodyReason], influence: Int)
  /// The body told of last, of those whose end has not been told, has been shown, with all that follows below.
  func bodyShown(influence: Int)
  func inserted(_ type: Any.Type, named view: String)
  func removed(_ type: Any.Type, named view: String)
  /// A misuse that was reported once has happened so many times more.
  func repeated(_ issue: Issue, _ times: Int)
  /// The views whose bodies ran in this frame, in order.
  var bodiesInFrame: [String] { get }
  /// What was written in it, in order: `Counter.count`.
  var writesInFrame: [String] { get }
}

extension ChangeLog {
  package func write(_ owner: String, _ property: String, _ old: Any, _ new: Any, at place: ObjectIdentifier?) {
    write(owner, property, old, new, at: place, isRead: true)
  }
}

/// A thing with a name that bodies can depend on.
@MainActor package protocol NamedSource {
  var sourceName: String { get }
}

extension [String] {
  /// Those that occur most often, with how often: `Counter.count 3 times, Counter.name once`.
  package func counted(most limit: Int) -> String {
    let counts = reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(limit)
      .map { "\($0.key) \($0.value == 1 ? "once" : "\($0.value) times")" }.joined(separator: ", ")
  }
}
