/// A view of UIKit or AppKit that is filled when it is made, and not when its representable has other inputs:
/// `makeUIView` reads `stops`, and `updateUIView` does not. So does a coordinator that keeps the first representable.
enum LeftOutOfUpdate {
  static func findings(in project: Project) -> [Finding] {
    let types = project.shippedTypes.filter { !$0.supertypes.isDisjoint(with: representables) }
    if types.isEmpty { return [] }
    let keepers = keepers(of: Set(types.map(\.name)), project)
    return types.flatMap { type -> [Finding] in
      let functions = type.members.filter(\.isFunction)
      guard let update = functions.first(where: { isNamed($0, "update") }), !handsItselfOn(update.node) else {
        return []
      }
      let updating = reached(from: update.node, project)
      let making = functions.filter { isNamed($0, "make") || $0.name == "makeCoordinator" }
        .flatMap { reached(from: $0.node, project) }
      let coordinators = keepers.filter { project.type(of: $0) === type }
      return type.stored.filter { isInput($0, project) }.compactMap { input in
        finding(input, of: type, making, update, updating, project)
          ?? coordinators.lazy.compactMap { finding(input, of: type, behind: $0, update, project) }.first
      } + coordinators.flatMap { calledBack(by: $0, of: type, update, project) }
    }
  }

  private static let representables: Set<String> = [
    "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable", "NSViewControllerRepresentable",
  ]

  /// `makeUIView`, `updateNSViewController`
  private static func isNamed(_ function: Member, _ word: String) -> Bool {
    ["UIView", "NSView", "UIViewController", "NSViewController"].contains { function.name == word + $0 }
  }

  /// `context.coordinator.parent = self`, `context.coordinator.update(from: self)`: whatever is needed is there.
  private static func handsItselfOn(_ update: Node) -> Bool {
    update.descendants(of: .reference).contains { $0.name == "self" && $0.role != .base }
  }

  /// A function, and those of its type that it comes to.
  private static func reached(from function: Node, _ project: Project) -> [Node] {
    var found = [function]
    var next = 0
    while next < found.count {
      found += project.ownFunctions(calledIn: found[next]).filter { !found.contains($0) }
      next += 1
    }
    return found
  }

  private static func finding(
    _ input: Member, of type: NominalType, _ making: [Node], _ update: Member, _ updating: [Node], _ project: Project
  ) -> Finding? {
    let uses = project.ownUses(of: input)
    guard !uses.contains(where: { use in updating.contains { $0.contains(use.node) } }),
      let read = uses.first(where: { use in
        use.kind != .write && use.kind != .binding && making.contains { isRead(use.node, in: $0) }
      })?.node,
      // Computed members may bring it along.
      !type.members.contains(where: { member in
        member.isComputed && uses.contains { member.node.contains($0.node) }
      }), let (evidence, severity) = project.callersThatChange(input.name, of: type)
    else { return nil }
    return Finding(
      StateCopiesInput.self, at: read, severity: severity,
      fact: "\(type.name) reads '\(input.name)' when it makes its view, and '\(update.name)' does not.",
      evidence: evidence + [Evidence(update.node, "called when '\(input.name)' has changed")],
      consequence: "When '\(input.name)' changes, what is on the screen still has the value of that time.",
      advice: "Bring the view up to date in '\(update.name)', which is called behind 'make' as well.")
  }

  /// In the function itself, not in an action that it only sets up, nor as a question whether to do something at first.
  private static func isRead(_ node: Node, in function: Node) -> Bool {
    guard function.contains(node) else { return false }
    var inner = node
    for ancestor in node.ancestors.prefix(while: { $0 != function }) {
      if ancestor.kind == .closure, ClosureUse(of: ancestor) != .immediate { return false }
      if ancestor.kind == .ifBranch, inner.role == .condition {
        return ancestor.descendants.contains { $0.kind == .assignment }
      }
      inner = ancestor
    }
    return true
  }

  // MARK: The coordinator

  /// `let parent: RouteMap`, which a coordinator is given once; of types with these names.
  private static func keepers(of names: Set<String>, _ project: Project) -> [Member] {
    project.shippedTypes.filter(\.isClass).flatMap { coordinator in
      coordinator.stored.filter { member in
        member.plainType.map { names.contains($0.name.lastPart) } == true
          // `parent.text = …` writes a binding that the representable has, and leaves the representable.
          && project.writesOutsideInitializers(of: member).allSatisfy { $0.assignment == nil }
      }
    }
  }

  private static func finding(
    _ input: Member, of type: NominalType, behind keeper: Member, _ update: Member, _ project: Project
  ) -> Finding? {
    guard input.wrapper == nil,
      let read = project.uses(of: input).first(where: { use in
        use.kind == .read && use.node.child(.base).flatMap { project.storage(of: $0) } == keeper
      })?.node,
      let (evidence, severity) = project.callersThatChange(input.name, of: type)
    else { return nil }
    return Finding(
      StateCopiesInput.self, at: read, severity: severity,
      fact: "\(project.owner(of: keeper).name) reads '\(input.name)' of the \(type.name) that it was made with.",
      evidence: evidence + [Evidence(keeper.node, "set once"), Evidence(update.node, "called with each new value")],
      consequence: "When '\(input.name)' changes, it still works by the value of that time.",
      advice: "Make '\(keeper.name)' a 'var', and in '\(update.name)': 'context.coordinator.\(keeper.name) = self'.")
  }

  /// `parent.onCommit(text)`, a closure that its caller makes anew with each value that it captures: `{ save(id, $0) }`.
  private static func calledBack(
    by keeper: Member, of type: NominalType, _ update: Member, _ project: Project
  ) -> [Finding] {
    type.stored.filter { $0.isClosure && !$0.isStatic && !$0.isPrivate }.compactMap { closure in
      guard
        let call = project.uses(of: closure).first(where: { use in
          use.node.child(.base).flatMap { project.storage(of: $0) } == keeper
        })?.node, let (read, evidence, severity) = captured(by: closure, of: type, project)
      else { return nil }
      return Finding(
        StateCopiesInput.self, at: call, severity: severity,
        fact: "\(project.owner(of: keeper).name) calls '\(closure.name)' of the \(type.name) that it was made with.",
        evidence: [Evidence(read, "what it is made with")] + evidence
          + [Evidence(keeper.node, "set once"), Evidence(update.node, "called with each new value")],
        consequence: "When '\(read.name)' has changed, what is called still works by the value of that time.",
        advice: "Make '\(keeper.name)' a 'var', and in '\(update.name)': 'context.coordinator.\(keeper.name) = self'.")
    }
  }

  /// An input of the view around, in the closure that it hands over, where its callers pass something that changes.
  private static func captured(
    by closure: Member, of type: NominalType, _ project: Project
  ) -> (read: Node, evidence: [Evidence], severity: Severity)? {
    for site in project.callSites(of: type) {
      let handed = site.call.children.filter {
        $0.kind == .closure && ($0.label == closure.name || $0.role == .trailing)
      }
      for read in handed.flatMap({ Array($0.descendants(of: .reference)) }) {
        guard let input = project.storage(of: read), let view = project.enclosingType(of: site.call),
          input.owner == view.id,
          view.isViewLike, input.wrapper == nil, input.isStored, isInput(input, project),
          let (evidence, severity) = project.callersThatChange(input.name, of: view), !evidence.isEmpty
        else { continue }
        return (read, evidence, severity)
      }
    }
    return nil
  }

  private static func isInput(_ member: Member, _ project: Project) -> Bool {
    guard member.isStored, !member.isStatic, !member.isPrivate, !member.isClosure, !CopyNames.isCopy(member.name),
      member.wrapper == .binding || member.wrapper == nil && (member.value == nil || !member.isConstant),
      let written = member.plainType
    else { return false }
    if written.kind == .arrayType || written.kind == .dictionaryType {
      return project.elementType(of: member)?.isReference != true
    }
    return project.isPlainValue(written) || ["CLLocationCoordinate2D", "MKCoordinateRegion"].contains(written.name)
  }
}
