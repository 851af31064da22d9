/// Many views assign the same member of a model.
public struct ViewWritesModelDirectly: Rule {
  public static let about = RuleDescription(
    id: "view-writes-model-directly",
    title: "What many views change in a model should be changed by a method of the model.",
    preset: .architecture,
    severity: .info,
    wrong: """
      @Observable final class Inbox { var filter = "all" }

      struct UnreadButton: View {
        let inbox: Inbox
        var body: some View { Button("Unread") { inbox.filter = "unread" } }
      }
      struct StarredButton: View {
        let inbox: Inbox
        var body: some View { Button("Starred") { inbox.filter = "starred" } }
      }
      struct AllButton: View {
        let inbox: Inbox
        var body: some View { Button("All") { inbox.filter = "all" } }
      }
      """,
    right: """
      @Observable final class Inbox {
        private(set) var filter = "all"
        func show(_ filter: String) { self.filter = filter }
      }

      struct UnreadButton: View {
        let inbox: Inbox
        var body: some View { Button("Unread") { inbox.show("unread") } }
      }
      """,
    why: """
      A rule about the member, such as what has to happen with it, has no place to stand, and each new writer has to \
      know it. A method has a name for what happened, and is found by everybody.

      Named are members that three or more views assign. Bindings do not count, nor do settings, which are there to be \
      set.
      """)

  static let limit = 3

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes
      .filter {
        $0.isModel && Set($0.name.nameWords).isDisjoint(with: ["settings", "preferences", "theme", "options"])
      }
      .flatMap { type in
        LoadMembers.followed(of: type).filter { !$0.isPrivate && !$0.traits.contains(.privateSet) }
          .compactMap { finding($0, type, project) }
      }
  }

  private static func finding(_ member: Member, _ type: NominalType, _ project: Project) -> Finding? {
    var writers: [(view: NominalType, write: Node)] = []
    for write in project.writesOutsideInitializers(of: member) {
      guard let view = project.enclosingType(of: write), view.isViewLike, !writers.contains(where: { $0.view === view })
      else { continue }
      writers.append((view, write))
    }
    guard writers.count >= limit else { return nil }
    return Finding(
      Self.self, at: member.node,
      fact: "\(writers.count) views assign '\(member.name)' of \(type.name): "
        + "\(writers.map(\.view.name).joined(separator: ", ")).",
      evidence: writers.prefix(4).map { Evidence($0.write, "\($0.view.name) writes it here") },
      consequence: "What has to go with a change of '\(member.name)' has no place, and each writer has to think of it.",
      advice: "Make it 'private(set)', and give \(type.name) a method for what happens.")
  }
}
