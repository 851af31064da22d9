/// A model that views follow is changed by code that runs on no particular thread.
public struct ModelNotMainActor: Rule {
  public static let about = RuleDescription(
    id: "model-not-main-actor",
    title: "A model that views follow must be changed on the main actor.",
    preset: .default,
    notes: .strict,
    severity: .warning,
    wrong: """
      final class FeedModel: ObservableObject {
        @Published var posts: [String] = []
        let client: FeedClient
        init(client: FeedClient) { self.client = client }
        func load() async throws { posts = try await client.posts() }
      }

      struct FeedView: View {
        @StateObject private var model: FeedModel
        var body: some View { List(model.posts, id: \\.self) { Text($0) } }
      }
      """,
    right: """
      @MainActor final class FeedModel: ObservableObject {
        @Published var posts: [String] = []
        let client: FeedClient
        init(client: FeedClient) { self.client = client }
        func load() async throws { posts = try await client.posts() }
      }

      struct FeedView: View {
        @StateObject private var model: FeedModel
        var body: some View { List(model.posts, id: \\.self) { Text($0) } }
      }
      """,
    why: """
      An `async` function of a class without an actor, and a task that such a class starts, run on a thread of the pool, \
      also when a view awaits them. Views read the same members on the main thread: that is a race, and SwiftUI warns of \
      changes that are published from a background thread.
      """,
    evidence: """
      A write to a member in an `async` function or a task of a class without an actor, and a view that shows this member. \
      An entity (`@Model`, a managed object) of what is around that a detached task, or a queue in the background, changes.
      """,
    quiet: """
      What goes back to the main actor before it writes (`MainActor.run`, `DispatchQueue.main`, `Task { \
      @MainActor in }`); classes that get an actor from a superclass, a protocol or their module's default \
      isolation; classes whose superclass is not known. In the Swift 6 language mode, where the compiler looks \
      after most of it, the finding is a note, and so it is where no view is seen to show what is written.
      """)

  public static func findings(in project: Project) -> [Finding] {
    var shown = ShownReads(in: project)
    return project.shippedTypes.compactMap { finding($0, &shown, project) }
      + EntityInBackground.findings(of: Self.self, in: project)
  }

  private static func finding(_ type: NominalType, _ shown: inout ShownReads, _ project: Project) -> Finding? {
    guard type.isModel, type.isClass, !type.isManagedObject, !type.attributes.contains("Model"),
      !type.hasUnknownSupertypes, !isIsolated(type, project)
    else { return nil }
    let target = project.target(of: type.declaration)
    let isTakenOut = type.declaration.traits.contains(.nonisolated)
    guard target.isMainActorByDefault != true || isTakenOut else { return nil }
    let background = BackgroundCode(in: project)
    var found: [(member: Member, write: Node, way: BackgroundCode.Way)] = []
    for member in LoadMembers.followed(of: type) where !member.node.namesActor {
      for write in project.writesOutsideInitializers(of: member) {
        // `queue.remove(id)` of an object that the property holds leaves the property as it is.
        guard project.enclosingType(of: write) === type, project.isSet(member, by: Use(write)),
          let way = background.way(to: write, of: type)
        else { continue }
        found.append((member, write, way))
      }
    }
    var read: (member: Member, place: Node)?
    for item in found where read == nil { read = shown.reads(of: item.member).first.map { (item.member, $0.node) } }
    // What a view shows comes first.
    if let read { found = found.filter { $0.member == read.member } + found.filter { $0.member != read.member } }
    guard let first = found.first else { return nil }
    let names = found.map(\.member.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let isChecked = target.swiftLanguageMode.map { $0 >= Version(6) } ?? false
    return Finding(
      Self.self, at: type.declaration, severity: isChecked || read == nil ? .info : nil,
      fact: "\(type.name) belongs to no actor, and \(first.way.description) writes \(list(names)), which views follow.",
      evidence: found.prefix(4).map { Evidence($0.write, "\($0.way.description) writes '\($0.member.name)'") }
        + (read.map { [Evidence($0.place, "a view shows '\($0.member.name)' here")] } ?? []),
      consequence:
        "The write happens on a thread of the pool while views read on the main thread: a race, updates that come late, "
        + "and SwiftUI's warning about changes from background threads.",
      advice:
        "Write '@MainActor' \(isTakenOut ? "in place of 'nonisolated'" : "before the class"); what must not run there "
        + "can be 'nonisolated'.",
      fix: isTakenOut ? nil : fix(type))
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 3 ? shown + " …" : shown
  }

  private static func fix(_ type: NominalType) -> Fix? {
    let start = type.declaration.range.lowerBound
    return Fix(
      isSafe: false, title: "Put it on the main actor",
      edits: [Edit(in: type.file, range: start..<start, with: "@MainActor ")])
  }

  private static func isIsolated(_ type: NominalType, _ project: Project) -> Bool {
    if type.supertypes.contains(where: { name in onMain.contains { name.hasSuffix($0) } }) { return true }
    return ([type] + type.supertypeIDs.map { project[$0] }).contains { $0.declaration.namesActor }
      || type.attributes.contains { $0.hasSuffix("Actor") }
  }

  /// What the system's types say of themselves.
  private static let onMain = [
    "Controller", "UIView", "NSView", "UIResponder", "NSResponder", "UIWindow", "NSWindow", "NSPanel", "Application",
    "Document", "ApplicationDelegate", "SceneDelegate", "WindowDelegate", "TableViewDelegate", "CollectionViewDelegate",
    "TextFieldDelegate", "TextViewDelegate", "ScrollViewDelegate", "WKNavigationDelegate", "WKUIDelegate",
  ]
}
