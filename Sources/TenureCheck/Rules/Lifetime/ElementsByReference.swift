/// A list of objects that announce nothing: the list stays the same while what is in them changes.
enum ElementsByReference {
  static func findings(in project: Project) -> [Finding] {
    var shown = ShownReads(in: project)
    return project.shippedTypes.filter { $0.isViewLike || $0.isModel }.flatMap { type in
      type.stored.compactMap { list in finding(list, of: type, &shown, project) }
    }
  }

  private static func finding(
    _ list: Member, of type: NominalType, _ shown: inout ShownReads, _ project: Project
  ) -> Finding? {
    guard type.isViewLike ? list.wrapper == .state : SameEntityInSeveralModels.isKept(list, type),
      let element = project.elementType(of: list), element.isClass, !element.isModel, !element.isManagedObject,
      !element.hasUnknownSupertypes, !element.attributes.contains("Model")
    else { return nil }
    for property in element.stored where !property.isConstant && !property.isStatic && property.wrapper == nil {
      guard
        let read = shown.reads(of: property).first(where: {
          project.origin(of: $0.node.child(.base) ?? $0.node) == list
        }),
        let view = project.enclosingType(of: read.node),
        let change = project.laterWrites(of: property).first(where: {
          !project.isAnnouncedAlong($0.node, of: property, to: view)
        })
      else { continue }
      return Finding(
        ReferenceTypeInState.self, at: list.wrapperAttribute ?? list.node, severity: .warning,
        fact: "\(view.name) shows '\(property.name)' of the objects in '\(list.name)'; \(element.name) is a class that "
          + "announces nothing.",
        evidence: [
          Evidence(read.node, "shown here"), Evidence(change.node, "'\(property.name)' changes here"),
          Evidence(element.declaration, "a class without @Observable"),
        ],
        consequence:
          "When '\(property.name)' changes, '\(list.name)' holds the same objects as before, and \(view.name) "
          + "keeps showing the old value.",
        advice: "Make \(element.name) a struct, or @Observable.")
    }
    return nil
  }
}
