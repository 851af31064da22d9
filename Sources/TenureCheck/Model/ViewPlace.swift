/// What lies between a view and the body, or the hosting controller, that shows it, from the inside outward.
public struct ViewPlace: Sendable {
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

  public enum Edge: Sendable, Equatable {
    /// The body of a view, a scene, an app.
    case body(NominalType)
    /// A hosting controller, where a new environment begins.
    case host(Node)
  }

  /// The call that makes the view.
  public let view: Node
  public let steps: [Step]
  public let edge: Edge
}

/// Finds the places of views. It keeps what it has found, since many questions go over the same views.
public struct ViewPlaces {
  private let project: Project
  private let environment: EnvironmentWriters
  private var places: [NominalType.ID: [ViewPlace]] = [:]

  public init(in project: Project) {
    self.project = project
    environment = EnvironmentWriters(in: project)
  }

  /// All places where a view is shown, as far as the code between is understood.
  public mutating func places(of type: NominalType) -> [ViewPlace] {
    if let known = places[type.id] { return known }
    let found = project.callSites(of: type).flatMap { site in
      climb(from: site.call, steps: [], seen: []).map { ViewPlace(view: site.call, steps: $0.0, edge: $0.1) }
    }
    places[type.id] = found
    return found
  }

  /// From a piece of a body to the body's end; more than once where it stands in a member that is used in several places,
  /// not at all where it is not known what becomes of it.
  private func climb(from start: Node, steps: [ViewPlace.Step], seen: [Node]) -> [([ViewPlace.Step], ViewPlace.Edge)] {
    var steps = steps
    var node = start
    while let parent = node.parent {
      switch parent.kind {
      case .member where node.role == .base && parent.role == .callee:
        // A modifier applied to it.
        guard let call = parent.parent else { return [] }
        steps += environment.steps(of: Modifier(call: call))
        node = call
        continue
      case .call:
        guard node.role == .argument || node.role == .trailing else { break }
        if Self.isHost(parent, node) { return [(steps, .host(parent))] }
        guard let more = container(parent, around: node) else { return [] }
        steps += more
      case .closure, .block, .ifBranch, .switchBranch, .switchCase, .returnStatement, .ternary, .arrayLiteral, .tuple,
        .conditional, .conditionalClause, .doStatement, .forLoop, .cast, .forceUnwrap, .optionalChain:
        if parent.kind == .closure, parent.role == .callee { break }
      case .other:
        steps.append(.mayProvide(parent))
      case .variable where parent.role == .statement:
        return local(parent, node, steps, seen)
      case .accessor, .function:
        return member(around: parent, steps, seen)
      case .variable:
        guard let member = project.enclosingMember(of: node) else { return [] }
        return uses(of: member, parent, steps, seen)
      default: return []
      }
      node = parent
    }
    return []
  }

  /// `let card = Card()`, used further down.
  private func local(
    _ variable: Node, _ value: Node, _ steps: [ViewPlace.Step], _ seen: [Node]
  ) -> [([ViewPlace.Step], ViewPlace.Edge)] {
    guard value.role == .value, variable.traits.contains(.constant), !seen.contains(variable), seen.count < 12,
      let scope = variable.parent
    else { return [] }
    return scope.descendants.flatMap { node -> [([ViewPlace.Step], ViewPlace.Edge)] in
      guard node.kind == .reference, node.name == variable.name, case .local(let found)? = project.referent(of: node),
        found == variable
      else { return [] }
      return climb(from: node, steps: steps, seen: seen + [variable])
    }
  }

  private func member(
    around code: Node, _ steps: [ViewPlace.Step], _ seen: [Node]
  ) -> [([ViewPlace.Step], ViewPlace.Edge)] {
    let declaration = code.kind == .accessor ? code.parent ?? code : code
    guard code.kind != .accessor || code.name == "get", let member = project.enclosingMember(of: code),
      member.node == declaration
    else {
      return code.kind == .function ? extensionFunction(code, steps, seen) : []
    }
    let owner = project.owner(of: member)
    if member.name == "body", owner.isViewLike || owner.isApp || owner.isScene || owner.isDynamicHost {
      return [(steps, .body(owner))]
    }
    return uses(of: member, declaration, steps, seen)
  }

  private func uses(
    of member: Member, _ declaration: Node, _ steps: [ViewPlace.Step], _ seen: [Node]
  ) -> [([ViewPlace.Step], ViewPlace.Edge)] {
    guard !seen.contains(declaration), seen.count < 12 else { return [] }
    return project.uses(of: member).flatMap { use -> [([ViewPlace.Step], ViewPlace.Edge)] in
      var node = use.node
      if node.role == .callee, let call = node.parent { node = call }
      return climb(from: node, steps: steps, seen: seen + [declaration])
    }
  }

  /// `extension View { func themed() -> some View { modifier(Themed()) } }`
  private func extensionFunction(
    _ function: Node, _ steps: [ViewPlace.Step], _ seen: [Node]
  ) -> [([ViewPlace.Step], ViewPlace.Edge)] {
    guard function.parent?.kind == .extensionDeclaration, !seen.contains(function), seen.count < 12 else { return [] }
    return project.calls(of: function.name).flatMap { climb(from: $0, steps: steps, seen: seen + [function]) }
  }

  /// What a call adds that has the view among its arguments or in its closure; nil where the view may go anywhere.
  private func container(_ call: Node, around content: Node) -> [ViewPlace.Step]? {
    let name = call.calledName ?? ""
    let isModifier = call.child(.callee)?.kind == .member
    if content.kind == .closure {
      switch ClosureUse(of: content) {
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
