/// A view asks the environment for many objects, or for one that it only hands on.
public struct EnvironmentOveruse: Rule {
  public static let about = RuleDescription(
    id: "environment-overuse",
    title: "A view should not reach for many environment objects, nor for one that it only hands on.",
    preset: .architecture,
    severity: .info,
    wrong: """
      struct StatusRow: View {
        @Environment(Theme.self) private var theme
        @Environment(Client.self) private var client
        @Environment(Router.self) private var router
        @Environment(Account.self) private var account
        @Environment(Preferences.self) private var preferences
        let text: String
        var body: some View {
          Text(text).foregroundStyle(theme.tint).font(preferences.font)
            .onTapGesture { router.show(text, for: account.name, with: client) }
        }
      }
      """,
    right: """
      struct StatusRow: View {
        @Environment(Theme.self) private var theme
        let text: String
        let font: Font
        let open: () -> Void
        var body: some View {
          Text(text).foregroundStyle(theme.tint).font(font)
            .onTapGesture(perform: open)
        }
      }
      """,
    why: """
      What a view takes from the environment does not show in its initializer: whoever uses it finds out at run time \
      which objects it needs. A view with five of them can be used in one place only, and is evaluated again for each.
      """,
    evidence: """
      Five or more environment objects in one view, values by key path not counted; or an object that the view \
      uses for nothing but to pass it to one child.
      """,
    quiet: """
      Views that put such objects into the environment themselves; what an `App` shows first.
      """,
    options: [RuleOption("objects", .number(5), "How many objects of the environment are too many.")])

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isViewLike && !$0.isApp && !$0.isScene }.flatMap { type -> [Finding] in
      let requests = project.environmentRequests(of: type)
      guard !requests.isEmpty else { return [] }
      if requests.count >= project.number("objects", of: Self.self, at: type.declaration) {
        return isRoot(type, in: project) ? [] : [many(requests, of: type, in: project)]
      }
      return requests.compactMap { handedOn($0, of: type, in: project) }
    }
  }

  private static func isRoot(_ type: NominalType, in project: Project) -> Bool {
    let provides = project.anyNode(of: type) { node in
      guard node.kind == .call, ["environmentObject", "environment"].contains(node.calledName ?? "") else {
        return false
      }
      return node.child(.argument).map { $0.kind != .keyPath } ?? false
    }
    if provides { return true }
    return project.callSites(of: type).contains { site in
      guard let parent = project.enclosingType(of: site.call) else { return false }
      return parent.isApp || parent.isScene
    }
  }

  private static func many(_ requests: [EnvironmentRequest], of type: NominalType, in project: Project) -> Finding {
    Finding(
      Self.self, at: requests[0].member.node,
      fact: "\(type.name) asks the environment for \(requests.count) objects: "
        + "\(requests.map(\.typeName).joined(separator: ", ")).",
      evidence: requests.map { request in
        let read = membersRead(of: request, in: project)
        let what = read.isEmpty ? "read as a whole" : "reads \(read.map { "'\($0)'" }.joined(separator: ", "))"
        return Evidence(request.member.node, "\(request.typeName): \(what)")
      },
      consequence: "Each must be provided above every \(type.name), or the program ends there; nothing in its "
        + "initializer says so.",
      advice: "Pass the values and the actions that it needs, and ask for the objects where screens are put together.")
  }

  private static func membersRead(of request: EnvironmentRequest, in project: Project) -> [String] {
    var names: [String] = []
    for use in project.ownUses(of: request.member) {
      if let access = use.node.accessedMember, !names.contains(access.name) { names.append(access.name) }
    }
    return names
  }

  // MARK: Handed on

  private static func handedOn(_ request: EnvironmentRequest, of type: NominalType, in project: Project) -> Finding? {
    let uses = project.ownUses(of: request.member)
    guard uses.count == 1, let argument = uses.first?.node, argument.role == .argument,
      argument.name == request.member.name, let member = project.keeper(of: argument),
      project.owner(of: member).isView, let call = argument.parent
    else { return nil }
    switch member.wrapper {
    case nil, .observedObject, .bindable: break
    default: return nil
    }
    let child = project.owner(of: member)
    // Elsewhere the child may get another object.
    guard project.callSites(of: child).map(\.call) == [call], !isRoot(type, in: project) else { return nil }
    return Finding(
      Self.self, at: request.member.node,
      fact: "\(type.name) asks the environment for the \(request.typeName) in '\(request.member.name)' only to pass it "
        + "to \(child.name).",
      evidence: [Evidence(argument, "passed on here"), Evidence(member.node, "kept here")],
      consequence: "\(type.name) needs a \(request.typeName) above it that it does not use, and is bound to what "
        + "\(child.name) needs.",
      advice: "Let \(child.name) ask the environment itself, or pass it the values that it shows.")
  }
}
