/// What a model computes the first time that it is asked, and keeps however its sources change: a `lazy var`, or
/// `if let cached { return cached }` of a value that nothing clears.
enum ComputedOnce {
  static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isModel && $0.isClass }.flatMap { type in
      type.stored.compactMap { member in
        member.traits.contains(.lazy)
          ? delayed(member, of: type, project) : member.isOptional ? cached(member, of: type, project) : nil
      }
    }
  }

  /// `lazy var gross = net * (1 + rate)`
  private static func delayed(_ member: Member, of type: NominalType, _ project: Project) -> Finding? {
    guard let value = member.value, project.type(of: member)?.isReference != true,
      // A publisher goes with what it is made of.
      !value.withDescendants.contains(where: { $0.name.isProjection }), project.laterWrites(of: member).isEmpty,
      let inputs = Derivation(value, in: type, of: project)?.inputs ?? inputs(ofClosure: value, member, type, project)
    else { return nil }
    return finding(member, inputs, Evidence(value, "computed here, when it is first asked for"), project)
  }

  /// `lazy var names: [String] = { … }()`: what the closure reads of the model's own values, where a collection comes
  /// out of it and nothing that works by itself.
  private static func inputs(
    ofClosure value: Node, _ member: Member, _ type: NominalType, _ project: Project
  ) -> [Member]? {
    guard value.kind == .call, let closure = value.child(.callee), closure.kind == .closure,
      let written = member.plainType,
      written.kind == .arrayType || written.kind == .dictionaryType
        || project.isPlainValue(written),
      project.elementType(of: member)?.isReference != true
    else { return nil }
    return ownValues(in: closure, type, project)
  }

  /// `var weeks: [Week] { if let cachedWeeks { return cachedWeeks }; …; cachedWeeks = weeks; return weeks }`
  private static func cached(_ member: Member, of type: NominalType, _ project: Project) -> Finding? {
    let writes = project.writesOutsideInitializers(of: member)
    guard let write = writes.first, let outer = project.enclosingMember(of: write), outer.owner == type.id,
      outer.isComputed || outer.isFunction && outer.parameters.isEmpty, !outer.traits.contains(.async),
      writes.allSatisfy({ outer.node.contains($0) && $0.assignment?.child(.right)?.kind != .nilLiteral }),
      !project.uses(of: member).contains(where: \.isProjected),
      outer.node.descendants.contains(where: { node in
        node.kind == .optionalBinding && node.name == member.name
          || node.kind == .optionalBinding
            && node.child(.value).flatMap { project.storage(of: $0) } == member
      }), !outer.node.descendants.contains(where: { $0.kind == .awaitExpression })
    else { return nil }
    let inputs = ownValues(in: outer.node, type, project).filter { $0 != member }
    return finding(member, inputs, Evidence(write, "kept here, and never cleared"), project)
  }

  /// What a piece of code reads of its model's stored values.
  private static func ownValues(in code: Node, _ type: NominalType, _ project: Project) -> [Member] {
    var inputs: [Member] = []
    for node in code.descendants where node.kind == .reference || node.kind == .member {
      guard [.read, .call].contains(Use(node).kind), let input = project.storage(of: node), input.owner == type.id,
        input.isStored, project.type(of: input)?.isReference != true, !inputs.contains(input)
      else { continue }
      inputs.append(input)
    }
    return inputs
  }

  private static func finding(
    _ member: Member, _ inputs: [Member], _ place: Evidence, _ project: Project
  ) -> Finding? {
    for input in inputs where !input.isConstant && !input.isStatic {
      guard let change = project.laterWrites(of: input).first else { continue }
      let owner = project.owner(of: member).name
      return Finding(
        StoredDerivedState.self, at: member.node,
        fact: "\(owner) computes '\(member.name)' from '\(input.name)' once, and keeps it.",
        evidence: [
          place, Evidence(change.node, "'\(input.name)' changes here, and '\(member.name)' stays as it was"),
        ],
        consequence: "After that, '\(member.name)' is still that of the old '\(input.name)'.",
        advice: "Compute it each time; or, where that costs too much, clear it in a 'didSet' of '\(input.name)'.")
    }
    return nil
  }
}
