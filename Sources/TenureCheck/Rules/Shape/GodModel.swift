/// A model that holds things which have nothing to do with each other.
public struct GodModel: Rule {
  public static let about = RuleDescription(
    id: "god-model",
    title: "A model should own one concern.",
    preset: .architecture,
    severity: .warning,
    wrong: """
      @Observable final class AppModel {
        var user = "", token = "", isSignedIn = false, signInError = "", lastSignIn = 0
        var songs: [String] = [], song = "", position = 0.0, isPlaying = false, volume = 1.0
        var orders: [String] = [], cart: [String] = [], coupon = "", total = 0.0, isPaying = false

        func signIn() { user = "a"; token = "b"; isSignedIn = true; signInError = ""; lastSignIn += 1 }
        func play() { song = songs[0]; position = 0; isPlaying = true; volume = 1 }
        func pay() { orders += cart; cart = []; coupon = ""; total = 0; isPaying = true }
      }
      """,
    right: """
      @Observable final class AccountModel {
        var user = "", token = "", isSignedIn = false, signInError = "", lastSignIn = 0
        func signIn() { user = "a"; token = "b"; isSignedIn = true; signInError = ""; lastSignIn += 1 }
      }

      @Observable final class PlayerModel {
        var songs: [String] = [], song = "", position = 0.0, isPlaying = false, volume = 1.0
        func play() { song = songs[0]; position = 0; isPlaying = true; volume = 1 }
      }

      @Observable final class ShopModel {
        var orders: [String] = [], cart: [String] = [], coupon = "", total = 0.0, isPaying = false
        func pay() { orders += cart; cart = []; coupon = ""; total = 0; isPaying = true }
      }
      """,
    why: """
      Every screen depends on a model that holds everything: each change is a change for all of them, and what belongs \
      to one screen lives as long as the app.
      """,
    evidence: """
      Fifteen or more members that fall into three groups without a member in common, by the functions and views \
      that use them together; the number of members alone says little, and is a note from twice as many on. A member of an app-wide model that one \
      view alone uses, and that is named like a thing of a screen (a search text, a selected tab, what is \
      expanded), is a note.
      """,
    quiet: """
      Settings; plain data; models of a store.
      """,
    options: [
      RuleOption("members", .number(15), "From how many members on a model is looked at."),
      RuleOption("groups", .number(3), "How many groups without a member in common are too many."),
    ])

  public static func findings(in project: Project) -> [Finding] {
    let models = project.shippedTypes.filter { type in
      type.isModel && type.isClass && !type.isManagedObject && !type.attributes.contains("Model")
        && settings.isDisjoint(with: type.name.nameWords) && type.supertypes.isDisjoint(with: ["Codable", "Decodable"])
    }
    let found = models.compactMap { grouped($0, project) }
    return found + transient(models, project)
  }

  private static let settings: Set<String> = [
    "settings", "setting", "preferences", "options", "configuration", "config", "theme", "defaults", "flags", "style",
  ]

  // MARK: Groups

  private static func grouped(_ type: NominalType, _ project: Project) -> Finding? {
    let members = LoadMembers.followed(of: type)
    guard members.count >= project.number("members", of: Self.self, at: type.declaration),
      type.members.filter(\.isFunction).count > 2
    else { return nil }
    let groups = groups(of: members, project).filter { $0.count > 1 }
    guard groups.count >= project.number("groups", of: Self.self, at: type.declaration) else {
      let isLarge = members.count >= 2 * project.number("members", of: Self.self, at: type.declaration)
      return isLarge && !isEntity(type) ? large(type, members) : nil
    }
    let parts = groups.prefix(5).map { group in
      group.prefix(4).map { "'\($0.name)'" }.joined(separator: ", ") + (group.count > 4 ? " …" : "")
    }
    return Finding(
      Self.self, at: type.declaration,
      fact: "\(type.name) has \(members.count) members in \(groups.count) groups that nothing uses together.",
      evidence: zip(groups, parts).map { Evidence($0[0].node, "a group: \($1)") },
      consequence: "Whoever needs one group gets all, and all live as long as the longest of them.",
      advice: "Give each group a model of its own, owned where it is used.")
  }

  /// `let id: Int`, which it is given: one thing of the server's, with all that is known of it.
  private static func isEntity(_ type: NominalType) -> Bool {
    type.stored.contains { $0.name.nameWords.last == "id" && $0.isConstant && !$0.isStatic && $0.value == nil }
  }

  /// Twice as many as make a model worth a look, and functions besides: whoever uses one of them depends on all.
  private static func large(_ type: NominalType, _ members: [Member]) -> Finding {
    let functions = type.members.count { $0.isFunction }
    return Finding(
      Self.self, at: type.declaration, severity: .info,
      fact: "\(type.name) keeps \(members.count) things that views follow, and has \(functions) functions.",
      evidence: [Evidence(members[0].node, "the first"), Evidence(members[members.count - 1].node, "the last")],
      consequence: "Whoever needs one of them gets all, and all live as long as the longest of them.",
      advice: "Take out what belongs together, for example all that one screen uses, into a model of its own.")
  }

  /// Members are of one group where a function or a view uses them together; what uses more than half of all is no sign.
  private static func groups(of members: [Member], _ project: Project) -> [[Member]] {
    var users: [Node: Set<Int>] = [:]
    for (index, member) in members.enumerated() {
      for use in project.uses(of: member) {
        guard let user = user(of: use.node, of: member, project) else { continue }
        users[user, default: []].insert(index)
      }
    }
    var root = Array(members.indices)
    func find(_ index: Int) -> Int {
      var index = index
      while root[index] != index { index = root[index] }
      return index
    }
    for used in users.values where used.count > 1 && used.count * 2 <= members.count {
      let sorted = used.sorted()
      for other in sorted.dropFirst() {
        let (one, two) = (find(sorted[0]), find(other))
        root[max(one, two)] = min(one, two)
      }
    }
    return Dictionary(grouping: members.indices, by: find).sorted { $0.key < $1.key }.map {
      $0.value.map { members[$0] }
    }
  }

  /// A function of the model itself, or another type as a whole.
  private static func user(of use: Node, of member: Member, _ project: Project) -> Node? {
    guard let type = project.enclosingType(of: use) else { return nil }
    guard type.id == member.owner else { return type.declaration }
    guard let own = project.enclosingMember(of: use), !own.isInitializer, own != member else { return nil }
    return own.node
  }

  // MARK: Things of a screen

  private static func transient(_ models: [NominalType], _ project: Project) -> [Finding] {
    let provided = Set(
      project.environmentProvisions.compactMap { provision -> NominalType? in
        let type = project.enclosingType(of: provision.modifier.call)
        return type?.isApp == true || type?.isScene == true ? provision.object : nil
      })
    return models.filter(provided.contains).flatMap { type in
      LoadMembers.followed(of: type).compactMap { member in
        isOfScreen(member) ? onlyIn(member, type, project).map { lonely(member, type, $0) } : nil
      }
    }
  }

  private static func isOfScreen(_ member: Member) -> Bool {
    let name = member.name.lowercased()
    return ["searchtext", "searchquery", "query", "draft", "drafttext", "scrollposition", "isediting", "hoveredrow"]
      .contains(name) || ["expanded", "focused", "hovered", "highlighted"].contains { name.contains($0) }
      || name.hasPrefix("isshowing") || name.hasPrefix("shows") || name.hasPrefix("ispresenting")
  }

  /// The only view that uses a member, if nothing else does.
  private static func onlyIn(_ member: Member, _ type: NominalType, _ project: Project) -> (NominalType, Node)? {
    let uses = project.uses(of: member)
    let users = Set(uses.compactMap { project.enclosingType(of: $0.node) })
    guard users.count == 1, let user = users.first, user.isViewLike, let use = uses.first else { return nil }
    return (user, use.node)
  }

  private static func lonely(_ member: Member, _ type: NominalType, _ user: (NominalType, Node)) -> Finding {
    Finding(
      Self.self, at: member.node, severity: .info,
      fact: "'\(member.name)' of \(type.name), which the whole app shares, is used by \(user.0.name) alone.",
      evidence: [Evidence(user.1, "used here")],
      consequence:
        "It lives as long as the app: two windows share it, and the next visit of \(user.0.name) finds what the "
        + "last one left.",
      advice: "Keep it where it is used: '@State private var \(member.name)' in \(user.0.name).")
  }
}
