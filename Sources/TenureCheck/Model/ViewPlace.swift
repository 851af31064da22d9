/// What lies between a view and the body, or the hosting controller, that shows it, from the inside outward.
public struct ViewPlace: Sendable {
  /// Something on the way from the view to the body that shows it.
  public enum Step: Sendable {
    /// An object for the environment; nil where its type is not known, so that it may be any.
    case provides(NominalType?, at: Node)
    /// The environment may be changed here, nobody knows how.
    case mayProvide(Node)
    /// Content of a sheet, a cover, a popover: it has the environment of the presenter, and is in no stack of it.
    case modal(String)
    /// Pushed: what is put on the first screen inside the stack does not reach it.
    case destination
    /// `NavigationStack`, `NavigationView`, `NavigationSplitView`.
    case stack
  }

  /// Where the way ends.
  public enum Edge: Sendable, Equatable {
    /// The body of a view, a scene, an app.
    case body(NominalType)
    /// A hosting controller, where a new environment begins.
    case host(Node)
  }

  /// The call that makes the view.
  public let view: Node
  /// What stands around it, from the view outward.
  public let steps: [Step]
  /// Where the way outward ends.
  public let edge: Edge
}

/// A stretch of the way from a view outward, as far as one piece of code tells.
struct ViewStretch {
  /// The view, or the use of what holds it.
  let start: Node
  let steps: [ViewPlace.Step]
  let end: End

  enum End {
    case edge(ViewPlace.Edge)
    /// What holds the view is shown wherever the program uses it.
    case held(ViewHolder)
  }
}

/// A declaration whose value is a view, and which is used further out.
enum ViewHolder: Hashable {
  /// `var header: some View`, `func row(_ item: Item) -> some View`
  case member(Member)
  /// `let card = Card()`
  case local(Node)
  /// `extension View { func themed() -> some View { modifier(Themed()) } }`
  case function(Node)
}

/// Finds the places of views, a stretch at a time: each is looked for once, however many ways lead over it.
struct ViewPlaces {
  private let project: Project
  private let environment: EnvironmentWriters
  private var places: [NominalType.ID: [(view: Node, stretch: ViewStretch)]] = [:]
  private var uses: [ViewHolder: [ViewStretch]] = [:]

  init(in project: Project) {
    self.project = project
    environment = EnvironmentWriters(in: project)
  }

  /// The calls that make a view, with what lies around each; without those of which it is not known what becomes of them.
  mutating func places(of type: NominalType) -> [(view: Node, stretch: ViewStretch)] {
    if let known = places[type.id] { return known }
    let found = project.callSites(of: type).compactMap { site -> (view: Node, stretch: ViewStretch)? in
      if project.isOfUnmadeCase(site.call) { return nil }
      return stretch(from: site.call).map { (view: site.call, stretch: $0) }
    }
    places[type.id] = found
    return found
  }

  /// What lies around each use of a holder.
  mutating func uses(of holder: ViewHolder) -> [ViewStretch] {
    if let known = uses[holder] { return known }
    let found = places(using: holder).compactMap { stretch(from: $0) }
    uses[holder] = found
    return found
  }

  /// What lies around each use of a holder that shows a view among others: not what another case of an enum shows.
  mutating func uses(of holder: ViewHolder, showing view: Node) -> [ViewStretch] {
    uses(of: holder).filter { [project] in !project.isOfAnotherCase(view, than: $0.start) }
  }

  private func places(using holder: ViewHolder) -> [Node] {
    switch holder {
    case .member(let member):
      return project.uses(of: member).map { use in
        if use.node.role == .callee, let call = use.node.parent { return call }
        return use.node
      }
    case .local(let variable):
      return (variable.parent.map { Array($0.descendants) } ?? []).filter { node in
        guard node.kind == .reference, node.name == variable.name, case .local(let found)? = project.referent(of: node)
        else { return false }
        return found == variable
      }
    case .function(let function):
      return project.calls(of: function.name).filter { $0.canCall(function) && !mayBeSwiftUIs($0) }
    }
  }

  /// From a piece of a body to the body's end, or to the declaration that holds it; nil where it is not known what becomes
  /// of it.
  private func stretch(from start: Node) -> ViewStretch? {
    var steps: [ViewPlace.Step] = []
    func ends(_ end: ViewStretch.End?) -> ViewStretch? { end.map { ViewStretch(start: start, steps: steps, end: $0) } }
    var node = start
    while let parent = node.parent {
      switch parent.kind {
      case .member where node.role == .base && parent.role == .callee:
        // A modifier applied to it.
        guard let call = parent.parent else { return nil }
        steps += environment.steps(of: Modifier(call: call))
        node = call
        continue
      case .call:
        guard node.role == .argument || node.role == .trailing else { break }
        if Self.isHost(parent, node) { return ends(.edge(.host(parent))) }
        guard let more = container(parent, around: node) else { return nil }
        steps += more
      case .closure, .block, .ifBranch, .switchBranch, .switchCase, .returnStatement, .ternary, .arrayLiteral, .tuple,
        .conditional, .conditionalClause, .doStatement, .forLoop, .cast, .forceUnwrap, .optionalChain:
        if parent.kind == .closure, parent.role == .callee { break }
      case .other:
        steps.append(.mayProvide(parent))
      case .variable where parent.role == .statement:
        guard node.role == .value, parent.traits.contains(.constant) else { return nil }
        return ends(.held(.local(parent)))
      case .accessor, .function:
        return ends(holder(around: parent))
      case .variable:
        return ends(project.enclosingMember(of: node).map { .held(.member($0)) })
      default: return nil
      }
      node = parent
    }
    return nil
  }

  private func holder(around code: Node) -> ViewStretch.End? {
    let declaration = code.kind == .accessor ? code.parent ?? code : code
    guard code.kind != .accessor || code.name == "get", let member = project.enclosingMember(of: code),
      member.node == declaration
    else {
      guard code.kind == .function, code.parent?.kind == .extensionDeclaration else { return nil }
      return .held(.function(code))
    }
    let owner = project.owner(of: member)
    if member.name == "body", owner.isViewLike || owner.isApp || owner.isScene || owner.isDynamicHost {
      return .edge(.body(owner))
    }
    return .held(.member(member))
  }

  /// What a call adds that has the view among its arguments or in its closure; nil where the view may go anywhere.
  private func container(_ call: Node, around content: Node) -> [ViewPlace.Step]? {
    let name = call.calledName ?? ""
    let isModifier = call.child(.callee)?.kind == .member
    if content.kind == .closure {
      switch project.use(of: content) {
      case .action: return nil
      case .unknown where !(name.first?.isUppercase == true): return nil
      default: break
      }
    }
    switch name {
    case "sheet", "fullScreenCover", "popover", "inspector": return [.modal(name)]
    case "navigationDestination": return [.destination]
    case "NavigationLink": return Self.isDestination(content, of: call) ? [.destination] : []
    case "NavigationStack", "NavigationView", "NavigationSplitView": return [.stack]
    default: break
    }
    if let type = project.constructedType(call) {
      guard type.isViewLike || type.isScene else { return nil }
      return environment.steps(within: type, at: call)
    }
    if content.kind != .closure, isModifier || name.first?.isUppercase != true, !Self.takesViews.contains(name) {
      return nil
    }
    return []
  }

  private static let takesViews: Set<String> = [
    "overlay", "background", "mask", "modifier", "safeAreaInset", "listRowBackground", "tabItem", "toolbar",
    "navigationBarItems", "swipeActions", "contextMenu", "init", "buildBlock", "section",
  ]

  /// `contextMenu { }`, where the project has a function of that name that takes a closure too.
  private func mayBeSwiftUIs(_ call: Node) -> Bool {
    Self.takesViews.contains(call.calledName ?? "") && call.children(.argument).isEmpty
  }

  private static func isDestination(_ content: Node, of link: Node) -> Bool {
    if content.label == "destination" { return true }
    guard content.role == .trailing, content.label == nil else { return false }
    return !link.children.contains { ["destination", "value"].contains($0.label ?? "") }
  }

  private static func isHost(_ call: Node, _ content: Node) -> Bool {
    let hosts = [
      "UIHostingController", "NSHostingController", "NSHostingView", "ImageRenderer", "UIHostingConfiguration",
    ]
    return content.label == "rootView" || hosts.contains(call.calledName ?? "")
  }
}
