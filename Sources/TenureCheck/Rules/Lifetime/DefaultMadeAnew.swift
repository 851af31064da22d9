/// An environment value whose default is an object that is made anew for each view that asks: `static var defaultValue: Queue {
/// Queue() }`, and `@Entry var queue = Queue()`, which is the same.
enum DefaultMadeAnew {
  static func findings(in project: Project) -> [Finding] {
    project.files.filter { $0.standing == .product }.flatMap { $0.all(of: .variable) }.compactMap {
      finding($0, project)
    }
  }

  private static func finding(_ variable: Node, _ project: Project) -> Finding? {
    guard let made = madeDefault(of: variable, project), let model = project.constructedType(made), model.isModel,
      model.stored.contains(where: { !$0.isConstant }), project.isShipped(variable),
      let name = entry(variable, project), !isProvided(name, project), let asking = asking(for: name, project)
    else { return nil }
    return Finding(
      EnvironmentObjectBuiltInline.self, at: made,
      fact: "Each time a view asks the environment for '\(name)', it gets a new \(model.name).",
      evidence: [Evidence(asking, "asked for here, and provided nowhere")],
      consequence: "No two views have the same one, so that none shows what another changes.",
      advice: "Make it once, 'static let defaultValue = \(made.excerpt)'; or own it in the app, and provide it: "
        + "'.environment(\\.\(name), …)'.")
  }

  private static func madeDefault(of variable: Node, _ project: Project) -> Node? {
    if variable.children(.attribute).contains(where: { $0.name == "Entry" }) {
      return variable.child(.value).flatMap { project.freshObject($0) }
    }
    guard variable.name == "defaultValue", variable.traits.contains(.static),
      project.enclosingType(of: variable)?.supertypes.contains("EnvironmentKey") == true,
      let statements = variable.child(.accessor)?.children(.statement), statements.count == 1,
      let result = statements.first
    else { return nil }
    return project.freshObject(result.kind == .returnStatement ? result.child(.value) ?? result : result)
  }

  /// The name by which views ask: that of the entry, or of the property that stands for the key.
  private static func entry(_ variable: Node, _ project: Project) -> String? {
    if variable.name != "defaultValue" { return variable.name }
    guard let key = variable.enclosingTypeDeclaration?.name else { return nil }
    return project.occurrences.of(key).lazy.compactMap { use in
      use.ancestors.first { $0.kind == .variable && $0.parent?.kind == .extensionDeclaration }?.name
    }.first
  }

  private static func isProvided(_ name: String, _ project: Project) -> Bool {
    ["environment", "transformEnvironment"].contains { modifier in
      project.calls(of: modifier).contains { call in
        call.child(.argument).map { $0.kind == .keyPath && $0.name.hasSuffix("." + name) } == true
      }
    }
  }

  private static func asking(for name: String, _ project: Project) -> Node? {
    project.shippedTypes.lazy.filter(\.isViewLike).flatMap(\.stored).first { member in
      member.wrapper == .environment
        && member.wrapperAttribute?.child(.argument).map { $0.kind == .keyPath && $0.name.hasSuffix("." + name) }
          == true
    }?.node
  }
}
