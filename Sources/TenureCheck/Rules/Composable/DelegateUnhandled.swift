/// A child tells its parent something, and no parent listens.
public struct DelegateUnhandled: Rule {
  public static let about = RuleDescription(
    id: "tca-delegate-unhandled",
    title: "What a child tells by a delegate action, a parent must handle.",
    preset: .default,
    notes: .strict,
    severity: .warning,
    wrong: """
      import ComposableArchitecture

      @Reducer struct Player {
        struct State: Equatable { var score = 0 }
        enum Action {
          case finished
          case delegate(Delegate)
          enum Delegate { case gameOver(Int) }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .finished: return .send(.delegate(.gameOver(state.score)))
            case .delegate: return .none
            }
          }
        }
      }

      @Reducer struct Game {
        struct State: Equatable { var player = Player.State() }
        enum Action { case player(Player.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.player, action: \\.player) { Player() }
        }
      }
      """,
    right: """
      import ComposableArchitecture

      @Reducer struct Player {
        struct State: Equatable { var score = 0 }
        enum Action {
          case finished
          case delegate(Delegate)
          enum Delegate { case gameOver(Int) }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .finished: return .send(.delegate(.gameOver(state.score)))
            case .delegate: return .none
            }
          }
        }
      }

      @Reducer struct Game {
        struct State: Equatable { var player = Player.State(); var best = 0 }
        enum Action { case player(Player.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.player, action: \\.player) { Player() }
          Reduce { state, action in
            switch action {
            case .player(.delegate(.gameOver(let score))):
              state.best = max(state.best, score)
              return .none
            case .player:
              return .none
            }
          }
        }
      }
      """,
    why: """
      A delegate action changes nothing by itself: where no reducer above matches it, it is sent and lost.
      """,
    evidence: """
      A delegate action that a reducer sends and that no pattern and no case key path outside of it matches, \
      however deep they nest.
      """,
    quiet: """
      A child that no reducer composes, since the parent may be in another module. Where all that a parent does \
      with the delegate's actions is to return `.none`, the finding is a note.
      """)

  public static func findings(in project: Project) -> [Finding] {
    let features = project.features
    if features.isEmpty { return [] }
    let keyPaths = project.files.filter { $0.standing == .product }.flatMap { file in
      file.all(of: .keyPath).filter { $0.name.contains("delegate") }
    }
    return features.flatMap { child -> [Finding] in
      guard child.action?.members.contains(where: { $0.node.kind == .enumCase && $0.name == "delegate" }) == true else {
        return []
      }
      let parents = features.filter { $0 != child && composes($0, child, project) }
      guard let parent = parents.first else { return [] }
      var seen: Set<String> = []
      return sends(of: child, project).compactMap { send, name in
        guard seen.insert(name).inserted else { return nil }
        return finding(send, name, child, parent, keyPaths, project)
      }
    }
  }

  /// `.send(.delegate(.gameOver))`: the inner case and its name.
  private static func sends(of child: Feature, _ project: Project) -> [(Node, String)] {
    project.occurrences.of("delegate").compactMap { node in
      guard child.contains(node), node.kind == .implicitMember || node.kind == .member, node.role == .callee,
        let call = node.parent, !call.isInPattern, let inner = call.child(.argument), let name = inner.caseName,
        inner.kind == .implicitMember || inner.child(.callee)?.kind == .implicitMember, isSent(call)
      else { return nil }
      return (call, name)
    }
  }

  private static func isSent(_ call: Node) -> Bool {
    guard call.role == .argument, let outer = call.parent, outer.kind == .call else { return false }
    return outer.calledName == "send"
  }

  private static func composes(_ parent: Feature, _ child: Feature, _ project: Project) -> Bool {
    project.occurrences.of(child.name).contains { node in
      guard parent.contains(node), !child.contains(node) else { return false }
      if node.role == .callee, let call = node.parent { return project.constructedType(call) === child.type }
      // `case player(Player)` of an enum of features.
      return node.kind == .typeName && node.parent?.role == .parameter && project.type(named: node) === child.type
        || node.parent?.kind == .enumCase && project.type(named: node) === child.type
    }
  }

  private static func finding(
    _ send: Node, _ name: String, _ child: Feature, _ parent: Feature, _ keyPaths: [Node], _ project: Project
  ) -> Finding? {
    var ignored: Node?
    for node in project.occurrences.of("delegate") where !child.contains(node) && node.isInPattern {
      guard project.isShipped(node), !isOfAnother(node, than: child, project) else { continue }
      if node.role == .callee, let call = node.parent, let inner = call.child(.argument), inner.kind != .wildcard {
        if inner.kind == .namePattern || inner.caseName == name { return nil }
        continue
      }
      guard let entry = node.ancestors.first(where: { $0.kind == .switchCase }) else { return nil }
      if !doesNothing(entry) { return nil }
      if parent.contains(node) { ignored = ignored ?? node }
    }
    for path in keyPaths where !child.contains(path) {
      let parts = path.name.split(separator: ".").map(String.init)
      if parts.contains(name) || parts.last == "delegate" { return nil }
    }
    return Finding(
      Self.self, at: send, severity: ignored == nil ? .warning : .info,
      fact: "\(child.name) sends '.delegate(.\(name))', and no reducer handles it.",
      evidence: [
        ignored.map { Evidence($0, "\(parent.name) takes it here and does nothing") }
          ?? Evidence(parent.type.declaration, "\(parent.name) composes \(child.name)")
      ],
      consequence: "The action runs through and changes nothing: what \(child.name) tells is lost.",
      advice: "Match '.delegate(.\(name))' of \(child.name) in \(parent.name), or do not send it.")
  }

  /// `.other(.delegate(let action))`, where the case `other` holds the actions of another feature alone.
  private static func isOfAnother(_ delegate: Node, than child: Feature, _ project: Project) -> Bool {
    let cases = delegate.ancestors.prefix { $0.kind != .switchCase && $0.kind != .block }.compactMap(\.caseName)
    let features = project.features
    for parent in features where parent.contains(delegate) {
      for name in cases where name != "delegate" {
        guard let entry = parent.action?.member(name), entry.node.kind == .enumCase else { continue }
        let named = entry.parameters.flatMap { $0.withDescendants.filter { $0.kind == .typeName } }
          .flatMap { $0.name.split(separator: ".").map(String.init) }.filter { !Self.wrappings.contains($0) }
        return !named.isEmpty && !named.contains(child.name)
          && !features.contains { named.contains($0.name) && composes($0, child, project) }
      }
    }
    return false
  }

  /// What stands around a feature's name in the type of an action.
  private static let wrappings: Set<String> = [
    "Action", "State", "ID", "PresentationAction", "StackAction", "StackActionOf", "IdentifiedAction",
    "IdentifiedActionOf", "UUID", "Int", "String",
  ]

  private static func doesNothing(_ entry: Node) -> Bool {
    entry.children(.statement).allSatisfy { statement in
      let value = statement.kind == .returnStatement ? statement.child(.value) : statement
      return value?.kind == .implicitMember && value?.name == "none" || value?.name == "break"
    }
  }
}
