/// Two `@AppStorage` of one key that begin with different values: until somebody sets it, each view has its own.
enum DefaultsDisagree {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    var firsts: [String: (member: Member, value: Node)] = [:]
    var found: [Finding] = []
    for type in project.shippedTypes {
      for member in type.stored where member.wrapper == .appStorage {
        guard let key = key(of: member), let value = member.value, value.kind.isLiteral, value.kind != .nilLiteral,
          !isRegistered(key, in: project), !isForOnePlatform(member)
        else { continue }
        guard let first = firsts[key.text] else {
          firsts[key.text] = (member, value)
          continue
        }
        if first.value.kind == value.kind, first.value.text != value.text {
          found.append(finding(rule, member, key, value, first.member, first.value, project))
        }
      }
    }
    return found
  }

  private static func finding(
    _ rule: any Rule.Type, _ member: Member, _ key: Node, _ value: Node, _ first: Member, _ other: Node,
    _ project: Project
  ) -> Finding {
    Finding(
      rule, at: value, severity: .warning,
      fact: "'\(member.name)' of \(project.owner(of: member).name) begins with \(value.excerpt) under the key "
        + "\(key.excerpt), and '\(first.name)' of \(project.owner(of: first).name) with \(other.excerpt).",
      evidence: [Evidence(other, "the other one")],
      consequence: "Until it has been set once, one says this and the other that.",
      advice: "Write key and first value once, in one place that both use.")
  }

  /// A literal, where no store of its own is named.
  private static func key(of member: Member) -> Node? {
    guard let attribute = member.attribute("AppStorage"), !attribute.children.contains(where: { $0.label == "store" }),
      let key = attribute.child(.argument), key.kind == .stringLiteral
    else { return nil }
    return key
  }

  /// In an `#if`, whose other branch may have another.
  private static func isForOnePlatform(_ member: Member) -> Bool {
    member.node.ancestors.contains { $0.kind == .conditionalClause }
  }

  /// `UserDefaults.standard.register(defaults: ["usesMiles": true])`
  private static func isRegistered(_ key: Node, in project: Project) -> Bool {
    project.calls(of: "register").contains { call in
      call.children.contains { $0.label == "defaults" }
        && (call.descendants.contains { $0.kind == .stringLiteral && $0.text == key.text }
          || call.child(.argument)?.kind != .dictionaryLiteral)
    }
  }
}
