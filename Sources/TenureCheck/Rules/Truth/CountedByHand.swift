/// A number that is counted up and down beside a list: `threads.append(thread); unread += 1`.
enum CountedByHand {
  static func finding(
    _ rule: any Rule.Type, _ number: Member, of type: NominalType, _ uses: [Use], beside lists: [Member],
    _ project: Project
  ) -> Finding? {
    guard isNumber(number) else { return nil }
    var counts: [Node] = []
    var resets: [Node] = []
    for use in uses where use.kind == .write {
      if project.operation(of: use.node)?.kind == .initializer { continue }
      guard let assignment = use.node.assignment, project.enclosingType(of: use.node) === type,
        let right = assignment.child(.right), right.kind == .integerLiteral
      else { return nil }
      switch assignment.name {
      case "+=", "-=": counts.append(use.node)
      case "=" where right.text == "0": resets.append(use.node)
      default: return nil
      }
    }
    // A page or an attempt only goes up.
    guard counts.contains(where: { $0.assignment?.name == "-=" }),
      counts.contains(where: { $0.assignment?.name == "+=" })
    else { return nil }
    for list in lists where isList(list) {
      let changes = project.writesOutsideInitializers(of: list)
      guard
        let together = counts.first(where: { count in
          project.operation(of: count).map { operation in changes.contains(where: operation.contains) } == true
        }), counts.allSatisfy({ touches(list, with: $0, project) })
      else { continue }
      let drift = changes.first { change in
        guard isOfElements(change), let operation = project.operation(of: change) else { return false }
        return !project.operation(operation, comesTo: counts + resets)
      }
      guard let drift else { continue }
      return Finding(
        rule, at: number.node,
        fact: "\(type.name) counts '\(number.name)' up and down beside '\(list.name)', which it can be computed from.",
        evidence: [
          Evidence(together, "counted here"),
          Evidence(drift, "'\(list.name)' changes here, and '\(number.name)' stays as it was"),
        ],
        consequence: "After that, '\(number.name)' does not go with '\(list.name)', and views show both.",
        advice: "Compute it of '\(list.name)': 'var \(number.name): Int { \(list.name).count { … } }'.")
    }
    return nil
  }

  /// Where one counts, the list changes too, or an element of it.
  private static func touches(_ list: Member, with count: Node, _ project: Project) -> Bool {
    guard let operation = project.operation(of: count) else { return false }
    return project.writesOutsideInitializers(of: list).contains(where: operation.contains)
  }

  private static func isNumber(_ member: Member) -> Bool {
    member.plainType?.name == "Int" || member.type == nil && member.value?.kind == .integerLiteral
  }

  private static func isList(_ member: Member) -> Bool {
    guard let type = member.plainType else { return member.value?.kind == .arrayLiteral }
    return type.kind == .arrayType || ["Array", "Set", "IdentifiedArrayOf", "Deque"].contains(type.name)
  }

  /// Elements come or go: `items.append(item)`, `items = []`, `items += more`; not `items[0].title = ""`.
  private static func isOfElements(_ change: Node) -> Bool {
    if change.assignment != nil { return true }
    guard let method = change.parent, method.kind == .member, method.role == .callee else { return false }
    return method.name.hasPrefix("remove") || ["append", "insert"].contains(method.name)
  }
}
