/// A container for entities that the app has one for already: `AddPlant().modelContainer(for: Plant.self)` in a sheet.
enum SecondContainer {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    let calls = project.calls(of: "modelContainer").filter { $0.children.contains { $0.label == "for" } }
    let ofApps = calls.filter { isOfApp($0, project) }
    return calls.compactMap { call in
      guard let view = project.enclosingType(of: call), view.isView || view.supertypes.contains("ViewModifier"),
        !project.isForShow(call), project.runsWhileBuilding(call),
        // What is kept in memory alone is meant to be another.
        !call.children.contains(where: { ["inMemory", "isStoredInMemoryOnly"].contains($0.label ?? "") }),
        let (other, name) = ofApps.lazy.compactMap({ other in common(call, other).map { (other, $0) } }).first
      else { return nil }
      return Finding(
        rule, at: call,
        fact: "\(view.name) makes a second container for \(name), beside that of the app.",
        evidence: [Evidence(other, "the app's")],
        consequence:
          "What is inserted or changed below is in another context: queries outside of it do not show it, and "
          + "objects of the two must not be put together.",
        advice: "Leave it out: the app's container is in the environment of all that it shows, sheets included.")
    }
  }

  private static func isOfApp(_ call: Node, _ project: Project) -> Bool {
    project.enclosingType(of: call).map { $0.isApp || $0.isScene } ?? false
  }

  /// An entity that both are for.
  private static func common(_ one: Node, _ other: Node) -> String? {
    let names = entities(of: other)
    return entities(of: one).first(where: names.contains)
  }

  /// `Plant` of `for: Plant.self` and of `for: [Plant.self, Pot.self]`.
  private static func entities(of call: Node) -> [String] {
    call.children.first { $0.label == "for" }.map { argument in
      argument.withDescendants(of: .member).compactMap { $0.name == "self" ? $0.child(.base)?.text : nil }
    } ?? []
  }
}
