/// An observation that ends each time another screen covers its own.
public struct ObservationTiedToAppearance: Rule {
  public static let about = RuleDescription(
    id: "tca-observation-tied-to-appearance",
    title: "What a feature listens to all along must not end when its screen is covered.",
    preset: .default,
    severity: .warning,
    wrong: """
      import ComposableArchitecture

      @Reducer struct Inbox {
        struct State: Equatable { var unread = 0 }
        enum Action { case task, unreadChanged(Int) }
        @Dependency(\\.mail) var mail
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .task:
              return .run { send in
                for await count in mail.unread() { await send(.unreadChanged(count)) }
              }
            case .unreadChanged(let count):
              state.unread = count
              return .none
            }
          }
        }
      }

      struct InboxView: View {
        let store: StoreOf<Inbox>
        var body: some View {
          NavigationStack {
            List { NavigationLink("Drafts") { Text("Drafts") } }
              .task { await store.send(.task).finish() }
          }
        }
      }
      """,
    right: """
      import ComposableArchitecture

      @Reducer struct Inbox {
        struct State: Equatable { var unread = 0 }
        enum Action { case task, unreadChanged(Int) }
        @Dependency(\\.mail) var mail
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .task:
              return .run { send in
                for await count in mail.unread() { await send(.unreadChanged(count)) }
              }
            case .unreadChanged(let count):
              state.unread = count
              return .none
            }
          }
        }
      }

      struct InboxView: View {
        let store: StoreOf<Inbox>
        var body: some View {
          NavigationStack {
            List { NavigationLink("Drafts") { Text("Drafts") } }
          }
          .task { await store.send(.task).finish() }
        }
      }
      """,
    why: """
      `.task` is cancelled when its view disappears, and the root of a navigation stack disappears when something is \
      pushed. `finish()` hands that cancellation on to the effect: meanwhile the feature hears nothing, and what \
      happened in between is missed unless the stream repeats it.
      """,
    evidence: """
      `send(…).finish()` in a `.task` inside of a navigation stack, where the action's effect is a `for await`.
      """,
    quiet: """
      Sheets; screens outside of a stack.
      """)

  public static func findings(in project: Project) -> [Finding] {
    let features = project.features
    if features.isEmpty { return [] }
    return project.calls(of: "finish").compactMap { finding($0, features, project) }
  }

  private static func finding(_ call: Node, _ features: [Feature], _ project: Project) -> Finding? {
    guard let send = call.child(.callee)?.child(.base), send.calledName == "send",
      let store = send.child(.callee)?.child(.base), ["store", "viewStore"].contains(store.name),
      let action = send.child(.argument)?.caseName, let view = project.enclosingType(of: call), view.isView,
      let feature = project.feature(ofStoreIn: view, among: features), let task = task(around: call),
      let loop = observation(startedBy: action, in: feature), let stack = stack(around: task, of: view, project)
    else { return nil }
    return Finding(
      Self.self, at: call,
      fact:
        "\(view.name) ends what '.\(action)' of \(feature.name) listens to whenever another screen is pushed over it.",
      evidence: [
        Evidence(loop, "\(feature.name) listens here"), Evidence(stack, "\(view.name) stands in this navigation stack"),
      ],
      consequence:
        "While the other screen is open \(feature.name) hears nothing, and what happened is missed unless the "
        + "stream repeats it.",
      advice: "Put the '.task' on the navigation stack itself, or send '.\(action)' without 'finish()' and cancel the "
        + "effect by an id.")
  }

  private static func task(around call: Node) -> Node? {
    for ancestor in call.ancestors {
      if ancestor.kind == .closure {
        guard let modifier = ancestor.parent, modifier.calledName == "task" else { return nil }
        return modifier
      }
      if ancestor.kind.isFunctionLike { return nil }
    }
    return nil
  }

  private static func observation(startedBy action: String, in feature: Feature) -> Node? {
    for entry in feature.nodes where entry.kind == .switchCase {
      guard entry.children(.pattern).contains(where: { $0.caseName == action }) else { continue }
      return entry.descendants.first { $0.kind == .forLoop && $0.traits.contains(.async) }
    }
    return nil
  }

  /// The navigation stack that a view with its `.task` stands in: in its own body, or where it is made.
  private static func stack(around task: Node, of view: NominalType, _ project: Project) -> Node? {
    if let own = stack(around: task) { return own }
    for site in project.callSites(of: view) {
      if let outer = stack(around: site.call) { return outer }
    }
    return nil
  }

  private static func stack(around node: Node) -> Node? {
    var part = node
    for ancestor in node.ancestors {
      defer { part = ancestor }
      if ancestor.kind == .call {
        switch ancestor.calledName {
        case "NavigationStack", "NavigationStackStore", "NavigationView":
          if part.kind == .closure { return ancestor }
        case "sheet", "fullScreenCover", "popover": if part.kind == .closure { return nil }
        default: break
        }
      }
      if ancestor.kind.isFunctionLike { return nil }
    }
    return nil
  }
}
