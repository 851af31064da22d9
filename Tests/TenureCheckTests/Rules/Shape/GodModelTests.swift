import TenureCheck
import Testing

@Suite struct GodModelTests {
  private static let members = """
    @Published var user = "", token = "", isSignedIn = false, signInCount = 0, plan = ""
      @Published var song = "", position = 0.0, isPlaying = false, volume = 1.0, queue: [String] = []
      @Published var cart: [String] = [], coupon = "", total = 0.0, isPaying = false, orders: [String] = []
    """
  private static let functions = """
      func signIn() { user = "ada"; token = "1"; isSignedIn = true; signInCount += 1; plan = "free" }
      func play() { song = queue[0]; position = 0; isPlaying = true; volume = 0.8 }
      func pay() { orders += cart; cart = []; coupon = ""; total = 0; isPaying = true }
    """

  static let pairs = [
    Pair(
      "three concerns in one; a bag of settings",
      bad: """
        /*!*/ final class AppState: ObservableObject {
          \(members)
        \(functions)
        }
        """,
      good: """
        final class AppSettings: ObservableObject {
          \(members)
        \(functions)
        }
        """, severity: .warning),
    Pair(
      "groups that views make; one that a function ties together",
      bad: """
        /*!*/ @Observable final class EditorStore {
          var text = "", cursor = 0, wordCount = 0, language = "en", isDirty = false
          var images: [String] = [], caption = "", uploadFraction = 0.0, isUploading = false, altText = ""
          var polls: [String] = [], pollDays = 1, allowsMany = false, pollTitle = "", votes = 0
          func reset() { votes = 0 }
          func type(_ new: String) { text = new; cursor = new.count; isDirty = true }
          func attach(_ image: String) { images.append(image); isUploading = true }
        }
        struct TextPane: View {
          var store: EditorStore
          var body: some View { Text(store.text + store.language + "\\(store.wordCount)") }
        }
        struct ImagePane: View {
          var store: EditorStore
          var body: some View { Text(store.images[0] + store.caption + store.altText + "\\(store.uploadFraction)") }
        }
        struct PollPane: View {
          var store: EditorStore
          var body: some View { Text("\\(store.polls[0]) \\(store.pollDays) \\(store.allowsMany) \\(store.pollTitle)") }
        }
        """,
      good: """
        @Observable final class EditorStore {
          var text = "", cursor = 0, wordCount = 0, language = "en", isDirty = false
          var images: [String] = [], caption = "", uploadFraction = 0.0, isUploading = false, altText = ""
          var polls: [String] = [], pollDays = 1, allowsMany = false, pollTitle = "", votes = 0
          func type(_ new: String) { text = new; cursor = new.count; isDirty = true; wordCount += 1; language = "en" }
          func attach(_ image: String) { images.append(image); isUploading = true; caption = ""; altText = "" }
          func poll() { polls = []; pollDays = 1; allowsMany = false; pollTitle = ""; votes = 0 }
          func post() { send(text, images, polls) }
          func send(_ text: String, _ images: [String], _ polls: [String]) {}
        }
        """),
    Pair(
      "in several files, with an extension; few members",
      bad: """
        // file: Navigation.swift
        /*!*/ @Observable final class Coordinator {
          var tab = 0, path: [String] = [], deepLink = "", history: [String] = [], canGoBack = false
          var alertTitle = "", alertText = "", alertButtons: [String] = [], alertCount = 0, alertTint = ""
          var video = "", quality = "", captions: [String] = [], speed = 1.0, isMuted = false
        }
        // file: Navigation+Actions.swift
        extension Coordinator {
          func open(_ link: String) { tab = 0; path = [link]; deepLink = link; history.append(link); canGoBack = true }
          func warn(_ text: String) { alertTitle = "!"; alertText = text; alertButtons = []; alertCount += 1; alertTint = "red" }
          func watch(_ name: String) { video = name; quality = "hd"; captions = []; speed = 1; isMuted = false }
        }
        """,
      good: """
        @Observable final class Coordinator {
          var tab = 0, path: [String] = []
          var alertTitle = "", alertText = ""
          var video = "", quality = ""
          func open(_ link: String) { tab = 0; path = [link] }
          func warn(_ text: String) { alertTitle = "!"; alertText = text }
          func watch(_ name: String) { video = name; quality = "hd" }
        }
        """),
    Pair(
      "a search text that the whole app shares; one that two views use",
      bad: """
        @Observable final class Shop {
          var products: [String] = []
          /*!*/ var searchText = ""
          func load() async { products = await Catalogue.all() }
        }
        @main struct ShopApp: App {
          @State private var shop = Shop()
          var body: some Scene {
            WindowGroup { ProductList() }.environment(shop)
          }
        }
        struct ProductList: View {
          @Environment(Shop.self) private var shop
          var body: some View {
            @Bindable var shop = shop
            List(shop.products, id: \\.self) { Text($0) }
              .searchable(text: $shop.searchText)
          }
        }
        """,
      good: """
        @Observable final class Shop {
          var products: [String] = []
          var searchText = ""
          func load() async { products = await Catalogue.all(searchText) }
        }
        @main struct ShopApp: App {
          @State private var shop = Shop()
          var body: some Scene {
            WindowGroup { ProductList() }.environment(shop)
          }
        }
        struct ProductList: View {
          @Environment(Shop.self) private var shop
          var body: some View {
            @Bindable var shop = shop
            List(shop.products, id: \\.self) { Text($0) }
              .searchable(text: $shop.searchText)
          }
        }
        """, severity: .info),
    Pair(
      "functions call for one group each; an entity with many members",
      bad: """
        /*!*/ final class Session: ObservableObject {
          \(members)
        \(functions)
          func restart() { signIn(); play(); pay() }
        }
        """,
      good: """
        final class Person: ObservableObject, Codable {
          \(members)
        \(functions)
        }
        final class Post: ObservableObject {
          \(members)
          func load() {}
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(GodModel.self) }

  @Test func itSaysWhatHappens() {
    expect(
      GodModel.self, of: GodModel.about.wrong,
      says: """
        1:1 warning: AppModel has 15 members in 3 groups that nothing uses together.
        - 2 a group: 'user', 'token', 'isSignedIn', 'signInError' …
        - 3 a group: 'songs', 'song', 'position', 'isPlaying' …
        - 4 a group: 'orders', 'cart', 'coupon', 'total' …
        Whoever needs one group gets all, and all live as long as the longest of them.
        Give each group a model of its own, owned where it is used.
        """)
  }

  @Test func twiceAsManyAreANote() {
    let many = (0..<30).map { "    var part\($0) = 0" }.joined(separator: "\n")
    func model(_ members: String) -> String {
      """
      @Observable final class Navigation {
      \(members)
        func open() {}
        func close() {}
        func reset() {}
      }
      """
    }
    expect(
      GodModel.self, of: model(many),
      says: """
        1:1 info: Navigation keeps 30 things that views follow, and has 3 functions.
        - 2 the first
        - 31 the last
        Whoever needs one of them gets all, and all live as long as the longest of them.
        Take out what belongs together, for example all that one screen uses, into a model of its own.
        """)
    expect(GodModel.self, staysQuiet: model(many.split(separator: "\n").dropLast().joined(separator: "\n")))
  }

  @Test func ofOneMemberItSaysWhoUsesIt() {
    expect(
      GodModel.self, of: Self.pairs[3].bad.replacing("/*!*/ ", with: ""),
      says: """
        3:3 info: 'searchText' of Shop, which the whole app shares, is used by ProductList alone.
        - 17 used here
        It lives as long as the app: two windows share it, and the next visit of ProductList finds what the last one left.
        Keep it where it is used: '@State private var searchText' in ProductList.
        """)
  }
}
