import TenureCheck
import Testing

@Suite struct AsyncWorkInInitTests {
  private static let feed = """
    @MainActor final class FeedModel: ObservableObject {
      @Published var title = ""
      private let client = FeedClient()
      func load() { Task { title = await client.title() } }
      func select(_ title: String) { self.title = title }
    }

    """

  static let pairs = [
    Pair(
      "a task",
      bad: feed + """
        struct FeedScreen: View {
          @ObservedObject var feed: FeedModel
          let client: FeedClient
          init(feed: FeedModel, client: FeedClient) {
            self.feed = feed
            self.client = client
            /*!*/ Task { feed.select(await client.title()) }
          }
          var body: some View { Text(feed.title) }
        }
        """,
      good: feed + """
        struct FeedScreen: View {
          @ObservedObject var feed: FeedModel
          let client: FeedClient
          init(feed: FeedModel, client: FeedClient) {
            self.feed = feed
            self.client = client
          }
          var body: some View {
            Text(feed.title).task { feed.select(await client.title()) }
          }
        }
        """, severity: .error),
    Pair(
      "a method of a model that starts one",
      bad: feed + """
        struct FeedScreen: View {
          @ObservedObject var feed: FeedModel
          init(feed: FeedModel) {
            self.feed = feed
            /*!*/ feed.load()
          }
          var body: some View { Text(feed.title) }
        }
        """,
      good: feed + """
        struct FeedScreen: View {
          @ObservedObject var feed: FeedModel
          let load: () -> Void
          init(feed: FeedModel) {
            self.feed = feed
            self.load = { feed.load() }
          }
          var body: some View { Text(feed.title).onAppear(perform: load) }
        }
        """, severity: .error),
    Pair(
      "a subscription",
      bad: """
        struct Banner: ViewModifier {
          private let bag = Bag()
          init(messages: AnyPublisher<String, Never>) {
            /*!*/ messages.sink { [bag] in bag.last = $0 }.store(in: &bag.cancellables)
          }
          func body(content: Content) -> some View { content }
        }
        final class Bag { var last = ""; var cancellables: Set<AnyCancellable> = [] }
        """,
      good: """
        struct Banner: ViewModifier {
          let messages: AnyPublisher<String, Never>
          @State private var last = ""
          init(messages: AnyPublisher<String, Never>) { self.messages = messages.removeDuplicates().eraseToAnyPublisher() }
          func body(content: Content) -> some View { content.onReceive(messages) { last = $0 } }
        }
        """),
    Pair(
      "a function of the view's own, and a setter that is kept for later",
      bad: """
        struct Avatar: View {
          let url: URL
          let cache: ImageCache
          init(url: URL, cache: ImageCache) {
            self.url = url
            self.cache = cache
            /*!*/ prefetch()
          }
          var body: some View { AsyncImage(url: url) }
          private func prefetch() { URLSession.shared.dataTask(with: url) { data, _, _ in cache.keep(data) }.resume() }
        }
        """,
      good: """
        struct Choice: View {
          @Binding var value: String
          init(get: @escaping () -> String, save: @escaping (String) async -> Void) {
            _value = Binding(get: { get() }, set: { new in Task { await save(new) } })
          }
          var body: some View { TextField("Value", text: $value) }
        }
        """),
    Pair(
      "a model that a body makes",
      bad: """
        @Observable final class ClockModel {
          var time = Date()
          init() { /*!*/ Task { await run() } }
          func run() async { time = Date() }
        }
        struct Clock: View { let model: ClockModel; var body: some View { Text(model.time, style: .time) } }
        struct Desk: View { var body: some View { Clock(model: ClockModel()) } }
        """,
      good: """
        @Observable final class ClockModel {
          static let shared = ClockModel()
          var time = Date()
          init() { Task { await run() } }
          func run() async { time = Date() }
        }
        struct Clock: View { let model: ClockModel; var body: some View { Text(model.time, style: .time) } }
        struct Desk: View { var body: some View { Clock(model: .shared) } }
        """, severity: .info),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(AsyncWorkInInit.self) }

  @Test func anAppIsMadeOnce() {
    expect(
      AsyncWorkInInit.self,
      staysQuiet: """
        @main struct NewsApp: App {
          init() { Task { await Updates.start() } }
          var body: some Scene { WindowGroup { Text("News") } }
        }
        """)
  }

  @Test func itSaysWhatHappens() {
    expect(
      AsyncWorkInInit.self,
      of: Self.feed + """
        struct FeedScreen: View {
          @ObservedObject var feed: FeedModel
          init(feed: FeedModel) {
            self.feed = feed
            feed.load()
          }
          var body: some View { Text(feed.title) }
        }
        struct Root: View {
          @StateObject private var feed = FeedModel()
          var body: some View { FeedScreen(feed: feed) }
        }
        """,
      says: """
        11:5 error: Making a FeedScreen starts 'Task'.
        - 4 it starts here
        - 17 made here, each time the body runs
        It starts again each time a parent's body runs, also for a FeedScreen that never appears, and nothing cancels it.
        Start it in '.task { }' of the body: once when FeedScreen appears, cancelled when it goes.
        """)
  }
}
