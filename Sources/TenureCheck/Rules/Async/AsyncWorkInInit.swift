/// A view starts work when its value is made, which is not when it appears.
public struct AsyncWorkInInit: Rule {
  public static let about = RuleDescription(
    id: "async-work-in-init",
    title: "Making a view must start nothing, and change nothing.",
    preset: .default,
    severity: .error,
    wrong: """
      struct FeedView: View {
        @ObservedObject var feed: Feed

        init(feed: Feed) {
          self.feed = feed
          Task { await feed.load() }
        }

        var body: some View { Text(feed.title) }
      }
      """,
    right: """
      struct FeedView: View {
        @ObservedObject var feed: Feed

        var body: some View {
          Text(feed.title)
            .task { await feed.load() }
        }
      }
      """,
    why: """
      A view is a value that its parent makes anew each time the parent's body runs, whether it is on the screen or \
      not. Work in its initializer starts again with each of these, and nothing ever cancels it.
      """,
    evidence: """
      A task, a request, a subscription, a timer, or a call of a method that starts such, in the initializer of \
      a view, a modifier or a representable; or in that of a model which a view makes while its body or \
      initializer runs: a note. A change that views follow: while a body runs, in a computed property that a body asks \
      for, or of a model that is shared or handed in, in the initializer of a view that a body makes.
      """,
    quiet: """
      An `App`; closures that are only kept for later; what a getter keeps the first time alone, or behind \
      `@ObservationIgnored`.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.flatMap { type -> [Finding] in
      if type.isViewLike, !type.isApp, !type.isScene {
        return type.initializers.compactMap { inView($0, type, project) }
      }
      if type.isModel { return type.initializers.compactMap { inModel($0, type, project) } }
      return []
    } + ChangedWhileBuilding.findings(of: Self.self, in: project)
  }

  private static func inView(_ initializer: Member, _ type: NominalType, _ project: Project) -> Finding? {
    guard let (work, origin) = work(in: initializer.node, project) else { return nil }
    return Finding(
      Self.self, at: work,
      fact: "Making a \(type.name) starts '\(name(of: origin ?? work))'.",
      evidence: (origin.map { [Evidence($0, "it starts here")] } ?? [])
        + project.callSites(of: type).prefix(1).map { Evidence($0.call, "made here, each time the body runs") },
      consequence: "It starts again each time a parent's body runs, also for a \(type.name) that never appears, and "
        + "nothing cancels it.",
      advice: "Start it in '.task { }' of the body: once when \(type.name) appears, cancelled when it goes.")
  }

  /// Work that an initializer starts itself, or by a method of what it was given or owns.
  private static func work(in initializer: Node, _ project: Project) -> (work: Node, origin: Node?)? {
    if let work = project.startedWork(in: initializer) {
      if initializer.contains(work) { return (work, nil) }
      let call = initializer.descendants.first {
        $0.kind == .call && project.function(calledBy: $0)?.contains(work) == true
      }
      return (call ?? work, work)
    }
    for call in initializer.descendants(of: .call) where project.moment(of: call) == .initializing {
      guard let callee = call.child(.callee), callee.kind == .member, let base = callee.child(.base),
        base.kind == .reference || base.child(.base)?.name == "self", isLoad(callee.name),
        let function = project.function(calledBy: call), let work = project.startedWork(in: function)
      else { continue }
      return (call, work)
    }
    return nil
  }

  /// `let repository = Repository()`, whose initializer starts something.
  private static func workOfParts(_ type: NominalType, _ project: Project) -> (work: Node, origin: Node?)? {
    for member in type.stored where !member.traits.contains(.lazy) {
      guard let value = member.value, let part = project.constructedType(value), part.isReference,
        let initializer = project.initializer(of: part, for: value),
        let work = project.startedWork(in: initializer.node)
      else { continue }
      return (value, work)
    }
    return nil
  }

  private static func isLoad(_ name: String) -> Bool {
    let first = name.nameWords.first ?? ""
    return [
      "load", "fetch", "refresh", "reload", "start", "begin", "subscribe", "observe", "connect", "setup", "update",
      "configure", "bind", "listen", "sync",
    ].contains(first)
  }

  private static func inModel(_ initializer: Member, _ type: NominalType, _ project: Project) -> Finding? {
    guard let (work, origin) = work(in: initializer.node, project) ?? workOfParts(type, project) else { return nil }
    let site = project.callSites(of: type).first { site in
      guard let view = project.enclosingType(of: site.call), view.isViewLike || view.isApp || view.isScene else {
        return false
      }
      if project.moment(of: site.call) == .building { return !view.isApp || isInDestination(site.call) }
      guard !view.isApp, !view.isScene else { return false }
      // The argument of `State(initialValue:)` and `@State`'s own value are other rules' matter.
      guard project.moment(of: site.call) == .initializing else { return false }
      return site.call.assignmentOfValue != nil && project.enclosingMember(of: site.call)?.isInitializer == true
    }
    guard let site else { return nil }
    return Finding(
      Self.self, at: work, severity: .info,
      fact: "Making a \(type.name) starts '\(name(of: origin ?? work))'.",
      evidence: [Evidence(site.call, "a view makes it here, each time this runs")],
      consequence: "Each \(type.name) that is made and thrown away starts it once more.",
      advice: "Give \(type.name) a method that starts, and call it in '.task { }' of the view.")
  }

  /// In the closure of a `navigationDestination` or a sheet, which runs with each change of the state around it.
  private static func isInDestination(_ call: Node) -> Bool {
    call.ancestors.contains {
      $0.kind == .closure
        && ["navigationDestination", "sheet", "fullScreenCover"].contains($0.parent?.calledName ?? "")
    }
  }

  private static func name(of work: Node) -> String {
    work.child(.callee).map { $0.excerpt } ?? work.excerpt
  }
}
