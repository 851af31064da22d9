/// A view that asks the environment for what only its own content is given: `isSearching` beside `.searchable`,
/// `modelContext` beside `.modelContainer`, and `dismiss` in a sheet that it presents itself.
enum EnvironmentReadAbove {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isViewLike).flatMap { type in
      type.stored.compactMap { member in
        guard [.environment, .environmentObject, .query].contains(member.wrapper) else { return nil }
        return inContent(rule, member, of: type, project) ?? dismissing(rule, member, of: type, project)
      }
    }
  }

  // MARK: What a modifier gives to what stands before it

  private static func inContent(
    _ rule: any Rule.Type, _ member: Member, of type: NominalType, _ project: Project
  ) -> Finding? {
    for name in givers {
      for call in project.calls(of: name, in: type)
      where project.runsWhileBuilding(call) && gives(call, member, project) {
        guard let content = call.child(.callee)?.child(.base),
          !call.children(.argument).contains(where: { mentions(member, in: $0, project) }),
          let read = read(of: member, in: content, type, project)
        else { continue }
        return Finding(
          rule, at: read, severity: .warning,
          fact: "\(type.name) reads '\(member.name)' of its own environment, and gives another to its content here.",
          evidence: [
            Evidence(member.node, "this is what is above \(type.name)"),
            Evidence(call.child(.argument) ?? call, "this is for what stands before it"),
          ],
          consequence: "A view's own properties have what the environment says where the view is shown: what "
            + "'\(name)' sets never arrives in '\(member.name)'.",
          advice: "Read it in a view of its own inside of that content.")
      }
    }
    return nil
  }

  private static let givers = ["searchable", "modelContainer", "modelContext", "environment", "environmentObject"]

  /// Whether a modifier sets what the member asks for.
  private static func gives(_ call: Node, _ member: Member, _ project: Project) -> Bool {
    switch call.calledName {
    case "searchable": ["isSearching", "dismissSearch"].contains(key(of: member))
    case "modelContainer", "modelContext": key(of: member) == "modelContext" || member.wrapper == .query
    case "environment": isSameValue(call, member) || isSameObject(call, member, project)
    default: isSameObject(call, member, project)
    }
  }

  /// `isSearching` of `@Environment(\.isSearching)`
  private static func key(of member: Member) -> String? {
    guard let path = member.attribute("Environment")?.child(.argument), path.kind == .keyPath else { return nil }
    return String(path.name.drop { $0 == "." })
  }

  private static func isSameValue(_ call: Node, _ member: Member) -> Bool {
    guard let path = call.child(.argument), path.kind == .keyPath, let key = key(of: member) else { return false }
    return path.name.drop { $0 == "." } == key
  }

  private static func isSameObject(_ call: Node, _ member: Member, _ project: Project) -> Bool {
    guard member.wrapper != .query, call.children(.argument).count == 1, let object = call.child(.argument),
      object.label == nil, let type = project.type(of: object), type.isModel
    else { return false }
    return project.type(of: member) === type
  }

  private static func mentions(_ member: Member, in node: Node, _ project: Project) -> Bool {
    node.withDescendants.contains { $0.kind == .reference && project.storage(of: $0) == member }
  }

  private static func read(of member: Member, in content: Node, _ type: NominalType, _ project: Project) -> Node? {
    project.ownUses(of: member).map(\.node).first { content.contains($0) }
  }

  // MARK: The way out of a sheet

  /// `.sheet(isPresented: $isOpen) { Button("Done") { dismiss() } }`: it closes what the view itself is in.
  private static func dismissing(
    _ rule: any Rule.Type, _ member: Member, of type: NominalType, _ project: Project
  ) -> Finding? {
    guard ["dismiss", "presentationMode"].contains(key(of: member)) else { return nil }
    for use in project.ownUses(of: member).map(\.node) {
      guard let action = use.ancestors.first(where: { $0.kind == .closure }), isWholeAction(action, of: use),
        let sheet = sheet(around: action, project),
        let bound = sheet.children(.argument).first(where: { ["isPresented", "item"].contains($0.label ?? "") }),
        let flag = project.storage(of: bound), !isLowered(flag, in: sheet, besides: bound, project)
      else { continue }
      return Finding(
        rule, at: use, severity: .warning,
        fact: "'\(member.name)' in this \(sheet.calledName ?? "sheet") is that of \(type.name), which presents it.",
        evidence: [Evidence(member.node, "from the environment above"), Evidence(bound, "what presents it")],
        consequence: "The button closes the screen that \(type.name) is on, with the sheet or instead of it, and does "
          + "nothing where there is none.",
        advice: "Set '\(flag.name)' to \(flag.isBool ? "false" : "nil"), or move what is presented into a view of its "
          + "own that has its own '@Environment(\\.dismiss)'.")
    }
    return nil
  }

  /// The only statement of a button.
  private static func isWholeAction(_ action: Node, of use: Node) -> Bool {
    let statements = action.children(.statement)
    guard statements.count == 1, statements[0].kind == .call, statements[0].contains(use),
      statements[0].child(.callee)?.contains(use) == true
    else { return false }
    return action.parent?.calledName == "Button" && ClosureUse(of: action) == .action
  }

  /// The presentation whose content the action stands in, with nothing between that may run it for somebody else.
  private static func sheet(around action: Node, _ project: Project) -> Node? {
    var inner = action
    for ancestor in action.ancestors {
      if ancestor.kind.isFunctionLike || ancestor.kind.isTypeDeclaration { return nil }
      if ancestor.kind == .call, inner.kind == .closure, inner != action {
        let name = ancestor.calledName ?? ""
        if ["sheet", "fullScreenCover", "popover"].contains(name), inner.label != "onDismiss" { return ancestor }
        // Its buttons belong to what they stand on.
        if ["alert", "confirmationDialog", "navigationDestination", "NavigationLink"].contains(name) { return nil }
        if ![.content, .immediate].contains(project.use(of: inner)) { return nil }
      }
      inner = ancestor
    }
    return nil
  }

  /// Another way out, or one that what is presented is handed: then this one is meant.
  private static func isLowered(_ flag: Member, in sheet: Node, besides bound: Node, _ project: Project) -> Bool {
    project.uses(of: flag).contains { use in
      (use.kind == .write || use.isProjected) && !bound.contains(use.node)
        && sheet.children.contains { $0.kind == .closure && $0.contains(use.node) }
    }
  }
}
