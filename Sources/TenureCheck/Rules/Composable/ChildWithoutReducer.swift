/// A feature keeps another's state and takes its actions, and never runs its reducer.
public struct ChildWithoutReducer: Rule {
  public static let about = RuleDescription(
    id: "tca-child-without-reducer",
    title: "A feature that keeps a child's state must run the child's reducer.",
    preset: .default,
    severity: .warning,
    wrong: """
      import ComposableArchitecture

      @Reducer struct Search {
        struct State: Equatable { var text = "" }
        enum Action { case textChanged(String) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .textChanged(let text):
              state.text = text
              return .none
            }
          }
        }
      }

      @Reducer struct Shop {
        struct State: Equatable { @Presents var search: Search.State? }
        enum Action { case searchTapped, search(PresentationAction<Search.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .searchTapped:
              state.search = Search.State()
              return .none
            case .search:
              return .none
            }
          }
        }
      }
      """,
    right: """
      import ComposableArchitecture

      @Reducer struct Search {
        struct State: Equatable { var text = "" }
        enum Action { case textChanged(String) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .textChanged(let text):
              state.text = text
              return .none
            }
          }
        }
      }

      @Reducer struct Shop {
        struct State: Equatable { @Presents var search: Search.State? }
        enum Action { case searchTapped, search(PresentationAction<Search.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .searchTapped:
              state.search = Search.State()
              return .none
            case .search:
              return .none
            }
          }
          .ifLet(\\.$search, action: \\.search) { Search() }
        }
      }
      """,
    why: """
      The child's views send their actions into the parent, which has nobody to give them to: what people do there \
      changes nothing, and The Composable Architecture reports an action that no reducer has handled.
      """,
    evidence: """
      A member of a feature's state that is another feature's state (as it is, optional, `@Presents`, in a \
      `StackState` or an `IdentifiedArray`), an action that wraps that feature's actions, and no `Scope`, `ifLet` or \
      `forEach` in the project that names the member or makes the child.
      """,
    quiet: """
      A parent that runs the child's reducer by hand; a member that any `Scope`, `ifLet` or `forEach` of the project \
      goes through; a feature without a body of its own.
      """)

  public static func findings(in project: Project) -> [Finding] {
    let features = project.features
    if features.count < 2 { return [] }
    let composed = composed(in: project)
    return features.flatMap { parent -> [Finding] in
      guard let state = parent.state, let body = parent.type.member("body"), body.isComputed else { return [] }
      return state.stored.compactMap { member in
        guard !composed.contains(member.name),
          let child = features.first(where: { $0 != parent && isState(member, of: $0, project) }),
          let action = action(of: parent, wrapping: child), !runs(parent, child, project)
        else { return nil }
        return finding(member, body, parent, child, action)
      }
    }
  }

  private static func finding(
    _ member: Member, _ body: Member, _ parent: Feature, _ child: Feature, _ action: Member
  ) -> Finding {
    let isOptional = member.isOptional || member.attribute("Presents") != nil
    let isMany = member.type.map { type in
      type.withDescendants.contains { $0.name.hasPrefix("StackState") || $0.name.hasPrefix("IdentifiedArray") }
    }
    let path = (member.attribute("Presents") != nil ? "\\.$" : "\\.") + member.name
    let remedy =
      isMany == true
      ? ".forEach(\\.\(member.name), action: \\.\(action.name)) { \(child.name)() }"
      : isOptional
        ? ".ifLet(\(path), action: \\.\(action.name)) { \(child.name)() }"
        : "Scope(state: \\.\(member.name), action: \\.\(action.name)) { \(child.name)() }"
    return Finding(
      Self.self, at: body.node,
      fact: "\(parent.name) keeps the state of \(child.name) in '\(member.name)', and nothing runs \(child.name).",
      evidence: [
        Evidence(member.node, "the child's state"), Evidence(action.node, "the child's actions come in here"),
      ],
      consequence: "What \(child.name)'s views send changes nothing.",
      advice: "Add '\(remedy)'.")
  }

  private static func isState(_ member: Member, of child: Feature, _ project: Project) -> Bool {
    if let type = member.type {
      return type.withDescendants.contains { names($0, "State", of: child) }
    }
    guard let state = child.state, let value = member.value, value.kind == .call else { return false }
    return project.constructedType(value) === state
  }

  /// `Search.State` as it is written.
  private static func names(_ type: Node, _ part: String, of child: Feature) -> Bool {
    guard type.kind == .typeName else { return false }
    let parts = type.name.split(separator: ".")
    return parts.count > 1 && parts[parts.count - 1] == part && parts[parts.count - 2] == child.name
  }

  private static func action(of parent: Feature, wrapping child: Feature) -> Member? {
    parent.action?.members.first { entry in
      entry.node.kind == .enumCase
        && entry.node.descendants.contains { node in
          names(node, "Action", of: child)
            || node.kind == .typeName && node.name == child.name
              && node.ancestors.contains { $0.name.contains("ActionOf") }
        }
    }
  }

  /// The names in all key paths that are given to what composes reducers.
  private static func composed(in project: Project) -> Set<String> {
    var found: Set<String> = []
    for file in project.files {
      for path in file.all(of: .keyPath) {
        guard let call = path.parent, call.kind == .call,
          ["Scope", "ifLet", "forEach", "ifCaseLet", "pullback", "optional"].contains(call.calledName ?? "")
        else { continue }
        for part in path.name.split(whereSeparator: { $0 == "." || $0 == "\\" || $0 == "?" }) {
          found.insert(part.first == "$" ? String(part.dropFirst()) : String(part))
        }
      }
    }
    return found
  }

  /// Makes the child's reducer, for whatever purpose.
  private static func runs(_ parent: Feature, _ child: Feature, _ project: Project) -> Bool {
    project.occurrences.of(child.name).contains { node in
      node.role == .callee && parent.contains(node) && !child.contains(node)
    }
  }
}
