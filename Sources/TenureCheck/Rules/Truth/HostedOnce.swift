/// What a hosting controller is given once: `UIHostingController(rootView: Greeting(name: session.name))` when a screen of
/// UIKit is made, of a value that changes afterwards.
enum HostedOnce {
  static func findings(in project: Project) -> [Finding] {
    ["UIHostingController", "NSHostingController", "NSHostingView"].flatMap { project.calls(of: $0) }
      .compactMap { finding($0, project) }
  }

  private static let makers: Set<String> = [
    "viewDidLoad", "loadView", "awakeFromNib", "applicationDidFinishLaunching", "application", "scene",
  ]

  private static func finding(_ host: Node, _ project: Project) -> Finding? {
    guard let root = host.children.first(where: { $0.label == "rootView" }), let code = host.enclosingCode,
      code.kind == .initializer || makers.contains(code.name), let owner = project.enclosingType(of: host),
      !isRenewed(in: owner, project),
      let view = root.withDescendants(of: .call).first(where: { project.constructedType($0)?.isView == true })
    else { return nil }
    for argument in view.children(.argument) where argument.kind != .closure {
      for read in argument.withDescendants(of: .member) {
        guard let source = project.storage(of: read), project.owner(of: source).isModel, project.isMutableState(source),
          project.type(of: source)?.isReference != true, !read.name.startsWithDollar,
          let change = project.laterWrites(of: source).first(where: { !code.contains($0.node) })
        else { continue }
        return Finding(
          StateCopiesInput.self, at: read,
          fact: "\(owner.name) hands '\(read.excerpt)' to \(view.calledName ?? "its view") once, when it makes the "
            + "\(host.calledName ?? "host").",
          evidence: [Evidence(change.node, "'\(source.name)' of \(project.owner(of: source).name) changes here")],
          consequence: "After that change the screen still shows the value of that time.",
          advice:
            "Hand over the \(project.owner(of: source).name), and let the view observe it; or set 'rootView' anew.")
      }
    }
    return nil
  }

  /// `host.rootView = …`
  private static func isRenewed(in owner: NominalType, _ project: Project) -> Bool {
    project.anyNode(of: owner) { $0.kind == .member && $0.name == "rootView" && Use($0).kind == .write }
  }
}
