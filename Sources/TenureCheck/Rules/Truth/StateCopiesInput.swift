/// A view copies what it is given into state of its own, and goes on with the copy.
public struct StateCopiesInput: Rule {
  public static let about = RuleDescription(
    id: "state-copies-input",
    title: "A view must not keep a copy of what it is given, unless the copy is a draft.",
    preset: .default,
    severity: .warning,
    wrong: """
      struct LevelBar: View {
        @State private var level: Double
        init(level: Double) { _level = State(initialValue: level) }
        var body: some View { ProgressView(value: level) }
      }

      struct Battery: View {
        @State private var charge = 0.4
        var body: some View {
          LevelBar(level: charge)
          Button("Charge") { charge += 0.1 }
        }
      }
      """,
    right: """
      struct LevelBar: View {
        let level: Double
        var body: some View { ProgressView(value: level) }
      }

      struct Battery: View {
        @State private var charge = 0.4
        var body: some View {
          LevelBar(level: charge)
          Button("Charge") { charge += 0.1 }
        }
      }
      """,
    why: """
      `State(initialValue:)` counts for a view's first value at its place, and `onAppear` runs when it appears. Later \
      values of the input reach the view, but not the copy that it shows, nor what it has loaded for the first.
      """,
    evidence: """
      State that is filled with a value of a shared model that others change. State that an initializer or \
      `onAppear` fills from an input, and a caller whose argument can change while \
      the view stays; or from a `@Query`, or from a fetch where others insert (in a model's initializer too), or where \
      the view itself inserts or deletes and does not fetch again. A value that a route \
      carries or a selection holds, where the view itself changes the element that it was copied from. \
      The contrary too: a form with Cancel and Save whose fields are bound to the original, where both only leave. \
      What a representable reads in 'make' and not in 'update', or a hosting controller is given once. \
      A size of a `GeometryReader`, or a size class, that `onAppear` alone takes over. A closure that `onAppear` hands to an object, with an input in it. What `.task` loads for two choices, of which one starts it anew. An Equatable view whose `==` leaves out what it shows.
      """,
    quiet: """
      A draft: the view (if it can hand anything back) or the property is named so (edit, form, editor, draft, \
      initial …), the copy goes back into a binding, a model or a closure, the view is a sheet; a copy that is \
      renewed (`onChange`, `task(id:)`; onchange-mirrors-state has a word on that; a search of the view's own \
      renews nothing); a view that gets a new identity with the input; a view that closes when it changes the \
      element, or renews what is presented; a form whose Save hands on what it edited, or that was given an object made \
      for it, or whose context is rolled back. \
      Where no caller is to be seen, and on pushed screens, the finding is a note.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isViewLike && !Drafts.hasOutlet($0, in: project) }.flatMap { type in
      type.stored.filter { isCandidate($0, in: project) }.compactMap { member in
        let found =
          inInitializer(member, of: type, in: project, isReported: false)
          ?? onAppearance(member, of: type, in: project) ?? ofModel(member, of: type, in: project)
        guard let found, isShown(member, in: project), !Drafts.isCommitted(member, of: type, in: project),
          !Drafts.isRenewed(member, in: project)
        else { return nil }
        return Drafts.isReported(member, of: type, in: project)
          ? inInitializer(member, of: type, in: project, isReported: true)
            ?? onAppearance(member, of: type, in: project, isReported: true) : found
      }
    } + LoadedOnAppearance.findings(in: project) + CarriedCopy.findings(in: project)
      + EditedInPlace.findings(in: project)
      + FetchedOnAppearance.findings(in: project) + CopiedFromStore.findings(in: project)
      + LeftOutOfUpdate.findings(in: project) + HostedOnce.findings(in: project)
      + LeftOutOfEquality.findings(of: Self.self, in: project)
      + MeasuredOnce.findings(of: Self.self, in: project) + HandedOnAppearance.findings(of: Self.self, in: project)
  }

  private static func isCandidate(_ member: Member, in project: Project) -> Bool {
    member.wrapper == .state && !member.isClosure
      && (!CopyNames.isCopy(member.name) || CopyNames.isOfWhatCameLast(member.name))
  }

  private static func isObject(_ member: Member, in project: Project) -> Bool {
    project.type(of: member)?.isReference == true
  }

  static func isShown(_ member: Member, in project: Project, depth: Int = 1) -> Bool {
    project.ownUses(of: member).contains { use in
      if use.isProjected { return true }
      guard use.kind != .write else { return false }
      return project.runsForBody(use.node) || depth > 0 && feedsShownState(use.node, in: project)
    }
  }

  /// A function of the view reads it and sets other state of the view, which is shown.
  private static func feedsShownState(_ read: Node, in project: Project) -> Bool {
    guard let function = project.operation(of: read), function.kind == .function,
      let view = project.enclosingType(of: read)
    else { return false }
    return function.descendants(of: .assignment).contains { assignment in
      guard let target = assignment.child(.left).flatMap({ project.storage(of: $0) }), target.owner == view.id,
        target.wrapper == .state
      else { return false }
      return isShown(target, in: project, depth: 0)
    }
  }

  // MARK: In an initializer

  private static func inInitializer(
    _ member: Member, of type: NominalType, in project: Project, isReported: Bool
  ) -> Finding? {
    if isObject(member, in: project) || CopyNames.isCopy(member.name) { return nil }
    for initializer in type.initializers {
      for assignment in initializer.node.descendants where assignment.assigns(member.name) {
        guard assignment.name == "=", let right = assignment.child(.right) else { continue }
        let first = right.wrappedValue ?? right
        for value in first.derivedValues + project.takenByHelper(first) {
          if let found = copy(assignment, value, to: member, initializer, of: type, project, isReported: isReported) {
            return found
          }
        }
      }
    }
    return nil
  }

  private static func copy(
    _ assignment: Node, _ value: Node, to member: Member, _ initializer: Member, of type: NominalType,
    _ project: Project, isReported: Bool
  ) -> Finding? {
    guard let parameter = parameter(behind: value, of: initializer, project),
      !CopyNames.isCopy(parameter.name), !CopyNames.isCopy(parameter.label ?? ""),
      let written = parameter.child(.type)
    else { return nil }
    let input = parameter.label ?? parameter.name
    let when = "when it is made, and keeps the copy"
    guard project.isPlainValue(written) else {
      guard !isReported, let evidence = changes(ofObjects: value, for: type, project) else { return nil }
      return finding(
        at: assignment, member, type, input: value.excerpt, severity: .warning, when: when, evidence: evidence)
    }
    if let (evidence, severity) = project.callersThatChange(parameter.label, of: type, isReported: isReported) {
      return finding(at: assignment, member, type, input: input, severity: severity, when: when, evidence: evidence)
    }
    guard !isReported, let source = lostEdits(of: member, type, parameter.label, project).first else { return nil }
    return Finding(
      Self.self, at: assignment,
      fact: "\(type.name) copies '\(input)' into its own state '\(member.name)' and lets people change that copy.",
      evidence: [
        Evidence(source, "'\(source.name)' is passed here, and stays as it is"),
        Evidence(member.node, "what people change"),
      ],
      consequence: "What they enter stays in \(type.name): nothing hands it back, and it goes with the view.",
      advice: "Take a '@Binding var \(member.name)', and pass '$\(source.name)'.")
  }

  private static func parameter(behind value: Node, of initializer: Member, _ project: Project) -> Node? {
    var root = value
    while let base = root.child(.base) { root = base }
    guard case .parameter(let parameter)? = project.referent(of: root), parameter.parent == initializer.node else {
      return nil
    }
    return parameter
  }

  /// Where others change a member of an object that the view was given: `speech.isSlow = true`.
  private static func changes(ofObjects value: Node, for type: NominalType, _ project: Project) -> [Evidence]? {
    guard value.kind == .member, let member = project.storage(of: value), member.isStored, !member.isConstant,
      project.owner(of: member).isReference, !CopyNames.isCopy(member.name),
      project.callSites(of: type).contains(where: { project.arrival(of: $0.call) != .modal })
    else { return nil }
    let change = project.writesOutsideInitializers(of: member).first { project.enclosingType(of: $0) !== type }
    return change.map { [Evidence($0, "'\(member.name)' of \(project.owner(of: member).name) changes here")] }
  }

  /// What callers pass of their own state, where the view has no way to tell them of what becomes of it.
  private static func lostEdits(
    of member: Member, _ type: NominalType, _ label: String?, _ project: Project
  ) -> [Node] {
    let uses = project.ownUses(of: member)
    guard uses.contains(where: \.isProjected),
      uses.allSatisfy({ $0.isProjected || $0.kind == .write || project.runsForBody($0.node) }),
      type.stored.allSatisfy({ Drafts.isPrivateMatter($0, project) })
    else { return [] }
    return project.callSites(of: type).compactMap { site in
      guard let argument = site.arguments.first(where: { $0.label == label && $0.role == .argument }),
        argument.kind == .reference, project.storage(of: argument)?.wrapper == .state
      else { return nil }
      return argument
    }
  }

  /// `@State private var items = Cart.shared.items`
  private static func ofModel(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    guard let written = member.value, !isObject(member, in: project), let value = written.derivedValue,
      let source = modelState(behind: value, project),
      project.ownUses(of: member).allSatisfy({ $0.kind == .read && !$0.isProjected }),
      let change = project.writesOutsideInitializers(of: source).first(where: { project.enclosingType(of: $0) !== type }
      )
    else { return nil }
    return finding(
      at: member.node, member, type, input: value.excerpt, severity: .warning, when: "when it is made",
      evidence: [Evidence(change, "'\(source.name)' of \(project.owner(of: source).name) changes here")],
      advice: "Compute it: 'private var \(member.name)\(member.type.map { ": \($0.text)" } ?? "") { \(written.text) }'"
        + (project.owner(of: source).isObservable
          ? "." : ", in a view that observes \(project.owner(of: source).name)."))
  }

  // MARK: When it appears

  private static func onAppearance(
    _ member: Member, of type: NominalType, in project: Project, isReported: Bool = false
  ) -> Finding? {
    guard !["selected", "selection", "current", "focused"].contains(where: member.words.contains) else { return nil }
    let writes = project.ownUses(of: member).filter { $0.kind == .write }
    for write in writes {
      guard let assignment = write.node.assignment, assignment.name == "=", let code = assignment.parent,
        isRunOnAppearance(code, project), let right = assignment.child(.right)
      else { continue }
      for copied in right.derivedValues {
        let value = collection(behind: copied, project)
        // `lastEntry = entries.first` is the newest one; any other `last…` is what was before.
        guard !CopyNames.isCopy(member.name) || value != copied,
          let source = input(behind: value, of: type, project) ?? modelState(behind: value, project)
            ?? project.storage(of: value), source != member
        else { continue }
        if isReported,
          source.owner != type.id || ![.binding, .appStorage, .sceneStorage].contains(source.wrapper)
        {
          continue
        }
        if let found = copy(of: source, value, assignment, member, type, project, isReported: isReported) {
          return found
        }
      }
    }
    return nil
  }

  /// The closure of `.onAppear` or of a `.task` without id, or a function that nothing but these runs:
  /// `.onAppear(perform: fill)`.
  static func isRunOnAppearance(_ code: Node, _ project: Project) -> Bool {
    if code.kind == .closure { return code.parent.map(isAppearance) == true }
    guard code.kind == .function, let statement = code.child(.statement),
      let function = project.enclosingMember(of: statement), function.isFunction
    else { return false }
    let uses = project.uses(of: function).map(\.node)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        if use.role == .argument { return use.parent.map(isAppearance) == true }
        guard use.role == .callee, let around = use.ancestors.first(where: { $0.kind == .closure }) else {
          return false
        }
        return around.parent.map(isAppearance) == true
      }
  }

  private static func isAppearance(_ call: Node) -> Bool {
    ["onAppear", "task"].contains(call.calledName ?? "") && !call.children.contains { $0.label == "id" }
  }

  /// `model.entries` of `model.entries.first`: what comes first changes with it.
  private static func collection(behind value: Node, _ project: Project) -> Node {
    guard value.kind == .member, ["first", "last"].contains(value.name), let base = value.child(.base),
      project.storage(of: base) != nil
    else { return value }
    return base
  }

  /// `account.profile` of `account.profile.name`: what the model keeps and others change.
  private static func modelState(behind value: Node, _ project: Project) -> Member? {
    var current: Node? = value
    while let node = current {
      if let member = project.storage(of: node), project.owner(of: member).isModel, project.isMutableState(member) {
        return member
      }
      current = node.child(.base)
    }
    return nil
  }

  /// `line` of `line.level`, where that is a value that the view was given.
  private static func input(behind value: Node, of type: NominalType, _ project: Project) -> Member? {
    var root = value
    while let base = root.child(.base) { root = base }
    guard root != value, root.kind == .reference, case .member(let member)? = project.referent(of: root),
      member.owner == type.id, member.wrapper == nil || member.wrapper == .binding,
      let written = member.type, project.isPlainValue(written)
    else { return nil }
    return member
  }

  private static func copy(
    of source: Member, _ value: Node, _ assignment: Node, _ member: Member, _ type: NominalType, _ project: Project,
    isReported: Bool
  ) -> Finding? {
    let owner = project.owner(of: source)
    var evidence: [Evidence]
    var severity: Severity
    var advice: String?
    if owner == type, source.wrapper == .binding || source.wrapper == nil && source.value == nil && source.isStored {
      guard !CopyNames.isCopy(source.name),
        let callers = project.callersThatChange(source.name, of: type, isReported: isReported)
      else { return nil }
      (evidence, severity) = callers
    } else if owner == type, source.wrapper == .query || source.wrapper == .fetchRequest {
      let arrivals = project.callSites(of: type).map { project.arrival(of: $0.call) }
      if !arrivals.isEmpty, arrivals.allSatisfy({ $0 == .modal }) { return nil }
      evidence = [
        Evidence(source.node, "'\(source.name)' is a query: SwiftUI renews it when the stored data changes")
      ]
      severity = arrivals.isEmpty || arrivals.contains(.inPlace) ? .warning : .info
      advice =
        "Filter and sort in the query itself, or make '\(member.name)' a computed property of '\(source.name)'."
    } else if owner == type, source.wrapper == .appStorage || source.wrapper == .sceneStorage,
      let change = project.writesOutsideInitializers(of: source).first(where: { !isTold(of: member, $0, project) })
    {
      evidence = [Evidence(change, "'\(source.name)' changes here")]
      severity = .warning
      advice = "Bind to '$\(source.name)' itself."
    } else if owner.isModel, project.isMutableState(source),
      let change = changeElsewhere(of: source, than: type, project)
    {
      evidence = [Evidence(change, "'\(source.name)' of \(owner.name) changes here")]
      if project.callSites(of: type).contains(where: { project.arrival(of: $0.call) != .modal }) {
        severity = .warning
      } else {
        // Below a sheet nobody acts, but an answer may arrive.
        guard owner.isClass, arrivesByItself(change, project) else { return nil }
        severity = .info
      }
    } else {
      return nil
    }
    evidence.insert(Evidence(member.node, "the copy"), at: 0)
    return finding(
      at: assignment, member, type, input: value.excerpt, severity: severity, when: "when it appears",
      evidence: evidence, advice: advice)
  }

  /// `.onChange(of: text) { name = text }`: the copy is handed back.
  private static func isTold(of member: Member, _ write: Node, _ project: Project) -> Bool {
    write.ancestors.contains { call in
      call.calledName == "onChange" && call.children.contains { $0.label == "of" && project.storage(of: $0) == member }
    }
  }

  /// `trip.title = …`, and `TextField("Title", text: $trip.title)`, in another type.
  private static func changeElsewhere(of source: Member, than type: NominalType, _ project: Project) -> Node? {
    let writes = project.writesOutsideInitializers(of: source)
    let bindings = project.uses(of: source).filter(\.goesThroughBinding).map(\.node)
    return (writes + bindings).first { project.enclosingType(of: $0) !== type }
  }

  private static func arrivesByItself(_ write: Node, _ project: Project) -> Bool {
    guard let operation = project.operation(of: write) else { return false }
    if operation.kind == .function, operation.traits.contains(.async) { return true }
    return write.ancestors.contains { node in
      node.kind == .closure && (node.isTaskBody || ["sink", "receive"].contains(node.parent?.calledName ?? ""))
    }
  }

  private static func finding(
    at place: Node, _ member: Member, _ type: NominalType, input: String, severity: Severity, when: String,
    evidence: [Evidence], advice: String? = nil
  ) -> Finding {
    Finding(
      Self.self, at: place, severity: severity,
      fact: "\(type.name) copies '\(input)' into its own state '\(member.name)' \(when).",
      evidence: evidence,
      consequence: "When '\(input)' changes afterwards, \(type.name) still shows the value of that time.",
      advice: advice
        ?? "Use '\(input)' itself, or a '@Binding' if \(type.name) changes it. If the copy is a draft, name it so and "
        + "hand it back when it is done.")
  }
}
