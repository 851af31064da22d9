/// Every piece of state of a code base: who keeps it and for how long, who reads and writes it, where it is handed on.
public struct StateMap: Encodable, Sendable {
  /// One piece of state: where it is kept, for how long, and who reads and writes it.
  public struct State: Encodable, Sendable {
    /// `Screen.query`.
    public let id: String
    /// The property.
    public let name: String
    /// The type that declares it.
    public let owner: String
    /// What kind of type that is.
    public let ownerKind: OwnerKind
    /// `@State`, `@Published`; `var` for a property of an `@Observable` class.
    public let wrapper: String
    /// The property's type, as it is written.
    public let type: String
    /// Whether it owns its value or is given it.
    public let holding: Holding
    /// How long it lives, in words.
    public let lifetime: String
    /// Where it is declared.
    public let place: Spot
    /// Who reads it.
    public let readers: [Use]
    /// Who writes it.
    public let writers: [Use]
    /// Where it is handed on: into another view, or into the environment.
    public let routes: [Route]
    /// What the map itself notices: that only one child uses it, that it is derived twice.
    public internal(set) var hints: [String] = []
    /// What rules say of it.
    public let findings: [Found]

    /// Every line that it names.
    var spots: [Spot] { [place] + readers.map(\.place) + writers.map(\.place) + routes.map(\.place) }
  }

  /// What kind of type holds a piece of state.
  public enum OwnerKind: String, Encodable, Sendable {
    case app, view, model, other

    init(_ type: NominalType) {
      self = type.isApp || type.isScene ? .app : type.isDynamicHost ? .view : type.isModel ? .model : .other
    }
  }

  /// Whether a property owns its value or is given it.
  public enum Holding: String, Encodable, Sendable {
    /// The truth is here.
    case owns
    /// The truth is somebody else's.
    case receives
  }

  /// A line of a file.
  public struct Spot: Encodable, Sendable, Hashable {
    /// The file.
    public let path: String
    /// From 1.
    public let line: Int

    init(_ node: Node) {
      path = node.file.path
      line = node.file.source.position(of: node.start).line
    }
  }

  /// A function or body that reads or writes a piece of state.
  public struct Use: Encodable, Sendable, Hashable {
    /// `Screen.body`.
    public let by: String
    /// The type that uses it.
    public let type: String
    /// Where.
    public let place: Spot
  }

  /// A place where a piece of state is handed on.
  public struct Route: Encodable, Sendable, Hashable {
    /// The view that gets it; `environment` for all below.
    public let to: String
    /// The property that takes it.
    public let label: String
    /// The view that hands it on.
    public let from: String
    /// Where it is handed on.
    public let place: Spot
  }

  /// A finding about a piece of state.
  public struct Found: Encodable, Sendable, Hashable {
    /// The rule's name.
    public let rule: String
    /// How bad it is.
    public let severity: String
    /// What is wrong.
    public let fact: String
  }

  /// A model, and how far it reaches.
  public struct Model: Encodable, Sendable {
    /// The type's name.
    public let name: String
    /// Where it is declared.
    public let place: Spot
    /// Views that hold one, in whatever way.
    public let views: [String]
    /// Static properties that keep one for the whole program.
    public let shared: [Use]
  }

  /// What several models store values of.
  struct Twice: Encodable, Sendable {
    /// The values' type.
    let entity: String
    /// The properties that store them.
    let states: [String]
  }

  /// Every piece of state.
  public let states: [State]
  /// Every class that holds state for views.
  public let models: [Model]

  /// What kinds the types are that the map names.
  let kinds: [String: OwnerKind]
  /// Values of one type that several models store, which may be one truth kept twice.
  let twice: [Twice]
  /// The lines of source that the map names, by file and number.
  let lines: [String: [Int: String]]

  private enum CodingKeys: CodingKey { case states, models }

  /// The state of a project: who owns it, who reads and who writes it.
  public init(_ project: Project, findings: [Finding] = []) {
    var states = MapBuild(project, findings).states()
    var shared: [String: [Use]] = [:]
    for type in project.shippedTypes {
      for member in type.members where member.isStatic && member.isStored {
        guard let model = project.type(of: member), model.isModel else { continue }
        shared[model.qualifiedName, default: []].append(
          Use(by: "\(type.qualifiedName).\(member.name)", type: type.qualifiedName, place: Spot(member.node)))
      }
    }
    let spots = states.flatMap(\.spots) + shared.values.flatMap { $0.map(\.place) }
    models = project.shippedTypes.filter(\.isModel).map { model in
      let holders = project.shippedTypes.filter { type in
        (type.isDynamicHost || type.isView) && type.stored.contains { project.type(of: $0) === model }
      }
      return Model(
        name: model.qualifiedName, place: Spot(model.declaration), views: holders.map(\.qualifiedName),
        shared: shared[model.qualifiedName] ?? [])
    }
    twice = MapHints(project).add(to: &states)
    kinds = Dictionary(
      project.shippedTypes.map { ($0.qualifiedName, OwnerKind($0)) }.filter { $0.1 != .other },
      uniquingKeysWith: { first, _ in first })
    lines = Self.lines(spots, in: project)
    self.states = states
  }

  private init(_ states: [State], of map: StateMap) {
    self.states = states
    let types = Set(states.map(\.type) + states.map(\.owner))
    models = map.models.filter { types.contains($0.name) }
    kinds = map.kinds
    let ids = Set(states.map(\.id))
    twice = map.twice.filter { $0.states.allSatisfy(ids.contains) }
    lines = map.lines
  }

  private static func lines(_ spots: [Spot], in project: Project) -> [String: [Int: String]] {
    let files = Dictionary(project.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var lines: [String: [Int: String]] = [:]
    for (path, spots) in Dictionary(grouping: spots, by: \.path) {
      guard let source = files[path]?.source else { continue }
      for spot in spots { lines[path, default: [:]][spot.line] = source.line(spot.line).onOneLine(limit: 160) }
    }
    return lines
  }

  // MARK: - Asking about one

  /// `query` or `Screen.query`.
  public func about(state name: String) -> StateMap {
    limited { $0.name == name || $0.id == name || $0.id.hasSuffix("." + name) }
  }

  /// What a view keeps, gets, reads or writes.
  public func about(view name: String) -> StateMap {
    limited { state in
      Self.isNamed(state.owner, name) || (state.readers + state.writers).contains { Self.isNamed($0.type, name) }
        || state.routes.contains { Self.isNamed($0.to, name) }
    }
  }

  /// What a type keeps, and where values of it are kept.
  public func about(type name: String) -> StateMap {
    limited { state in
      Self.isNamed(state.owner, name)
        || state.type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }
  }

  /// The names that `--state` takes.
  public var stateNames: [String] { Array(Set(states.flatMap { [$0.name, $0.id] })).sorted() }
  /// The names that `--type` takes.
  public var typeNames: [String] {
    Array(Set(states.flatMap { [$0.owner] + ($0.readers + $0.writers).map(\.type) + $0.routes.map(\.to) })).sorted()
  }

  private static func isNamed(_ qualified: String, _ name: String) -> Bool {
    qualified == name || qualified.hasSuffix("." + name)
  }

  /// The map of some of its pieces of state.
  public func limited(_ isWanted: (State) -> Bool) -> StateMap { StateMap(states.filter(isWanted), of: self) }
}
