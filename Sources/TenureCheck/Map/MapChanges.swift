/// What a change of the code moved: state that came, went or stands elsewhere, other owners, lifetimes, readers, writers.
public struct MapChanges: Encodable, Sendable {
  /// What became of one piece of state.
  public struct Change: Encodable, Sendable {
    /// `Screen.query`; where it is gone, as it was.
    public let id: String
    /// `is new`, `is gone`, `was Other.query`, `has changed`.
    public let what: String
    /// Each difference in words: `lived as long as …, now …`, `+ written by Row.body`.
    public let facts: [String]
  }

  /// What the map is compared with, as it was asked for.
  public let since: String
  /// Every piece of state that is not as it was.
  public let states: [Change]

  /// Compares two maps of the same code. Lines do not count: code may move within its file.
  public init(from old: StateMap, to new: StateMap, since: String) {
    self.since = since
    let before = Dictionary(old.states.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(new.states.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var gone = old.states.filter { after[$0.id] == nil }
    var changes: [Change] = []
    for state in new.states {
      if let was = before[state.id] {
        let facts = Self.facts(was, state)
        if !facts.isEmpty { changes.append(Change(id: state.id, what: "has changed", facts: facts)) }
      } else if let index = Self.origin(of: state, among: gone) {
        let was = gone.remove(at: index)
        changes.append(Change(id: state.id, what: "was \(was.id)", facts: Self.facts(was, state)))
      } else {
        changes.append(
          Change(
            id: state.id, what: "is new", facts: ["lives \(state.lifetime)"] + Self.differences([], Self.users(state))))
      }
    }
    changes += gone.map { Change(id: $0.id, what: "is gone", facts: []) }
    states = changes
  }

  /// State of the same name and type that one owner has lost is the one that another has got, where there is only one.
  private static func origin(of state: StateMap.State, among gone: [StateMap.State]) -> Int? {
    let places = gone.indices.filter {
      gone[$0].name == state.name && gone[$0].type == state.type && gone[$0].holding == state.holding
    }
    return places.count == 1 ? places.first : nil
  }

  private static func facts(_ was: StateMap.State, _ state: StateMap.State) -> [String] {
    var facts: [String] = []
    if was.wrapper != state.wrapper { facts.append("was \(was.wrapper), now \(state.wrapper)") }
    if was.type != state.type { facts.append("was of type \(was.type), now \(state.type)") }
    if was.lifetime != state.lifetime { facts.append("lived \(was.lifetime), now \(state.lifetime)") }
    return facts + differences(users(was), users(state))
  }

  private static func users(_ state: StateMap.State) -> [String] {
    let routes = state.routes.map { $0.to == "environment" ? "passed into the environment" : "passed to \($0.to)" }
    return state.readers.map { "read by \($0.by)" } + state.writers.map { "written by \($0.by)" } + routes
      + state.findings.map { "finding \($0.rule)" }
  }

  private static func differences(_ old: [String], _ new: [String]) -> [String] {
    Set(new).subtracting(old).sorted().map { "+ \($0)" } + Set(old).subtracting(new).sorted().map { "- \($0)" }
  }
}
