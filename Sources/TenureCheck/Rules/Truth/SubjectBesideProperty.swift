/// A value that is kept twice, in a property and in a subject, and that one place tells the property alone.
enum SubjectBesideProperty {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isReference && !$0.isProtocol }.flatMap { type -> [Finding] in
      let subjects = type.stored.filter { isSubject($0) && !$0.isStatic }
      if subjects.isEmpty { return [] }
      return type.stored.filter { !$0.isConstant && !$0.isStatic && $0.accessors.isEmpty }.compactMap { property in
        subjects.lazy.compactMap { finding(rule, property, beside: $0, of: type, project) }.first
      }
    }
  }

  private static func isSubject(_ member: Member) -> Bool {
    member.plainType?.name == "CurrentValueSubject" || member.value?.calledName == "CurrentValueSubject"
  }

  private static func finding(
    _ rule: any Rule.Type, _ property: Member, beside subject: Member, of type: NominalType, _ project: Project
  ) -> Finding? {
    let sends = project.uses(of: subject).compactMap { use -> Node? in
      guard let method = use.node.accessedMember, method.name == "send", method.role == .callee else { return nil }
      return method.parent
    }
    let writes = project.writesOutsideInitializers(of: property)
    let together = writes.filter { write in sends.contains { isSame(write, $0, property, project) } }
    guard together.count > 1, let first = together.first,
      let drift = writes.first(where: { write in
        guard let operation = project.operation(of: write), write.assignment != nil else { return false }
        return !project.operation(operation, comesTo: sends) && !isSentByCaller(operation, sends, project)
      })
    else { return nil }
    return Finding(
      rule, at: drift,
      fact:
        "'\(property.name)' of \(type.name) changes here, and '\(subject.name)', which has the same value, does not.",
      evidence: [Evidence(first, "told to both here"), Evidence(subject.node, "the second place for the same value")],
      consequence: "Who listens to '\(subject.name)' goes on with the old value.",
      advice: "Keep one of them: '$\(property.name)' is a publisher of what is '@Published'.")
  }

  /// `link = .up` and `subject.send(.up)`, or `subject.send(link)`, in one go.
  private static func isSame(_ write: Node, _ send: Node, _ property: Member, _ project: Project) -> Bool {
    guard let value = write.assignment?.child(.right), let sent = send.child(.argument),
      project.operation(of: write).map({ $0.contains(send) }) == true
    else { return false }
    return sent.text == value.text || project.storage(of: sent) == property
  }

  private static func isSentByCaller(_ operation: Node, _ sends: [Node], _ project: Project) -> Bool {
    guard operation.kind == .function else { return false }
    return project.calls(of: operation.name).contains { call in
      project.operation(of: call).map { project.operation($0, comesTo: sends) } == true
    }
  }
}
