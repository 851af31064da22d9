import TenureRuntime

/// What happened on a screen, turn by turn, oldest first: `screen.record`.
///
///     mount → Counter (inserted)
///     tap "Tapped 0 times" → Counter.count: 0 → 1 → Counter (count)
@MainActor public struct ScreenRecord: CustomStringConvertible {
  package let record: TurnLog

  /// The turns that are kept, oldest first.
  public var turns: [ScreenTurn] { record.turns.map(ScreenTurn.init) }
  /// How many turns there have been, those that were dropped included.
  public var total: Int { record.total }
  /// Turns kept; older ones are dropped.
  public var limit: Int {
    get { record.limit }
    nonmutating set { record.limit = newValue }
  }

  /// How often bodies of a type have run.
  public func bodies(of type: Any.Type) -> Int { record.bodies(of: type) }

  /// All turns, a line each. For the main actor, like the record itself.
  nonisolated public var description: String { record.description }
}

/// One turn of a screen: an event, what it wrote, which bodies ran and why, what came and went.
public struct ScreenTurn: Sendable, CustomStringConvertible {
  let turn: Turn

  /// The first is 1. Numbers of turns that were dropped are not used again.
  public var number: Int { turn.number }
  /// The event, as a user would say it: `tap "Save"`.
  public var event: String { turn.event }
  /// What stores have reduced, in order.
  public var actions: [Action] { turn.actions.map(Action.init) }
  /// The values that changed, in order.
  public var writes: [Write] { turn.writes.map(Write.init) }
  /// The bodies that ran, in order.
  public var bodies: [BodyRun] { turn.bodies.map(BodyRun.init) }
  /// Views that came on the screen, and that left, by type.
  public var inserted: [String] { turn.inserted }
  /// The types of views that left the screen.
  public var removed: [String] { turn.removed }
  /// Steps of the patch that it led to.
  public var steps: Int { turn.steps }

  public var description: String { turn.description }

  /// A value that changed.
  public struct Write: Sendable, Equatable, CustomStringConvertible {
    let write: Turn.Write

    /// The type of what holds it.
    public var owner: String { write.owner }
    /// The property that was written.
    public var property: String { write.property }
    /// The value before, as text.
    public var old: String { write.old }
    /// The value after, as text.
    public var new: String { write.new }
    /// False where no view depended on it, so that none ran because of it.
    public var isRead: Bool { write.isRead }

    public var description: String { write.description }
  }

  /// An action that a store has reduced.
  public struct Action: Sendable, Equatable, CustomStringConvertible {
    let action: Turn.Action

    /// The action as it is written down: `Todos.Action.added("Milk")`.
    public var name: String { action.name }
    /// The action whose effect sent it; nil where a view sent it, or a binding.
    public var origin: String? { action.origin }
    /// The features whose reducers changed something, in order: none where the state is as it was.
    public var reducers: [String] { action.reducers }

    public var description: String { action.description }
  }

  /// A body that ran.
  public struct BodyRun: Sendable, Equatable, CustomStringConvertible {
    let run: Turn.BodyRun

    /// The type of the view whose body ran.
    public var view: String { run.view }
    /// Why it ran, a word for each reason: `inserted`, `inputs`, or the name of what it read.
    public var reasons: [String] { run.reasons.map(\.description) }
    /// False where nothing came of it: nothing changed on the screen, and nothing was handed on.
    public var hadEffect: Bool { run.hadEffect }

    public var description: String { run.description }
  }
}
