import TenureCheck
import Testing

@Suite struct StateModelBuiltEagerlyTests {
  private static func timeline(_ model: String) -> String {
    """
    import SwiftUI

    \(model)

    struct TimelineView: View {
      @State private var model = /*!*/ TimelineModel()
      var body: some View {
        List(model.posts, id: \\.self) { Text($0) }
      }
    }

    struct Home: View {
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) { TimelineView().tag(0) }
      }
    }

    """
  }

  static let pairs = [
    Pair(
      "a task",
      bad: timeline(
        """
        @MainActor @Observable final class TimelineModel {
          var posts: [String] = []
          init() {
            Task { await refresh() }
          }
          func refresh() async { posts = ["Hello"] }
        }
        """),
      good: timeline(
        """
        @MainActor @Observable final class TimelineModel {
          var posts: [String] = []
          private let onRefresh: () -> Void
          init() {
            onRefresh = { Task { print("refresh") } }
          }
          func refresh() async { posts = ["Hello"] }
        }
        """), severity: .warning),
    Pair(
      "an observer, by way of methods of its own",
      bad: timeline(
        """
        @Observable final class TimelineModel {
          var posts: [String] = []
          @ObservationIgnored private var token: NSObjectProtocol?
          init() { setUp() }
          private func setUp() {
            posts = []
            observe()
          }
          private func observe() {
            token = NotificationCenter.default.addObserver(forName: .newPost, object: nil, queue: .main) { _ in }
          }
        }
        """),
      good: timeline(
        """
        @Observable final class TimelineModel {
          var posts: [String] = []
          @ObservationIgnored private var token: NSObjectProtocol?
          init() { setUp() }
          func start() { observe() }
          private func setUp() { posts = [] }
          private func observe() {
            token = NotificationCenter.default.addObserver(forName: .newPost, object: nil, queue: .main) { _ in }
          }
        }
        """)),
    Pair(
      "a subscription and a file",
      bad: timeline(
        """
        @Observable final class TimelineModel {
          var posts: [String] = []
          @ObservationIgnored private var bag: Set<AnyCancellable> = []
          init() {
            PostStore.shared.changes.sink { _ in }.store(in: &bag)
          }
        }
        """),
      good: timeline(
        """
        @Observable final class TimelineModel {
          var posts: [String] = []
          @ObservationIgnored private var bag: Set<AnyCancellable> = []
          init() {
            posts = UserDefaults.standard.stringArray(forKey: "posts") ?? []
          }
        }
        """)),
    Pair(
      "State(initialValue:), which is evaluated each time as well",
      bad: """
        @Observable final class MapModel {
          var region = ""
          let id: Int
          init(id: Int) {
            self.id = id
            if let data = try? Data(contentsOf: URL(fileURLWithPath: "/maps/\\(id)")) { region = String(data.count) }
          }
        }
        struct MapScreen: View {
          @State private var model: MapModel
          init(id: Int) { _model = State(initialValue: /*!*/ MapModel(id: id)) }
          var body: some View { Text(model.region) }
        }
        """,
      good: """
        @Observable final class MapModel {
          var region = ""
          let id: Int
          init(id: Int) { self.id = id }
          func load() { region = (try? String(contentsOf: URL(fileURLWithPath: "/maps/\\(id)"))) ?? "" }
        }
        struct MapScreen: View {
          @State private var model: MapModel
          init(id: Int) { _model = State(initialValue: MapModel(id: id)) }
          var body: some View { Text(model.region).onAppear { model.load() } }
        }
        """),
    Pair(
      "what stands in an App, or is made in a body that runs once",
      bad: """
        @Observable final class Sync { var count = 0; init() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } } }
        struct Root: View {
          @State private var sync = /*!*/ Sync()
          var body: some View { Text("\\(sync.count)") }
        }
        @main struct Program: App {
          @Environment(\\.scenePhase) private var phase
          var body: some Scene { WindowGroup { Root().opacity(phase == .active ? 1 : 0) } }
        }
        """,
      good: """
        @Observable final class Sync { var count = 0; init() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } } }
        struct Root: View {
          @State private var sync = Sync()
          var body: some View { Text("\\(sync.count)") }
        }
        @main struct Program: App {
          @State private var own = Sync()
          var body: some Scene { MainScene() }
        }
        struct MainScene: Scene {
          var body: some Scene { WindowGroup { Root() } }
        }
        """),
    Pair(
      "one initializer works, the other does not",
      bad: """
        @Observable final class ChatModel {
          var lines: [String] = []
          init(lines: [String]) { self.lines = lines }
          init(room: String) { URLSession.shared.dataTask(with: URL(string: room)!).resume() }
        }
        struct Chat: View {
          @State private var model = /*!*/ ChatModel(room: "lobby")
          var body: some View { Text("\\(model.lines.count)") }
        }
        """,
      good: """
        @Observable final class ChatModel {
          var lines: [String] = []
          init(lines: [String]) { self.lines = lines }
          init(room: String) { URLSession.shared.dataTask(with: URL(string: room)!).resume() }
        }
        struct Chat: View {
          @State private var model = ChatModel(lines: [])
          var body: some View { Text("\\(model.lines.count)") }
        }
        """),
  ]

  /// The marker of the shared snippet is for the bad one.
  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateModelBuiltEagerly.self) }

  @Test func aStateObjectIsMadeOnce() {
    expect(
      StateModelBuiltEagerly.self,
      staysQuiet: """
        final class FeedModel: ObservableObject {
          @Published var posts: [String] = []
          init() { Task { @MainActor in posts = ["Hello"] } }
        }
        struct Feed: View {
          @StateObject private var model = FeedModel()
          var body: some View { Text("\\(model.posts.count)") }
        }
        """)
  }

  @Test func fromXcode27OnAnInitialValueWaits() throws {
    let source = """
      @Observable final class FeedModel { var posts: [String] = []; init() { Task { } } }
      struct Feed: View {
        @State private var model = FeedModel()
        var body: some View { Text("\\(model.posts.count)") }
      }
      struct Other: View {
        @State private var model: FeedModel
        init() { _model = State(initialValue: FeedModel()) }
        var body: some View { Text("\\(model.posts.count)") }
      }
      """
    func count(xcode: String) throws -> Int {
      let settings = try SettingsFile.read("{ \"xcode\": \"\(xcode)\" }", path: ".tenure.json")
      let project = Project(files: Snippet(source).project().files, settings: settings)
      return Check.findings(in: project, rules: [StateModelBuiltEagerly.self]).count
    }
    #expect(try count(xcode: "26.1") == 2)
    #expect(try count(xcode: "27") == 1)
  }

  @Test func itNamesTheWork() {
    expect(
      StateModelBuiltEagerly.self,
      of: """
        @Observable final class FeedModel {
          var posts: [String] = []
          init() { begin() }
          func begin() { Task { await load() } }
          func load() async { posts = ["Hello"] }
        }
        struct Feed: View {
          @State private var model = FeedModel()
          var body: some View { Text("\\(model.posts.count)") }
        }
        struct Home: View {
          @State private var tab = 0
          var body: some View { Feed() }
        }
        """,
      says: """
        8:30 warning: Feed makes a FeedModel as the initial value of '@State var model', and making one starts a Task (in begin()).
        - 4 this starts a Task
        - 13 Feed is made here each time the body runs
        Each time the parent's body runs, another FeedModel is made, starts a Task, and is dropped.
        Let the initializer only set values, and begin in '.task { await model.start() }'.
        """)
  }
}
