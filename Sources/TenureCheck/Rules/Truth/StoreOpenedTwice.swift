/// Two views that each make a model of what is kept in the user's defaults: each reads it once, and writes its own over
/// what the other has written.
enum StoreOpenedTwice {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    let writes = project.userDefaultsWrites
    return project.shippedTypes.filter { $0.isModel && $0.isClass }.compactMap { model in
      guard let write = writes.first(where: { project.enclosingType(of: $0.call) === model }),
        let kept = kept(by: write, in: model, project)
      else { return nil }
      return finding(rule, model, kept, write, project)
    }
  }

  /// What is written whenever it changes, and read when the model is made.
  private static func kept(by write: UserDefaultsWrite, in model: NominalType, _ project: Project) -> Member? {
    model.stored.first { member in
      guard member.accessors.contains(where: { $0.contains(write.call) }) else { return false }
      let firsts = project.uses(of: member).filter {
        $0.kind == .write && project.operation(of: $0.node)?.kind == .initializer
      }
      return ([member.value] + firsts.map { $0.node.assignment?.child(.right) }).contains { value in
        value?.withDescendants.contains { node in
          node.label == "forKey"
            && (node.text == write.key.text || node.keyName == write.key.keyName && !node.keyName.isEmpty)
        } == true
      }
    }
  }

  private static func finding(
    _ rule: any Rule.Type, _ model: NominalType, _ kept: Member, _ write: UserDefaultsWrite, _ project: Project
  ) -> Finding? {
    var holders: [Member] = []
    for site in project.callSites(of: model) {
      guard site.arguments.isEmpty, let member = project.enclosingMember(of: site.call), site.call.role == .value,
        member.node == site.call.parent, member.wrapper?.isOwning == true, project.owner(of: member).isView,
        !holders.contains(where: { $0.owner == member.owner })
      else { continue }
      holders.append(member)
    }
    for holder in holders {
      guard let change = change(of: kept, through: holder, project),
        let other = holders.first(where: { $0 != holder && isShown(kept, through: $0, project) })
      else { continue }
      let (one, two) = (project.owner(of: holder).name, project.owner(of: other).name)
      return Finding(
        rule, at: other.node,
        fact: "\(one) and \(two) each make a \(model.name), which keeps '\(kept.name)' in the user's defaults.",
        evidence: [
          Evidence(holder.node, "the other one"), Evidence(change, "'\(kept.name)' of that is changed here"),
          Evidence(write.call, "each writes its own"),
        ],
        consequence: "\(two) does not show what changes in \(one), and writes the old back with its next change.",
        advice: "Make one, above both, and hand it down or put it into the environment.")
    }
    return nil
  }

  /// `favorites.ids.insert(song)`, `$favorites.ids`, or a method that changes it.
  private static func change(of kept: Member, through holder: Member, _ project: Project) -> Node? {
    let own = project.uses(of: kept).first { use in
      (use.kind == .write || use.isProjected) && isOf(holder, use.node, project)
    }
    if let own { return own.node }
    let writes = project.writesOutsideInitializers(of: kept)
    return project.uses(of: holder).lazy.compactMap { use -> Node? in
      guard let method = use.node.accessedMember, method.role == .callee, let call = method.parent,
        let function = project.function(calledBy: call), project.operation(function, comesTo: writes)
      else { return nil }
      return call
    }.first
  }

  private static func isShown(_ kept: Member, through holder: Member, _ project: Project) -> Bool {
    project.uses(of: kept).contains { $0.kind != .write && isOf(holder, $0.node, project) }
  }

  private static func isOf(_ holder: Member, _ access: Node, _ project: Project) -> Bool {
    access.child(.base).flatMap { project.storage(of: $0) } == holder
  }
}
