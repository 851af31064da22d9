/// Two lists whose elements belong together by their places, and of which one place changes one alone: `titles.append(title);
/// dates.append(date)`, `titles.remove(at: index)`.
enum ListBesideList {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isModel || $0.isViewLike }.flatMap { type -> [Finding] in
      let lists = LoadMembers.followed(of: type).filter { isArray($0) }
      return lists.indices.lazy.flatMap { place in
        lists[(place + 1)...].lazy.compactMap { finding(rule, lists[place], $0, of: type, project) }
      }.prefix(1).map { $0 }
    }
  }

  private static func isArray(_ member: Member) -> Bool { member.plainType?.kind == .arrayType }

  private static func finding(
    _ rule: any Rule.Type, _ first: Member, _ second: Member, of type: NominalType, _ project: Project
  ) -> Finding? {
    let (ones, others) = (changes(of: first, project), changes(of: second, project))
    guard
      let grown = ones.first(where: { change in
        change.method == "append" && others.contains { $0.method == "append" && $0.node.isBeside(change.node) }
      }), isAskedByOnePlace(first, second, project)
    else { return nil }
    for (mine, theirs, list, other) in [(ones, others, first, second), (others, ones, second, first)] {
      guard
        let drift = mine.first(where: { change in
          guard change.method.hasPrefix("remove") || change.method == "insert" || change.method == "move",
            let operation = project.operation(of: change.node)
          else { return false }
          return !project.operation(operation, comesTo: theirs.map(\.node))
        }),
        mine.filter({ $0.method == "append" }).allSatisfy({ change in theirs.contains { $0.node.isBeside(change.node) }
        })
      else { continue }
      return Finding(
        rule, at: second.node,
        fact:
          "'\(first.name)' and '\(second.name)' of \(type.name) belong together by their places, and are two lists.",
        evidence: [
          Evidence(grown.node, "both grow here"),
          Evidence(drift.node, "'\(list.name)' changes here, and '\(other.name)' stays as it was"),
        ],
        consequence:
          "After that, an element of the one is shown with another's of the other, or the index is out of range.",
        advice: "Keep one list, of values that have both.")
    }
    return nil
  }

  private struct Change {
    let node: Node
    let method: String
  }

  private static func changes(of list: Member, _ project: Project) -> [Change] {
    project.writesOutsideInitializers(of: list).compactMap { write in
      guard let method = write.parent, method.kind == .member, method.role == .callee else { return nil }
      return Change(node: write, method: method.name)
    }
  }

  /// `titles[index]` and `dates[index]` of one index in one piece of code, or `zip(titles, dates)`.
  private static func isAskedByOnePlace(_ first: Member, _ second: Member, _ project: Project) -> Bool {
    let places = project.uses(of: second).map(\.node)
    return project.uses(of: first).contains { use in
      guard let access = use.node.parent, access.kind == .subscriptAccess, use.node.role == .base,
        let index = access.child(.argument)?.text
      else { return use.node.role == .argument && use.node.parent?.calledName == "zip" }
      return places.contains { other in
        other.parent?.kind == .subscriptAccess && other.role == .base && other.parent?.child(.argument)?.text == index
          && project.operation(of: other) == project.operation(of: use.node)
      }
    }
  }
}

extension Node {
  /// In the same block.
  fileprivate func isBeside(_ other: Node) -> Bool {
    func statement(_ node: Node) -> Node? { ([node] + Array(node.ancestors)).first { $0.role == .statement } }
    guard let mine = statement(self), let theirs = statement(other) else { return false }
    return mine.parent == theirs.parent
  }
}
