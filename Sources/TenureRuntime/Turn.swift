import TenureIssues
import TenureRender
import TenureScenes
import TenureTree

/// One turn: an event, what it wrote, which bodies ran and why, what came and went.
public struct Turn: Sendable, CustomStringConvertible {
  /// The first is 1. Numbers of turns that were dropped are not used again.
  public package(set) var number = 0
  /// The event, as a user would say it: `tap "Save"`.
  public var event: String
  /// What stores have reduced, in order.
  public package(set) var actions: [Action] = []
  public var writes: [Write] = []
  public var bodies: [BodyRun] = []
  /// Views that came on the screen, and that left, by type.
  public var inserted: [String] = []
  public var removed: [String] = []
  /// Steps of the patch that it led to.
  public var steps = 0
  /// Bytes that a host sent because of it; nil where none has said so.
  public package(set) var bytes: Int?
  /// When it began, since the record was made, and how long it took.
  public package(set) var start = Duration.zero
  public package(set) var length = Duration.zero
  /// The last round of updates in it.
  package var lastRound = 0
  /// When a host was done with the patch, since the record was made; only while somebody asks for times.
  package var shown: Duration?

  /// A value that changed in a turn.
  public struct Write: Sendable, Equatable, CustomStringConvertible {
    public var owner: String
    public var property: String
    public var old: String
    public var new: String
    /// False where no view depended on it, so that none ran because of it.
    public var isRead = true
    /// What holds the value, by the number that a look at the window names it by.
    package var place: Int?
    /// The round of updates that was the last before it.
    package var round = 0
    /// When, since the record was made; only while somebody asks for times.
    public package(set) var time: Duration?

    public var description: String {
      "\(owner).\(property): \(old) → \(new)\(isRead ? "" : " (no view reads it)")"
    }
  }

  /// A body that ran in a turn, and why.
  public struct BodyRun: Sendable, Equatable, CustomStringConvertible {
    public var view: String
    public var reasons: [BodyReason]
    /// False where nothing came of it: nothing changed on the screen, and nothing was handed on.
    public package(set) var hadEffect = true
    /// The view's number in a look at the window.
    package var place: Int?
    /// When it began, since the record was made, and how long it and what follows below took; only while somebody asks
    /// for times.
    public package(set) var start: Duration? {
      get { times?.start }
      set { times = newValue.map { Times(start: $0, length: times?.length) } }
    }
    public package(set) var length: Duration? {
      get { times?.length }
      set { times = times.map { Times(start: $0.start, length: newValue) } }
    }
    /// Apart from the rest, for most runs have none and there are many.
    private var times: Times?

    private final class Times: Sendable, Equatable {
      let start: Duration
      let length: Duration?

      init(start: Duration, length: Duration?) {
        self.start = start
        self.length = length
      }

      static func == (a: Times, b: Times) -> Bool { a.start == b.start && a.length == b.length }
    }

    init(view: String, reasons: [BodyReason]) {
      self.view = view
      self.reasons = reasons
    }

    public var description: String {
      reasons.isEmpty ? view : "\(view) (\(reasons.map(\.description).joined(separator: ", ")))"
    }
  }

  /// Gives up the room that its lists had for more.
  mutating func close() {
    if bodies.capacity > bodies.count + 16 { bodies = bodies.map { $0 } }
    if inserted.capacity > inserted.count + 16 { inserted = inserted.map { $0 } }
  }

  /// How much it takes to keep it.
  var entries: Int { actions.count + writes.count + bodies.count + inserted.count + removed.count }

  /// `tap "Login" → LoginModel.state: idle → submitting → LoginView (state)`
  public var description: String {
    let parts = [event, joined(actions), joined(writes), joined(bodies)].filter { !$0.isEmpty }
    return parts.joined(separator: " → ")
  }

  private func joined<Part: CustomStringConvertible>(_ parts: [Part]) -> String {
    parts.map(\.description).joined(separator: ", ")
  }
}

/// A misuse that was reported while a window ran, and how often.
public struct NotedIssue: Sendable {
  public var issue: Issue
  /// The turn in which it was reported first, and last; 0 before the first turn.
  public var firstTurn: Int
  public var lastTurn: Int
  public var count = 1
}
