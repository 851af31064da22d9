/// A task that is started when a view appears, and that nobody ends when it goes.
public struct TaskInOnAppear: Rule {
  public static let about = RuleDescription(
    id: "task-in-onappear",
    title: "What a view starts when it appears must end when it goes.",
    preset: .default,
    notes: .strict,
    severity: .warning,
    wrong: """
      struct FeedView: View {
        let client: FeedClient
        @State private var posts: [String] = []
        var body: some View {
          List(posts, id: \\.self) { Text($0) }
            .onAppear {
              Task { posts = await client.posts() }
            }
        }
      }
      """,
    right: """
      struct FeedView: View {
        let client: FeedClient
        @State private var posts: [String] = []
        var body: some View {
          List(posts, id: \\.self) { Text($0) }
            .task { posts = await client.posts() }
        }
      }
      """,
    why: """
      A `Task` in `onAppear` goes on when the view has gone, and starts a second time when the view comes back while \
      the first still runs: going to a screen and back loads twice, and the answers come in any order. `.task` ends \
      with the view.

      The edit is a suggestion, since a task that ends with its view is what one nearly always wants and still \
      another behaviour.
      """,
    evidence: """
      A `Task` in `onAppear`: a warning where it writes state, else a note.
      """,
    quiet: """
      Tasks that are kept in a property; those that only report (`track`, `log`).
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.calls(of: "onAppear").compactMap { finding($0, project) }
  }

  private static func finding(_ modifier: Node, _ project: Project) -> Finding? {
    guard modifier.child(.callee)?.kind == .member,
      let closure = modifier.children.first(where: { $0.kind == .closure }),
      let task = closure.children(.statement).first(where: isTask), let body = task.child(.trailing),
      body.descendants.contains(where: { $0.kind == .awaitExpression || $0.traits.contains(.async) }),
      !onlyReports(body)
    else { return nil }
    let write = write(in: body, project)
    let view = project.enclosingType(of: modifier)?.name ?? "The view"
    return Finding(
      Self.self, at: task, severity: write == nil ? .info : .warning,
      fact: "\(view) starts a task in 'onAppear' that nothing ends.",
      evidence: write.map { [Evidence($0, "it writes '\($0.child(.left)?.excerpt ?? "")'")] } ?? [],
      consequence: write == nil
        ? "It goes on when the view has gone, and starts once more each time the view comes back."
        : "It goes on when the view has gone, starts once more each time the view comes back, and whichever ends last "
          + "decides what is written.",
      advice: "Use '.task { }', which ends with the view.", fix: fix(modifier, closure, task, body))
  }

  private static func isTask(_ statement: Node) -> Bool {
    statement.kind == .call && statement.child(.trailing)?.isTaskBody == true
  }

  private static let reporting: Set<String> = [
    "track", "log", "report", "record", "analytics", "donate", "send", "ping",
  ]

  private static func onlyReports(_ body: Node) -> Bool {
    let statements = body.children(.statement)
    return statements.allSatisfy { statement in
      statement.withDescendants.contains { node in
        node.kind == .call && !reporting.isDisjoint(with: node.calledName?.nameWords.prefix(1) ?? [])
      } && !statement.withDescendants.contains { $0.kind == .assignment }
    }
  }

  /// Where the task, or a method of a model that it calls, writes state.
  private static func write(in body: Node, _ project: Project) -> Node? {
    if let write = assignment(in: body, project) { return write }
    for call in body.descendants(of: .call) {
      if let function = project.function(calledBy: call), let write = assignment(in: function, project) { return write }
    }
    return nil
  }

  private static func assignment(in code: Node, _ project: Project) -> Node? {
    code.descendants.first { node in
      guard node.kind == .assignment, let target = node.child(.left), let member = project.storage(of: target) else {
        return false
      }
      return project.isMutableState(member) || member.wrapper == .state
    }
  }

  private static func fix(_ modifier: Node, _ closure: Node, _ task: Node, _ body: Node) -> Fix? {
    guard closure.role == .trailing, closure.children(.statement).count == 1, task.child(.argument) == nil,
      task.child(.callee)?.kind == .reference, let access = modifier.child(.callee)
    else { return nil }
    let name = (access.range.upperBound - "onAppear".utf8.count)..<access.range.upperBound
    return Fix(
      isSafe: false, title: "Use .task",
      edits: [Edit(in: access.file, range: name, with: "task"), Edit(replacing: closure, with: body.text)])
  }
}
