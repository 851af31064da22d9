/// Whether `@Published` can be put before a property unasked: the code builds as before, and views hear of each change
/// once, on the main thread, and not while they build themselves.
enum Publishing {
  static func isSafe(
    _ member: Member, of type: NominalType, _ writes: [Use], _ shown: inout ShownReads, in project: Project
  ) -> Bool {
    guard member.accessors.isEmpty, knowsPublished(member.node.file),
      // Of a class with a wrapper that cannot be coded the compiler writes no coding.
      !project.isSynthesised(type, by: ["Codable", "Encodable", "Decodable"]), !type.hasUnknownSupertypes,
      type.initializers.allSatisfy({ takesWrapper(member.name, $0.node) }), !announcesByHand(type, project)
    else { return false }
    let background = BackgroundCode(in: project)
    for write in writes {
      if background.way(to: write.node, of: type) != nil { return false }
      if runsWhileShown(write.node, &shown, project) { return false }
    }
    return true
  }

  /// A file that has only Foundation, of a class that is an `ObservableObject` by way of its superclass, does not know
  /// the word.
  private static func knowsPublished(_ file: FileFacts) -> Bool {
    file.imports.contains { ["SwiftUI", "Combine"].contains($0) }
      || file.names.contains("Published") || file.names.contains("ObservableObject")
  }

  /// Before all properties have their first value, one with a wrapper can be assigned once, and not be read.
  private static func takesWrapper(_ name: String, _ initializer: Node) -> Bool {
    let uses = initializer.descendants.filter { node in
      node.name == name
        && (node.kind == .reference || node.kind == .member && node.child(.base)?.name == "self")
    }
    return uses.isEmpty || uses.count == 1 && uses[0].assignment?.name == "="
  }

  /// Who tells of changes in a way of its own would tell of them twice, or not in the way of `@Published`.
  private static func announcesByHand(_ type: NominalType, _ project: Project) -> Bool {
    project.member("objectWillChange", of: type) != nil
      || project.anyNode(of: type) { $0.name == "objectWillChange" && $0.kind != .variable }
  }

  /// A change that a body makes, by way of methods too: published, it would run the body again and again.
  private static func runsWhileShown(
    _ node: Node, _ shown: inout ShownReads, _ project: Project, depth: Int = 3
  ) -> Bool {
    if shown.shows(node) || project.runsForBody(node) { return true }
    guard depth > 0, project.moment(of: node) == .called, let function = project.enclosingMember(of: node),
      function.isFunction
    else { return false }
    for call in project.uses(of: function) where runsWhileShown(call.node, &shown, project, depth: depth - 1) {
      return true
    }
    return false
  }
}
