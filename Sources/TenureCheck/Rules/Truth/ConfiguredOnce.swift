/// A formatter that a model sets up once, from a setting that can change: `formatter.currencyCode = settings.currency`
/// in its initializer, or `made.currencyCode = currency` in the closure of a `lazy` one.
enum ConfiguredOnce {
  static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { !$0.isProtocol }.flatMap { type in
      type.stored.filter { isFormatter($0) && !$0.isStatic }.compactMap { finding($0, of: type, project) }
    }
  }

  private static func isFormatter(_ member: Member) -> Bool {
    let name = member.plainType?.name ?? member.value?.calledName ?? ""
    return name.hasSuffix("Formatter") || name.hasSuffix("FormatStyle")
  }

  private static func finding(_ formatter: Member, of type: NominalType, _ project: Project) -> Finding? {
    guard type.isClass,
      project.uses(of: formatter).allSatisfy({ use in
        // Whoever sets it up again, or replaces it, looks after it.
        guard project.operation(of: use.node)?.kind != .initializer else { return true }
        return use.kind != .write && use.node.accessedMember.map { Use($0).kind != .write } ?? true
      })
    else { return nil }
    let isLazy = formatter.traits.contains(.lazy)
    let makers = isLazy ? [formatter.value?.child(.callee)].compactMap { $0 } : type.initializers.map(\.node)
    for maker in makers {
      for value in values(for: formatter, in: maker, project) {
        guard let (read, source) = setting(in: value, besides: isLazy ? nil : type, project),
          let change = project.laterWrites(of: source).first
        else { continue }
        let owner = project.owner(of: source).name
        return Finding(
          SameEntityInSeveralModels.self, at: read,
          fact: "\(type.name) sets up '\(formatter.name)' with '\(source.name)' of \(owner) once, when it is "
            + "\(isLazy ? "first asked for" : "made").",
          evidence: [Evidence(change.node, "'\(source.name)' changes here"), Evidence(formatter.node, "kept here")],
          consequence: "After that change '\(formatter.name)' still works by the old value.",
          advice: "Make it where it is used, from the value of that time, or set it up again when '\(source.name)' "
            + "changes.")
      }
    }
    return nil
  }

  /// What goes into the formatter: `formatter.code = value`, of itself or of the local that becomes it, and the
  /// arguments of its construction.
  private static func values(for formatter: Member, in initializer: Node, _ project: Project) -> [Node] {
    var values: [Node] = []
    var local: Node?
    for assignment in initializer.descendants(of: .assignment) where assignment.assigns(formatter.name) {
      guard let right = assignment.child(.right) else { continue }
      if right.kind == .call { values += right.children(.argument) }
      if case .local(let variable)? = project.referent(of: right) {
        local = variable
        if let made = variable.child(.value), made.kind == .call { values += made.children(.argument) }
      }
    }
    // `return made` of the closure behind a `lazy` one.
    for leaving in initializer.descendants(of: .returnStatement) where initializer.kind == .closure {
      guard let value = leaving.child(.value), case .local(let variable)? = project.referent(of: value) else {
        continue
      }
      local = variable
    }
    for assignment in initializer.descendants(of: .assignment) {
      guard let target = assignment.child(.left), target.kind == .member, let base = target.child(.base),
        let right = assignment.child(.right)
      else { continue }
      if case .local(let variable)? = project.referent(of: base), variable == local {
        values.append(right)
      } else if project.storage(of: base) == formatter {
        values.append(right)
      }
    }
    return values
  }

  /// `settings.currency`, of an object that lives on and that others change; where no type is left out, also the
  /// formatter's neighbour `currency`.
  private static func setting(
    in value: Node, besides type: NominalType?, _ project: Project
  ) -> (Node, Member)? {
    for node in value.withDescendants where node.kind == .member || node.kind == .reference {
      guard let source = project.storage(of: node), source.isStored, !source.isConstant, !source.isStatic,
        project.owner(of: source).isModel, project.owner(of: source) !== type,
        project.type(of: source)?.isReference != true
      else { continue }
      return (node, source)
    }
    return nil
  }
}
