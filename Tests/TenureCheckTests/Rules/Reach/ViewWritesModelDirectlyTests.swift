import TenureCheck
import Testing

@Suite struct ViewWritesModelDirectlyTests {
  private static func buttons(_ action: String, count: Int = 3) -> String {
    ["Play", "Stop", "Skip"].prefix(count).map { name in
      """
      struct \(name)Button: View {
        @ObservedObject var player: Player
        var body: some View {
          Button("\(name)") { \(action) }
            .buttonStyle(.bordered)
        }
      }

      """
    }.joined()
  }

  static let pairs = [
    Pair(
      "three views; a method",
      bad: "final class Player: ObservableObject {\n  /*!*/ @Published var state = 0\n}\n"
        + buttons("player.state = 1"),
      good: """
        final class Player: ObservableObject {
          @Published private(set) var state = 0
          func go(to state: Int) { self.state = state }
        }

        """ + buttons("player.go(to: 1)"), severity: .info),
    Pair(
      "counted up; in two views alone",
      bad: "final class Player: ObservableObject {\n  /*!*/ @Published var count = 0\n}\n"
        + buttons("player.count += 1"),
      good: "final class Player: ObservableObject {\n  @Published var count = 0\n}\n"
        + buttons("player.count += 1", count: 2)),
    Pair(
      "a list that views append to; settings",
      bad: "final class Player: ObservableObject {\n  /*!*/ @Published var queue: [Int] = []\n}\n"
        + buttons("player.queue.append(1)"),
      good:
        "final class PlayerSettings: ObservableObject {\n  @Published var volume = 0\n}\ntypealias Player = PlayerSettings\n"
        + buttons("player.volume = 1")),
    Pair(
      "an Observable class, in several files; bindings",
      bad: """
        // file: Inbox.swift
        @Observable final class Inbox {
          /*!*/ var filter = "all"
        }
        // file: Unread.swift
        struct Unread: View {
          let inbox: Inbox
          var body: some View { Button("Unread") { inbox.filter = "unread" } }
        }
        // file: Starred.swift
        struct Starred: View {
          @Environment(Inbox.self) private var inbox
          var body: some View { Button("Starred") { inbox.filter = "starred" } }
        }
        // file: Everything.swift
        struct Everything: View {
          @State private var inbox = Inbox()
          var body: some View { Text("All").onTapGesture { self.inbox.filter = "all" } }
        }
        """,
      good: """
        @Observable final class Inbox { var filter = "all" }
        struct Unread: View {
          @Bindable var inbox: Inbox
          var body: some View { TextField("Filter", text: $inbox.filter) }
        }
        struct Starred: View {
          @Bindable var inbox: Inbox
          var body: some View { TextField("Filter", text: $inbox.filter) }
        }
        struct Everything: View {
          @Bindable var inbox: Inbox
          var body: some View { TextField("Filter", text: $inbox.filter) }
        }
        """),
    Pair(
      "a field of a struct in it; what the models themselves write",
      bad:
        "struct Track { var title = \"\" }\nfinal class Player: ObservableObject {\n  /*!*/ @Published var track = Track()\n}\n"
        + buttons("player.track.title = \"x\""),
      good: """
        final class Player: ObservableObject { @Published var state = 0 }
        final class Remote { let player = Player(); func play() { player.state = 1 } }
        final class Watch { let player = Player(); func play() { player.state = 2 } }
        final class Phone { let player = Player(); func play() { player.state = 3 } }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ViewWritesModelDirectly.self) }

  @Test func itSaysWhatHappens() {
    expect(
      ViewWritesModelDirectly.self, of: ViewWritesModelDirectly.about.wrong,
      says: """
        1:33 info: 3 views assign 'filter' of Inbox: UnreadButton, StarredButton, AllButton.
        - 5 UnreadButton writes it here
        - 9 StarredButton writes it here
        - 13 AllButton writes it here
        What has to go with a change of 'filter' has no place, and each writer has to think of it.
        Make it 'private(set)', and give Inbox a method for what happens.
        """)
  }
}
