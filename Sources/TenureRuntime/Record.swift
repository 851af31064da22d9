import TenureViews

/// One turn: an event, what it wrote, which bodies ran and why, what came and went.
public struct Turn: Sendable, CustomStringConvertible {
  /// The event in a person's words: `tap "Save"`.
  public var event: String
  public var writes: [Write] = []
  public var bodies: [BodyRun] = []
  /// Views that came on the screen, and that left, by type.
  public var inserted: [String] = []
  public var removed: [String] = []
  /// Steps of the patch that it led to.
  public var steps = 0

  public struct Write: Sendable, Equatable, CustomStringConvertible {
    public var owner: String
    public var property: String
    public var old: String
    public var new: String

    public var description: String { "\(owner).\(property): \(old) → \(new)" }
  }

  public struct BodyRun: Sendable, Equatable, CustomStringConvertible {
    public var view: String
    public var reasons: [BodyReason]

    public var description: String {
      reasons.isEmpty ? view : "\(view) (\(reasons.map(\.description).joined(separator: ", ")))"
    }
  }

  /// `tap "Login" → LoginModel.state: idle → submitting → LoginView (state)`
  public var description: String {
    let parts = [event, joined(writes), joined(bodies)].filter { !$0.isEmpty }
    return parts.joined(separator: " → ")
  }

  private func joined<Part: CustomStringConvertible>(_ parts: [Part]) -> String {
    parts.map(\.description).joined(separator: ", ")
  }
}

/// The turns of one window, oldest first. The one record that tests, issues and inspectors read.
@MainActor public final class Record: ChangeLog, CustomStringConvertible {
  public private(set) var turns: [Turn] = []
  /// How many turns there have been, those that were dropped included.
  public private(set) var total = 0
  /// Turns kept; older ones are dropped.
  public var limit = 10_000
  private var open: Turn?
  private var runs: [ObjectIdentifier: Int] = [:]
  private var frameStart = 0

  public init() {}

  /// How often bodies of a type have run.
  public func bodies(of type: Any.Type) -> Int { runs[ObjectIdentifier(type)] ?? 0 }

  /// How often bodies have run, by type.
  package var bodyCounts: [ObjectIdentifier: Int] { runs }

  /// All turns, a line each. For the main actor, like the record itself.
  nonisolated public var description: String {
    MainActor.assumeIsolated { turns.map(\.description).joined(separator: "\n") }
  }

  /// A turn begins; `event` is what set it off.
  package func begin(_ event: String) {
    end()
    open = Turn(event: event)
    frameStart = 0
  }

  /// The turn is over and is kept, if anything happened in it.
  package func end(steps: Int = 0, always: Bool = false) {
    guard var turn = open else { return }
    open = nil
    turn.steps = steps
    if !always && turn.writes.isEmpty && turn.bodies.isEmpty && turn.removed.isEmpty { return }
    turns.append(turn)
    total += 1
    if turns.count > limit { turns.removeFirst(turns.count - limit) }
  }

  private func change(_ edit: (inout Turn) -> Void) {
    if open == nil { open = Turn(event: Cause.current.map { "\($0)" } ?? "outside of any event") }
    edit(&open!)
  }

  package func write(_ owner: String, _ property: String, _ old: Any, _ new: Any) {
    let write = Turn.Write(owner: owner, property: property, old: describe(old), new: describe(new))
    change { $0.writes.append(write) }
  }

  package func body(of type: Any.Type, named view: String, because reasons: [BodyReason]) {
    runs[ObjectIdentifier(type), default: 0] += 1
    var seen: Set<BodyReason> = []
    let reasons = reasons.filter { seen.insert($0).inserted }
    change { $0.bodies.append(Turn.BodyRun(view: view, reasons: reasons)) }
  }

  package func inserted(_ type: Any.Type, named view: String) { change { $0.inserted.append(view) } }
  package func removed(_ type: Any.Type, named view: String) { change { $0.removed.append(view) } }
  package func frameEnded(_ window: Window) {}

  package var bodiesInFrame: [String] { open?.bodies.map(\.view) ?? [] }
}

/// A value for people: what it prints, cut where nobody would read on.
func describe(_ value: Any) -> String {
  let text = value is String ? "\"\(value)\"" : "\(value)"
  return text.count > 200 ? text.prefix(199) + "…" : text
}
