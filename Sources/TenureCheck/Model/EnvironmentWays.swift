/// How views come to be below a root, and what of the environment reaches them there.
public final class EnvironmentWays {
  /// From a root to a view: the calls that make each view of the way.
  public struct Way {
    /// The app, or what hosts the first view.
    public let root: String
    public let calls: [Node]
  }

  private let project: Project
  private let all: [EnvironmentProvision]
  /// An adaptor puts the delegate into the environment by itself.
  private let adapted: [NominalType]

  public init(in project: Project) {
    self.project = project
    all = project.environmentProvisions
    adapted = project.types.flatMap { type in
      type.stored.filter { $0.wrapperAttribute?.name.hasSuffix("DelegateAdaptor") == true }.compactMap { member in
        project.type(of: member)
          ?? member.wrapperAttribute?.child(.argument)?.child(.base).flatMap { project.typeReference($0) }
      }
    }
  }

  /// A provider of which it is not known what it provides may provide anything.
  public func mayBeProvidedUnseen(_ object: NominalType) -> Bool {
    all.contains { $0.object == nil } || adapted.contains { provides($0, object) }
  }

  public func isProvidedSomewhere(_ object: NominalType) -> Bool { !provisions(of: object).isEmpty }

  public func provisions(of object: NominalType) -> [Node] {
    all.filter { $0.object.map { provides($0, object) } == true }.map(\.argument)
  }

  private func provides(_ provided: NominalType, _ object: NominalType) -> Bool { provided === object }

  /// A way from a root to a view on which nothing provides an object; nil where every way has one, or is not known.
  public func unprovided(_ object: NominalType, to view: NominalType) -> Way? {
    var seen: Set<NominalType.ID> = []
    return way(to: view, object, &seen)
  }

  private func way(to view: NominalType, _ object: NominalType, _ seen: inout Set<NominalType.ID>) -> Way? {
    guard seen.insert(view.id).inserted, seen.count < 60 else { return nil }
    for site in project.callSites(of: view) {
      guard let maker = project.enclosingType(of: site.call), !isProvided(object, at: site.call, in: maker, depth: 0)
      else { continue }
      if let host = host(of: site.call) { return Way(root: host, calls: [site.call]) }
      guard project.runsWhileBuilding(site.call) else { continue }
      if maker.isApp || maker.isScene { return Way(root: maker.name, calls: [site.call]) }
      if maker.isView, !project.callSites(of: maker).isEmpty, let above = way(to: maker, object, &seen) {
        return Way(root: above.root, calls: above.calls + [site.call])
      }
    }
    return nil
  }

  /// `UIHostingController(rootView: View())`
  private func host(of call: Node) -> String? {
    var outermost = call
    while outermost.role == .base, let chain = outermost.parent?.parent, chain.kind == .call { outermost = chain }
    guard outermost.label == "rootView", let host = outermost.parent?.calledName,
      ["UIHostingController", "NSHostingController", "NSHostingView"].contains(host)
    else { return nil }
    return host
  }

  /// Whether a view that is made here has a provider behind it or around it, in the member or where that is used.
  private func isProvided(_ object: NominalType, at place: Node, in maker: NominalType, depth: Int) -> Bool {
    var current: Node? = place
    while let node = current, !node.kind.isTypeDeclaration {
      if node.kind == .call || node.kind == .reference || node.kind == .member {
        if node.modifiers.contains(where: { isProvider($0, of: object) }) { return true }
        // What a container of the project puts around its content is in the container.
        if let container = project.constructedType(node), node != place, contains(container, a: object) { return true }
      }
      // A value that is kept may get its modifiers later.
      if node.kind == .variable, node.role == .statement { return true }
      current = node.parent
    }
    guard depth < 4, let member = project.enclosingMember(of: place), member.name != "body",
      maker.isViewLike || maker.isApp
    else { return false }
    let uses = project.uses(of: member).map(\.node).filter { project.enclosingType(of: $0) === maker }
    return uses.isEmpty || uses.allSatisfy { isProvided(object, at: calledOrRead($0), in: maker, depth: depth + 1) }
  }

  private func calledOrRead(_ use: Node) -> Node {
    if use.role == .callee, let call = use.parent { return call }
    return use
  }

  private func isProvider(_ modifier: Modifier, of object: NominalType) -> Bool {
    if ["environmentObject", "environment"].contains(modifier.name) {
      return all.contains { $0.modifier == modifier && $0.object.map { provides($0, object) } == true }
    }
    // `.withEnvironments()`, `.modifier(Environments())`
    if modifier.name == "modifier", let argument = modifier.arguments.first,
      let type = project.type(of: argument)
    {
      return contains(type, a: object)
    }
    return all.contains { provision in
      guard provision.object.map({ provides($0, object) }) == true else { return false }
      return provision.modifier.call.ancestors.first { $0.kind == .function }?.name == modifier.name
    }
  }

  private func contains(_ type: NominalType, a object: NominalType) -> Bool {
    all.contains { provision in
      provision.object.map { provides($0, object) } == true
        && project.enclosingType(of: provision.modifier.call) === type
    }
  }
}
