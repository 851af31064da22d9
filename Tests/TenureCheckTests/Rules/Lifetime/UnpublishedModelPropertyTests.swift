import TenureCheck
import Testing

@Suite struct UnpublishedModelPropertyTests {
  static let pairs = [
    Pair(
      "set when the screen appears and shown there; set then and shown in a sheet",
      bad: """
        final class Editor: ObservableObject { /*!*/ var file = "" }
        struct EditorView: View {
          let file: String
          @StateObject private var editor = Editor()
          @State private var shares = false
          var body: some View {
            Text(editor.file).onAppear { editor.file = file }
          }
        }
        """,
      good: """
        final class Editor: ObservableObject { var file = "" }
        struct EditorView: View {
          let file: String
          @StateObject private var editor = Editor()
          @State private var shares = false
          var body: some View {
            Button("Share") { shares = true }
              .sheet(isPresented: $shares) { Text(editor.file) }
              .onAppear { editor.file = file }
          }
        }
        """),
    Pair(
      "a map of tracks that nobody hears of; one of which the player is told at once",
      bad: """
        final class Track: ObservableObject {
          /*!*/ private(set) var order: [Int] = []
          weak var player: Player?
          func resolve() { order = [1]; tidy() }
          private func tidy() { print(order) }
        }
        struct TrackView: View {
          @ObservedObject var track: Track
          var body: some View { Text("\\(track.order.count)") }
        }
        """,
      good: """
        final class Track: ObservableObject {
          private(set) var order: [Int] = []
          weak var player: Player?
          func resolve() { order = [1]; select() }
          private func select() { player?.use(order) }
        }
        struct TrackView: View {
          @ObservedObject var track: Track
          var body: some View { Text("\\(track.order.count)") }
        }
        """),
    Pair(
      "a plain property of an ObservableObject",
      bad: """
        import SwiftUI

        @MainActor final class OrdersModel: ObservableObject {
          @Published var query = ""
          /*!*/ var orders: [String] = []
          private let client: OrdersClient
          init(client: OrdersClient) { self.client = client }

          func load() async {
            orders = (try? await client.orders()) ?? []
          }
        }

        struct OrdersScreen: View {
          @ObservedObject var model: OrdersModel
          var body: some View {
            List(model.orders, id: \\.self) { Text($0) }
              .searchable(text: $model.query)
              .task { await model.load() }
          }
        }
        """,
      good: """
        import SwiftUI

        @MainActor final class OrdersModel: ObservableObject {
          @Published var query = ""
          @Published var isLoading = false
          var orders: [String] = []
          private let client: OrdersClient
          init(client: OrdersClient) { self.client = client }

          func load() async {
            isLoading = true
            orders = (try? await client.orders()) ?? []
            isLoading = false
          }
        }

        struct OrdersScreen: View {
          @ObservedObject var model: OrdersModel
          var body: some View {
            List(model.orders, id: \\.self) { Text($0) }
              .searchable(text: $model.query)
              .task { await model.load() }
          }
        }
        """, severity: .warning),
    Pair(
      "a view writes it, and a computed property shows it",
      bad: """
        final class Filter: ObservableObject {
          @Published var items = ["a", "b"]
          /*!*/ var prefix = ""
          var shown: [String] { items.filter { $0.hasPrefix(prefix) } }
        }
        struct FilterScreen: View {
          @StateObject private var filter = Filter()
          var body: some View {
            ForEach(filter.shown, id: \\.self) { Text($0) }
            Button("Only a") { filter.prefix = "a" }
          }
        }
        """,
      good: """
        final class Filter: ObservableObject {
          @Published var items = ["a", "b"]
          var prefix = "" {
            willSet { objectWillChange.send() }
          }
          var shown: [String] { items.filter { $0.hasPrefix(prefix) } }
        }
        struct FilterScreen: View {
          @StateObject private var filter = Filter()
          var body: some View {
            ForEach(filter.shown, id: \\.self) { Text($0) }
            Button("Only a") { filter.prefix = "a" }
          }
        }
        """),
    Pair(
      "AppStorage behind ObservationIgnored",
      bad: """
        @Observable final class Preferences {
          /*!*/ @ObservationIgnored @AppStorage("showsBadges") var showsBadges = true
          var theme = "light"
        }
        struct PreferencesScreen: View {
          let preferences: Preferences
          var body: some View {
            Text(preferences.showsBadges ? "With badges" : "Without")
            Button("Switch") { preferences.showsBadges.toggle() }
          }
        }
        """,
      good: """
        @Observable final class Preferences {
          @ObservationIgnored @AppStorage("showsBadges") private var storedBadges = true
          var showsBadges: Bool {
            get { access(keyPath: \\.showsBadges); return storedBadges }
            set { withMutation(keyPath: \\.showsBadges) { storedBadges = newValue } }
          }
          var theme = "light"
        }
        struct PreferencesScreen: View {
          let preferences: Preferences
          var body: some View {
            Text(preferences.showsBadges ? "With badges" : "Without")
            Button("Switch") { preferences.showsBadges.toggle() }
          }
        }
        """),
    Pair(
      "AppStorage in an ObservableObject, and another writer of the key",
      bad: """
        // file: Settings.swift
        final class ReaderSettings: ObservableObject {
          /*!*/ @AppStorage("fontSize") var fontSize = 14
        }
        // file: Reader.swift
        struct Reader: View {
          @StateObject private var settings = ReaderSettings()
          var body: some View { Text("Text").font(.system(size: CGFloat(settings.fontSize))) }
        }
        // file: Menu.swift
        struct FontMenu: View {
          @AppStorage("fontSize") private var size = 14
          var body: some View { Button("Larger") { size += 1 } }
        }
        """,
      good: """
        // file: Settings.swift
        final class ReaderSettings: ObservableObject {
          @AppStorage("fontSize") var fontSize = 14
        }
        // file: Reader.swift
        struct Reader: View {
          @StateObject private var settings = ReaderSettings()
          var body: some View {
            Text("Text").font(.system(size: CGFloat(settings.fontSize)))
            Button("Larger") { settings.fontSize += 1 }
          }
        }
        // file: Menu.swift
        struct ColorMenu: View {
          @AppStorage("color") private var color = 14
          var body: some View { Button("Next") { color += 1 } }
        }
        """),
    Pair(
      "a subclass without the macro",
      bad: """
        @Observable class FeedLoader {
          var items: [String] = []
          func reload() async { items = [] }
        }
        final class ChildFeedLoader: FeedLoader {
          /*!*/ var sortOrder = "new"
          func sort(by order: String) { sortOrder = order }
        }
        struct FeedScreen: View {
          let loader: ChildFeedLoader
          var body: some View {
            Menu(loader.sortOrder) {
              Button("Top") { loader.sort(by: "top") }
            }
          }
        }
        """,
      good: """
        @Observable class FeedLoader {
          var items: [String] = []
          func reload() async { items = [] }
        }
        @Observable final class ChildFeedLoader: FeedLoader {
          var sortOrder = "new"
          func sort(by order: String) { sortOrder = order }
        }
        struct FeedScreen: View {
          let loader: ChildFeedLoader
          var body: some View {
            Menu(loader.sortOrder) {
              Button("Top") { loader.sort(by: "top") }
            }
          }
        }
        """),
    Pair(
      "what is only set while the object is made",
      bad: """
        final class Game: ObservableObject {
          @Published var moves = 0
          /*!*/ private(set) var score = 0
          func win() { score += 10 }
        }
        struct GameView: View {
          @StateObject private var game = Game()
          var body: some View { Text("\\(game.score)").onTapGesture { game.win() } }
        }
        """,
      good: """
        final class Game: ObservableObject {
          @Published var moves = 0
          private(set) var score = 0
          var onEnd: (() -> Void)?
          init() { setUp() }
          private func setUp() { score = 100; onEnd = nil }
        }
        struct GameView: View {
          @StateObject private var game = Game()
          var body: some View { Text("\\(game.score)").onTapGesture { game.moves += 1 } }
        }
        """),
    Pair(
      "a getter over a service that announces nothing",
      bad: """
        final class Reachability {
          private(set) var isOnline = true
          func update(_ online: Bool) { isOnline = online }
        }
        @Observable final class StatusModel {
          private let reachability: Reachability
          init(reachability: Reachability) { self.reachability = reachability }
          var isOnline: Bool { /*!*/ reachability.isOnline }
        }
        struct StatusBar: View {
          let model: StatusModel
          var body: some View { Text(model.isOnline ? "Online" : "Offline") }
        }
        """,
      good: """
        final class Reachability {
          private(set) var isOnline = true
          var onChange: ((Bool) -> Void)?
          func update(_ online: Bool) { isOnline = online; onChange?(online) }
        }
        @Observable final class StatusModel {
          private let reachability: Reachability
          private(set) var isReachable = true
          init(reachability: Reachability) { self.reachability = reachability }
          func start() { reachability.onChange = { [weak self] in self?.isReachable = $0 } }
          var isOnline: Bool { reachability.isOnline && isReachable }
        }
        struct StatusBar: View {
          let model: StatusModel
          var body: some View { Text(model.isOnline ? "Online" : "Offline") }
        }
        """),
    Pair(
      "a private one behind a computed one",
      bad: """
        final class Watch: ObservableObject {
          /*!*/ private var phase = 0
          @Published var seconds = 0
          var isRunning: Bool { phase == 1 }
          func start() { phase = 1 }
        }
        struct WatchView: View {
          @StateObject private var watch = Watch()
          var body: some View { Button("Start") { watch.start() }.disabled(watch.isRunning) }
        }
        """,
      good: """
        final class Watch: ObservableObject {
          private var phase = 0
          private var summaryOfAll: String?
          @Published var seconds = 0
          var isRunning: Bool { phase == 1 }
          var summary: String {
            if let summaryOfAll { return summaryOfAll }
            let text = "\\(seconds)"
            summaryOfAll = text
            return text
          }
          func start() {
            phase = 1
            seconds = 0
          }
        }
        struct WatchView: View {
          @StateObject private var watch = Watch()
          var body: some View { Button(watch.summary) { watch.start() }.disabled(watch.isRunning) }
        }
        """),
    Pair(
      "a change that comes with one that the view does not read",
      bad: """
        @Observable class Loader { var isBusy = false }
        final class PageLoader: Loader {
          /*!*/ var pages: [String] = []
          func more() {
            isBusy.toggle()
            pages.append("Page")
          }
        }
        struct Pages: View {
          @State private var loader = PageLoader()
          var body: some View { List(loader.pages, id: \\.self) { Text($0) }.onTapGesture { loader.more() } }
        }
        """,
      good: """
        @Observable class Loader { var isBusy = false }
        final class PageLoader: Loader {
          var pages: [String] = []
          func more() {
            isBusy.toggle()
            pages.append("Page")
          }
        }
        struct Pages: View {
          @State private var loader = PageLoader()
          var body: some View {
            List(loader.pages, id: \\.self) { Text($0) }.onTapGesture { loader.more() }.opacity(loader.isBusy ? 0.5 : 1)
          }
        }
        """),
    Pair(
      "what is set while an object is made",
      bad: """
        final class Deck: ObservableObject {
          /*!*/ var title = "a"
          func rename() { title = "b" }
        }
        struct DeckView: View {
          @ObservedObject var deck: Deck
          var body: some View { Text(deck.title) }
        }
        """,
      good: """
        final class Deck: ObservableObject {
          var title = "a"
          static func sample() -> Deck {
            let deck = Deck()
            deck.title = "sample"
            return deck
          }
        }
        struct DeckView: View {
          @ObservedObject var deck: Deck
          var body: some View { Text(deck.title) }
        }
        """),
    Pair(
      "an observer whose load publishes",
      bad: """
        final class Pages: ObservableObject {
          @Published var rows: [Int] = []
          /*!*/ var page = 1 { didSet { print(page) } }
          func more() { page += 1 }
        }
        struct PagesView: View {
          @StateObject private var pages = Pages()
          var body: some View { Button("\\(pages.page)") { pages.more() } }
        }
        """,
      good: """
        final class Pages: ObservableObject {
          @Published var rows: [Int] = []
          var page = 1 { didSet { load() } }
          func load() { fetch { [weak self] in self?.rows += $0 } }
          private func fetch(done: @escaping ([Int]) -> Void) { done([page]) }
        }
        struct PagesView: View {
          @StateObject private var pages = Pages()
          var body: some View { Button("\\(pages.page)") { pages.page += 1 } }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(UnpublishedModelProperty.self) }

  @Test func whatIsNoDataOrNotShownIsLeftAlone() {
    expect(
      UnpublishedModelProperty.self,
      staysQuiet: """
        final class Client {}
        final class Model: ObservableObject {
          @Published var title = ""
          var client: Client?
          var onClose: (() -> Void)?
          var lastID = 0
          private var cache: [String] = []
          weak var delegate: AnyObject?
          var sorted: [String] { cache }
          func connect() { client = Client(); lastID += 1; cache = []; onClose = {} }
        }
        struct Screen: View {
          @StateObject private var model = Model()
          var body: some View {
            Text(model.title)
            Child(client: model.client, close: model.onClose)
            Button("Next") { print(model.lastID) }
          }
        }
        """)
  }

  @Test func aChangeThatTheViewMakesWithItsOwnStateIsSeen() {
    expect(
      UnpublishedModelProperty.self,
      staysQuiet: """
        final class Draft: ObservableObject { var text = ""; @Published var title = "" }
        struct Editor: View {
          @StateObject private var draft = Draft()
          @State private var isSaved = false
          var body: some View {
            Text(draft.text)
            Button("Clear") {
              draft.text = ""
              isSaved = true
            }
          }
        }
        """)
  }

  @Test func itSaysWhereTheChangeGetsLost() {
    expect(
      UnpublishedModelProperty.self, of: UnpublishedModelProperty.about.wrong,
      says: """
        2:3 warning: SearchScreen shows 'results' of Search, which is not @Published.
        - 9 shown here
        - 3 changed here, and nobody is told
        After that change SearchScreen shows the old value until something else makes it look again.
        Publish it: '@Published var results'.
        """)
  }

  @Test func publishingIsASafeFix() throws {
    let finding = try #require(
      Check.findings(
        in: Snippet(UnpublishedModelProperty.about.wrong).project(), rules: [UnpublishedModelProperty.self]
      ).first)
    #expect(finding.fix?.isSafe == true)
    #expect(finding.fix?.edits.map(\.text) == ["@Published "])
  }

  /// A model whose `results` a screen shows.
  private func isSafe(
    _ members: String, _ conforming: String = "", imports: String = "", _ rest: String = "", shows: String = "run"
  ) -> Bool? {
    Snippet(
      """
      // file: Search.swift
      \(imports)
      class Search: \(conforming.isEmpty ? "ObservableObject" : conforming) {
        \(members)
        func run() { results = ["One", "Two"] }
      }
      // file: Screen.swift
      import SwiftUI
      class Base: ObservableObject {}
      struct SearchScreen: View {
        @StateObject private var search = Search()
        var body: some View {
          List(search.results, id: \\.self) { Text($0) }
          \(shows == "run" ? "Button(\"Search\") { search.run() }" : "let _ = search.run()")
        }
      }
      \(rest)
      """
    ).fixIsSafe(UnpublishedModelProperty.self)
  }

  @Test("A property is published unasked where the code builds as before")
  func builds() {
    #expect(isSafe("var results: [String] = []") == true)
    #expect(isSafe("var results: [String] = []", "ObservableObject, Codable") == false)
    #expect(isSafe("var results: [String] = []", "ObservableObject, Sourced") == false)
    #expect(isSafe("var results: [String] = []", "Base", imports: "import Foundation") == false)
    #expect(isSafe("var results: [String] = []", "Base", imports: "import Combine") == true)
    #expect(isSafe("var results: [String]; let x: Int; init() { results = []; x = 1 }") == true)
    #expect(isSafe("var results: [String]; let x: Int; init() { results = []; results.append(\"\"); x = 1 }") == false)
    #expect(isSafe("var results: [String] = []; var _results = 1") == nil)
    #expect(isSafe("nonisolated(unsafe) var results: [String] = []") == nil)
    #expect(isSafe("var results: [String] = [], others: [String] = []") == nil)
  }

  @Test("A property is published unasked where views hear of it once, on the main thread, not while they build")
  func hears() {
    #expect(isSafe("var results: [String] = []", shows: "building") == false)
    #expect(isSafe("var results: [String] = []; func tell() { objectWillChange.send() }") == false)
    #expect(isSafe("var results: [String] = []; func load() async { results = [] }") == false)
  }

  @Test("Who calls a private function may tell of its change")
  func announcedByCaller() {
    func search(_ send: String, other: String = "", access: String = "private ", mark: String = "") -> String {
      """
      final class Search: ObservableObject {
        \(mark)var results: [String] = []
        func run() { \(send)apply(["One"]) }
        \(other)
        \(access)func apply(_ new: [String]) { results = new }
      }
      struct SearchScreen: View {
        @StateObject private var search = Search()
        var body: some View {
          List(search.results, id: \\.self) { Text($0) }
          Button("Search") { search.run() }
        }
      }
      """
    }
    let send = "objectWillChange.send(); "
    expect(UnpublishedModelProperty.self, staysQuiet: search(send))
    expect(UnpublishedModelProperty.self, fires: search("", mark: "/*!*/ "))
    expect(UnpublishedModelProperty.self, fires: search(send, other: "func clear() { apply([]) }", mark: "/*!*/ "))
    expect(UnpublishedModelProperty.self, fires: search(send, access: "", mark: "/*!*/ "))
  }
}
