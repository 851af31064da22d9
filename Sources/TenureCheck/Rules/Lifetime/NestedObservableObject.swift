/// A view reads through one `ObservableObject` what another publishes.
public struct NestedObservableObject: Rule {
  public static let about = RuleDescription(
    id: "nested-observable-object",
    title: "What an `ObservableObject` publishes inside another must be observed itself.",
    preset: .default,
    severity: .warning,
    wrong: """
      final class Player: ObservableObject {
        @Published var time = 0.0
        func tick() { time += 1 }
      }

      final class ScreenModel: ObservableObject {
        @Published var player = Player()
      }

      struct Screen: View {
        @StateObject private var model = ScreenModel()
        var body: some View { Text("\\(model.player.time)") }
      }
      """,
    right: """
      final class Player: ObservableObject {
        @Published var time = 0.0
        func tick() { time += 1 }
      }

      final class ScreenModel: ObservableObject {
        @Published var player = Player()
      }

      struct Screen: View {
        @StateObject private var model = ScreenModel()
        var body: some View { TimeLabel(player: model.player) }
      }

      struct TimeLabel: View {
        @ObservedObject var player: Player
        var body: some View { Text("\\(player.time)") }
      }
      """,
    why: """
      `@Published` announces that the property gets another value. An object inside stays the same object when its own \
      properties change, so the outer one says nothing, and a view that observes only the outer one stands still.
      """,
    evidence: """
      A view that reads through a model what an `ObservableObject` inside it, or a shared one that a computed \
      property of the model asks, publishes, and observes the outer one only.
      """,
    quiet: """
      An outer object that passes the changes on (`objectWillChange`, a subscription to `inner.$…`); a view that \
      observes the inner object as well or uses `onReceive`; properties that nobody changes after the object is \
      made; `@Observable` classes, where reading through is enough.
      """)

  public static func findings(in project: Project) -> [Finding] {
    var shown = ShownReads(in: project)
    return project.shippedTypes.filter { $0.isModel && $0.isClass && !$0.isManagedObject }.flatMap { outer in
      outer.stored.compactMap { finding($0, of: outer, &shown, in: project) }
        + SharedBehindGetter.findings(in: outer, &shown, project)
    }
  }

  private static func finding(
    _ member: Member, of outer: NominalType, _ shown: inout ShownReads, in project: Project
  ) -> Finding? {
    guard member.wrapper == nil || member.wrapper == .published, !member.traits.contains(.lazy),
      let inner = project.type(of: member) ?? project.elementType(of: member), inner.isObservableObject,
      !inner.isObservable, inner !== outer, !(outer.isObservable && inner.isManagedObject),
      !forwards(member, outer, in: project)
    else { return nil }
    var (reads, change) = readsByName(of: member, inner, &shown, in: project)
    for use in project.uses(of: member) {
      guard let access = use.node.accessedMember, [.read, .call].contains(Use(access).kind),
        !Use(access).goesThroughBinding, let read = project.member(access.name, of: inner),
        let property = project.announcedProperty(behind: read)
      else { continue }
      var places: [(Node, Member?)] = []
      if shown.shows(access) {
        places = [(access, nil)]
      } else if let computed = project.enclosingMember(of: access), computed.isComputed,
        computed.owner == outer.id, project.moment(of: access) == .called
      {
        places = shown.reads(of: computed).map { ($0.node, computed) }
      }
      places = places.filter { !observes(inner, member, at: $0.0, in: project) }
      guard !places.isEmpty, let write = project.laterWrites(of: property).first(where: { $0.node != access }) else {
        continue
      }
      reads += places.map { ($0.0, property, $0.1) }
      change = change ?? write.node
    }
    guard let first = reads.first, let change, let view = project.enclosingType(of: first.node) else { return nil }
    let path =
      first.by.map { "'\($0.name)', which reads '\(member.name).\(first.property.name)'" }
      ?? "'\(member.name).\(first.property.name)'"
    return Finding(
      Self.self, at: member.node,
      fact: "\(view.name) shows \(path), through \(outer.name), which does not pass on the changes of its "
        + "\(inner.name).",
      evidence: reads.prefix(3).map { Evidence($0.node, "shown here") } + [
        Evidence(first.property.node, "published by \(inner.name) alone"), Evidence(change, "changed here"),
      ],
      consequence: "When '\(first.property.name)' changes, \(inner.name) tells its own observers, \(outer.name) tells "
        + "nobody, and \(view.name) goes on showing the old value.",
      advice: "Give '\(member.name)' to a view that has it as '@ObservedObject var \(member.name): \(inner.name)', or "
        + "make both classes @Observable.")
  }

  private typealias Shown = (node: Node, property: Member, by: Member?)

  /// `player.score` in `ForEach(match.players) { player in … }` and in `if let player = match.leader { … }`.
  private static func readsByName(
    of member: Member, _ inner: NominalType, _ shown: inout ShownReads, in project: Project
  ) -> (reads: [Shown], change: Node?) {
    var reads: [Shown] = []
    var change: Node?
    for read in inner.members {
      guard let property = project.announcedProperty(behind: read) else { continue }
      for use in project.uses(of: read) where use.kind == .read || use.kind == .call {
        guard let base = use.node.child(.base), base.accessesDirectly(member) == false, !use.goesThroughBinding,
          shown.shows(use.node), project.origin(of: base) == member,
          !observes(inner, member, at: use.node, in: project),
          let write = project.laterWrites(of: property).first(where: {
            $0.node != use.node && !tells(member, along: $0.node, in: project)
          })
        else { continue }
        reads.append((use.node, property, nil))
        change = change ?? write.node
      }
    }
    return (reads, change)
  }

  /// What changes an element also changes the list.
  private static func tells(_ member: Member, along write: Node, in project: Project) -> Bool {
    // A task that was started goes on long after the list was changed around it.
    let task = write.ancestors.prefix { !$0.kind.isFunctionLike }.first { $0.kind == .closure && $0.isTaskBody }
    guard let operation = task ?? project.operation(of: write) else { return false }
    return project.uses(of: member).contains {
      $0.kind == .write && project.isSet(member, by: $0) && operation.contains($0.node)
    }
  }

  /// The outer class says that it changes, or follows the inner object.
  private static func forwards(_ member: Member, _ outer: NominalType, in project: Project) -> Bool {
    let types = [outer] + outer.supertypeIDs.map { project[$0] }
    return types.contains { type in
      project.anyNode(of: type) { node in
        guard node.kind == .reference || node.kind == .member else { return false }
        if node.name == "objectWillChange" { return true }
        if node.name == "_" + member.name { return true }
        // `$inner` tells when another object comes, and nothing of what changes in it, unless it is followed on.
        if node.name == "$" + member.name { return node.leadsOn }
        return node.kind == .member && node.name.startsWithDollar
          && node.descendants.contains { $0.name == member.name && ($0.kind == .reference || $0.kind == .member) }
      }
    }
  }

  /// The view around a place has the inner object itself, or listens to it.
  private static func observes(_ inner: NominalType, _ member: Member, at place: Node, in project: Project) -> Bool {
    guard let view = project.enclosingType(of: place) else { return true }
    let has = view.stored.contains { other in
      switch other.wrapper {
      case .observedObject, .stateObject, .environmentObject: project.type(of: other) === inner
      default: false
      }
    }
    if has { return true }
    return project.anyNode(of: view) { node in
      node.kind == .call && node.calledName == "onReceive"
        && node.children(.argument).contains { $0.withDescendants.contains { $0.name == member.name } }
    }
  }
}

extension Node {
  /// `$inner.map { $0.$score }.switchToLatest()`, `$inner.flatMap(\.$score)`
  fileprivate var leadsOn: Bool {
    var current = self
    while let parent = current.parent, parent.kind == .member || parent.kind == .call { current = parent }
    return current.descendants.contains { node in
      ["switchToLatest", "flatMap", "objectWillChange"].contains(node.name)
        || node != self && node.kind == .member && node.name.startsWithDollar
    }
  }

  /// `outer.inner`, as opposed to a name or an element that it was given to.
  fileprivate func accessesDirectly(_ member: Member) -> Bool {
    var base = self
    while base.kind == .optionalChain || base.kind == .forceUnwrap, let inner = base.child(.base) { base = inner }
    return base.name == member.name && base.kind == .member
  }
}
