import TenureCheck
import Testing

@Suite struct EnvironmentOveruseTests {
  private static let models = """
    final class Account: ObservableObject { @Published var name = "" }
    final class Player: ObservableObject { @Published var song = "" }
    final class Queue: ObservableObject { @Published var songs: [String] = [] }
    final class Router: ObservableObject { @Published var path: [Int] = [] }
    final class Offers: ObservableObject { @Published var best = "" }

    """

  static let pairs = [
    Pair(
      "five objects; values by key path",
      bad: models + """
        struct NowPlaying: View {
          /*!*/ @EnvironmentObject var account: Account
          @EnvironmentObject var player: Player
          @EnvironmentObject var queue: Queue
          @EnvironmentObject var router: Router
          @EnvironmentObject var offers: Offers

          var body: some View {
            VStack {
              Text(account.name)
              Text(player.song)
              Button("Next") { router.path.append(queue.songs.count) }
              Text(offers.best)
            }
          }
        }
        """,
      good: models + """
        struct NowPlaying: View {
          @EnvironmentObject var player: Player
          @Environment(\\.dismiss) private var dismiss
          @Environment(\\.colorScheme) private var colorScheme
          @Environment(\\.openURL) private var openURL
          @Environment(\\.locale) private var locale
          @Environment(\\.scenePhase) private var scenePhase

          var body: some View {
            Text(player.song)
          }
        }
        """, severity: .info),
    Pair(
      "only handed on; read as well",
      bad: models + """
        struct SongRow: View {
          let player: Player
          var body: some View { Text(player.song) }
        }
        struct SongList: View {
          /*!*/ @EnvironmentObject private var player: Player
          var body: some View {
            List {
              Section("Now") { SongRow(player: player) }
            }
          }
        }
        """,
      good: models + """
        struct SongRow: View {
          let player: Player
          var body: some View { Text(player.song) }
        }
        struct SongList: View {
          @EnvironmentObject private var player: Player
          var body: some View {
            List {
              Section(player.song) { SongRow(player: player) }
            }
          }
        }
        """),
    Pair(
      "Observable classes; a view that provides them itself",
      bad: models.replacing("final class", with: "@Observable final class").replacing("@Published ", with: "")
        .replacing(": ObservableObject", with: "") + """
          struct Sidebar: View {
            /*!*/ @Environment(Account.self) private var account
            @Environment(Player.self) private var player
            @Environment(Queue.self) private var queue
            @Environment(Router.self) private var router
            @Environment(Offers.self) private var offers
            var body: some View { Text(account.name + player.song + offers.best) }
          }
          """,
      good: models + """
        struct Root: View {
          @EnvironmentObject var account: Account
          @EnvironmentObject var player: Player
          @EnvironmentObject var queue: Queue
          @EnvironmentObject var router: Router
          @EnvironmentObject var offers: Offers
          @State private var showsQueue = false
          var body: some View {
            Button("Queue") { showsQueue = true }
              .sheet(isPresented: $showsQueue) {
                Text("Queue").environmentObject(queue).environmentObject(player)
              }
          }
        }
        """),
    Pair(
      "handed on to the same view twice; handed to two",
      bad: models + """
        struct Cover: View { let queue: Queue; var body: some View { Text(queue.songs[0]) } }
        struct Shelf: View {
          /*!*/ @EnvironmentObject private var queue: Queue
          var body: some View {
            HStack {
              Cover(queue: queue)
              Cover(queue: queue)
            }
          }
        }
        """,
      good: models + """
        struct Cover: View { let queue: Queue; var body: some View { Text(queue.songs[0]) } }
        struct Title: View { let queue: Queue; var body: some View { Text(queue.songs[0]) } }
        struct Shelf: View {
          @EnvironmentObject private var queue: Queue
          var body: some View {
            HStack {
              Cover(queue: queue)
              Title(queue: queue)
            }
          }
        }
        """),
    Pair(
      "in a modifier; four objects",
      bad: models + """
        struct Tracking: ViewModifier {
          /*!*/ @EnvironmentObject var account: Account
          @EnvironmentObject var player: Player
          @EnvironmentObject var queue: Queue
          @EnvironmentObject var router: Router
          @EnvironmentObject var offers: Offers
          func body(content: Content) -> some View { content.onAppear { Log.show(account.name, player.song) } }
        }
        """,
      good: models + """
        struct Tracking: ViewModifier {
          @EnvironmentObject var account: Account
          @EnvironmentObject var player: Player
          @EnvironmentObject var queue: Queue
          @EnvironmentObject var router: Router
          func body(content: Content) -> some View { content.onAppear { Log.show(account.name, player.song) } }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(EnvironmentOveruse.self) }

  @Test func itSaysWhatHappens() {
    expect(
      EnvironmentOveruse.self, of: Self.pairs[1].bad.replacing("/*!*/ ", with: ""),
      says: """
        11:3 info: SongList takes Player from the environment only to hand it to SongRow.
        - 14 handed on here
        SongList depends on an object that it does not use.
        Let SongRow ask for it, or let who makes SongList pass what SongRow needs.
        """)
  }

  @Test func ofManyItCountsThem() {
    expect(
      EnvironmentOveruse.self, of: EnvironmentOveruse.about.wrong,
      says: """
        8:3 info: ShopHeader asks the environment for 5 objects: Account, Cart, Theme, Router, Offers.
        - 9 Cart
        - 10 Theme
        - 11 Router
        - 12 Offers
        Whoever uses ShopHeader has to know them all, and it ends the program where one is missing.
        Hand it the values that it shows, and the actions that it takes.
        """)
  }
}
