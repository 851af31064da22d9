/// A model that takes a value out of the user's defaults once, when it is made, while others change it there.
enum DefaultsMirrored {
  static func findings(in project: Project) -> [Finding] {
    let models = project.shippedTypes.filter { $0.isModel && $0.isClass }
    var copies: [(member: Member, read: Node, type: NominalType)] = []
    for type in models {
      for member in type.stored where member.isConstant || SameEntityInSeveralModels.isKept(member, type) {
        if let read = reading(of: member, project) { copies.append((member, read, type)) }
      }
    }
    if copies.isEmpty { return [] }
    let changes = changes(in: project)
    var shown = ShownReads(in: project)
    return copies.compactMap { finding($0.member, $0.read, of: $0.type, changes, &shown, project) }
  }

  private struct Change {
    let node: Node
    let key: String
    let type: NominalType?
  }

  private static func finding(
    _ copy: Member, _ read: Node, of type: NominalType, _ changes: [Change], _ shown: inout ShownReads,
    _ project: Project
  ) -> Finding? {
    guard let key = read.children.first(where: { $0.label == "forKey" }).flatMap({ name(of: $0, project) }),
      !CopyNames.isCopy(copy.name),
      !listens(type), !isReadAgain(key, in: type, besides: read, project),
      let change = changes.first(where: { $0.key == key && $0.type !== type }),
      let use = shown.reads(of: copy).first
    else { return nil }
    return Finding(
      SameEntityInSeveralModels.self, at: copy.node,
      fact:
        "\(type.name) takes '\(key)' out of the user's defaults into '\(copy.name)' when it is made, and never again.",
      evidence: [
        Evidence(read, "copied here"), Evidence(change.node, "'\(key)' changes here"),
        Evidence(use.node, "the copy is shown here"),
      ],
      consequence: "After that change, views of \(type.name) still show the old value.",
      advice: "Keep it in one place: let views that show it use '@AppStorage', or let all that change it go through "
        + "'\(copy.name)' of \(type.name).")
  }

  /// `UserDefaults.standard.bool(forKey: key)` as the first value, or in an initializer.
  private static func reading(of member: Member, _ project: Project) -> Node? {
    let firsts = project.uses(of: member).filter {
      $0.kind == .write && project.operation(of: $0.node)?.kind == .initializer
    }
    for value in [member.value] + firsts.map({ $0.node.assignment?.child(.right) }) {
      guard let value else { continue }
      if let read = value.withDescendants.first(where: { isReading($0, project) }) { return read }
      // `let stored = defaults.string(forKey: "unit"); unit = Unit(rawValue: stored ?? "")`
      for name in value.withDescendants(of: .reference) {
        guard case .local(let local)? = project.referent(of: name),
          let read = local.child(.value)?.withDescendants.first(where: { isReading($0, project) })
        else { continue }
        return read
      }
    }
    return nil
  }

  private static func isReading(_ node: Node, _ project: Project) -> Bool {
    guard node.kind == .call, let callee = node.child(.callee), callee.kind == .member, getters.contains(callee.name),
      node.children.contains(where: { $0.label == "forKey" }), let base = callee.child(.base)
    else { return false }
    return project.isUserDefaults(base)
  }

  private static let getters: Set<String> = [
    "bool", "string", "integer", "double", "float", "object", "value", "array", "stringArray", "dictionary", "url",
  ]

  private static func changes(in project: Project) -> [Change] {
    var found: [Change] = []
    for type in project.shippedTypes {
      for member in type.stored where member.wrapper == .appStorage {
        guard let key = member.wrapperAttribute?.child(.argument).flatMap({ name(of: $0, project) }),
          let use = project.uses(of: member).first(where: { $0.isProjected || $0.kind == .write })
        else { continue }
        found.append(Change(node: use.node, key: key, type: type))
      }
    }
    return found
      + project.userDefaultsWrites.compactMap { write in
        name(of: write.key, project).map {
          Change(node: write.call, key: $0, type: project.enclosingType(of: write.call))
        }
      }
  }

  /// What a key is, where that is a constant: not that of a wrapper, which each of its properties has another of.
  private static func name(of key: Node, _ project: Project) -> String? {
    switch key.kind {
    case .stringLiteral: return key.children(.argument).isEmpty ? key.keyName : nil
    case .member:
      let constant = key.name == "rawValue" ? key.child(.base) ?? key : key
      if let member = project.storage(of: constant), !member.isStatic { return nil }
      return key.keyName
    case .reference:
      let declaration: Node
      switch project.referent(of: key) {
      case .member(let member): declaration = member.node
      case .global(let node), .local(let node): declaration = node
      default: return nil
      }
      guard let value = declaration.child(.value), value.kind == .stringLiteral else { return nil }
      return value.keyName
    default: return nil
    }
  }

  /// Its code hears of changes in the defaults.
  private static func listens(_ type: NominalType) -> Bool {
    ([type.declaration] + type.extensions).contains { code in
      code.descendants.contains { ["didChangeNotification", "addObserver", "publisher"].contains($0.name) }
    }
  }

  private static func isReadAgain(
    _ key: String, in type: NominalType, besides first: Node, _ project: Project
  ) -> Bool {
    ([type.declaration] + type.extensions).contains { code in
      code.descendants(of: .call).contains { call in
        call != first && isReading(call, project)
          && call.children.first { $0.label == "forKey" }.flatMap { name(of: $0, project) } == key
      }
    }
  }
}
