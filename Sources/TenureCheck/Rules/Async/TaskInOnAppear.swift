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
      A `Task` in `onAppear`, or in a function that it calls: a warning where it writes state, else a note. A `Timer` \
      there that repeats, and that nothing invalidates. A subscription to what goes on publishing, added to a set \
      that is never emptied. An observer of notifications that nothing removes. A timer or \
      a subscription to a timer, to notifications, to what the model is given or what it publishes itself, kept by a \
      model that views make, that keeps this model (`assign(to:on: self)`, `self` in the closure). A loop without an end \
      that goes on when its task is cancelled, as \
      its pause swallows that (`try? await Task.sleep`). A stream that is read by a task in a property, begun anew at \
      each appearance, and that nothing cancels. A `.refreshable` that starts a task of its own and waits for nothing \
      (in `.task`, a note). A `.task` or `.refreshable` on a view in a branch (`if`, `switch`) whose work changes what the \
      branch asks for before its first `await`.
      """,
    quiet: """
      Tasks that are kept in a property; those that only report (`track`, `log`). Where what is started asks first for \
      something that it changes (`guard !isLoading`, also by an `if` around the view), or a menu starts it, the \
      finding is a note. A subscription that is asked for first, or that ends by itself (`first`, `prefix`, `output`). \
      A task whose `value` is awaited.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.calls(of: "onAppear").compactMap { finding($0, project) } + TimerInOnAppear.findings(in: project)
      + SubscriptionInOnAppear.findings(in: project) + ObserverInOnAppear.findings(in: project)
      + SubscriptionKeepsItsModel.findings(in: project) + LoopOutlivesItsTask.findings(in: project)
      + BegunAtEachAppearance.findings(in: project) + TaskInTask.findings(of: Self.self, in: project)
      + TaskTakesItsView.findings(of: Self.self, in: project)
  }

  /// A task, and how `onAppear` comes to start it.
  private struct Start {
    /// The statement in the closure: the task itself, or the call of a function that starts it.
    let statement: Node
    let task: Node
    let body: Node
    /// The function, where there is one.
    let function: Node?
  }

  private static func start(in closure: Node, _ project: Project) -> Start? {
    let statements = closure.children(.statement)
    if let task = statements.first(where: isTask), let body = task.child(.trailing) {
      return waits(body) ? Start(statement: task, task: task, body: body, function: nil) : nil
    }
    for statement in statements where statement.kind == .call {
      guard let function = project.function(calledBy: statement) else { continue }
      if let start = start(by: function, at: statement, project) { return start }
    }
    return nil
  }

  /// `.onAppear(perform: reload)`, `.onAppear(perform: model.reload)`
  private static func start(by name: Node, _ project: Project) -> Start? {
    guard let member = project.storage(of: name), member.isFunction else { return nil }
    return start(by: member.node, at: name, project)
  }

  private static func start(by function: Node, at place: Node, _ project: Project) -> Start? {
    guard !function.traits.contains(.async), let task = function.children(.statement).first(where: isTask),
      let body = task.child(.trailing), waits(body), write(in: body, project) != nil
    else { return nil }
    return Start(statement: place, task: task, body: body, function: function)
  }

  private static func waits(_ body: Node) -> Bool {
    body.descendants.contains { $0.kind == .awaitExpression || $0.traits.contains(.async) } && !onlyReports(body)
  }

  private static func finding(_ modifier: Node, _ project: Project) -> Finding? {
    guard modifier.child(.callee)?.kind == .member,
      let closure = modifier.child(.trailing) ?? modifier.child(.argument),
      let start = closure.kind == .closure ? start(in: closure, project) : start(by: closure, project)
    else { return nil }
    let write = write(in: start.body, project)
    let view = project.enclosingType(of: modifier)?.name ?? "The view"
    let isOnce = asksFirst(start, closure, project) || isInMenu(modifier)
    let name = start.function?.name
    return Finding(
      Self.self, at: start.statement, severity: write == nil || isOnce ? .info : .warning,
      fact: "\(view) starts a task in 'onAppear'\(name.map { ", by '\($0)'," } ?? "") that nothing ends.",
      evidence: (name == nil ? [] : [Evidence(start.task, "the task")])
        + (write.map { [Evidence($0, "it writes '\(changed(by: $0)?.excerpt ?? "")'")] } ?? []),
      consequence: isOnce
        ? "It goes on when the view has gone."
        : write == nil
          ? "It goes on when the view has gone, and starts once more each time the view comes back."
          : "It goes on when the view has gone, starts once more each time the view comes back, and whichever ends "
            + "last decides what is written.",
      advice: name.map {
        "Make '\($0)' async without a task of its own, and call it in '.task { }', which ends with the view."
      }
        ?? "Use '.task { }', which ends with the view.",
      fix: start.function == nil ? fix(modifier, closure, start.task, start.body) : nil)
  }

  /// Whether something is asked before the work that the work itself changes.
  private static func asksFirst(_ start: Start, _ closure: Node, _ project: Project) -> Bool {
    var ways = [(code: closure, end: start.statement.start)]
    if let function = start.function { ways.append((function, start.task.start)) }
    func add(_ code: Node) {
      let wait = code.descendants(of: .awaitExpression).first { !isOwnWork($0, project) }
      ways.append((code, wait?.start ?? code.range.upperBound))
    }
    add(start.body)
    for call in start.body.descendants(of: .call) {
      if let function = project.function(calledBy: call) { add(function) }
    }
    return AskedFirst(project: project, ways: ways).holds(around: closure)
  }

  /// What a menu starts is for what stands below it, and goes on when it closes.
  private static func isInMenu(_ modifier: Node) -> Bool {
    modifier.ancestors.contains { node in
      node.kind == .closure && ["contextMenu", "Menu"].contains(node.parent?.calledName ?? "")
    } || modifier.rootCall?.calledName == "Menu"
  }

  /// `await load()` of the project's own is looked into.
  private static func isOwnWork(_ wait: Node, _ project: Project) -> Bool {
    wait.child(.base).flatMap { project.function(calledBy: $0) } != nil
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
      guard let target = changed(by: node), let member = project.storage(of: target) else { return false }
      return project.isMutableState(member) || member.wrapper == .state
    }
  }

  /// `lines` of `lines = []` and of `lines.append(line)`
  private static func changed(by node: Node) -> Node? {
    if node.kind == .assignment { return node.child(.left) }
    guard node.kind == .call, let method = node.child(.callee), method.kind == .member,
      ["append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "toggle"].contains(method.name)
    else { return nil }
    return method.child(.base)
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
