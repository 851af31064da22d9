/// A flag that says whether an optional is filled, and that one place forgets: `token = nil; isLoggedIn = false`.
enum FlagBesideOptional {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isModel || $0.isViewLike }.flatMap { type -> [Finding] in
      let members = LoadMembers.followed(of: type)
      let optionals = members.filter { $0.isOptional && !$0.isClosure && !CopyNames.isCopy($0.name) }
      return optionals.isEmpty
        ? [] : members.filter(\.isBool).compactMap { finding(rule, $0, of: type, beside: optionals, project) }
    }
  }

  private static func finding(
    _ rule: any Rule.Type, _ flag: Member, of type: NominalType, beside optionals: [Member], _ project: Project
  ) -> Finding? {
    // A load that runs and a screen that is shown end by themselves.
    guard LoadMembers.part(of: flag) == nil, !project.uses(of: flag).contains(where: \.isProjected) else { return nil }
    let writes = project.writesOutsideInitializers(of: flag)
    let raised = writes.filter { $0.assignment?.child(.right)?.text == "true" }
    let lowered = writes.filter { $0.assignment?.child(.right)?.text == "false" }
    guard !raised.isEmpty, !lowered.isEmpty, raised.count + lowered.count == writes.count else { return nil }
    for optional in optionals {
      let all = project.writesOutsideInitializers(of: optional)
      guard !project.uses(of: optional).contains(where: \.isProjected),
        all.allSatisfy({ $0.assignment?.name == "=" }),
        case let emptied = all.filter({ $0.assignment?.child(.right)?.kind == .nilLiteral }),
        case let filled = all.filter({ $0.assignment?.child(.right)?.kind != .nilLiteral }),
        raised.allSatisfy({ isBeside($0, filled, project) }), lowered.allSatisfy({ isBeside($0, emptied, project) }),
        let drift = emptied.first(where: { write in
          guard let operation = project.operation(of: write) else { return false }
          return !project.operation(operation, comesTo: writes) && !isRefilled(write, filled, operation)
        })
      else { continue }
      return Finding(
        rule, at: flag.node,
        fact: "\(type.name) stores '\(flag.name)', which says no more than that '\(optional.name)' is there.",
        evidence: [
          Evidence(raised[0], "set with '\(optional.name)'"),
          Evidence(drift, "'\(optional.name)' is emptied here, and '\(flag.name)' stays as it was"),
        ],
        consequence: "After that, '\(flag.name)' does not go with '\(optional.name)', and views show both.",
        advice: "Compute it: 'var \(flag.name): Bool { \(optional.name) != nil }'.")
    }
    return nil
  }

  private static func isBeside(_ write: Node, _ others: [Node], _ project: Project) -> Bool {
    guard let parent = write.assignment?.parent else { return false }
    return others.contains { $0.assignment?.parent == parent }
  }

  private static func isRefilled(_ write: Node, _ filled: [Node], _ operation: Node) -> Bool {
    filled.contains { operation.contains($0) && $0.start > write.start }
  }
}
