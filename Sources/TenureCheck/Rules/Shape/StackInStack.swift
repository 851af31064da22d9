/// A screen that is pushed begins a navigation stack of its own.
public struct StackInStack: Rule {
  public static let about = RuleDescription(
    id: "stack-in-stack",
    title: "A screen that is pushed must not begin a navigation stack of its own.",
    preset: .default,
    severity: .warning,
    wrong: """
      struct Library: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Settings") { Settings() }
          }
        }
      }

      struct Settings: View {
        var body: some View {
          NavigationStack {
            Form { Text("Sounds") }.navigationTitle("Settings")
          }
        }
      }
      """,
    right: """
      struct Library: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Settings") { Settings() }
          }
        }
      }

      struct Settings: View {
        var body: some View {
          Form { Text("Sounds") }.navigationTitle("Settings")
        }
      }
      """,
    why: """
      Two stacks each keep a path. What the inner screen pushes is not in the path of the outer one, so that going back \
      to the root, opening a link and restoring a place miss it; the screen shows two navigation bars.
      """,
    evidence: """
      A view whose body begins with a `NavigationStack` or a `NavigationView`, and a place in a `NavigationStack` \
      or `NavigationView` that pushes the view (`navigationDestination`, `NavigationLink`). \
      Two stacks of one body that are bound to one path.
      """,
    quiet: """
      Sheets, covers and popovers, which are in no stack; columns of a `NavigationSplitView`; a stack that stands in \
      an `if`, which may ask whether there is one around it; a way on which no stack is to be seen. \
      Stacks of which one or the other is there.
      """)

  public static func findings(in project: Project) -> [Finding] {
    inner.flatMap { project.calls(of: $0) }.compactMap { finding($0, in: project) }
      + PathOfTwoStacks.findings(of: Self.self, in: project)
  }

  private static let inner = ["NavigationStack", "NavigationView"]

  private static func finding(_ stack: Node, in project: Project) -> Finding? {
    guard stack.child(.callee)?.kind == .reference, project.constructedType(stack) == nil,
      let view = project.enclosingType(of: stack), view.isView, project.enclosingMember(of: stack)?.name == "body",
      isAround(stack)
    else { return nil }
    for site in project.callSites(of: view) {
      var seen: Set<Node> = []
      guard let (push, outer) = push(of: site.call, &seen, project) else { continue }
      return Finding(
        Self.self, at: stack,
        fact: "\(view.name) begins a \(stack.calledName ?? "stack") of its own, and is pushed onto another.",
        evidence: [Evidence(push, "pushed here"), Evidence(outer, "onto this one")],
        consequence:
          "It has two navigation bars, and what it pushes is in another path than it is itself: going back to "
          + "the root or opening a link misses it.",
        advice: "Leave it out of \(view.name). Where \(view.name) is also shown in a sheet, put the stack there.")
    }
    return nil
  }

  /// Whether the body is this stack, whatever modifiers it has.
  private static func isAround(_ stack: Node) -> Bool {
    for ancestor in stack.ancestors {
      switch ancestor.kind {
      case .ifBranch, .switchBranch, .ternary, .conditional: return false
      case .closure: return false
      case .accessor, .variable: return true
      default: continue
      }
    }
    return false
  }

  /// The push that leads to a place, and the stack onto which it is.
  private static func push(
    of place: Node, _ seen: inout Set<Node>, _ project: Project
  ) -> (push: Node, stack: Node)? {
    guard seen.count < 64, seen.insert(place).inserted else { return nil }
    switch project.arrival(of: place) {
    case .modal: return nil
    case .pushed:
      guard let presenter = presenter(of: place), let stack = self.stack(around: presenter, &seen, project) else {
        return nil
      }
      return (presenter, stack)
    case .inPlace:
      // `@ViewBuilder func screen(for route: Route) -> some View`, which a destination calls.
      guard !place.ancestors.contains(where: { isAnyStack($0) }), let member = project.enclosingMember(of: place),
        member.isViewBuilding, member.name != "body"
      else { return nil }
      for use in project.uses(of: member) {
        if let found = push(of: use.node, &seen, project) { return found }
      }
      return nil
    }
  }

  private static func presenter(of place: Node) -> Node? {
    place.ancestors.first { node in
      node.kind == .call && ["navigationDestination", "NavigationLink"].contains(node.calledName ?? "")
    }
  }

  /// The stack that something stands in, here or where its view is shown; nil where that is another kind, or not seen.
  private static func stack(around place: Node, _ seen: inout Set<Node>, _ project: Project) -> Node? {
    guard seen.count < 64, seen.insert(place).inserted else { return nil }
    for ancestor in place.ancestors where ancestor.kind == .call {
      if isAnyStack(ancestor) { return inner.contains(ancestor.calledName ?? "") ? ancestor : nil }
      if ["sheet", "fullScreenCover", "popover", "inspector"].contains(ancestor.calledName ?? ""),
        ancestor.child(.callee)?.contains(place) != true
      {
        return nil
      }
    }
    guard let member = project.enclosingMember(of: place), member.isViewBuilding else { return nil }
    let owner = project.owner(of: member)
    let places =
      member.name == "body" ? project.callSites(of: owner).map(\.call) : project.uses(of: member).map(\.node)
    for place in places {
      if let found = stack(around: place, &seen, project) { return found }
    }
    return nil
  }

  private static func isAnyStack(_ call: Node) -> Bool {
    call.kind == .call && call.child(.callee)?.kind == .reference
      && ["NavigationStack", "NavigationView", "NavigationSplitView"].contains(call.calledName ?? "")
  }
}
