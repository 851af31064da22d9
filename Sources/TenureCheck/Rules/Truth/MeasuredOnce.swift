/// A size, or a size class, that a view takes over when it appears, and not when it changes: `.onAppear { columns =
/// proxy.size.width / 180 }`.
enum MeasuredOnce {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.calls(of: "onAppear").compactMap { finding(rule, $0, project) }
  }

  private static func finding(_ rule: any Rule.Type, _ call: Node, _ project: Project) -> Finding? {
    guard project.isShipped(call), let closure = call.children.first(where: { $0.kind == .closure }),
      let view = project.enclosingType(of: call), view.isViewLike
    else { return nil }
    let proxy = call.ancestors.first(where: isReader)?.child(.trailing)?.child(.parameter)?.name
    for assignment in closure.children(.statement) where assignment.kind == .assignment && assignment.name == "=" {
      guard let member = assignment.child(.left).flatMap({ project.storage(of: $0) }), member.wrapper == .state,
        member.owner == view.id, let value = assignment.child(.right),
        let size = proxy.flatMap({ measure(of: $0, in: value) }) ?? surroundings(in: value, of: view, project),
        !CopyNames.isCopy(member.name), case let uses = project.ownUses(of: member),
        uses.allSatisfy({ $0.kind != .write || assignment.contains($0.node) }), !uses.contains(where: \.isProjected),
        let shown = uses.first(where: { $0.kind != .write && project.runsForBody($0.node) })?.node
      else { continue }
      return Finding(
        rule, at: assignment, severity: .warning,
        fact: "\(view.name) takes '\(size.excerpt)' into '\(member.name)' when it appears, and not when it changes.",
        evidence: [Evidence(shown, "'\(member.name)' is shown here")],
        consequence: "When the device turns or the window gets another size, it still goes by the first.",
        advice: "Compute it where it is shown, or write '.onChange(of: \(size.excerpt), initial: true)' instead of "
          + "'onAppear'.")
    }
    return nil
  }

  /// `sizeClass` of `@Environment(\.horizontalSizeClass)`
  private static func surroundings(in value: Node, of view: NominalType, _ project: Project) -> Node? {
    value.withDescendants(of: .reference).first { node in
      guard let member = project.storage(of: node), member.owner == view.id,
        let path = member.attribute("Environment")?.child(.argument), path.kind == .keyPath
      else { return false }
      return changing.contains(String(path.name.drop { $0 == "." }))
    }
  }

  private static let changing: Set<String> = ["horizontalSizeClass", "verticalSizeClass"]

  private static func isReader(_ node: Node) -> Bool {
    node.kind == .call && node.calledName == "GeometryReader"
  }

  /// `proxy.size.width`, `proxy.safeAreaInsets`
  private static func measure(of proxy: String, in value: Node) -> Node? {
    value.withDescendants(of: .member).first { node in
      var root = node
      while let base = root.child(.base) { root = base }
      return root.kind == .reference && root.name == proxy
        && node.pathNames.contains { ["size", "safeAreaInsets"].contains($0) }
    }
  }
}
