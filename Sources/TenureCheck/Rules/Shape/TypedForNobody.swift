/// Text that a user types into state which nobody reads: `@State private var name = ""` of a view that has nothing else to
/// do with it.
enum TypedForNobody {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isView).flatMap { type in
      // Nobody types into a view that nobody shows.
      project.isWhole && project.callSites(of: type).isEmpty
        ? [] : type.stored.compactMap { finding(rule, $0, of: type, project) }
    }
  }

  private static func finding(
    _ rule: any Rule.Type, _ text: Member, of type: NominalType, _ project: Project
  ) -> Finding? {
    guard text.wrapper == .state, text.isPrivate, !text.isStatic,
      // What it is filled with is a copy, which is another mistake.
      !type.initializers.contains(where: { $0.node.descendants.contains { $0.assigns(text.name) } }),
      text.plainType?.name == "String" || text.value?.kind == .stringLiteral,
      case let uses = project.uses(of: text), let field = uses.first(where: { isField($0.node) })?.node,
      uses.allSatisfy({ isField($0.node) || isEmptied($0, project) })
    else { return nil }
    return Finding(
      rule, at: field,
      fact: "What a user types here goes into '\(text.name)' of \(type.name), which nobody reads.",
      evidence: [Evidence(text.node, "it goes with the view")],
      consequence: "It is lost when \(type.name) goes, and nothing has ever been done with it.",
      advice: "Take a binding from who needs the text: '@Binding var \(text.name): String'.")
  }

  /// `TextField("Name", text: $name)`
  private static func isField(_ node: Node) -> Bool {
    guard node.name.startsWithDollar, node.role == .argument, node.label == "text", let field = node.parent else {
      return false
    }
    return ["TextField", "SecureField", "TextEditor"].contains(field.calledName ?? "")
  }

  private static func isEmptied(_ use: Use, _ project: Project) -> Bool {
    use.kind == .write && use.node.assignment?.child(.right)?.kind.isLiteral == true
  }
}
