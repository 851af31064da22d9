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
    public let findings: [Found]
  }

  /// What kind of type holds a piece of state.
  public enum OwnerKind: String, Encodable, Sendable { case app, view, model, other }

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
  }

  /// Every piece of state.
  public internal(set) var states: [State]
  /// Every class that holds state for views.
  public let models: [Model]

  /// The state of a project: who owns it, who reads and who writes it.
  public init(_ project: Project, findings: [Finding] = []) {
    states = MapBuild(project, findings).states()
    models = project.shippedTypes.filter(\.isModel).map { model in
      let holders = project.shippedTypes.filter { type in
        (type.isDynamicHost || type.isView) && type.stored.contains { project.type(of: $0) === model }
      }
      return Model(name: model.qualifiedName, place: Spot(model.declaration), views: holders.map(\.qualifiedName))
    }
    MapHints(project).add(to: &states)
  }

  private init(states: [State], models: [Model]) {
    self.states = states
    self.models = models
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

  private func limited(_ isWanted: (State) -> Bool) -> StateMap {
    let states = states.filter(isWanted)
    let types = Set(states.map(\.type) + states.map(\.owner))
    return StateMap(states: states, models: models.filter { types.contains($0.name) })
  }
}
