/// A view gets another identity while a user edits in it.
public struct IdentityFromEditedValue: Rule {
  public static let about = RuleDescription(
    id: "identity-from-edited-value",
    title: "An identity must not be made of what is edited under it.",
    preset: .default,
    severity: .warning,
    wrong: """
      struct AmountField: View {
        @State private var amount = ""
        var body: some View {
          TextField("Amount", text: $amount)
            .id("field-\\(amount)")
            .onSubmit { print(amount) }
        }
      }
      """,
    right: """
      struct AmountField: View {
        @State private var amount = ""
        var body: some View {
          TextField("Amount", text: $amount)
            .id("amount")
            .onSubmit { print(amount) }
        }
      }
      """,
    why: """
      Another identity is another view: the field that is being typed in goes, and a new one without focus and cursor \
      comes in its place, with each letter.
      """,
    evidence: """
      An `.id` that contains a value which a control under it is bound to, or rows of a `ForEach` over a binding \
      whose `id:` is what they edit. An `.id` of the appearance (`colorScheme`, `dynamicTypeSize`) over what \
      holds state, and a token that is changed to redraw (over what holds state, or by `onChange` over what follows \
      its values anyway; or one that changes together with what is shown, and is nothing but an identity), are notes.
      """,
    quiet: """
      The identity of a detail that follows a selection; tokens that start something over.
      """)

  public static func findings(in project: Project) -> [Finding] {
    EditedElements.findings(in: project)
      + project.calls(of: "id").compactMap { call in
        guard let argument = call.child(.argument), argument.label == nil, let access = call.child(.callee),
          access.kind == .member, let base = access.child(.base), project.runsWhileBuilding(call)
        else { return nil }
        return edited(argument, base, project) ?? appearance(argument, base, project) ?? token(argument, base, project)
      }
  }

  // MARK: A value that is edited under it

  private static func edited(_ id: Node, _ base: Node, _ project: Project) -> Finding? {
    for (node, member) in members(in: id, project) {
      // `item.id` stays while `$item.name` is edited: what counts is the property that is asked for.
      if let access = node.parent, access.kind == .member, node.role == .base, id.contains(access),
        project.storage(of: access)?.isStored == true
          || ["id", "objectID", "persistentModelID", "count", "isEmpty"].contains(access.name)
      {
        continue
      }
      guard let control = control(boundTo: member, in: base, project) else { continue }
      let path = node.parent.flatMap { $0.kind == .member && id.contains($0) ? $0 : nil } ?? node
      return Finding(
        Self.self, at: id,
        fact: "The identity '\(id.excerpt)' contains '\(path.excerpt)', which the \(control.calledName ?? "control") "
          + "under it edits.",
        evidence: [Evidence(control, "'\(member.name)' is edited here")],
        consequence: "With each change the \(control.calledName ?? "control") is thrown away and made anew: it loses "
          + "its focus, and what else stands under this identity its state.",
        advice: "Make the identity of what the view is for, or leave it out.")
    }
    return editedElement(id, base, project)
  }

  /// `.id(guest.name)` of a row whose field is bound to `$guest.name`.
  private static func editedElement(_ id: Node, _ base: Node, _ project: Project) -> Finding? {
    for node in id.withDescendants(of: .reference) {
      guard case .parameter(let element)? = project.referent(of: node), element.name.startsWithDollar,
        let (control, edited) = EditedElements.edit(of: element.name, property: property(of: node), in: base, project)
      else { continue }
      let name = control.calledName ?? "control"
      return Finding(
        Self.self, at: id,
        fact: "The identity '\(id.excerpt)' contains '\((node.accessedMember ?? node).excerpt)', which the \(name) "
          + "under it edits.",
        evidence: [Evidence(control, "'\(edited.excerpt)' is edited here")],
        consequence: "With each change the \(name) is thrown away and made anew: it loses "
          + "its focus, and what else stands under this identity its state.",
        advice: "Make the identity of what the view is for, or leave it out.")
    }
    return nil
  }

  private static func property(of element: Node) -> String? {
    guard let access = element.accessedMember, access.role != .callee else { return nil }
    return access.name
  }

  private static func members(in id: Node, _ project: Project) -> [(Node, Member)] {
    id.withDescendants.compactMap { node in
      guard node.kind == .reference || node.kind == .member, let member = project.storage(of: node), member.isStored,
        !member.isStatic
      else { return nil }
      return (node, member)
    }
  }

  static let controls: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "DatePicker", "ColorPicker",
  ]

  /// The control under an identity that is bound to a member, or a child view's that it is handed to.
  private static func control(boundTo member: Member, in base: Node, _ project: Project, depth: Int = 1) -> Node? {
    for node in base.withDescendants where isProjection(node, of: member, project) {
      guard let argument = ([node] + Array(node.ancestors)).first(where: { $0.role == .argument }),
        let call = argument.parent, call.kind == .call
      else { continue }
      // `$item.id` is no part of `item.name`, but the whole is asked for here.
      if controls.contains(call.calledName ?? ""), base.contains(call) || base == call { return call }
      if depth > 0, let child = project.constructedType(call), child.isView, let label = argument.label,
        let input = child.member(label), input.wrapper == .binding, let body = child.member("body"),
        let inner = control(boundTo: input, in: body.node, project, depth: depth - 1)
      {
        return inner
      }
    }
    return nil
  }

  /// `$amount`, `$model.amount`
  private static func isProjection(_ node: Node, of member: Member, _ project: Project) -> Bool {
    if node.name == "$" + member.name { return project.storage(of: node) == member || node.kind == .reference }
    return node.kind == .member && node.name == member.name && Use(node).goesThroughBinding
      && project.storage(of: node) == member
  }

  // MARK: The appearance

  private static let appearances: Set<String> = [
    "colorScheme", "dynamicTypeSize", "sizeCategory", "horizontalSizeClass", "verticalSizeClass", "scenePhase",
    "colorSchemeContrast", "legibilityWeight",
  ]

  private static func appearance(_ id: Node, _ base: Node, _ project: Project) -> Finding? {
    for (_, member) in members(in: id, project) where member.wrapper == .environment {
      guard let path = member.wrapperAttribute?.child(.argument), path.kind == .keyPath,
        let key = path.name.split(separator: ".").last.map(String.init), appearances.contains(key),
        let loss = UnstableIdentity.stateHolder(in: base, project)
      else { continue }
      return Finding(
        Self.self, at: id, severity: .info,
        fact: "The identity '\(id.excerpt)' contains '\(member.name)' of the environment.",
        evidence: [loss],
        consequence: "When the system changes it, what stands under this identity is thrown away: \(loss.text).",
        advice: "Leave it out: views follow '\(key)' by themselves.")
    }
    return nil
  }

  // MARK: A token that is changed to redraw

  private static let redrawing: Set<String> = [
    "refresh", "redraw", "rerender", "reload", "force", "update", "invalidate", "refreshing",
  ]

  private static func token(_ id: Node, _ base: Node, _ project: Project) -> Finding? {
    guard let member = project.storage(of: id) else { return nil }
    let bumps = project.writesOutsideInitializers(of: member).filter(isBump)
    guard !redrawing.isDisjoint(with: member.words) || isBumpedWithContent(member, bumps, base, project) else {
      return nil
    }
    guard let loss = UnstableIdentity.stateHolder(in: base, project) else {
      return needlessToken(member, id, base, bumps, project)
    }
    guard let bump = bumps.first else { return nil }
    return Finding(
      Self.self, at: id, severity: .info,
      fact: "'\(member.name)' is an identity that is changed to have the view drawn again.",
      evidence: [Evidence(bump, "changed here"), loss],
      consequence: "Each change throws away what stands under it, and with it \(loss.text).",
      advice: "Let the view read what has changed: it is then drawn again by itself.")
  }

  /// `items = loaded; version += 1`: a value that is nothing but an identity, and changes with what the view shows.
  private static func isBumpedWithContent(
    _ token: Member, _ bumps: [Node], _ base: Node, _ project: Project
  ) -> Bool {
    guard !bumps.isEmpty else { return false }
    let shown = project.mutableReads(in: base).filter { $0 != token }
    return project.uses(of: token).allSatisfy { use in
      if use.kind == .write {
        guard let operation = project.operation(of: use.node) else { return false }
        if operation.kind == .initializer { return true }
        return bumps.contains(use.node)
          && shown.contains { project.writesOutsideInitializers(of: $0).contains(where: operation.contains) }
      }
      return use.kind == .read && use.node.role == .argument && use.node.parent?.calledName == "id"
    }
  }

  /// A leaf without state that follows what it shows by itself, and is made anew when something else changes.
  private static func needlessToken(
    _ token: Member, _ id: Node, _ base: Node, _ bumps: [Node], _ project: Project
  ) -> Finding? {
    guard let leaf = base.rootCall?.calledName, leaf.first?.isUppercase == true,
      let bump = bumps.first(where: { bump in
        bump.ancestors.contains { $0.kind == .closure && $0.parent?.calledName == "onChange" }
      }),
      let read = project.mutableReads(in: base).first(where: { read in
        // What it only gets a binding to may not be what it shows.
        read != token && read.wrapper != .binding
          && !base.withDescendants.contains { $0.name == "$" + read.name && project.member(meantBy: $0) == read }
      })
    else { return nil }
    return Finding(
      Self.self, at: id, severity: .info,
      fact: "'\(token.name)' is an identity that is changed to have the view drawn again.",
      evidence: [Evidence(bump, "changed here"), Evidence(read.node, "\(leaf) shows this, and follows it")],
      consequence: "Each change takes the \(leaf) away and puts a new one in its place: it cannot animate from the old "
        + "values to the new, and is built twice.",
      advice: "Leave the identity out: the \(leaf) reads '\(read.name)' and is drawn again when that changes.")
  }

  /// `token = UUID()`, `token += 1`, `token.toggle()`.
  private static func isBump(_ write: Node) -> Bool {
    if let access = write.parent, access.kind == .member, access.role == .callee { return access.name == "toggle" }
    guard let assignment = write.assignment else { return false }
    if assignment.name == "+=" || assignment.name == "&+=" { return true }
    return assignment.child(.right)?.calledName == "UUID"
  }
}
