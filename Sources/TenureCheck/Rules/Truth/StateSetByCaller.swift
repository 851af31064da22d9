/// A caller passes what changes into state that listens once.
public struct StateSetByCaller: Rule {
  public static let about = RuleDescription(
    id: "state-set-by-caller",
    title: "What a caller passes again and again must not land in `@State`.",
    preset: .default,
    severity: .warning,
    wrong: """
      struct PageView: View {
        @State var number: Int
        var body: some View { Text("Page \\(number)") }
      }

      struct Reader: View {
        @State private var page = 1
        var body: some View {
          PageView(number: page)
          Button("Next") { page += 1 }
        }
      }
      """,
    right: """
      struct PageView: View {
        let number: Int
        var body: some View { Text("Page \\(number)") }
      }

      struct Reader: View {
        @State private var page = 1
        var body: some View {
          PageView(number: page)
          Button("Next") { page += 1 }
        }
      }
      """,
    why: """
      A value that is passed to a `@State` property is used once, when the view appears for the first time. The parent \
      passes another each time its body runs, and the view goes on with the first.
      """,
    evidence: """
      A caller's argument for a `@State` property that reads what can change: state, a binding, a model, also by \
      way of views that only pass it on, or a field of an element that the rows of a list show. A row that changes \
      an element of its own, and has no way to tell the list of it. A draft that stays where it is while a list \
      beside it, or a picker, chooses another thing. \
      A text that a sheet asks for, hands on and leaves in the state of the view below, where nothing else uses it.
      """,
    quiet: """
      A constant argument; a view that gets a new identity with it (`.id`); sheets and popovers, which are made \
      anew each time; drafts: views and properties that are named as such, and state that goes back into a \
      binding, a model or a closure. On a pushed screen the finding is a note, and so it is where no caller is \
      to be seen.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isViewLike).flatMap { type in
      // An initializer of the view's own replaces the memberwise one.
      type.initializers.contains { $0.node.parent == type.declaration }
        ? [] : type.stored.compactMap { finding($0, of: type, in: project) }
    } + DraftOfFormerChoice.findings(in: project) + TypedLastTime.findings(of: Self.self, in: project)
  }

  private static func finding(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    guard member.wrapper == .state, !member.isPrivate, !member.isConstant, !member.isClosure,
      member.traits.isDisjoint(with: .isPublic), project.type(of: member)?.isReference != true,
      !CopyNames.isCopy(member.name), !Drafts.hasOutlet(type, in: project)
    else { return nil }
    let calls = project.callSites(of: type, unshipped: true)
    if calls.isEmpty {
      guard member.value == nil, !member.isOptional, project.isUsedElsewhere(type),
        !Drafts.isCommitted(member, of: type, in: project),
        !Drafts.isRenewed(member, in: project)
      else { return nil }
      return unseen(member, of: type, in: project)
    }
    let changing = project.changingInputs(member.name, of: type).filter { project.arrival(of: $0.site.call) != .modal }
    if changing.isEmpty, let lost = lostEdits(member, of: type, calls, in: project) { return lost }
    guard let first = changing.first, !Drafts.isCommitted(member, of: type, in: project),
      !Drafts.isRenewed(member, in: project)
    else { return nil }
    let isPushed = changing.allSatisfy { project.arrival(of: $0.site.call) == .pushed }
    return Finding(
      Self.self, at: member.node, severity: isPushed ? .info : nil,
      fact: "\(type.name) has '\(member.name)' as its own state, and a caller passes what can change: "
        + "'\(first.argument.excerpt)'.",
      evidence: Evidence.ofChanges(changing, in: project),
      consequence: "\(type.name) takes the first value, and shows it for as long as it stays on the screen.",
      advice: advice(member, of: type, first.argument, in: project), fix: fix(member, of: type, in: project))
  }

  /// Rows that edit an element which only they have: `ForEach(model.tasks) { TaskRow(task: $0) }` with
  /// `@State var task: Task`.
  private static func lostEdits(
    _ member: Member, of type: NominalType, _ calls: [CallSite], in project: Project
  ) -> Finding? {
    guard let edit = edit(of: member, in: project),
      type.stored.allSatisfy({ Drafts.isPrivateMatter($0, project) }),
      !Drafts.isCommitted(member, of: type, in: project), !Drafts.isRenewed(member, in: project)
    else { return nil }
    for site in calls where project.arrival(of: site.call) == .inPlace {
      guard let argument = site.argument(member.name), argument.role == .argument,
        let element = project.type(of: argument), !element.isReference,
        let collection = project.origin(of: argument), project.isMutableState(collection),
        project.elementType(of: collection) === element
      else { continue }
      return Finding(
        Self.self, at: member.node,
        fact: "\(type.name) has '\(member.name)' as its own state and changes it, and a caller passes an element of "
          + "'\(collection.name)'.",
        evidence: [
          Evidence(argument, "'\(argument.excerpt)' is passed here, and stays as it is"),
          Evidence(edit, "the copy is changed here"),
        ],
        consequence: "What people change stays in \(type.name): '\(collection.name)' never hears of it.",
        advice: "Make it '@Binding var \(member.name)', and loop over '$\(collection.name)'.")
    }
    return nil
  }

  /// A control or an action that changes a field of it.
  private static func edit(of member: Member, in project: Project) -> Node? {
    project.ownUses(of: member).first { use in
      use.isProjected || use.kind == .write && project.operation(of: use.node)?.kind != .initializer
    }?.node
  }

  private static func unseen(_ member: Member, of type: NominalType, in project: Project) -> Finding {
    Finding(
      Self.self, at: member.node, severity: .info,
      fact: "'\(member.name)' is \(type.name)'s own state, and only a caller can give it its value.",
      consequence: "\(type.name) takes the first value it is given; later ones are ignored.",
      advice: advice(member, of: type, nil, in: project), fix: fix(member, of: type, in: project))
  }

  private static func advice(
    _ member: Member, of type: NominalType, _ argument: Node?, in project: Project
  ) -> String {
    if isOnlyRead(member, in: project) {
      return "\(type.name) never writes it: make it 'let \(member.name)'."
    }
    let handed = argument.map { $0.kind == .reference ? ": '\(type.name)(\(member.name): $\($0.name))'" : "" } ?? ""
    return "Make it '@Binding var \(member.name)' and pass a binding\(handed). If it is a start and no more, make it "
      + "private and call the input 'initial\(member.name.capitalized)'."
  }

  static func isOnlyRead(_ member: Member, in project: Project) -> Bool {
    !project.uses(of: member).contains { $0.kind == .write || $0.isProjected }
  }

  /// A constant where nobody writes it, else a binding where all callers can give one.
  static func fix(_ member: Member, of type: NominalType, in project: Project) -> Fix? {
    guard member.value == nil, member.type != nil else { return nil }
    if isOnlyRead(member, in: project) {
      guard !member.isOptional, let edit = Edit.declaring(member, with: "let") else { return nil }
      return Fix(isSafe: false, title: "Make it a constant", edits: [edit])
    }
    guard let edit = Edit.declaring(member, with: "@Binding var") else { return nil }
    var edits = [edit]
    for site in project.callSites(of: type, unshipped: true) {
      guard let argument = site.argument(member.name), argument.kind == .reference,
        let source = project.storage(of: argument), source.wrapper == .state || source.wrapper == .binding
      else { return nil }
      edits.append(Edit(replacing: argument, with: "$" + argument.name))
    }
    return edits.count > 1 ? Fix(isSafe: false, title: "Pass a binding", edits: edits) : nil
  }
}
