import TenureCheck
import Testing

@Suite struct NestedObservableObjectTests {
  private static let player = """
    import SwiftUI
    import Combine

    final class Player: ObservableObject {
      @Published private(set) var time = 0.0
      @Published var rate = 1.0
      let name: String
      init(name: String = "") { self.name = name }
      var clock: String { "\\(Int(time)) s" }
      func tick() { time += rate }
      func speedUp() { rate *= 2 }
    }

    """

  static let pairs = [
    Pair(
      "a subscription that hears of other objects alone; one that leads on to what changes in each",
      bad: """
        final class Rules: ObservableObject { @Published var level = 0 }

        final class Game: ObservableObject {
          /*!*/ @Published var rules = Rules()
          private var saving: AnyCancellable?
          init() { saving = $rules.sink { _ in print("saved") } }
          func harder() { rules.level += 1 }
        }

        struct GameView: View {
          @ObservedObject var game: Game
          var body: some View { Button("\\(game.rules.level)") { game.harder() } }
        }
        """,
      good: """
        final class Rules: ObservableObject { @Published var level = 0 }

        final class Game: ObservableObject {
          @Published var rules = Rules()
          @Published private var changes = 0
          private var following: AnyCancellable?
          init() { following = $rules.flatMap { $0.$level }.sink { [weak self] _ in self?.changes += 1 } }
          func harder() { rules.level += 1 }
        }

        struct GameView: View {
          @ObservedObject var game: Game
          var body: some View { Button("\\(game.rules.level)") { game.harder() } }
        }
        """),
    Pair(
      "a published object, read through",
      bad: player + """
        @MainActor final class ScreenModel: ObservableObject {
          /*!*/ @Published var player = Player()
          @Published var isFull = false
        }

        struct PlayerScreen: View {
          @StateObject private var model = ScreenModel()
          var body: some View {
            VStack {
              Text("\\(model.player.time, specifier: "%.1f")")
              Toggle("Full", isOn: $model.isFull)
            }
          }
        }
        """,
      good: player + """
        @MainActor final class ScreenModel: ObservableObject {
          @Published var player = Player()
          @Published var isFull = false
          private var forwarding: AnyCancellable?
          init() {
            forwarding = player.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
          }
        }

        struct PlayerScreen: View {
          @StateObject private var model = ScreenModel()
          var body: some View {
            VStack {
              Text("\\(model.player.time, specifier: "%.1f")")
              Toggle("Full", isOn: $model.isFull)
            }
          }
        }
        """, severity: .warning),
    Pair(
      "a constant object, by an environment object",
      bad: player + """
        final class Session: ObservableObject {
          /*!*/ let player: Player
          @Published var user = ""
          init(player: Player) { self.player = player }
        }

        struct RateLabel: View {
          @EnvironmentObject private var session: Session
          var body: some View { Text("\\(session.player.rate)").bold() }
        }
        """,
      good: player + """
        final class Session: ObservableObject {
          let player: Player
          @Published var user = ""
          init(player: Player) { self.player = player }
        }

        struct Screen: View {
          @EnvironmentObject private var session: Session
          var body: some View {
            RateLabel(player: session.player)
            Text(session.player.name)
            Button("Faster") { session.player.speedUp() }
          }
        }

        struct RateLabel: View {
          @ObservedObject var player: Player
          var body: some View { Text("\\(player.rate)").bold() }
        }
        """),
    Pair(
      "by a computed property of the outer model",
      bad: player + """
        final class ScreenModel: ObservableObject {
          /*!*/ private let player = Player(name: "Main")
          @Published var isFull = false
          var position: Double { player.time }
          func start() { player.tick() }
        }

        struct PlayerScreen: View {
          @StateObject private var model = ScreenModel()
          var body: some View {
            ProgressView(value: model.position)
              .onTapGesture { model.start() }
          }
        }
        """,
      good: player + """
        final class ScreenModel: ObservableObject {
          private let player = Player(name: "Main")
          @Published var isFull = false
          @Published private(set) var position = 0.0
          init() { player.$time.assign(to: &$position) }
          var title: String { player.name }
          func start() { player.tick() }
        }

        struct PlayerScreen: View {
          @StateObject private var model = ScreenModel()
          var body: some View {
            ProgressView(model.title, value: model.position)
              .onTapGesture { model.start() }
          }
        }
        """),
    Pair(
      "a view that observes the inner object too",
      bad: player + """
        final class Library: ObservableObject { /*!*/ @Published var current: Player? = Player() }
        struct Bar: View {
          @ObservedObject var library: Library
          var body: some View {
            if let clock = library.current?.clock { Text(clock) }
          }
        }
        """,
      good: player + """
        final class Library: ObservableObject { @Published var current: Player? = Player() }
        struct Bar: View {
          @ObservedObject var library: Library
          @ObservedObject var player: Player
          var body: some View {
            if let clock = library.current?.clock { Text(clock) }
            Text("\\(player.rate)")
          }
        }
        """),
    Pair(
      "both @Observable",
      bad: """
        final class Settings: ObservableObject {
          @Published var fontSize = 12
          func larger() { fontSize += 1 }
        }
        final class Workspace: ObservableObject {
          /*!*/ @Published var settings = Settings()
        }
        struct Editor: View {
          @EnvironmentObject var workspace: Workspace
          private var size: Int { workspace.settings.fontSize }
          var body: some View {
            Text("Text").font(.system(size: CGFloat(size)))
            Button("Larger") { workspace.settings.larger() }
          }
        }
        """,
      good: """
        @Observable final class Settings {
          var fontSize = 12
          func larger() { fontSize += 1 }
        }
        @Observable final class Workspace {
          var settings = Settings()
        }
        struct Editor: View {
          @Environment(Workspace.self) var workspace
          private var size: Int { workspace.settings.fontSize }
          var body: some View {
            Text("Text").font(.system(size: CGFloat(size)))
            Button("Larger") { workspace.settings.larger() }
          }
        }
        """),
    Pair(
      "onReceive in the view",
      bad: player + """
        final class Room: ObservableObject { /*!*/ var player = Player() }
        struct RoomView: View {
          @StateObject var room = Room()
          @State private var isLate = false
          var body: some View { Text(room.player.clock).foregroundStyle(isLate ? .red : .primary) }
        }
        """,
      good: player + """
        final class Room: ObservableObject { var player = Player() }
        struct RoomView: View {
          @StateObject var room = Room()
          @State private var isLate = false
          var body: some View {
            Text(room.player.clock).foregroundStyle(isLate ? .red : .primary)
              .onReceive(room.player.$time) { isLate = $0 > 10 }
          }
        }
        """),
    Pair(
      "elements by the name of a loop",
      bad: """
        final class Player: ObservableObject, Identifiable { @Published var score = 0 }
        final class Match: ObservableObject {
          /*!*/ @Published var players: [Player] = []
          func point(_ player: Player) { player.score += 1 }
        }
        struct Board: View {
          @ObservedObject var match: Match
          var body: some View {
            ForEach(match.players) { player in Button("\\(player.score)") { match.point(player) } }
          }
        }
        """,
      good: """
        final class Player: ObservableObject, Identifiable { @Published var score = 0 }
        final class Match: ObservableObject {
          @Published var players: [Player] = []
          func point(_ player: Player) {
            player.score += 1
            players = players.sorted { $0.score > $1.score }
          }
        }
        struct Board: View {
          @ObservedObject var match: Match
          var body: some View {
            ForEach(match.players) { player in Button("\\(player.score)") { match.point(player) } }
          }
        }
        """),
    Pair(
      "an optional one by the name of its binding",
      bad: """
        final class Call: ObservableObject { @Published var seconds = 0 }
        final class Phone: ObservableObject { /*!*/ @Published var current: Call? }
        struct Bar: View {
          @StateObject private var phone = Phone()
          var body: some View {
            if let call = phone.current { Text("\\(call.seconds)") }
            Button("Tick") { phone.current?.seconds += 1 }
          }
        }
        """,
      good: """
        final class Call: ObservableObject { @Published var seconds = 0 }
        final class Phone: ObservableObject { @Published var current: Call? }
        struct Seconds: View {
          @ObservedObject var call: Call
          var body: some View { Text("\\(call.seconds)") }
        }
        struct Bar: View {
          @StateObject private var phone = Phone()
          var body: some View {
            if let call = phone.current { Seconds(call: call) }
            Button("Tick") { phone.current?.seconds += 1 }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(NestedObservableObject.self) }

  @Test func itSaysWhoTellsWhom() {
    expect(
      NestedObservableObject.self, of: NestedObservableObject.about.wrong,
      says: """
        7:3 warning: Screen shows 'player.time', through ScreenModel, which does not pass on the changes of its Player.
        - 12 shown here
        - 2 published by Player alone
        - 3 changed here
        When 'time' changes, Player tells its own observers, ScreenModel tells nobody, and Screen goes on showing the old value.
        Give 'player' to a view that has it as '@ObservedObject var player: Player', or make both classes @Observable.
        """)
  }
}

extension NestedObservableObjectTests {
  @Test("What a task changes in an element is long after the list has changed") func changedByTask() {
    func loads(_ start: String) -> String {
      """
      final class Load: ObservableObject, Identifiable {
        let name: String
        @Published var progress = 0.0
        init(name: String) { self.name = name }
      }
      final class Loads: ObservableObject {
        \(start.contains("Task") ? "/*!*/ " : "")@Published private(set) var loads: [Load] = []
        func start(_ name: String) {
          let load = Load(name: name)
          loads.append(load)
          \(start)
        }
      }
      struct LoadsView: View {
        @StateObject private var model = Loads()
        var body: some View {
          List(model.loads) { load in ProgressView(load.name, value: load.progress) }
          Button("Start") { model.start("A") }
        }
      }
      """
    }
    expect(NestedObservableObject.self, fires: loads("Task { await wait(); load.progress = 1 }"), severity: .warning)
    expect(NestedObservableObject.self, staysQuiet: loads("load.progress = 0.1"))
  }
}
