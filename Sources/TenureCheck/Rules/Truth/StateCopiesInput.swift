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
      values of the input reach the view, but not the copy that it shows.

      The rule follows the callers and warns where an input can change while the view stays. It is quiet where the copy \
      is a draft: the view or the property is named so (edit, form, editor, draft, initial …), the copy goes back into a \
      binding, a model or a closure, the view is a sheet. It is quiet too where the copy is renewed (`onChange`, \
      `task(id:)`; onchange-mirrors-state has a word on that), and where the view gets a new identity with the input. \
      Where no caller is to be seen, and on pushed screens, the finding is a note.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isViewLike && !Drafts.isEditor($0) }.flatMap { type in
      type.stored.filter { isCandidate($0, in: project) }.compactMap { member in
        let found = inInitializer(member, of: type, in: project) ?? onAppearance(member, of: type, in: project)
        guard let found, isShown(member, in: project), !Drafts.isCommitted(member, of: type, in: project),
          !Drafts.isRenewed(member, in: project)
        else { return nil }
        return found
      }
    }
  }

  private static func isCandidate(_ member: Member, in project: Project) -> Bool {
    member.wrapper == .state && !member.isClosure && !Drafts.isCopy(member.name)
      && project.type(of: member)?.isReference != true
  }

  private static func isShown(_ member: Member, in project: Project) -> Bool {
    project.ownUses(of: member).contains { $0.isProjected || $0.kind != .write && project.runsForBody($0.node) }
  }

  // MARK: In an initializer

  private static func inInitializer(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    for initializer in type.initializers {
      for assignment in initializer.node.descendants where assignment.assigns(member.name) {
        guard assignment.name == "=", let right = assignment.child(.right),
          let value = (right.wrappedValue ?? right).copiedValue,
          let parameter = parameter(behind: value, of: initializer, project),
          !Drafts.isCopy(parameter.name), !Drafts.isCopy(parameter.label ?? ""),
          let written = parameter.child(.type), project.isPlainValue(written),
          let (evidence, severity) = callers(of: type, parameter.label, project)
        else { continue }
        let input = parameter.label ?? parameter.name
        return finding(
          at: assignment, member, type, input: input, severity: severity,
          when: "when it is made, and keeps the copy", evidence: evidence)
      }
    }
    return nil
  }

  private static func parameter(behind value: Node, of initializer: Member, _ project: Project) -> Node? {
    var root = value
    while let base = root.child(.base) { root = base }
    guard case .parameter(let parameter)? = project.referent(of: root), parameter.parent == initializer.node else {
      return nil
    }
    return parameter
  }

  /// What callers pass, and how bad it is; nil where all pass what stays.
  private static func callers(
    of type: NominalType, _ label: String?, _ project: Project
  ) -> (evidence: [Evidence], severity: Severity)? {
    if project.callSites(of: type, unshipped: true).isEmpty { return ([], .info) }
    let changing = project.changingInputs(label, of: type).filter { project.arrival(of: $0.site.call) != .modal }
    guard !changing.isEmpty else { return nil }
    let isPushed = changing.allSatisfy { project.arrival(of: $0.site.call) == .pushed }
    return (Evidence.ofChanges(changing, in: project), isPushed ? .info : .warning)
  }

  // MARK: When it appears

  private static func onAppearance(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    guard !["selected", "selection", "current", "focused"].contains(where: member.words.contains) else { return nil }
    let writes = project.ownUses(of: member).filter { $0.kind == .write }
    for write in writes {
      guard let assignment = write.node.assignment, assignment.name == "=", let closure = assignment.parent,
        closure.kind == .closure, let call = closure.parent, ["onAppear", "task"].contains(call.calledName ?? ""),
        !call.children.contains(where: { $0.label == "id" }),
        let value = assignment.child(.right)?.copiedValue, let source = project.storage(of: value), source != member
      else { continue }
      if let found = copy(of: source, value, assignment, member, type, project) { return found }
    }
    return nil
  }

  private static func copy(
    of source: Member, _ value: Node, _ assignment: Node, _ member: Member, _ type: NominalType, _ project: Project
  ) -> Finding? {
    let owner = project.owner(of: source)
    var evidence: [Evidence]
    var severity: Severity
    if owner == type, source.wrapper == .binding || source.wrapper == nil && source.value == nil && source.isStored {
      guard !Drafts.isCopy(source.name), let callers = callers(of: type, source.name, project) else { return nil }
      (evidence, severity) = callers
    } else if owner.isModel, project.isMutableState(source),
      let change = project.writesOutsideInitializers(of: source).first(where: { project.enclosingType(of: $0) !== type }
      )
    {
      guard project.callSites(of: type).contains(where: { project.arrival(of: $0.call) != .modal }) else { return nil }
      evidence = [Evidence(change, "'\(source.name)' of \(owner.name) changes here")]
      severity = .warning
    } else {
      return nil
    }
    evidence.insert(Evidence(member.node, "the copy"), at: 0)
    return finding(
      at: assignment, member, type, input: value.excerpt, severity: severity, when: "when it appears",
      evidence: evidence)
  }

  private static func finding(
    at place: Node, _ member: Member, _ type: NominalType, input: String, severity: Severity, when: String,
    evidence: [Evidence]
  ) -> Finding {
    Finding(
      Self.self, at: place, severity: severity,
      fact: "\(type.name) copies '\(input)' into its own state '\(member.name)' \(when).",
      evidence: evidence,
      consequence: "When '\(input)' changes afterwards, \(type.name) still shows the value of that time.",
      advice:
        "Use '\(input)' itself, or a '@Binding' if \(type.name) changes it. If the copy is a draft, name it so and "
        + "hand it back when it is done.")
  }
}
