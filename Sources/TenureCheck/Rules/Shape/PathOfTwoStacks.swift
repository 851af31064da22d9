/// Two navigation stacks that are bound to one path: `NavigationStack(path: $path)` in two tabs.
enum PathOfTwoStacks {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    let stacks = project.calls(of: "NavigationStack").filter { $0.child(.callee)?.kind == .reference }
    return stacks.enumerated().compactMap { index, second in
      stacks[..<index].first { shareAPath($0, second, project) }.flatMap { finding(of: rule, $0, second) }
    }
  }

  private static func finding(of rule: any Rule.Type, _ first: Node, _ second: Node) -> Finding? {
    guard let path = path(of: second) else { return nil }
    return Finding(
      rule, at: path,
      fact: "Two stacks of this body share the path '\(path.excerpt)'.",
      evidence: [Evidence(first, "the other one")],
      consequence: "What one pushes is pushed in the other as well: both show the same screens, and going back in one "
        + "goes back in both.",
      advice: "Keep a path for each stack.")
  }

  private static func path(of stack: Node) -> Node? {
    guard let path = stack.children(.argument).first(where: { $0.label == "path" }) else { return nil }
    var root = path
    while let base = root.child(.base) { root = base }
    return root.name.isProjection ? path : nil
  }

  private static func shareAPath(_ first: Node, _ second: Node, _ project: Project) -> Bool {
    guard let one = path(of: first), let other = path(of: second), one.text == other.text,
      let member = project.enclosingMember(of: first), member == project.enclosingMember(of: second),
      let common = first.ancestors.first(where: { $0.contains(second) })
    else { return false }
    // One or the other is there, not both.
    return ![.ifBranch, .switchBranch, .ternary, .conditional].contains(common.kind)
  }
}
