/// An answer is taken without asking whether it is still the one that is wanted.
public struct AsyncResultWithoutSupersession: Rule {
  public static let about = RuleDescription(
    id: "async-result-without-supersession",
    title: "An answer that came late must not replace a later question's.",
    preset: .default,
    severity: .warning,
    wrong: """
      struct SearchView: View {
        let catalog: Catalog
        @State private var query = ""
        @State private var results: [String] = []
        var body: some View {
          List(results, id: \\.self) { Text($0) }
            .searchable(text: $query)
            .task(id: query) {
              results = await catalog.search(query)
            }
        }
      }
      """,
    right: """
      struct SearchView: View {
        let catalog: Catalog
        @State private var query = ""
        @State private var results: [String] = []
        var body: some View {
          List(results, id: \\.self) { Text($0) }
            .searchable(text: $query)
            .task(id: query) {
              let found = await catalog.search(query)
              guard !Task.isCancelled else { return }
              results = found
            }
        }
      }
      """,
    why: """
      Answers do not come back in the order of the questions. `.task(id:)` cancels the run before, but cancelling only \
      asks: what does not look at it goes on, and its answer overwrites the newer one.
      """,
    evidence: """
      Code that runs anew when a value changes (`.task(id:)`, a task from `.onChange` or `didSet`, and the \
      methods these call; a method such as `select` that changes the value and starts a task) and writes state with \
      what it awaited about that value; a search that `.onSubmit` starts; `flatMap` in a chain of Combine that asks \
      about each value and keeps the last answer; an effect of a feature that asks about what its action brings, \
      without a `cancellable`. A value that is taken out of a model, changed around an `await` and put back whole, where \
      others change it meanwhile; an index that was looked up before an `await` and is used behind it. \
      A page that is appended to a list which another question has emptied meanwhile. \
      What a function shows for its caller and takes back after a pause, whatever is shown by then.
      """,
    quiet: """
      Code that asks in between (`Task.isCancelled`, a comparison with the current value); a question that \
      depends on nothing that changes; an input of `.task(id:)` that no caller changes; work that runs once. \
      Where the run before is cancelled and the call can throw, as most calls that notice it do, the finding is \
      a note. There is none where the call's code shows that it ends with its task (`URLSession`, \
      `checkCancellation`), or that it answers in order, as a method of an actor does that does not wait.
      """)

  public static func findings(in project: Project) -> [Finding] {
    var codes: [Node] = []
    var seen: Set<Node> = []
    for file in project.files where file.standing == .product {
      for node in file.all(of: .awaitExpression) {
        if let code = code(of: node), seen.insert(code).inserted { codes.append(code) }
      }
    }
    return codes.compactMap { finding(in: $0, project) } + AnswerToCompletion.findings(in: project)
      + AnswersMerged.findings(in: project) + UncancelledEffect.findings(in: project)
      + WrittenBackAfterWait.findings(in: project) + ResetTooEarly.findings(of: Self.self, in: project)
      + PageOfFormerQuestion.findings(of: Self.self, in: project)
  }

  /// The function or task in whose order of lines a node runs; `MainActor.run { }` and the like are part of it.
  private static func code(of node: Node) -> Node? {
    for ancestor in node.ancestors where ancestor.kind.isFunctionLike || ancestor.kind == .closure {
      if ancestor.kind == .closure {
        if ClosureUse(of: ancestor) == .immediate { continue }
        if let callee = ancestor.parent?.child(.callee), let base = callee.child(.base) {
          if callee.name == "run", base.name == "MainActor" { continue }
          if callee.name == "async", base.name == "main", base.child(.base)?.name == "DispatchQueue" { continue }
        }
      }
      return ancestor
    }
    return nil
  }

  private static func finding(in code: Node, _ project: Project) -> Finding? {
    let waits = code.descendants(of: .awaitExpression).filter { self.code(of: $0) == code }
    for assignment in code.descendants
    where (assignment.kind == .assignment || assignment.kind == .call) && self.code(of: assignment) == code {
      guard let (target, value) = filling(assignment), let wait = source(of: value, waits, project),
        assignment.kind == .assignment || isFilled(target, project), let member = state(target, project),
        !isChecked(assignment, after: wait, in: code),
        let (repetition, question) = asked(by: wait, filling: target, in: code, project)
      else { continue }
      return finding(assignment, member, wait, question, repetition)
    }
    return nil
  }

  /// What starts the code anew, and what it asks for each time.
  private static func asked(
    by wait: Node, filling target: Node, in code: Node, _ project: Project
  ) -> (repetition: Repetition, question: Node)? {
    let ways = [
      { project.repetition(of: wait) }, { ChoiceBefore.repetition(of: wait, filling: target, project) },
    ]
    for way in ways {
      guard let repetition = way() else { continue }
      guard let question = question(in: wait, repetition, project), concerns(repetition, question, project),
        AskedOfChange.isAsked(by: wait, repetition, project) || askedElsewhere(by: wait, repetition, project) != nil,
        repetition.place.calledName != "task" || repetition.trigger.map({ canChange($0, project) }) == true,
        !(repetition.cancels && EndsWithItsTask.holds(for: wait, project)),
        !repetition.isSubmit || isSearch(wait, in: code, project)
      else { continue }
      return (repetition, question)
    }
    return nil
  }

  /// What may take a value: `items = loaded`, `pager.show(loaded)`.
  private static func filling(_ node: Node) -> (target: Node, value: Node)? {
    if node.kind == .assignment { return node.child(.left).flatMap { left in node.child(.right).map { (left, $0) } } }
    guard let callee = node.child(.callee), callee.kind == .member, let base = callee.child(.base),
      let value = node.child(.argument)
    else { return nil }
    return (base, value)
  }

  /// Whether a method changes what it is called on: a struct in a property.
  private static func isFilled(_ base: Node, _ project: Project) -> Bool {
    project.storage(of: base).map { project.isSet($0, by: Use(base)) } == true
  }

  /// State that a view shows.
  private static func state(_ target: Node, _ project: Project) -> Member? {
    guard let member = project.storage(of: target), member.isStored, !member.isStatic else { return nil }
    switch member.wrapper {
    case .state, .published, .binding: return member
    case nil:
      let isTracked = !member.isConstant && project.owner(of: member).isObservable
      return isTracked && member.attribute("ObservationIgnored") == nil ? member : nil
    default: return nil
    }
  }

  /// The `await` that a value comes from: in itself, or by way of a constant.
  private static func source(of value: Node, _ waits: [Node], _ project: Project, depth: Int = 4) -> Node? {
    if let wait = waits.first(where: { value.contains($0) }) { return wait }
    guard depth > 0 else { return nil }
    for node in value.withDescendants(of: .reference) {
      guard case .local(let local)? = project.referent(of: node),
        let origin = local.child(.value) ?? local.ancestors.first(where: { $0.kind == .variable })?.child(.value)
      else { continue }
      if let wait = source(of: origin, waits, project, depth: depth - 1) { return wait }
    }
    return nil
  }

  /// What is asked for: something that can be another thing the next time.
  private static func question(in wait: Node, _ repetition: Repetition, _ project: Project) -> Node? {
    let changed = Set(repetition.trigger?.withDescendants.filter { $0.kind == .reference }.map(\.name) ?? [])
    for call in wait.descendants(of: .call) {
      if let receiver = call.child(.callee)?.child(.base), isTrigger(receiver, repetition, project) { return receiver }
      for argument in call.children where argument.role == .argument && argument.kind != .closure {
        if asks(argument, changed, project) { return argument }
      }
    }
    return askedElsewhere(by: wait, repetition, project)
  }

  /// `await fetched()`, whose own code asks `client.search(query)`; `client.send(request())`, whose code reads it.
  private static func askedElsewhere(by wait: Node, _ repetition: Repetition, _ project: Project) -> Node? {
    guard let trigger = repetition.trigger.flatMap({ project.storage(of: $0) }) ?? repetition.observed(in: project)
    else {
      return nil
    }
    for call in calls(in: wait, project) {
      guard let function = project.function(calledBy: call), let type = project.enclosingType(of: function),
        type.isModel || type.isViewLike,
        !function.descendants.contains(where: { ["isCancelled", "checkCancellation", "cancel"].contains($0.name) })
      else { continue }
      let waits = Array(function.descendants(of: .awaitExpression))
      for code in waits.isEmpty ? [function] : waits {
        let read = code.descendants.first { $0.kind != .call && project.storage(of: $0) == trigger }
        if let read { return read }
      }
    }
    return nil
  }

  /// The calls of an `await`, and of the constants that it is given.
  private static func calls(in wait: Node, _ project: Project) -> [Node] {
    let direct = Array(wait.descendants(of: .call))
    return direct
      + wait.descendants(of: .reference).flatMap { name -> [Node] in
        guard case .local(let local)? = project.referent(of: name), let value = local.child(.value) else { return [] }
        return Array(value.withDescendants(of: .call))
      }
  }

  /// `item?.load()`, started by a change of `item`.
  private static func isTrigger(_ receiver: Node, _ repetition: Repetition, _ project: Project) -> Bool {
    guard let trigger = repetition.trigger, let changed = project.storage(of: trigger) else { return false }
    if receiver.withDescendants.contains(where: { project.storage(of: $0) == changed }) { return true }
    // `models.load(Kit(host: host))`: what is asked was made of what has changed.
    guard case .parameter(let parameter)? = project.referent(of: receiver), let function = parameter.parent,
      let member = project.enclosingType(of: function)?.members.first(where: { $0.node == function })
    else { return false }
    return project.uses(of: member).contains { use in
      use.node.parent?.children(.argument).contains { argument in
        argument.label == parameter.label && argument.kind == .call
          && argument.descendants.contains { project.storage(of: $0) == changed }
      } == true
    }
  }

  /// Whether an argument has another value another time: what has `changed`, or may.
  private static func asks(_ argument: Node, _ changed: Set<String>, _ project: Project, depth: Int = 3) -> Bool {
    if canDiffer(project.mutableReads(in: argument), project) { return true }
    return argument.withDescendants.contains { node in
      guard node.kind == .reference else { return false }
      switch project.referent(of: node) {
      case .parameter(let parameter):
        // `newValue` of the closure, or what the function was called with.
        guard let type = parameter.child(.type) else { return true }
        return project.isPlainValue(type) && isPassed(parameter, project)
      case .member(let member):
        guard project.owner(of: member).isViewLike, member.isStoredInstance else { return false }
        // What runs anew because of something else asks the same again of an input that stays.
        return changed.contains(member.name)
          || member.wrapper == nil && member.type.map { project.isPlainValue($0) } == true
            && canBeAnother(member, project, unseen: changed.isEmpty)
      case .local(let local):
        // `guard let url = URL(string: paper.link)`
        return depth > 0 && local.child(.value).map { asks($0, changed, project, depth: depth - 1) } == true
      default: return false
      }
    }
  }

  /// State that something changes, or may where not all of the program is seen.
  private static func canDiffer(_ reads: [Member], _ project: Project) -> Bool {
    project.change(of: reads) != nil || reads.contains { !project.isSeenWhole($0) && !$0.traits.contains(.privateSet) }
  }

  /// An input of a view is always the same where every caller that is seen passes what stays; of callers that are not
  /// seen it is said by `unseen`.
  private static func canBeAnother(_ input: Member, _ project: Project, unseen: Bool) -> Bool {
    let view = project.owner(of: input)
    return unseen && project.callSites(of: view).isEmpty || !project.changingInputs(input.name, of: view).isEmpty
  }

  /// Whether anybody gives a parameter that has a default another value.
  private static func isPassed(_ parameter: Node, _ project: Project) -> Bool {
    guard parameter.child(.value) != nil, let function = parameter.parent,
      let member = project.enclosingType(of: function)?.members.first(where: { $0.node == function })
    else { return true }
    let calls = project.uses(of: member).compactMap { $0.node.role == .callee ? $0.node.parent : nil }
    return calls.isEmpty || calls.contains { call in call.children(.argument).contains { $0.label == parameter.label } }
  }

  /// A question that is asked about what has changed.
  private static func concerns(_ repetition: Repetition, _ question: Node, _ project: Project) -> Bool {
    guard let trigger = repetition.trigger else { return true }
    // In another function the value has another name.
    guard repetition.place.contains(question) else { return true }
    let names = Set(trigger.withDescendants.filter { $0.kind == .reference || $0.kind == .member }.map(\.name))
    return mentions(question, names, within: repetition.place, project)
  }

  private static func mentions(
    _ question: Node, _ names: Set<String>, within place: Node, _ project: Project, depth: Int = 3
  ) -> Bool {
    question.withDescendants.contains { node in
      guard node.kind == .reference || node.kind == .member else { return false }
      if names.contains(node.name) { return true }
      guard node.kind == .reference else { return false }
      switch project.referent(of: node) {
      // The element of a `ForEach` around it is the same each time.
      case .parameter(let parameter)?: return place.contains(parameter)
      case .local(let local)?:
        return depth > 0
          && local.child(.value).map { mentions($0, names, within: place, project, depth: depth - 1) } == true
      default: return false
      }
    }
  }

  /// Whether what `.task(id:)` is about becomes another while its view stays.
  private static func canChange(_ trigger: Node, _ project: Project, depth: Int = 2) -> Bool {
    if !project.mutableReads(in: trigger).isEmpty { return true }
    return trigger.withDescendants.contains { node in
      guard node.kind == .reference, case .member(let member)? = project.referent(of: node), !member.isStatic else {
        return false
      }
      switch member.wrapper {
      case .state, .stateObject, .binding, .bindable, .observedObject, .environmentObject, .environment: return true
      case nil: break
      default: return false
      }
      if member.isComputed {
        return depth > 0 && member.statements.contains { canChange($0, project, depth: depth - 1) }
      }
      let owner = project.owner(of: member)
      return owner.isViewLike && !project.changingInputs(member.name, of: owner).isEmpty
    }
  }

  /// A search that is sent again while the first still runs: nothing before it asks whether it may start, as what signs
  /// in or saves does.
  private static func isSearch(_ wait: Node, in code: Node, _ project: Project) -> Bool {
    var call = wait.child(.base)
    while let next = call, next.kind == .tryExpression || next.kind == .optionalChain { call = next.child(.base) }
    guard let word = call?.calledName?.nameWords.first, searching.contains(word) else { return false }
    return !code.descendants.contains { node in
      node.start < wait.start && (node.kind == .guardStatement || node.kind == .ifBranch)
        && node.children(.condition).contains { condition in
          condition.withDescendants.contains {
            project.storage(of: $0).flatMap { LoadMembers.part(of: $0) } == .running
          }
        }
    }
  }

  private static let searching: Set<String> = [
    "search", "find", "fetch", "load", "query", "lookup", "suggest", "perform",
  ]

  /// Whether anything between the answer and the assignment asks if it is still wanted.
  private static func isChecked(_ assignment: Node, after wait: Node, in code: Node) -> Bool {
    code.descendants.contains { node in
      guard node.start < assignment.range.upperBound else { return false }
      if node.name == "isCancelled" || node.name == "checkCancellation" { return node.start > wait.range.upperBound }
      guard node.kind == .guardStatement || node.kind == .ifBranch,
        node.kind == .guardStatement || node.contains(assignment) || node.leavesItsCode
      else { return false }
      // `guard let found = try? await search(asked), asked == text`: the conditions behind the answer.
      return node.children(.condition).contains { condition in
        condition.start > wait.range.upperBound
          && condition.withDescendants.contains {
            $0.kind == .binary && ["==", "!=", "===", "!=="].contains($0.name) || $0.kind == .call
          }
      }
    }
  }

  private static func finding(
    _ assignment: Node, _ member: Member, _ wait: Node, _ question: Node, _ repetition: Repetition
  ) -> Finding {
    let throwing = wait.parent?.kind == .tryExpression && wait.parent?.name == "try"
    let called = wait.child(.base)?.calledName ?? wait.excerpt
    return Finding(
      Self.self, at: assignment, severity: repetition.cancels && throwing ? .info : .warning,
      fact: "'\(member.name)' takes the answer of '\(called)' for '\(question.excerpt)' without asking whether that is "
        + "still wanted.",
      evidence: [
        Evidence(
          nameOf: repetition.place,
          "\(repetition.name) starts it anew with each \(repetition.isSubmit ? "search" : "change")")
      ]
        + (repetition.place.contains(wait) ? [] : [Evidence(wait, "it waits here")]),
      consequence: repetition.cancels
        ? "The run before is cancelled, but where '\(called)' goes on regardless, its late answer overwrites the newer."
        : "When the answer to an earlier value comes last, it overwrites the newer, and the screen shows the wrong one.",
      advice: repetition.cancels
        ? "Keep the answer in a constant, 'guard !Task.isCancelled else { return }', then assign."
        : "Keep the task and cancel it before the next, and 'guard !Task.isCancelled else { return }' before assigning; "
          + "or use '.task(id:)'.")
  }
}
