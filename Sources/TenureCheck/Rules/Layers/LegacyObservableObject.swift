/// A class is an `ObservableObject` where it could be `@Observable`.
public struct LegacyObservableObject: Rule {
  public static let about = RuleDescription(
    id: "legacy-observable-object",
    title: "Where `@Observable` is there, a model can do without `ObservableObject`.",
    preset: .migration,
    severity: .info,
    wrong: """
      final class Basket: ObservableObject { @Published var items: [String] = [] }

      struct BasketView: View {
        @StateObject private var basket = Basket()
        var body: some View { Text(basket.items.joined()) }
      }
      """,
    right: """
      @Observable final class Basket { var items: [String] = [] }

      struct BasketView: View {
        @State private var basket = Basket()
        var body: some View { Text(basket.items.joined()) }
      }
      """,
    why: """
      Views follow an `ObservableObject` as a whole: a change of any published member evaluates every view that holds it. \
      Of an `@Observable` class a view follows the members that its body reads.

      The finding tells how ready a class is: who holds it and by which wrapper, and what has to be solved \
      first. Publishers (`$member`, `objectWillChange`) have no counterpart; a wrapper such as `@AppStorage` \
      inside needs `@ObservationIgnored`; and `@State`, unlike `@StateObject`, evaluates its initial value each \
      time the view is made, so an initializer must not begin work. No fix is offered, since all of that changes \
      what happens.
      """,
    evidence: """
      A class that is an `ObservableObject`, in code whose deployment target has `@Observable`.
      """,
    quiet: """
      Code whose deployment target is older than iOS 17, macOS 14, watchOS 10 or tvOS 17; managed objects; \
      subclasses of such a class (it is named itself).
      """)

  public static func findings(in project: Project) -> [Finding] {
    let holders = holders(in: project)
    return project.shippedTypes.filter { type in
      type.isObservableObject && !type.isObservable && !type.isManagedObject
        && project.target(of: type.declaration).hasObservation != false
        && !type.supertypeIDs.contains { project[$0].isObservableObject }
    }.map { finding($0, heldBy: holders[$0.id] ?? [], project) }
  }

  private static func finding(_ type: NominalType, heldBy holders: [Member], _ project: Project) -> Finding {
    let published = type.stored.filter { $0.wrapper == .published }
    let obstacles = obstacles(of: type, published, project)
    let count = published.count == 1 ? "1 published member" : "\(published.count) published members"
    let held = holders.count == 1 ? "1 view holds it" : "\(holders.count) views hold it"
    let isKnown = project.target(of: type.declaration).hasObservation == true
    return Finding(
      Self.self, at: type.declaration,
      fact: "\(type.name) is an ObservableObject with \(count), and \(held)"
        + (isKnown ? "; its deployment target has '@Observable'." : "."),
      evidence: obstacles
        + holders.prefix(3).map { holder in
          Evidence(
            holder.node,
            "\(project.owner(of: holder).name): '\(holder.wrapper?.spelling ?? "")' "
              + "would be \(successor(holder))")
        },
      consequence: "A change of any of them evaluates every view that holds it, also those that do not read it.",
      advice: obstacles.isEmpty
        ? "It is ready: make it '@Observable', and remove '@Published'."
        : "Solve what is listed first, then make it '@Observable'.")
  }

  /// The properties of views that hold an object, by its type.
  private static func holders(in project: Project) -> [NominalType.ID: [Member]] {
    var holders: [NominalType.ID: [Member]] = [:]
    for view in project.shippedTypes where view.isDynamicHost {
      for member in view.stored {
        guard [.stateObject, .observedObject, .environmentObject].contains(member.wrapper),
          let type = project.type(of: member)
        else { continue }
        holders[type.id, default: []].append(member)
      }
    }
    return holders
  }

  private static func successor(_ member: Member) -> String {
    switch member.wrapper {
    case .stateObject: "'@State'"
    case .environmentObject: "'@Environment'"
    default: "'@Bindable', or nothing"
    }
  }

  private static func obstacles(of type: NominalType, _ published: [Member], _ project: Project) -> [Evidence] {
    var found: [Evidence] = []
    for member in published {
      if let use = project.uses(of: member).first(where: { isPublisher($0, project) }) {
        found.append(Evidence(use.node, "'$\(member.name)' is used as a publisher, which is no more"))
      }
    }
    for declaration in [type.declaration] + type.extensions {
      guard let send = declaration.descendants.first(where: isAnnouncer) else { continue }
      found.append(Evidence(send, "'objectWillChange' is used, which is no more"))
      break
    }
    for member in type.stored {
      guard let wrapper = member.wrapper, wrapper != .published else { continue }
      found.append(Evidence(member.node, "'\(wrapper.spelling)' needs '@ObservationIgnored', and a way to announce it"))
    }
    for initializer in type.initializers {
      guard let work = initializer.node.descendants.first(where: { startsWork($0) }) else { continue }
      found.append(Evidence(work, "the initializer begins work, and '@State' makes one each time the view is made"))
    }
    return found
  }

  /// `$query` in the class, `model.$query`; `$model.query` of a view is a binding.
  private static func isPublisher(_ use: Use, _ project: Project) -> Bool {
    guard use.node.name.startsWithDollar else { return false }
    return use.node.kind == .member || project.enclosingType(of: use.node)?.isModel == true
  }

  private static func isAnnouncer(_ node: Node) -> Bool {
    (node.kind == .reference || node.kind == .member) && node.name == "objectWillChange"
  }

  private static func startsWork(_ node: Node) -> Bool {
    ["Task", "sink", "addObserver", "scheduledTimer", "resume", "detached", "assign"].contains(node.calledName ?? "")
  }
}
