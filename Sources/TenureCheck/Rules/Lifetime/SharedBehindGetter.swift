/// A model's computed property hands out what a shared `ObservableObject` publishes: `Settings.shared.isDark`.
enum SharedBehindGetter {
  static func findings(in outer: NominalType, _ shown: inout ShownReads, _ project: Project) -> [Finding] {
    var found: [Finding] = []
    for computed in outer.members where computed.isComputed && !computed.isStatic {
      guard let (access, property) = source(of: computed, in: outer, project), !isHeard(property, outer, project),
        case let inner = project.owner(of: property),
        let read = shown.reads(of: computed).first(where: { !observes(inner, at: $0.node, project) }),
        let view = project.enclosingType(of: read.node),
        let change = project.laterWrites(of: property).first(where: { $0.node != access })
      else { continue }
      found.append(
        Finding(
          NestedObservableObject.self, at: access,
          fact: "\(view.name) shows '\(computed.name)' of \(outer.name), which reads '\(access.excerpt)', and "
            + "\(outer.name) does not pass on the changes of \(inner.name).",
          evidence: [
            Evidence(read.node, "shown here"), Evidence(property.node, "published by \(inner.name) alone"),
            Evidence(change.node, "changed here"),
          ],
          consequence: "When '\(property.name)' changes, \(inner.name) tells its own observers, \(outer.name) tells "
            + "nobody, and \(view.name) goes on showing the old value.",
          advice: "Let \(view.name) observe \(inner.name) itself, or keep a property in \(outer.name) that follows "
            + "'$\(property.name)'."))
    }
    return found
  }

  /// `Settings.shared.isDark` in a getter.
  private static func source(
    of computed: Member, in outer: NominalType, _ project: Project
  ) -> (access: Node, property: Member)? {
    for statement in computed.statements {
      for access in statement.withDescendants(of: .member) where Use(access).kind == .read {
        guard let shared = access.child(.base), shared.kind == .member,
          let holder = shared.child(.base).flatMap({ project.typeReference($0) }),
          let instance = project.member(shared.name, of: holder), instance.isStatic, instance.isStored,
          let inner = project.type(of: shared), inner.isObservableObject, !inner.isObservable, inner !== outer,
          let read = project.member(access.name, of: inner), let property = project.announcedProperty(behind: read)
        else { continue }
        return (access, property)
      }
    }
    return nil
  }

  /// The outer class says that it changes, or listens to the shared object in any way.
  private static func isHeard(_ property: Member, _ outer: NominalType, _ project: Project) -> Bool {
    ([outer] + outer.supertypeIDs.map { project[$0] }).contains { type in
      project.anyNode(of: type) { node in
        node.name == "objectWillChange" || node.kind == .member && node.name == "$" + property.name
      }
    }
  }

  private static func observes(_ inner: NominalType, at place: Node, _ project: Project) -> Bool {
    guard let view = project.enclosingType(of: place) else { return true }
    return view.stored.contains { other in
      [.observedObject, .stateObject, .environmentObject].contains(other.wrapper) && project.type(of: other) === inner
    } || !project.calls(of: "onReceive", in: view).isEmpty
  }
}
