/// What a view loads for an input when it appears, and not when the input becomes another: `.task { text = await load(id) }`.
enum LoadedOnAppearance {
  static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isViewLike && !Drafts.isEditor($0) }.flatMap { type -> [Finding] in
      let inputs = type.stored.filter { isInput($0, project) }
      if inputs.isEmpty { return [] }
      return ["onAppear", "task"].flatMap { name in
        project.calls(of: name, in: type).compactMap { finding($0, inputs, type, project) }
      }
    }
      + project.shippedTypes.filter(\.isViewLike).flatMap { type -> [Finding] in
        let choices = type.stored.filter { isChosenHere($0, project) && !isRenewed($0, in: type, project) }
        return choices.isEmpty
          ? [] : project.calls(of: "task", in: type).compactMap { finding($0, choices: choices, type, project) }
      }
  }

  private static func isInput(_ member: Member, _ project: Project) -> Bool {
    guard member.isStored, !member.isStatic, !CopyNames.isCopy(member.name), !member.isClosure,
      member.wrapper == .binding || member.wrapper == nil && member.value == nil
    else { return false }
    return member.type.map(project.isPlainValue) == true
  }

  private static func finding(_ call: Node, _ inputs: [Member], _ type: NominalType, _ project: Project) -> Finding? {
    guard !call.children.contains(where: { $0.label == "id" }), project.runsWhileBuilding(call),
      let closure = call.children.first(where: { $0.kind == .closure }),
      let load = load(in: closure, inputs, type, project),
      !isRenewed(load.input, in: type, project),
      let (evidence, severity) = project.callersThatChange(load.input.name, of: type), severity == .warning
    else { return nil }
    let name = load.input.name
    return Finding(
      StateCopiesInput.self, at: load.place,
      fact: "\(type.name) loads '\(load.filled)' for '\(name)' when it appears, and not when '\(name)' changes.",
      evidence: evidence,
      consequence: "When '\(name)' changes, \(type.name) stays where it is and still shows what belongs to the first.",
      advice: "Load in '.task(id: \(name))'.")
  }

  /// State that a control of the view alone changes: `Picker("Month", selection: $month)`.
  private static func isChosenHere(_ member: Member, _ project: Project) -> Bool {
    guard member.wrapper == .state, !CopyNames.isCopy(member.name), project.type(of: member)?.isReference != true else {
      return false
    }
    let changes = project.uses(of: member).filter { $0.kind == .write || $0.isProjected }
    return !changes.isEmpty && changes.allSatisfy { isControl($0.node) }
  }

  private static func isControl(_ binding: Node) -> Bool {
    binding.name.isProjection && binding.role == .argument
      && ["Picker", "Toggle", "DatePicker", "Stepper", "Slider"].contains(binding.parent?.calledName ?? "")
  }

  /// `.task(id: account) { postings = await ledger.postings(of: account, month: month) }`, which no new month starts.
  private static func finding(_ call: Node, choices: [Member], _ type: NominalType, _ project: Project) -> Finding? {
    guard project.runsWhileBuilding(call), let closure = call.children.first(where: { $0.kind == .closure }),
      let load = load(in: closure, choices, type, project, isRenewedOtherwise: true),
      // A button may load for it.
      project.uses(of: load.input).allSatisfy({ use in
        use.isProjected || project.runsForBody(use.node) || call.contains(use.node)
          || project.operation(closure, comesTo: [use.node])
      }), !isAppliedToo(load, in: type, project),
      let control = project.uses(of: load.input).first(where: \.isProjected)?.node
    else { return nil }
    let id = call.children.first { $0.label == "id" }
    let name = load.input.name
    return Finding(
      StateCopiesInput.self, at: load.place,
      fact: "\(type.name) loads '\(load.filled)' for '\(name)' too, and not when '\(name)' changes.",
      evidence: [Evidence(control, "'\(name)' is chosen here")]
        + (id.map { [Evidence($0, "what starts it anew")] } ?? []),
      consequence: "When another is chosen, \(type.name) still shows what belongs to the one before.",
      advice: id == nil
        ? "Load in '.task(id: \(name))'." : "Let the id be a value of both, an Equatable struct for example.")
  }

  /// `entries.filter { $0.month == month }`: what is shown goes by the choice besides.
  private static func isAppliedToo(_ load: Load, in type: NominalType, _ project: Project) -> Bool {
    guard let filled = type.member(load.filled) else { return true }
    let shown = project.uses(of: filled).map(\.node)
    return project.uses(of: load.input).map(\.node).contains { read in
      guard !read.name.isProjection, project.runsForBody(read), let member = project.enclosingMember(of: read) else {
        return false
      }
      if !member.isViewBuilding { return shown.contains(where: member.node.contains) }
      return read.ancestors.prefix { $0 != member.node }.contains { call in
        call.kind == .call
          && call.child(.callee)?.child(.base).map { base in
            base.kind != .call && shown.contains(where: base.contains)
          } == true
      }
    }
  }

  private typealias Load = (place: Node, input: Member, filled: String)

  /// `text = await fetch(id)`, here or in a function of the view; `model.load(id)` of a model that the view keeps.
  private static func load(
    in closure: Node, _ inputs: [Member], _ type: NominalType, _ project: Project, isRenewedOtherwise: Bool = false
  ) -> Load? {
    for code in [closure] + project.ownFunctions(calledIn: closure) {
      for node in code.descendants {
        if node.kind == .assignment, node.name == "=", let target = node.child(.left), let value = node.child(.right),
          let member = project.storage(of: target), member.wrapper == .state, member.owner == type.id,
          !CopyNames.isCopy(member.name), !member.isBool, let input = asked(in: value, inputs, project),
          isRenewedOtherwise || !Drafts.isRenewed(member, in: project)
        {
          return (node, input, member.name)
        }
        if node.kind == .call, let callee = node.child(.callee), let base = callee.child(.base),
          let model = project.storage(of: base), model.wrapper?.isOwning == true, model.owner == type.id,
          ["load", "fetch", "refresh", "search"].contains(callee.name.nameWords.first ?? ""),
          let input = node.children(.argument).lazy.compactMap({ mentioned(in: $0, inputs, project) }).first
        {
          return (node, input, model.name)
        }
      }
    }
    return nil
  }

  /// The input that a call within a value is given, also by way of a constant.
  private static func asked(in value: Node, _ inputs: [Member], _ project: Project, depth: Int = 2) -> Member? {
    for call in value.withDescendants(of: .call) where call.calledName?.startsWithSmallLetter == true {
      if let input = call.children(.argument).lazy.compactMap({ mentioned(in: $0, inputs, project) }).first {
        return input
      }
    }
    guard depth > 0 else { return nil }
    for node in value.withDescendants(of: .reference) {
      guard case .local(let local)? = project.referent(of: node), let origin = local.child(.value) else { continue }
      if let input = asked(in: origin, inputs, project, depth: depth - 1) { return input }
    }
    return nil
  }

  private static func mentioned(in argument: Node, _ inputs: [Member], _ project: Project) -> Member? {
    for node in argument.withDescendants where node.kind == .reference || node.kind == .member {
      if let member = project.storage(of: node), inputs.contains(member) { return member }
    }
    return nil
  }

  /// Whether the view does anything when the input changes.
  private static func isRenewed(_ input: Member, in type: NominalType, _ project: Project) -> Bool {
    ["onChange", "task", "id", "onReceive"].contains { name in
      project.calls(of: name, in: type).contains { call in
        call.children(.argument).contains { argument in
          argument.kind != .closure && argument.withDescendants.contains { project.storage(of: $0) == input }
        }
      }
    }
  }
}
