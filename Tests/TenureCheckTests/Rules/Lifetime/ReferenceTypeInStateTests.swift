import TenureCheck
import Testing

@Suite struct ReferenceTypeInStateTests {
  private static let player = "final class Player: ObservableObject { @Published var title = \"\"; func play() {} }\n"

  static let pairs = [
    Pair(
      "an object whose name the list shows; one whose name an alert asks about",
      bad: """
        final class Preset: ObservableObject { @Published var name = "" }
        struct Presets: View {
          /*!*/ @State private var chosen: Preset?
          var body: some View { Text(chosen?.name ?? "") }
        }
        """,
      good: """
        final class Preset: ObservableObject { @Published var name = "" }
        struct Presets: View {
          @State private var chosen: Preset?
          @State private var asks = false
          var body: some View {
            List {}
              .confirmationDialog("Delete \\(chosen?.name ?? "")?", isPresented: $asks) { Button("Delete") {} }
          }
        }
        """),
    Pair(
      "an ObservableObject that is read",
      bad: player + """
        struct PlayerView: View {
          /*!*/ @State private var player = Player()
          var body: some View { Text(player.title) }
        }
        """,
      good: player + """
        struct PlayerView: View {
          @StateObject private var player = Player()
          var body: some View { Text(player.title) }
        }
        """, severity: .error),
    Pair(
      "an ObservableObject that is only called",
      bad: player + """
        struct PlayerView: View {
          /*!*/ @State var player: Player?
          var body: some View { Text(player?.title ?? "") }
        }
        """,
      good: player + """
        struct PlayerView: View {
          @State var player = Player()
          var body: some View { Button("Play") { player.play() } }
        }
        """),
    Pair(
      "the macro",
      bad: """
        class Settings { var name = "" }
        struct SettingsView: View {
          /*!*/ @State private var settings = Settings()
          var body: some View { TextField("Name", text: $settings.name) }
        }
        """,
      good: """
        @Observable class Settings { var name = "" }
        struct SettingsView: View {
          @State private var settings = Settings()
          var body: some View { TextField("Name", text: $settings.name) }
        }
        """, severity: .warning),
    Pair(
      "the macro on a superclass, through an alias",
      bad: """
        class Base: NSManagedObject {}
        final class Todo: Base { @NSManaged var title: String }
        struct TodoView: View {
          /*!*/ @State var todo: Todo
          var body: some View { Text(todo.title) }
        }
        """,
      good: """
        @Observable class Base {}
        typealias Root = Base
        final class Todo: Root { var title = "" }
        struct TodoView: View {
          @State var todo: Todo
          var body: some View { Text(todo.title) }
        }
        """),
    Pair(
      "read in an action only",
      bad: """
        final class Counter { var count = 0 }
        struct CounterView: View {
          /*!*/ @State private var counter = Counter()
          var body: some View { VStack { Text("\\(counter.count)") } }
        }
        """,
      good: """
        final class Counter { var count = 0 }
        struct CounterView: View {
          @State private var counter = Counter()
          var body: some View { Button("Tap") { print(counter.count) } }
        }
        """),
    Pair(
      "unknown superclass",
      bad: player + """
        struct PlayerView: View {
          /*!*/ @State private var player = Player()
          var body: some View { content }
          private var content: some View { ForEach([1], id: \\.self) { _ in Text(player.title) } }
        }
        """,
      good: """
        final class Player: KitPlayer { var title = "" }
        struct PlayerView: View {
          @State private var player = Player()
          var body: some View { Text(player.title) }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ReferenceTypeInState.self) }

  @Test func itSaysWhatHappens() {
    expect(
      ReferenceTypeInState.self, of: ReferenceTypeInState.about.wrong,
      says: """
        4:3 error: PlayerView holds the Player in '@State var player' and shows its 'title'; Player is a class that @State does not follow.
        - 5 'title' is read here
        - 1 an ObservableObject
        When 'title' changes, the reference stays the same and PlayerView keeps showing the old value.
        Hold it with '@StateObject', or make Player @Observable.
        """)
  }
}
