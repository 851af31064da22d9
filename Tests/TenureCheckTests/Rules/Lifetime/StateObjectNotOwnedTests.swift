import TenureCheck
import Testing

@Suite struct StateObjectNotOwnedTests {
  private static let player = """
    import SwiftUI

    final class AudioPlayer: ObservableObject {
      static let shared = AudioPlayer()
      @Published var title = ""
      @Published private(set) var isPlaying = false
      func toggle() { isPlaying.toggle() }
    }

    """

  private static let profile = """
    import SwiftUI
    import Observation

    @MainActor @Observable final class ProfileModel {
      static let current = ProfileModel()
      var name = ""
      var bio = ""
    }

    """

  static let pairs = [
    Pair(
      "an object that the view may replace; one that tells it once where to go",
      bad: """
        @Observable final class Comment { var text = "" }
        struct Thread: View {
          @State private var target: Comment?
          init(target: Comment?) { /*!*/ _target = State(initialValue: target) }
          var body: some View {
            Text(target?.text ?? "").onAppear { target = Comment() }
          }
        }
        struct Page: View {
          let comment: Comment
          var body: some View { Thread(target: comment) }
        }
        """,
      good: """
        @Observable final class Comment { var text = "" }
        struct Thread: View {
          @State private var target: Comment?
          init(target: Comment?) { _target = State(initialValue: target) }
          var body: some View {
            Text(target?.text ?? "").onAppear { target = nil }
          }
        }
        struct Page: View {
          let comment: Comment
          var body: some View { Thread(target: comment) }
        }
        """),
    Pair(
      "a form in a sheet that takes a model for its own; one that observes it",
      bad: """
        final class Goals: ObservableObject { @Published var name = "" }

        struct AddGoalForm: View {
          @StateObject private var goals: Goals
          init(goals: Goals) { /*!*/ _goals = StateObject(wrappedValue: goals) }
          var body: some View { TextField("Name", text: $goals.name) }
        }

        struct Home: View {
          @StateObject private var goals = Goals()
          @State private var isAdding = false
          var body: some View {
            Button("Add") { isAdding = true }.sheet(isPresented: $isAdding) { AddGoalForm(goals: goals) }
          }
        }
        """,
      good: """
        final class Goals: ObservableObject { @Published var name = "" }

        struct AddGoalForm: View {
          @ObservedObject var goals: Goals
          var body: some View { TextField("Name", text: $goals.name) }
        }

        struct Home: View {
          @StateObject private var goals = Goals()
          @State private var isAdding = false
          var body: some View {
            Button("Add") { isAdding = true }.sheet(isPresented: $isAdding) { AddGoalForm(goals: goals) }
          }
        }
        """),
    Pair(
      "an editor beside a list; an editor in a sheet",
      bad: """
        @Observable final class Tag { var name = "" }

        struct EditTagView: View {
          /*!*/ @State var tag: Tag
          var body: some View { TextField("Name", text: $tag.name) }
        }

        struct Tags: View {
          @State private var tag = Tag()
          var body: some View { HStack { EditTagView(tag: tag) } }
        }
        """,
      good: """
        @Observable final class Tag { var name = "" }

        struct EditTagView: View {
          @State var tag: Tag
          var body: some View { TextField("Name", text: $tag.name) }
        }

        struct Tags: View {
          @State private var tag = Tag()
          @State private var isEditing = false
          var body: some View {
            Button("Edit") { isEditing = true }.sheet(isPresented: $isEditing) { EditTagView(tag: tag) }
          }
        }
        """),
    Pair(
      "a route hands its object in; a route makes one",
      bad: """
        final class Guest: ObservableObject { @Published var name = "" }

        struct GuestPage: View {
          @StateObject private var guest: Guest
          init(guest: Guest) { /*!*/ _guest = StateObject(wrappedValue: guest) }
          var body: some View { Text(guest.name) }
        }

        struct Route {
          let make: () -> GuestPage
          static func page(of guest: Guest) -> Route { Route { GuestPage(guest: guest) } }
        }
        """,
      good: """
        final class Guest: ObservableObject { @Published var name = "" }

        struct GuestPage: View {
          @StateObject private var guest: Guest
          init(guest: Guest) { _guest = StateObject(wrappedValue: guest) }
          var body: some View { Text(guest.name) }
        }

        struct Route {
          let make: () -> GuestPage
          static func page() -> Route { Route { GuestPage(guest: Guest()) } }
        }
        """, severity: .warning),
    Pair(
      "a parameter goes into a StateObject",
      bad: player + """
        struct MiniPlayer: View {
          @StateObject private var player: AudioPlayer
          private let height: CGFloat

          init(player: AudioPlayer, height: CGFloat = 56) {
            /*!*/ _player = StateObject(wrappedValue: player)
            self.height = height
          }

          var body: some View {
            HStack {
              Text(player.title).lineLimit(1)
              Spacer()
              Button(action: player.toggle) {
                Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
              }
            }
            .frame(height: height)
          }
        }
        """,
      good: player + """
        struct MiniPlayer: View {
          @StateObject private var player: AudioPlayer
          private let height: CGFloat

          init(player: @autoclosure @escaping () -> AudioPlayer, height: CGFloat = 56) {
            _player = StateObject(wrappedValue: player())
            self.height = height
          }

          var body: some View {
            HStack {
              Text(player.title).lineLimit(1)
              Spacer()
              Button(action: player.toggle) {
                Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
              }
            }
            .frame(height: height)
          }
        }
        """, severity: .warning),
    Pair(
      "the parent owns it, and hands it to the memberwise initializer",
      bad: player + """
        struct PlayerControls: View {
          /*!*/ @StateObject var player: AudioPlayer
          var body: some View {
            Button(player.isPlaying ? "Pause" : "Play") { player.toggle() }
          }
        }

        struct NowPlaying: View {
          @StateObject private var player = AudioPlayer()
          var body: some View {
            VStack {
              Text(player.title).font(.headline)
              PlayerControls(player: player)
            }
          }
        }
        """,
      good: player + """
        struct PlayerControls: View {
          @StateObject var player: AudioPlayer
          var body: some View {
            Button(player.isPlaying ? "Pause" : "Play") { player.toggle() }
          }
        }

        struct NowPlaying: View {
          var body: some View {
            VStack {
              Text("Now").font(.headline)
              PlayerControls(player: AudioPlayer())
            }
          }
        }
        """, severity: .warning),
    Pair(
      "an observable model in State, by a parameter",
      bad: profile + """
        struct ProfileEditor: View {
          @State private var model: ProfileModel
          @Environment(\\.dismiss) private var dismiss

          init(model: ProfileModel) {
            /*!*/ self._model = State(initialValue: model)
          }

          var body: some View {
            Form {
              TextField("Name", text: $model.name)
              TextField("Bio", text: $model.bio, axis: .vertical)
              Button("Done") { dismiss() }
            }
          }
        }
        """,
      good: profile + """
        struct ProfileEditor: View {
          @Bindable private var model: ProfileModel
          @Environment(\\.dismiss) private var dismiss

          init(model: ProfileModel) {
            self._model = Bindable(wrappedValue: model)
          }

          var body: some View {
            Form {
              TextField("Name", text: $model.name)
              TextField("Bio", text: $model.bio, axis: .vertical)
              Button("Done") { dismiss() }
            }
          }
        }
        """, severity: .warning),
    Pair(
      "an observable model in State, one for each row of a list",
      bad: """
        // file: Task.swift
        @Observable final class TodoItem: Identifiable {
          let id: Int
          var title: String
          var isDone = false
          init(id: Int, title: String) { self.id = id; self.title = title }
        }
        // file: Row.swift
        struct TodoRow: View {
          /*!*/ @State var item: TodoItem
          var body: some View {
            Toggle(item.title, isOn: $item.isDone)
          }
        }
        // file: TodoList.swift
        struct TodoList: View {
          let items: [TodoItem]
          var body: some View {
            List(items) { item in
              TodoRow(item: item)
            }
          }
        }
        """,
      good: """
        // file: Task.swift
        @Observable final class TodoItem: Identifiable {
          let id: Int
          var title: String
          var isDone = false
          init(id: Int, title: String) { self.id = id; self.title = title }
        }
        // file: Row.swift
        struct TodoRow: View {
          @Bindable var item: TodoItem
          var body: some View {
            Toggle(item.title, isOn: $item.isDone)
          }
        }
        // file: TodoList.swift
        struct TodoList: View {
          let items: [TodoItem]
          var body: some View {
            List(items) { item in
              TodoRow(item: item)
            }
          }
        }
        """),
    Pair(
      "a shared object",
      bad: player + """
        struct SettingsScreen: View {
          @StateObject private var player = /*!*/ AudioPlayer.shared
          @State private var volume = 0.5
          var body: some View {
            Form {
              Slider(value: $volume)
              Text(player.title)
            }
          }
        }
        """,
      good: player + """
        struct SettingsScreen: View {
          @ObservedObject private var player = AudioPlayer.shared
          @State private var volume = 0.5
          var body: some View {
            Form {
              Slider(value: $volume)
              Text(player.title)
            }
          }
        }

        @main struct MusicApp: App {
          @StateObject private var player = AudioPlayer.shared
          var body: some Scene { WindowGroup { SettingsScreen() } }
        }
        """, severity: .info),
    Pair(
      "a default value, and a caller who hands in another's",
      bad: profile + """
        struct ProfileCard: View {
          @State private var model: ProfileModel
          init(model: ProfileModel = ProfileModel()) { /*!*/ _model = State(wrappedValue: model) }
          var body: some View { Text(model.name) }
        }

        struct Account: View {
          let model: ProfileModel
          var body: some View { ProfileCard(model: model) }
        }
        """,
      good: profile + """
        struct ProfileCard: View {
          @State private var model: ProfileModel
          init(model: ProfileModel = ProfileModel()) { _model = State(wrappedValue: model) }
          var body: some View { Text(model.name) }
        }

        struct Account: View {
          var body: some View {
            ProfileCard()
            ProfileCard(model: ProfileModel())
          }
        }
        """),
    Pair(
      "an element of a list of the caller's",
      bad: """
        @Observable final class Card { var title = "" }
        struct CardView: View {
          /*!*/ @State var card: Card
          var body: some View { TextField("Title", text: $card.title) }
        }
        struct Deck: View {
          @State private var cards = [Card(), Card()]
          @State private var index = 0
          var body: some View {
            CardView(card: cards[index])
            Button("Next") { index += 1 }
          }
        }
        """,
      good: """
        @Observable final class Card { var title = "" }
        struct CardView: View {
          @Bindable var card: Card
          var body: some View { TextField("Title", text: $card.title) }
        }
        struct Deck: View {
          @State private var cards = [Card(), Card()]
          @State private var index = 0
          var body: some View {
            CardView(card: cards[index])
            Button("Next") { index += 1 }
          }
        }
        """),
    Pair(
      "one of two objects, by a choice",
      bad: """
        final class Track: ObservableObject { @Published var title = "" }
        struct Title: View {
          /*!*/ @StateObject var track: Track
          var body: some View { Text(track.title) }
        }
        struct Deck: View {
          @StateObject private var left = Track()
          @StateObject private var right = Track()
          @State private var isLeft = true
          var body: some View {
            Toggle("Left", isOn: $isLeft)
            Title(track: isLeft ? left : right)
          }
        }
        """,
      good: """
        final class Track: ObservableObject { @Published var title = "" }
        struct Title: View {
          @StateObject var track: Track
          var body: some View { Text(track.title) }
        }
        struct Deck: View {
          @State private var isLeft = true
          var body: some View { Title(track: isLeft ? Track() : Track()) }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateObjectNotOwned.self) }

  @Test func aControllerThatHostsTheViewKeepsItsModel() {
    expect(
      StateObjectNotOwned.self,
      staysQuiet: Self.player + """
        struct PlayerScreen: View {
          @StateObject var player: AudioPlayer
          var body: some View { Text(player.title) }
        }

        final class PlayerViewController: UIViewController {
          private let player = AudioPlayer()
          override func viewDidLoad() {
            super.viewDidLoad()
            let host = UIHostingController(rootView: PlayerScreen(player: player))
            addChild(host)
            view.addSubview(host.view)
          }
        }
        """)
  }

  @Test func aFactoryAndAConstantOfTheCallAreMadeForTheView() {
    expect(
      StateObjectNotOwned.self,
      staysQuiet: Self.player + """
        struct PlayerScreen: View {
          @StateObject private var player: AudioPlayer
          init(make: () -> AudioPlayer) { _player = StateObject(wrappedValue: make()) }
          var body: some View { Text(player.title) }
        }

        struct Detail: View {
          @StateObject private var player: AudioPlayer
          init(player: AudioPlayer) { _player = StateObject(wrappedValue: player) }
          var body: some View { Text(player.title) }
        }

        struct Library: View {
          var newPlayer: AudioPlayer { AudioPlayer() }
          var body: some View {
            let fresh = AudioPlayer()
            let found = resolver.player()
            Detail(player: fresh)
            Detail(player: found)
            Detail(player: container.newPlayer)
            Detail(player: newPlayer)
          }
        }
        """)
  }

  @Test func itSaysWhoOwnsIt() {
    expect(
      StateObjectNotOwned.self,
      of: """
        final class Player: ObservableObject { @Published var title = "" }
        struct Bar: View {
          @StateObject private var player: Player
          init(player: Player) { _player = StateObject(wrappedValue: player) }
          var body: some View { Text(player.title) }
        }
        struct Screen: View {
          @StateObject private var player = Player()
          var body: some View { Bar(player: player) }
        }
        """,
      says: """
        4:26 warning: Bar is handed a Player and holds it in '@StateObject var player', as if it were its own.
        - 4 the Player arrives here
        - 9 'player' belongs to another
        When another Player is handed in, Bar keeps the first: it shows and changes an object that the rest of the program has left.
        Follow what is handed in: '@ObservedObject var player: Player'. If Bar should own it, let it make the Player itself.
        """)
  }

  @Test func theSuggestionChangesBothPlaces() throws {
    let finding = try #require(
      Check.findings(in: Snippet(StateObjectNotOwned.about.wrong).project(), rules: [StateObjectNotOwned.self]).first)
    let fix = try #require(finding.fix)
    #expect(!fix.isSafe)
    #expect(fix.edits.map(\.text) == ["@ObservedObject", "ObservedObject(wrappedValue: player)"])
  }

  @Test func whatAnEnumOfScreensCarriesIsANote() {
    let view = """
      struct Profile: View {
        @State var person: Person
        init(person: Person) { /*!*/ _person = State(wrappedValue: person) }
        var body: some View { Text(person.name) }
      }
      @Observable final class Person { var name = "" }

      """
    expect(
      StateObjectNotOwned.self,
      fires: view + """
        enum Screen {
          case person(Person)
          @ViewBuilder func view() -> some View {
            switch self { case .person(let person): Profile(person: person) }
          }
        }
        """, severity: .info)
    expect(
      StateObjectNotOwned.self,
      fires: view + """
        struct Page: View {
          let person: Person
          var body: some View { Profile(person: person) }
        }
        """, severity: .warning)
  }
}
