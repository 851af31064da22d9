/// State that is taken from a dependency once, while the dependency's value changes elsewhere.
public struct DependencyReadOnce: Rule {
  public static let about = RuleDescription(
    id: "tca-dependency-read-once",
    title: "What a dependency can change must be observed, not read once.",
    preset: .default,
    notes: .composable,
    severity: .warning,
    wrong: """
      import ComposableArchitecture

      struct SettingsClient {
        var get: @Sendable () -> Settings
        var set: @Sendable (Settings) async -> Void
        var observe: @Sendable () -> AsyncStream<Settings>
      }
      extension DependencyValues {
        var settings: SettingsClient { get { self[SettingsKey.self] } set { self[SettingsKey.self] = newValue } }
      }

      @Reducer struct Counter {
        struct State: Equatable {
          var settings: Settings
          init() {
            @Dependency(\\.settings) var client
            settings = client.get()
          }
        }
        enum Action { case settingsChanged(Settings) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in .none }
        }
      }

      @Reducer struct SettingsScreen {
        struct State: Equatable {}
        enum Action { case saved(Settings) }
        @Dependency(\\.settings) var client
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .saved(let settings): return .run { _ in await client.set(settings) }
            }
          }
        }
      }

      struct Settings: Equatable { var step = 1 }
      """,
    right: """
      import ComposableArchitecture

      struct SettingsClient {
        var get: @Sendable () -> Settings
        var set: @Sendable (Settings) async -> Void
        var observe: @Sendable () -> AsyncStream<Settings>
      }
      extension DependencyValues {
        var settings: SettingsClient { get { self[SettingsKey.self] } set { self[SettingsKey.self] = newValue } }
      }

      @Reducer struct Counter {
        struct State: Equatable {
          var settings: Settings
          init() {
            @Dependency(\\.settings) var client
            settings = client.get()
          }
        }
        enum Action { case task, settingsChanged(Settings) }
        @Dependency(\\.settings) var client
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .task:
              return .run { send in
                for await settings in client.observe() { await send(.settingsChanged(settings)) }
              }
            case .settingsChanged(let settings):
              state.settings = settings
              return .none
            }
          }
        }
      }

      @Reducer struct SettingsScreen {
        struct State: Equatable {}
        enum Action { case saved(Settings) }
        @Dependency(\\.settings) var client
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .saved(let settings): return .run { _ in await client.set(settings) }
            }
          }
        }
      }

      struct Settings: Equatable { var step = 1 }
      """,
    why: """
      A value that is copied from a dependency into state is as old as the moment it was copied. When another feature \
      changes it, this one goes on with the old.
      """,
    evidence: """
      Proof in the dependency's interface: a stream of the same type that this feature never listens to, or a \
      function that sets such a value and that another feature calls.
      """,
    quiet: """
      Generators (`uuid`, `date`); catalogues that nothing changes; `@Shared` state. Where no other feature is seen to \
      set it, the finding is a note.
      """)

  public static func findings(in project: Project) -> [Finding] {
    let features = project.features
    if features.isEmpty { return [] }
    let interfaces = interfaces(in: project)
    if interfaces.isEmpty { return [] }
    return features.flatMap { feature in
      feature.nodes.filter { $0.kind == .assignment }.compactMap { finding($0, feature, features, interfaces, project) }
    }
  }

  /// The types behind `\\.settings`, as extensions of DependencyValues declare them.
  private static func interfaces(in project: Project) -> [String: NominalType] {
    var found: [String: NominalType] = [:]
    for file in project.files where file.standing == .product {
      for node in file.root.children where node.kind == .extensionDeclaration && node.name == "DependencyValues" {
        for member in node.children where member.kind == .variable {
          if let type = member.child(.type).flatMap({ project.type(named: $0) }) { found[member.name] = type }
        }
      }
    }
    return found
  }

  private static func finding(
    _ assignment: Node, _ feature: Feature, _ features: [Feature], _ interfaces: [String: NominalType],
    _ project: Project
  ) -> Finding? {
    guard let target = assignment.child(.left), let member = stateMember(target, feature, project),
      let call = assignment.child(.right)?.withDescendants.first(where: { key(of: $0, project) != nil }),
      let key = key(of: call, project), let interface = interfaces[key], let name = call.calledName,
      let getter = interface.member(name), let value = signature(getter)?.result, value.text != "Void"
    else { return nil }
    var evidence: [Evidence] = []
    if let stream = interface.members.first(where: { isStream($0, of: value) }) {
      guard !feature.nodes.contains(where: { $0.kind == .member && $0.name == stream.name }) else { return nil }
      evidence.append(Evidence(stream.node, "'\(stream.name)' tells of changes, and \(feature.name) never listens"))
    }
    let change = setterCall(interface, of: value, key, outside: feature, features, project)
    if let change { evidence.append(Evidence(change, "it is changed here")) }
    if evidence.isEmpty { return nil }
    return Finding(
      Self.self, at: assignment, severity: change == nil ? .info : .warning,
      fact: "\(feature.name) takes '\(member.name)' from '\(key).\(name)()' once.",
      evidence: evidence,
      consequence: "When '\(key)' changes elsewhere, \(feature.name) goes on with the value of that moment.",
      advice: "Listen to its changes in an effect and store each, or hold it with '@Shared'.")
  }

  private static func stateMember(_ target: Node, _ feature: Feature, _ project: Project) -> Member? {
    guard let state = feature.state else { return nil }
    var name: String?
    if target.kind == .reference { name = target.name }
    if target.kind == .member, let base = target.child(.base)?.name, ["self", "state"].contains(base) {
      name = target.name
    }
    guard let name, let member = state.member(name), member.isStored,
      !member.attributes.contains(where: { $0.name.hasPrefix("Shared") })
    else { return nil }
    if target.kind == .reference || target.child(.base)?.name == "self" {
      // Plain names mean the state only in its own initializer.
      guard project.enclosingType(of: target) === state else { return nil }
    }
    return member
  }

  private static let generators: Set<String> = [
    "uuid", "date", "locale", "calendar", "timeZone", "continuousClock", "suspendingClock", "mainQueue", "mainRunLoop",
    "withRandomNumberGenerator", "context", "openURL", "dismiss", "urlSession", "fireAndForget",
  ]

  /// `settings` of `client.get()`, where `client` is `@Dependency(\\.settings)`.
  private static func key(of call: Node, _ project: Project) -> String? {
    guard call.kind == .call, let base = call.child(.callee)?.child(.base) else { return nil }
    let holder =
      base.kind == .member && base.child(.base)?.name == "self"
      ? project.storage(of: base)?.node : declaration(base, project)
    guard let attribute = holder?.children(.attribute).first(where: { $0.name == "Dependency" }),
      let path = attribute.child(.argument), path.kind == .keyPath
    else { return nil }
    let key = path.name.split(separator: ".").last.map(String.init) ?? ""
    return generators.contains(key) ? nil : key
  }

  private static func declaration(_ reference: Node, _ project: Project) -> Node? {
    guard reference.kind == .reference else { return nil }
    switch project.referent(of: reference) {
    case .local(let node): return node
    case .member(let member): return member.node
    default: return nil
    }
  }

  /// What a function, or a property that holds a closure, takes and gives.
  private static func signature(_ member: Member) -> (parameters: [Node], result: Node?)? {
    if member.isFunction { return (member.parameters.compactMap { $0.child(.type) }, member.result) }
    guard let type = member.plainType, type.kind == .functionType else { return nil }
    return (type.children(.parameter), type.child(.result))
  }

  private static func isStream(_ member: Member, of value: Node) -> Bool {
    guard let result = signature(member)?.result ?? (member.isProperty ? member.plainType : nil) else { return false }
    guard ["AsyncStream", "AsyncThrowingStream", "AnyPublisher", "AsyncSequence"].contains(where: result.text.contains)
    else { return false }
    return result.withDescendants.contains { $0 != result && $0.text == value.text }
  }

  private static func setterCall(
    _ interface: NominalType, of value: Node, _ key: String, outside feature: Feature, _ features: [Feature],
    _ project: Project
  ) -> Node? {
    for setter in interface.members {
      guard ["set", "update", "save", "write", "store", "put"].contains(setter.name.nameWords.first ?? ""),
        signature(setter)?.parameters.contains(where: { $0.text == value.text }) == true
      else { continue }
      for call in project.calls(of: setter.name) where self.key(of: call, project) == key {
        if !feature.contains(call), features.contains(where: { $0.contains(call) }) { return call }
      }
    }
    return nil
  }
}
