/// A view shows what an `ObservableObject` publishes and does not listen.
public struct UnobservedObservableObject: Rule {
  public static let about = RuleDescription(
    id: "unobserved-observable-object",
    title: "A view that shows what an `ObservableObject` publishes must observe it.",
    preset: .default,
    severity: .warning,
    wrong: """
      final class Wallet: ObservableObject {
        @Published var balance = 0
        func pay(_ amount: Int) { balance -= amount }
      }

      struct BalanceLabel: View {
        let wallet: Wallet
        var body: some View { Text("\\(wallet.balance)") }
      }
      """,
    right: """
      final class Wallet: ObservableObject {
        @Published var balance = 0
        func pay(_ amount: Int) { balance -= amount }
      }

      struct BalanceLabel: View {
        @ObservedObject var wallet: Wallet
        var body: some View { Text("\\(wallet.balance)") }
      }
      """,
    why: """
      A plain property is compared when the parent's body runs: the reference is the same, so the view is left as it \
      is, and what it shows is what it was made with. Only `@ObservedObject`, `@StateObject` and `@EnvironmentObject` \
      listen. For an `@Observable` class a plain property is right.
      """,
    evidence: """
      A view that shows what an `ObservableObject` publishes, where it changes after the object is made, and holds \
      it in a plain property or takes it from the environment by a key path.
      """,
    quiet: """
      Properties that nobody changes after the object is made; objects whose methods are called and whose \
      content is not shown; views that listen by another property or by `onReceive`; views that are Equatable; \
      what stands in a `TimelineView`.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isViewLike && !$0.supertypes.contains("Equatable") }.flatMap { type in
      let held = type.stored.filter { holdsPlainly($0, in: project) }.compactMap { member in
        project.type(of: member).flatMap { $0.isObservableObject && !$0.isObservable ? (member, $0) : nil }
      }
      guard !held.isEmpty else { return [] as [Finding] }
      let reach = BodyReach(of: type, in: project)
      return held.compactMap { finding($0.0, $0.1, type, reach, in: project) }
    } + UnobservedElsewhere.findings(in: project)
  }

  /// Without a wrapper, or by a key path from the environment, which follows the reference alone.
  private static func holdsPlainly(_ member: Member, in project: Project) -> Bool {
    if member.wrapper == .environment { return project.environmentEntry(of: member.node) != nil }
    return member.wrapper == nil && !member.traits.contains(.lazy)
  }

  private static func finding(
    _ member: Member, _ model: NominalType, _ type: NominalType, _ reach: BodyReach, in project: Project
  ) -> Finding? {
    if let value = member.value, project.freshObject(value) != nil { return nil }
    let uses = project.ownUses(of: member)
    guard !uses.contains(where: { listens($0.node) }), !isHeldTwice(model, type, in: project) else { return nil }
    for use in uses {
      guard let access = use.node.accessedMember, reach.shows(access), !isInTimeline(access),
        !Use(access).goesThroughBinding, [.read, .call].contains(Use(access).kind),
        let shown = project.member(access.name, of: model), let property = project.announcedProperty(behind: shown),
        let change = project.laterWrites(of: property).first(where: {
          $0.node != access && !isOwnSave($0.node, by: type, in: project)
            && !(model.isManagedObject && project.isInOtherContext($0.node))
        })
      else { continue }
      return Finding(
        Self.self, at: member.node,
        fact: "\(type.name) shows '\(access.name)' of the \(model.name) in '\(member.name)', and does not observe it.",
        evidence: [
          Evidence(access, "shown here"), Evidence(property.node, "published here"),
          Evidence(change.node, "changed here"),
        ],
        consequence: "When '\(property.name)' changes, \(type.name) goes on showing the old value.",
        advice: member.wrapper == .environment
          ? "Put it in with '.environmentObject' and take it with '@EnvironmentObject', which observes; or make "
            + "\(model.name) @Observable."
          : "Observe it: '@ObservedObject var \(member.name)'. Or hand in the value instead of the \(model.name).",
        fix: fix(member, model, type, in: project))
    }
    return nil
  }

  /// A form that writes what it edits when it is done.
  private static func isOwnSave(_ write: Node, by type: NominalType, in project: Project) -> Bool {
    Drafts.isEditor(type) && project.enclosingType(of: write) === type && !project.runsWhileBuilding(write)
  }

  static func listens(_ node: Node) -> Bool {
    node.ancestors.contains { ancestor in
      ancestor.kind == .call && ["onReceive", "sink", "assign"].contains(ancestor.calledName ?? "")
        && (ancestor.calledName != "onReceive" || ancestor.child(.callee)?.contains(node) == false)
    }
  }

  static func isInTimeline(_ node: Node) -> Bool {
    node.ancestors.contains { $0.kind == .call && $0.calledName == "TimelineView" }
  }

  /// Another property of the view listens to an object of the class.
  static func isHeldTwice(_ model: NominalType, _ type: NominalType, in project: Project) -> Bool {
    type.stored.contains { other in
      switch other.wrapper {
      case .observedObject, .stateObject, .environmentObject: project.type(of: other) === model
      default: false
      }
    }
  }

  /// `let wallet: Wallet` becomes `@ObservedObject var wallet: Wallet`; the memberwise initializer stays as it is.
  private static func fix(_ member: Member, _ model: NominalType, _ type: NominalType, in project: Project) -> Fix? {
    guard member.attributes.isEmpty, member.type?.kind == .typeName, !member.isStatic,
      project.canBeWrapped(member, of: type), let keyword = member.node.introducer
    else { return nil }
    var edits = [
      Edit(in: type.file(of: member), range: member.node.start..<member.node.start, with: "@ObservedObject ")
    ]
    if member.isConstant { edits.append(Edit(in: type.file(of: member), range: keyword, with: "var")) }
    return Fix(isSafe: canObserve(member, model, type, in: project), title: "Observe it", edits: edits)
  }

  /// A constant with a value is no parameter of the memberwise initializer, and a variable is one. A name for another
  /// type may hide an optional.
  private static func canObserve(
    _ member: Member, _ model: NominalType, _ type: NominalType, in project: Project
  ) -> Bool {
    let isAssigned = type.initializers.contains { initializer in
      initializer.node.descendants.contains { $0.kind == .assignment && $0.assigns(member.name) }
    }
    return !isAssigned && !(member.isConstant && member.value != nil)
      && member.type?.name.split(separator: ".").last.map(String.init) == model.name
      && !project.isSynthesised(type, by: ["Hashable", "Codable", "Encodable", "Decodable", "Sendable"])
      && !type.members.contains { $0.traits.contains(.nonisolated) }
      && project.type(named: "ObservedObject", at: member.node) == nil
  }
}

extension NominalType {
  fileprivate func file(of member: Member) -> FileFacts { member.node.file }
}
