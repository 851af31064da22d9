/// Many views assign the same property of a model.
public struct ViewWritesModelDirectly: Rule {
  public static let about = RuleDescription(
    id: "view-writes-model-directly",
    title: "A model's property should not be assigned by many views.",
    preset: .architecture,
    severity: .info,
    wrong: """
      @Observable final class Inbox { var filter = "" }

      struct Toolbar: View {
        let inbox: Inbox
        var body: some View { Button("Unread") { inbox.filter = "unread" } }
      }
      struct Sidebar: View {
        let inbox: Inbox
        var body: some View { Button("All") { inbox.filter = "" } }
      }
      struct EmptyNote: View {
        let inbox: Inbox
        var body: some View { Button("Show everything") { inbox.filter = "" } }
      }
      """,
    right: """
      @Observable final class Inbox {
        private(set) var filter = ""
        func show(_ filter: String) { self.filter = filter }
      }

      struct Toolbar: View {
        let inbox: Inbox
        var body: some View { Button("Unread") { inbox.show("unread") } }
      }
      struct Sidebar: View {
        let inbox: Inbox
        var body: some View { Button("All") { inbox.show("") } }
      }
      struct EmptyNote: View {
        let inbox: Inbox
        var body: some View { Button("Show everything") { inbox.show("") } }
      }
      """,
    why: """
      Where each view assigns what it thinks right, what belongs to the change (save, load again, reset the selection) \
      must be repeated in each, and is forgotten in one. A method of the model has a name and does all of it.
      """,
    evidence: """
      A model's property that three views or more assign.
      """,
    quiet: """
      Bindings; entities of a database; routers and settings, whose properties are meant to be set; properties \
      that do what belongs to the change in `didSet`.
      """,
    options: [
      RuleOption("views", .number(3), "How many views that assign a property are too many."),
      RuleOption(
        "settable",
        .words(["Router", "Navigator", "Navigation", "Coordinator", "Settings", "Preferences", "Theme", "Defaults"]),
        "Words in the names of models whose properties are meant to be set."),
    ])

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isModel && !isMeantToBeSet($0, in: project) }.flatMap { type in
      type.stored.compactMap { finding($0, of: type, in: project) }
    }
  }

  private static func isMeantToBeSet(_ type: NominalType, in project: Project) -> Bool {
    if type.isManagedObject || type.attributes.contains("Model") || type.attributes.contains("SwiftData.Model") {
      return true
    }
    return project.words("settable", of: Self.self, at: type.declaration).contains { type.name.contains($0) }
  }

  private static func finding(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    guard !member.isConstant, !member.isPrivate, !member.traits.contains(.privateSet), member.accessors.isEmpty else {
      return nil
    }
    var writers: [NominalType] = []
    var places: [Evidence] = []
    for use in project.uses(of: member) where project.isSet(member, by: use) && !use.goesThroughBinding {
      guard let view = project.enclosingType(of: use.node), view.isViewLike, !writers.contains(view) else { continue }
      writers.append(view)
      places.append(Evidence(use.node, "assigned by \(view.name)"))
    }
    guard writers.count >= project.number("views", of: Self.self, at: member.node) else { return nil }
    return Finding(
      Self.self, at: member.node,
      fact: "\(writers.count) views assign '\(member.name)' of \(type.name): "
        + "\(writers.map(\.name).sorted().joined(separator: ", ")).",
      evidence: Array(places.prefix(6)),
      consequence: "What belongs to the change has to be repeated in each of them; the first that forgets it leaves "
        + "\(type.name) in a state that the others do not expect.",
      advice: "Make it 'private(set)' and give \(type.name) a method that says what happened.")
  }
}
