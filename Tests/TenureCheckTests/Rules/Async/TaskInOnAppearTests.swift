import TenureCheck
import Testing

@Suite struct TaskInOnAppearTests {
  static let pairs = [
    Pair(
      "it writes the view's state",
      bad: """
        struct Inbox: View {
          let mail: MailClient
          @State private var messages: [String] = []
          var body: some View {
            List(messages, id: \\.self) { Text($0) }
              .onAppear {
                /*!*/ Task {
                  messages = await mail.messages()
                }
              }
          }
        }
        """,
      good: """
        struct Inbox: View {
          let mail: MailClient
          @State private var messages: [String] = []
          var body: some View {
            List(messages, id: \\.self) { Text($0) }
              .task { messages = await mail.messages() }
          }
        }
        """, severity: .warning),
    Pair(
      "a model's method writes",
      bad: """
        @MainActor final class InboxModel: ObservableObject {
          @Published var messages: [String] = []
          let mail = MailClient()
          func load() async { messages = await mail.messages() }
        }
        struct Inbox: View {
          @StateObject private var model = InboxModel()
          var body: some View {
            List(model.messages, id: \\.self) { Text($0) }
              .onAppear { /*!*/ Task { await model.load() } }
          }
        }
        """,
      good: """
        @MainActor final class InboxModel: ObservableObject {
          @Published var messages: [String] = []
          let mail = MailClient()
          func load() async { messages = await mail.messages() }
        }
        struct Inbox: View {
          @StateObject private var model = InboxModel()
          @State private var loading: Task<Void, Never>?
          var body: some View {
            List(model.messages, id: \\.self) { Text($0) }
              .onAppear { loading = Task { await model.load() } }
              .onDisappear { loading?.cancel() }
          }
        }
        """, severity: .warning),
    Pair(
      "it writes nothing that is known",
      bad: """
        struct Player: View {
          let engine: Engine
          var body: some View {
            Text("Now playing").onAppear { /*!*/ Task { await engine.prepare() } }
          }
        }
        """,
      good: """
        struct Player: View {
          let analytics: Analytics
          var body: some View {
            Text("Now playing").onAppear { Task { await analytics.track("player") } }
          }
        }
        """, severity: .info),
    Pair(
      "among other things that happen when it appears",
      bad: """
        struct Chat: View {
          let room: Room
          @State private var lines: [String] = []
          @FocusState private var isFocused: Bool
          var body: some View {
            List(lines, id: \\.self) { Text($0) }
              .onAppear(perform: {
                isFocused = true
                /*!*/ Task { for await line in room.lines { lines.append(line) } }
              })
          }
        }
        """,
      good: """
        struct Chat: View {
          let room: Room
          @State private var lines: [String] = []
          @FocusState private var isFocused: Bool
          var body: some View {
            List(lines, id: \\.self) { Text($0) }
              .onAppear { isFocused = true }
              .task { for await line in room.lines { lines.append(line) } }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(TaskInOnAppear.self) }

  @Test func itSuggestsTask() throws {
    let source = TaskInOnAppear.about.wrong
    let found = Check.findings(in: Snippet(source).project(), rules: [TaskInOnAppear.self])
    let fix = try #require(found.first?.fix)
    #expect(!fix.isSafe)
    #expect(fix.applied(to: source).contains(".task { posts = await client.posts() }"))
  }

  @Test func itSaysWhatHappens() {
    expect(
      TaskInOnAppear.self, of: TaskInOnAppear.about.wrong,
      says: """
        7:9 warning: FeedView starts a task in 'onAppear' that nothing ends.
        - 7 it writes 'posts'
        It goes on when the view has gone, starts once more each time the view comes back, and whichever ends last decides what is written.
        Use '.task { }', which ends with the view.
        """)
  }

  private static func inbox(_ load: String, _ appears: String) -> String {
    """
    @MainActor final class InboxModel: ObservableObject {
      @Published var messages: [String] = []
      @Published var isLoading = false
      let mail = MailClient()
      var box: Box?
      \(load)
    }
    struct Inbox: View {
      @StateObject private var model = InboxModel()
      var body: some View {
        List(model.messages, id: \\.self) { Text($0) }.onAppear { \(appears) }
      }
    }
    """
  }

  @Test("What asks first whether it already runs, or has run, does not run twice")
  func asksFirst() {
    let read = "messages = await mail.messages()"
    let loads = [
      "guard !isLoading else { return }; isLoading = true; \(read); isLoading = false",
      "if messages.isEmpty { \(read) }",
      "if !messages.isEmpty { return }; \(read)",
    ]
    for load in loads {
      expect(
        TaskInOnAppear.self, fires: Self.inbox("func load() async { \(load) }", "/*!*/ Task { await model.load() }"),
        severity: .info)
    }
    let asksOther = "guard let box, mail.isReady else { return }; \(read)"
    expect(
      TaskInOnAppear.self,
      fires: Self.inbox("func load() async { \(asksOther) }", "/*!*/ Task { await model.load() }; model.box = Box()"),
      severity: .warning)
    let asksLate = "\(read); if messages.isEmpty { messages = [] }"
    expect(
      TaskInOnAppear.self, fires: Self.inbox("func load() async { \(asksLate) }", "/*!*/ Task { await model.load() }"),
      severity: .warning)
  }

  @Test("A function that is called on appearance starts the task")
  func startedByFunction() {
    let load = "func load() { Task { messages = await mail.messages() } }"
    expect(TaskInOnAppear.self, fires: Self.inbox(load, "/*!*/ model.load()"), severity: .warning)
    let kept = "private var task: Task<Void, Never>?; func load() { task = Task { messages = await mail.messages() } }"
    expect(TaskInOnAppear.self, staysQuiet: Self.inbox(kept, "model.load()"))
    let asks = load.replacing("{ Task", with: "{ guard !isLoading else { return }; isLoading = true; Task")
    expect(TaskInOnAppear.self, fires: Self.inbox(asks, "/*!*/ model.load()"), severity: .info)
  }
}

extension TaskInOnAppearTests {
  @Test("What a task appends is written as well") func appended() {
    func chat(_ appears: String, _ start: String) -> String {
      """
      @MainActor @Observable final class Chat {
        private(set) var lines: [String] = []
        private var isOpen = false
        let service: Service
        init(service: Service) { self.service = service }
        \(start)
      }
      struct ChatView: View {
        let chat: Chat
        var body: some View { List(chat.lines, id: \\.self) { Text($0) }\(appears) }
      }
      """
    }
    let loop = "for await line in service.lines() { lines.append(line) }"
    expect(
      TaskInOnAppear.self,
      fires: chat(".onAppear { /*!*/ chat.start() }", "func start() { Task { \(loop) } }"), severity: .warning)
    expect(TaskInOnAppear.self, staysQuiet: chat(".task { await chat.listen() }", "func listen() async { \(loop) }"))
  }
}
