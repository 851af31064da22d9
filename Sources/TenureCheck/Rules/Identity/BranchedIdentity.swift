/// The same view with state in both branches of an `if`: `if isWide { HStack { Editor() } } else { VStack { Editor() } }`;
/// or under a modifier that is put on by a condition: `.if(isPinned) { $0.bold() }`.
enum BranchedIdentity {
  static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isViewLike).flatMap { view in
      view.members.filter(\.isViewBuilding).flatMap { part in
        part.node.descendants(of: .ifBranch).compactMap { layouts($0, view, project) }
      }
    } + conditionalModifiers(in: project)
  }

  // MARK: Two layouts

  private static let layouts: Set<String> = [
    "HStack", "VStack", "ZStack", "Grid", "ScrollView", "Group", "LazyVStack", "LazyHStack", "ViewThatFits",
  ]

  private static func layouts(_ choice: Node, _ view: NominalType, _ project: Project) -> Finding? {
    guard project.runsWhileBuilding(choice), let cause = cause(of: choice.children(.condition), project),
      let then = layout(in: choice.child(.then)), let other = layout(in: choice.child(.else)),
      then.calledName != other.calledName
    else { return nil }
    for (call, type) in children(of: then, project) {
      guard let state = lost(by: type, project),
        let twin = children(of: other, project).first(where: { $0.type === type && $0.call.text == call.text })
      else { continue }
      return Finding(
        UnstableIdentity.self, at: choice, severity: .warning,
        fact: "\(view.name) shows \(type.name) in both branches of an 'if' about '\(cause.name)', in two layouts.",
        evidence: [
          Evidence(call, "one \(type.name)"), Evidence(twin.call, "another, with state of its own"),
          Evidence(state.node, "'\(state.name)' begins anew in it"),
        ],
        consequence: "When '\(cause.name)' changes, one \(type.name) goes and the other comes: what was entered or "
          + "chosen in it is lost.",
        advice:
          "Change the layout and not the view: 'let layout = … ? AnyLayout(\(then.calledName ?? "HStack")Layout()) "
          + ": AnyLayout(\(other.calledName ?? "VStack")Layout())', then 'layout { … }'.")
    }
    return nil
  }

  /// The one layout that a branch consists of, behind its modifiers.
  private static func layout(in branch: Node?) -> Node? {
    guard let branch, branch.kind == .block else { return nil }
    let statements = branch.children(.statement)
    guard statements.count == 1, let root = statements[0].rootCall, layouts.contains(root.calledName ?? ""),
      root.child(.callee)?.kind == .reference
    else { return nil }
    return root
  }

  /// The views that stand in a layout, not in loops and further conditions.
  private static func children(of layout: Node, _ project: Project) -> [(call: Node, type: NominalType)] {
    guard let content = layout.children.first(where: { $0.kind == .closure && $0.role == .trailing }) else { return [] }
    return content.children(.statement).compactMap { statement in
      guard let root = statement.rootCall, let type = project.constructedType(root), type.isView else { return nil }
      return (root, type)
    }
  }

  /// State of the view's own that a user changes.
  private static func lost(by view: NominalType, _ project: Project) -> Member? {
    view.stored.first { member in
      guard member.wrapper == .state, project.type(of: member)?.isReference != true else { return false }
      return project.uses(of: member).contains(where: \.isProjected)
    }
  }

  /// What the condition is about, where that changes while the view stays.
  private static func cause(of conditions: [Node], _ project: Project) -> Member? {
    for condition in conditions {
      for node in condition.withDescendants(of: .reference) {
        guard let member = project.storage(of: node) else { continue }
        if member.wrapper == .environment, sizes.contains(where: { member.wrapperAttribute?.text.contains($0) == true })
        {
          return member
        }
      }
      if let found = project.change(of: project.mutableReads(in: condition)) { return found.member }
    }
    return nil
  }

  /// What the system changes when a window or a device is turned.
  private static let sizes = ["horizontalSizeClass", "verticalSizeClass", "dynamicTypeSize", "sizeCategory"]

  // MARK: Modifiers by condition

  private static func conditionalModifiers(in project: Project) -> [Finding] {
    var names: Set<String> = []
    for file in project.files where file.standing == .product {
      for code in file.root.children where code.kind == .extensionDeclaration && code.name == "View" {
        for function in code.children where function.kind == .function && isConditional(function) {
          names.insert(function.name)
        }
      }
    }
    return names.sorted().flatMap { name in
      project.calls(of: name).compactMap { conditionalModifier($0, project) }
    }
  }

  /// `if condition { transform(self) } else { self }`
  private static func isConditional(_ function: Node) -> Bool {
    let statements = function.children(.statement)
    guard let first = function.children(.parameter).first, first.child(.type)?.name == "Bool", statements.count == 1,
      let choice = statements.first, choice.kind == .ifBranch,
      choice.children(.condition).contains(where: { $0.kind == .reference && $0.name == first.name })
    else { return false }
    let other = choice.child(.else)?.children(.statement) ?? []
    return other.count == 1 && other[0].kind == .reference && other[0].name == "self"
  }

  private static func conditionalModifier(_ call: Node, _ project: Project) -> Finding? {
    guard let condition = call.child(.argument), call.children.contains(where: { $0.kind == .closure }),
      let base = call.child(.callee)?.child(.base), let root = base.rootCall, project.runsWhileBuilding(call),
      let view = project.constructedType(root), view.isView, let state = lost(by: view, project),
      let cause = cause(of: [condition], project), cause.wrapper != .appStorage
    else { return nil }
    let name = call.calledName ?? "if"
    return Finding(
      UnstableIdentity.self, at: condition, severity: .warning,
      fact: "'.\(name)(\(condition.excerpt))' makes two different views of \(view.name), one for each answer.",
      evidence: [Evidence(state.node, "'\(state.name)' of \(view.name) begins anew in the other")],
      consequence: "When '\(cause.name)' changes, what was entered or chosen in \(view.name) is lost.",
      advice: "Give the modifier another value instead of leaving it out: '.background(\(condition.excerpt) ? … : …)'.")
  }
}
