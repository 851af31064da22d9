/// A publisher that is another one each time it is asked for: `var taps: PassthroughSubject<…> { PassthroughSubject() }`.
enum SubjectMadeAnew {
  static func findings(in project: Project) -> [Finding] {
    ["PassthroughSubject", "CurrentValueSubject"].flatMap { project.calls(of: $0) }.compactMap { finding($0, project) }
  }

  private static func finding(_ made: Node, _ project: Project) -> Finding? {
    guard let property = project.enclosingMember(of: made), property.isComputed, isHandedOut(made, by: property),
      let sending = project.uses(of: property).first(where: { $0.node.accessedMember?.name == "send" })?.node
    else { return nil }
    let name = made.calledName ?? ""
    let owner = project.owner(of: property).name
    return Finding(
      ObservedObjectCreatedInline.self, at: made,
      fact: "'\(property.name)' of \(owner) is another \(name) each time it is asked for.",
      evidence: [Evidence(sending, "sent to one that nobody else has")],
      consequence: "Whoever subscribes has one of their own, and never hears anything.",
      advice: "Keep one: 'let \(property.name) = …'.")
  }

  /// As it is, or as `subject.eraseToAnyPublisher()`.
  private static func isHandedOut(_ made: Node, by property: Member) -> Bool {
    var value = made
    while value.role == .base, let access = value.parent, let call = access.parent, access.role == .callee {
      value = call
    }
    if value.role == .value, let outer = value.parent, outer.kind == .returnStatement { value = outer }
    return property.statements.count == 1 && property.statements.first == value
  }
}
