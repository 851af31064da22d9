/// Two models each keep the same thing, and each changes its own.
public struct SameEntityInSeveralModels: Rule {
  public static let about = RuleDescription(
    id: "same-entity-in-several-models",
    title: "One thing must have one owner: two models must not each keep and change a copy.",
    preset: .default,
    severity: .warning,
    wrong: """
      struct User { var name: String; var bio: String }
      struct API { func me() async throws -> User { User(name: "Ada", bio: "") } }

      @MainActor @Observable final class ProfileModel {
        var user: User?
        let api = API()
        func load() async throws { user = try await api.me() }
        func rename(to name: String) { user?.name = name }
      }

      @MainActor @Observable final class SettingsModel {
        var user: User?
        let api = API()
        func load() async throws { user = try await api.me() }
      }
      """,
    right: """
      struct User { var name: String; var bio: String }
      struct API { func me() async throws -> User { User(name: "Ada", bio: "") } }

      @MainActor @Observable final class Account {
        var user: User?
        let api = API()
        func load() async throws { user = try await api.me() }
        func rename(to name: String) { user?.name = name }
      }

      @MainActor @Observable final class SettingsModel {
        let account: Account
        init(account: Account) { self.account = account }
        var title: String { account.user?.name ?? "" }
      }
      """,
    why: """
      Each screen that asks another model shows another version of the same thing, until the next load.
      """,
    evidence: """
      Two writers: members of two models that are filled by the same call with the same arguments, or of which \
      one subscribes to the other, and one of them is changed on its own besides. One owner that keeps an \
      element of its list a second time and changes the list alone. A model that takes a value of a service \
      once, in its initializer, that the service changes later; or one of the user's defaults, that others write; or \
      a feature's state that takes a `@Shared` value so. A view that makes a model of its own to change what a view \
      above it or below it shows of another; or to show it, where others change the one that all share. A formatter \
      that a model sets up once, with a setting that can change. A choice that is not taken back where the element \
      that a list has chosen is deleted. Two views that each make a model which keeps a value in the user's \
      defaults. \
      Two `@AppStorage` of one key that begin with different values.
      """,
    quiet: """
      The same type in two models alone: most are lists of different things; ids; enums; models of a store \
      (`@Model`, managed objects); models of which one holds the other; a copy that is edited and handed back, \
      which is a draft. \
      A key that is registered with a first value (`register(defaults:)`), or that has another value in another branch of `#if`.
      """)

  public static func findings(in project: Project) -> [Finding] {
    var groups: [Key: [Member]] = [:]
    var order: [Key] = []
    for type in project.shippedTypes where type.isModel && type.isClass && !isStored(type) {
      for member in type.stored where isKept(member, type) {
        let element = project.elementType(of: member)
        guard let entity = element ?? project.type(of: member), isEntity(entity) else { continue }
        let key = Key(entity: entity.id, isList: element != nil)
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(member)
      }
    }
    return order.flatMap { key in findings(groups[key] ?? [], of: project[key.entity], in: project) }
      + CopiesInOneOwner.findings(in: project) + ServiceSnapshot.findings(in: project)
      + DefaultsMirrored.findings(in: project) + DefaultsDisagree.findings(of: Self.self, in: project)
      + SharedSnapshot.findings(in: project)
      + SecondOwner.findings(in: project) + ConfiguredOnce.findings(in: project)
      + ChosenAfterDeletion.findings(in: project) + StoreOpenedTwice.findings(of: Self.self, in: project)
  }

  private struct Key: Hashable {
    let entity: NominalType.ID
    let isList: Bool
  }

  private static func isStored(_ type: NominalType) -> Bool {
    type.isManagedObject || type.supertypes.contains("PersistentModel") || type.attributes.contains("Model")
  }

  static func isKept(_ member: Member, _ type: NominalType) -> Bool {
    guard !member.isConstant, member.attribute("ObservationIgnored") == nil else { return false }
    return member.wrapper == .published || member.wrapper == nil && type.isObservable
  }

  static func isEntity(_ type: NominalType) -> Bool {
    guard type.isStruct && !type.isViewLike || type.attributes.contains("Model") else { return false }
    // A struct around one constant is a value with a name: an id, a token.
    return type.stored.count > 1 || type.stored.contains { !$0.isConstant }
  }

  private static func findings(_ members: [Member], of entity: NominalType, in project: Project) -> [Finding] {
    guard members.count > 1, members.count < 24 else { return [] }
    var found: [Finding] = []
    for (index, second) in members.enumerated() {
      for first in members[..<index] where first.owner != second.owner {
        let (one, other) = (project.owner(of: first), project.owner(of: second))
        guard !project.isSubtype(one, of: other), !project.isSubtype(other, of: one) else { continue }
        if let finding = subscription(of: second, to: first, entity, project)
          ?? subscription(of: first, to: second, entity, project) ?? sameSource(first, second, entity, project)
        {
          found.append(finding)
          break
        }
      }
    }
    return found
  }

  // MARK: The same call

  private static func sameSource(
    _ first: Member, _ second: Member, _ entity: NominalType, _ project: Project
  ) -> Finding? {
    let (one, other) = (project.owner(of: first), project.owner(of: second))
    guard !holds(one, other, project), !holds(other, one, project) else { return nil }
    let fills = (fillings(of: first, project), fillings(of: second, project))
    let shared = fills.0.keys.filter { fills.1[$0] != nil }.sorted()
    guard let source = shared.first, let firstFill = fills.0[source]?.first,
      let secondFill = fills.1[source]?.first
    else { return nil }
    let own =
      ownChange(of: first, besides: shared.flatMap { fills.0[$0] ?? [] }, project).map { (first, $0) }
      ?? ownChange(of: second, besides: shared.flatMap { fills.1[$0] ?? [] }, project).map { (second, $0) }
    guard let (changed, change) = own else { return nil }
    let left = changed == first ? other : one
    return Finding(
      Self.self, at: second.node,
      fact: "\(one.name) and \(other.name) each keep the \(entity.name) of '\(source)', in '\(first.name)' and "
        + "'\(second.name)'.",
      evidence: [
        Evidence(firstFill, "\(one.name) fills its own here"), Evidence(secondFill, "\(other.name) fills its own here"),
        Evidence(change, "only the one of \(project.owner(of: changed).name) changes here"),
      ],
      consequence: "After that, what shows \(left.name) still shows the old \(entity.name), until it loads again.",
      advice: "Let one of them own the \(entity.name), and give the other that owner, or an id.")
  }

  /// The calls without arguments of their own that fill a member: `API.me()`.
  private static func fillings(of member: Member, _ project: Project) -> [String: [Node]] {
    var found: [String: [Node]] = [:]
    for write in project.writesOutsideInitializers(of: member) {
      guard let assignment = write.assignment, assignment.name == "=", var value = assignment.child(.right) else {
        continue
      }
      while [.tryExpression, .awaitExpression, .forceUnwrap, .optionalChain].contains(value.kind),
        let base = value.child(.base)
      {
        value = base
      }
      guard value.kind == .call, let callee = value.child(.callee), callee.kind == .member,
        let base = callee.child(.base), project.enclosingType(of: write)?.id == member.owner,
        value.children.allSatisfy({ $0.role == .callee || isFixed($0) }),
        !value.children.contains(where: { $0.role == .trailing })
      else { continue }
      let owner = project.type(of: base)?.name ?? project.typeReference(base)?.name ?? unknownOwner(base)
      guard let owner else { continue }
      let arguments = value.children(.argument).map { ($0.label.map { "\($0): " } ?? "") + $0.text }
      found["\(owner).\(callee.name)(\(arguments.joined(separator: ", ")))", default: []].append(assignment)
    }
    return found
  }

  /// `client.me()`, of a client that the project does not show: told by its name.
  private static func unknownOwner(_ base: Node) -> String? {
    base.kind == .reference && base.name != "self" || base.kind == .member ? base.name : nil
  }

  private static func isFixed(_ argument: Node) -> Bool {
    argument.kind.isLiteral && argument.children(.argument).isEmpty || argument.kind == .implicitMember
  }

  private static func holds(_ one: NominalType, _ other: NominalType, _ project: Project) -> Bool {
    one.stored.contains { project.type(of: $0) === other || project.elementType(of: $0) === other }
  }

  /// A write that gives a member something else than the known ones do; emptying it does not count.
  private static func ownChange(of member: Member, besides known: [Node], _ project: Project) -> Node? {
    project.writesOutsideInitializers(of: member).first { write in
      if known.contains(where: { $0.contains(write) }) { return false }
      guard let value = write.assignment?.child(.right) else { return true }
      return !(value.kind == .nilLiteral || value.kind == .arrayLiteral && value.children(.element).isEmpty)
    }
  }

  // MARK: A subscription

  /// `session.$user.sink { self.user = $0 }` in a model that also sets its `user` on its own.
  private static func subscription(
    of copy: Member, to source: Member, _ entity: NominalType, _ project: Project
  ) -> Finding? {
    let (owner, sourceOwner) = (project.owner(of: copy), project.owner(of: source))
    let writes = project.uses(of: copy).filter { $0.kind == .write }.map(\.node)
    for use in project.uses(of: source) where use.isProjected && project.enclosingType(of: use.node) === owner {
      guard let chain = chain(from: use.node), chain.kind == .call, fills(chain, copy, writes) else { continue }
      guard
        let change = writes.first(where: { write in
          !chain.contains(write) && project.operation(of: write)?.kind != .initializer && !isEmptying(write)
        })
      else { continue }
      return Finding(
        Self.self, at: copy.node,
        fact:
          "\(owner.name) keeps '\(copy.name)' equal to '\(source.name)' of \(sourceOwner.name), and also sets it itself.",
        evidence: [
          Evidence(source.node, "the \(entity.name) of \(sourceOwner.name)"),
          Evidence(chain, "copied here whenever that changes"), Evidence(change, "only the copy changes here"),
        ],
        consequence:
          "After that, \(sourceOwner.name) still has the old \(entity.name), and its next change takes this one back.",
        advice: "Change it in \(sourceOwner.name), and read '\(source.name)' from there.")
    }
    return nil
  }

  private static func isEmptying(_ write: Node) -> Bool { write.assignment?.child(.right)?.kind == .nilLiteral }

  /// The chain of calls that begins with a publisher.
  private static func chain(from publisher: Node) -> Node? {
    var current = publisher
    while let parent = current.parent,
      current.role == .base && parent.kind == .member || current.role == .callee && parent.kind == .call
    {
      current = parent
    }
    return current
  }

  private static func fills(_ chain: Node, _ copy: Member, _ writes: [Node]) -> Bool {
    if writes.contains(where: chain.contains) { return true }
    return chain.descendants.contains { node in
      node.kind == .keyPath && node.name == "." + copy.name
        || node.kind == .inoutReference && node.child(.base)?.name == "$" + copy.name
    }
  }
}
