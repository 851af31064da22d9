/// A model that begins work when it is made stands as the initial value of `@State`.
public struct StateModelBuiltEagerly: Rule {
  public static let about = RuleDescription(
    id: "state-model-built-eagerly",
    title: "A model in `@State` must not begin work in its initializer.",
    preset: .default,
    severity: .warning,
    wrong: """
      @MainActor @Observable final class FeedModel {
        var posts: [String] = []
        init() { Task { await load() } }
        func load() async { posts = ["Hello"] }
      }

      struct Feed: View {
        let topic: String
        @State private var model = FeedModel()
        var body: some View { List(model.posts, id: \\.self) { Text($0) } }
      }
      """,
    right: """
      @MainActor @Observable final class FeedModel {
        var posts: [String] = []
        func load() async { posts = ["Hello"] }
      }

      struct Feed: View {
        let topic: String
        @State private var model = FeedModel()
        var body: some View {
          List(model.posts, id: \\.self) { Text($0) }
            .task { await model.load() }
        }
      }
      """,
    why: """
      Before Xcode 27 the initial value of `@State` is evaluated each time the parent's body makes the view; SwiftUI \
      keeps the first object and drops the others. What their initializers began has begun all the same: requests are \
      sent again, observers are registered again, tasks run for objects that nobody sees. `@StateObject` does not \
      evaluate its value again.
      """,
    evidence: """
      Work in the initializer of a model that is the initial value of `@State`, or in methods that it calls: \
      tasks, timers, subscriptions, observers, files, the network.
      """,
    quiet: """
      Initializers without such work; closures that are only stored; an `App`; a view that is made only where \
      nothing runs again; and, where the settings or the project say Xcode 27 or newer, values behind the equals \
      sign (those of `State(initialValue:)` are still evaluated each time).
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isViewLike && !$0.isApp && !$0.isScene }.flatMap { type in
      type.stored.filter { $0.wrapper == .state && !$0.isStatic }.flatMap { member in
        values(of: member, in: type).compactMap { finding($0, member, type, in: project) }
      }
    }
  }

  /// The initial value, and those of `_model = State(initialValue: …)`.
  private static func values(of member: Member, in type: NominalType) -> [Node] {
    var values = member.value.map { [$0] } ?? []
    for initializer in type.initializers {
      for node in initializer.node.descendants(of: .assignment) where node.assigns(member.name) {
        if let right = node.child(.right), let value = right.wrappedValue ?? .some(right) { values.append(value) }
      }
    }
    return values
  }

  private static func finding(_ value: Node, _ member: Member, _ type: NominalType, in project: Project) -> Finding? {
    // From Xcode 27 on the value behind the equals sign waits until it is needed.
    if value == member.value, let xcode = project.target(of: value).xcode, xcode >= Version(27) { return nil }
    guard value.kind == .call, let model = constructed(value, for: member, in: project), model.isObservable,
      let work = project.initialWork(of: model, constructedBy: value), isMadeAgain(type, in: project)
    else { return nil }
    let path = work.path.map { "\($0.name)()" }
    return Finding(
      Self.self, at: value,
      fact: "\(type.name) makes a \(model.name) as the initial value of '@State var \(member.name)', and making one "
        + "\(work.text)\(path.isEmpty ? "" : " (in \(path.joined(separator: ", then ")))").",
      evidence: [Evidence(work.node, "this \(work.text)")]
        + project.callSites(of: type).filter { isAgain($0, in: project) }.prefix(2).map {
          Evidence($0.call, "\(type.name) is made here each time the body runs")
        },
      consequence: "Each time the parent's body runs, another \(model.name) is made, \(work.text), and is dropped.",
      advice: "Let the initializer only set values, and begin in '.task { await \(member.name).start() }'.")
  }

  private static func constructed(_ value: Node, for member: Member, in project: Project) -> NominalType? {
    if let type = project.constructedType(value) { return type }
    guard let callee = value.child(.callee), callee.kind == .implicitMember, callee.name == "init" else { return nil }
    return project.type(of: member)
  }

  /// Unless all who make the view are bodies that run once.
  private static func isMadeAgain(_ type: NominalType, in project: Project) -> Bool {
    let calls = project.callSites(of: type)
    return calls.isEmpty || calls.contains { isAgain($0, in: project) }
  }

  private static func isAgain(_ site: CallSite, in project: Project) -> Bool {
    guard project.runsWhileBuilding(site.call), let parent = project.enclosingType(of: site.call) else { return false }
    return project.bodyCanRunAgain(parent)
  }
}
