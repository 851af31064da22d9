import TenureCheck
import Testing

@Suite struct ViewWritesModelDirectlyTests {
  private static func three(_ write: String, type: String = "Inbox") -> String {
    ["Toolbar", "Sidebar", "EmptyNote"].map { view in
      """
      struct \(view): View {
        let inbox: \(type)
        var body: some View {
          Button("\(view)") { \(write) }
        }
      }

      """
    }.joined()
  }

  static let pairs = [
    Pair(
      "three views assign",
      bad: """
        @Observable final class Inbox {
          /*!*/ var filter = ""
          var messages: [String] = []
          func reload() {}
        }

        """ + three("inbox.filter = \"unread\"; inbox.reload()"),
      good: """
        @Observable final class Inbox {
          private(set) var filter = ""
          var messages: [String] = []
          func show(_ filter: String) { self.filter = filter; reload() }
          func reload() {}
        }

        """ + three("inbox.show(\"unread\")"), severity: .info),
    Pair(
      "two are not many",
      bad: "final class Inbox: ObservableObject { /*!*/ @Published var filter = \"\" }\n"
        + three("inbox.filter = \"a\""),
      good: """
        final class Inbox: ObservableObject { @Published var filter = "" }
        struct Toolbar: View {
          @ObservedObject var inbox: Inbox
          var body: some View {
            Button("Unread") { inbox.filter = "unread" }
            Button("All") { inbox.filter = "" }
          }
        }
        struct Sidebar: View {
          @ObservedObject var inbox: Inbox
          var body: some View { Button("All") { inbox.filter = "" } }
        }
        """),
    Pair(
      "changing methods count, bindings do not",
      bad: "@Observable final class Inbox { /*!*/ var marked: Set<Int> = [] }\n" + three("inbox.marked.insert(1)"),
      good: """
        @Observable final class Inbox { var query = "" }
        struct A: View { @Bindable var inbox: Inbox; var body: some View { TextField("", text: $inbox.query) } }
        struct B: View { @Bindable var inbox: Inbox; var body: some View { TextField("", text: $inbox.query) } }
        struct C: View { @Bindable var inbox: Inbox; var body: some View { TextField("", text: $inbox.query) } }
        """),
    Pair(
      "a router is meant to be set",
      bad: "@Observable final class Inbox { /*!*/ var sheet: String? }\n" + three("inbox.sheet = \"new\""),
      good: "@Observable final class InboxRouter { var sheet: String? }\n"
        + three("inbox.sheet = \"new\"", type: "InboxRouter")),
    Pair(
      "an entity, and what belongs to the change in didSet",
      bad: "@Observable final class Inbox { /*!*/ var order = 0 }\n" + three("inbox.order += 1"),
      good: "@Observable final class Inbox { var order = 0 { didSet { save() } }; func save() {} }\n"
        + "@Model final class Item { var order = 0 }\n" + three("inbox.order += 1")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ViewWritesModelDirectly.self) }

  @Test func entitiesAreEditedByViews() {
    expect(
      ViewWritesModelDirectly.self,
      staysQuiet: "@Model final class Inbox { var order = 0 }\n" + Self.three("inbox.order += 1"))
  }

  @Test func itNamesAllWriters() {
    expect(
      ViewWritesModelDirectly.self, of: ViewWritesModelDirectly.about.wrong,
      says: """
        1:33 info: 3 views assign 'filter' of Inbox: EmptyNote, Sidebar, Toolbar.
        - 5 assigned by Toolbar
        - 9 assigned by Sidebar
        - 13 assigned by EmptyNote
        What belongs to the change has to be repeated in each of them; the first that forgets it leaves Inbox in a state that the others do not expect.
        Make it 'private(set)' and give Inbox a method that says what happened.
        """)
  }
}
