import TenureCheck
import Testing

@Suite struct StateSetByCallerTests {
  static let pairs = [
    Pair(
      "the parent's state; a constant",
      bad: """
        struct UnreadBadge: View {
          /*!*/ @State var count: Int

          var body: some View {
            if count > 0 {
              Text("\\(count)").padding(4).background(Color.red, in: Capsule())
            }
          }
        }

        struct InboxTab: View {
          @State private var unread = 0

          var body: some View {
            VStack {
              UnreadBadge(count: unread)
              Button("Refresh") { unread += 1 }
            }
          }
        }
        """,
      good: """
        struct UnreadBadge: View {
          @State var count: Int

          var body: some View {
            if count > 0 {
              Text("\\(count)").padding(4).background(Color.red, in: Capsule())
            }
          }
        }

        struct InboxTab: View {
          var body: some View {
            UnreadBadge(count: 12)
          }
        }
        """, severity: .warning),
    Pair(
      "what a model publishes, in several files; a binding to it",
      bad: """
        // file: Session.swift
        final class Session: ObservableObject {
          @Published var userName = "Guest"
          func signIn() async { userName = "Ada" }
        }
        // file: Greeting.swift
        struct Greeting: View {
          /*!*/ @State var name: String
          var body: some View {
            Text("Hello, \\(name)").font(.title2)
          }
        }
        // file: Home.swift
        struct Home: View {
          @EnvironmentObject private var session: Session

          var body: some View {
            VStack {
              Greeting(name: session.userName)
              Button("Sign in") { Task { await session.signIn() } }
            }
          }
        }
        """,
      good: """
        // file: Session.swift
        final class Session: ObservableObject {
          @Published var userName = "Guest"
          func signIn() async { userName = "Ada" }
        }
        // file: Greeting.swift
        struct Greeting: View {
          @Binding var name: String
          var body: some View {
            TextField("Name", text: $name)
          }
        }
        // file: Home.swift
        struct Home: View {
          @EnvironmentObject private var session: Session

          var body: some View {
            VStack {
              Greeting(name: $session.userName)
              Button("Sign in") { Task { await session.signIn() } }
            }
          }
        }
        """),
    Pair(
      "a field of a row's element; a row that says what it did",
      bad: """
        struct Post: Identifiable {
          let id: Int
          var title: String
          var isLiked: Bool
        }

        struct LikeButton: View {
          /*!*/ @State var isLiked: Bool
          var body: some View {
            Image(systemName: isLiked ? "heart.fill" : "heart")
          }
        }

        struct Feed: View {
          @State private var posts: [Post] = []

          var body: some View {
            List {
              ForEach(posts) { post in
                HStack {
                  Text(post.title)
                  LikeButton(isLiked: post.isLiked)
                }
                .onTapGesture { like(post) }
              }
            }
          }

          private func like(_ post: Post) {
            guard let index = posts.firstIndex(where: { $0.id == post.id }) else { return }
            posts[index].isLiked.toggle()
          }
        }
        """,
      good: """
        struct Post: Identifiable {
          let id: Int
          var title: String
          var isLiked: Bool
        }

        struct LikeButton: View {
          @State var isLiked: Bool
          let onChange: (Bool) -> Void
          var body: some View {
            Button {
              isLiked.toggle()
              onChange(isLiked)
            } label: {
              Image(systemName: isLiked ? "heart.fill" : "heart")
            }
          }
        }

        struct Feed: View {
          @State private var posts: [Post] = []

          var body: some View {
            List {
              ForEach(posts) { post in
                HStack {
                  Text(post.title)
                  LikeButton(isLiked: post.isLiked) { liked in like(post, liked) }
                }
              }
            }
          }

          private func like(_ post: Post, _ liked: Bool) {
            guard let index = posts.firstIndex(where: { $0.id == post.id }) else { return }
            posts[index].isLiked = liked
          }
        }
        """),
    Pair(
      "by way of a view that only passes it on; a new identity with it",
      bad: """
        struct TemperatureGauge: View {
          /*!*/ @State var degrees: Double
          var body: some View { Gauge(value: degrees, in: -20...40) { Text("°C") } }
        }

        struct StationCard: View {
          let name: String
          let degrees: Double
          var body: some View {
            VStack {
              Text(name).bold()
              TemperatureGauge(degrees: degrees)
            }
          }
        }

        @Observable final class WeatherModel {
          var current = 12.0
          func refresh() async { current = await Station.nearest.read() }
        }

        struct WeatherScreen: View {
          @State private var weather = WeatherModel()
          var body: some View {
            StationCard(name: "Harbour", degrees: weather.current)
              .task { await weather.refresh() }
          }
        }
        """,
      good: """
        struct TemperatureGauge: View {
          @State var degrees: Double
          var body: some View { Gauge(value: degrees, in: -20...40) { Text("°C") } }
        }

        @Observable final class WeatherModel {
          var current = 12.0
          func refresh() async { current = await Station.nearest.read() }
        }

        struct WeatherScreen: View {
          @State private var weather = WeatherModel()
          var body: some View {
            TemperatureGauge(degrees: weather.current)
              .id(weather.current)
              .task { await weather.refresh() }
          }
        }
        """),
    Pair(
      "a picker's value; a draft in a sheet",
      bad: """
        struct Swatch: View {
          /*!*/ @State var hue: Double
          let title: String

          var body: some View {
            RoundedRectangle(cornerRadius: 8)
              .fill(Color(hue: hue, saturation: 1, brightness: 1))
              .overlay(Text(title))
          }
        }

        struct ThemePicker: View {
          @AppStorage("hue") private var hue = 0.5

          var body: some View {
            Form {
              Swatch(hue: hue, title: "Accent")
              Slider(value: $hue)
            }
          }
        }
        """,
      good: """
        struct NameField: View {
          @State var name: String
          let save: (String) -> Void
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            TextField("Name", text: $name)
              .onSubmit {
                save(name)
                dismiss()
              }
          }
        }

        struct Profile: View {
          @State private var name = "Ada"
          @State private var isRenaming = false

          var body: some View {
            Button(name) { isRenaming = true }
              .sheet(isPresented: $isRenaming) {
                NameField(name: name) { name = $0 }
              }
          }
        }
        """),
    Pair(
      "nobody to be seen who sets it; state with a value of its own",
      bad: """
        struct ScoreLabel: View {
          /*!*/ @State var score: Int
          let player: String

          var body: some View {
            HStack {
              Text(player)
              Spacer()
              Text(score.formatted()).monospacedDigit()
            }
          }
        }
        """,
      good: """
        struct ScoreLabel: View {
          @State var score = 0
          let player: String

          var body: some View {
            HStack {
              Text(player)
              Spacer()
              Stepper("\\(score)", value: $score)
            }
          }
        }
        """, severity: .info),
    Pair(
      "an element that changes in its place",
      bad: """
        struct Todo: Identifiable { let id: Int; var title: String; var isDone: Bool }
        struct Row: View {
          /*!*/ @State var todo: Todo
          var body: some View { Toggle(todo.title, isOn: $todo.isDone) }
        }
        struct Todos: View {
          @State private var todos = [Todo(id: 1, title: "A", isDone: false)]
          var body: some View {
            ForEach(todos) { todo in Row(todo: todo) }
            Button("All") { for index in todos.indices { todos[index].isDone = true } }
          }
        }
        """,
      good: """
        struct Todo: Identifiable { let id: Int; var title: String; var isDone: Bool }
        struct Row: View {
          @Binding var todo: Todo
          var body: some View { Toggle(todo.title, isOn: $todo.isDone) }
        }
        struct Todos: View {
          @State private var todos = [Todo(id: 1, title: "A", isDone: false)]
          var body: some View {
            ForEach($todos) { $todo in Row(todo: $todo) }
            Button("All") { for index in todos.indices { todos[index].isDone = true } }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateSetByCaller.self) }

  @Test func aPushedScreenIsANote() {
    expect(
      StateSetByCaller.self,
      fires: """
        struct OrderDetail: View {
          /*!*/ @State var status: String
          var body: some View { Text(status) }
        }
        @Observable final class Orders {
          var latest = "packed"
          func ship() { latest = "shipped" }
        }
        struct OrderList: View {
          @State private var orders = Orders()
          var body: some View {
            NavigationLink("Latest") { OrderDetail(status: orders.latest) }
          }
        }
        """, severity: .info)
  }

  @Test func previewsDoNotCount() {
    expect(
      StateSetByCaller.self,
      staysQuiet: """
        struct Rating: View {
          @State var stars: Int
          var body: some View { Text(String(repeating: "★", count: stars)) }
        }
        #Preview {
          @Previewable @State var stars = 3
          Rating(stars: stars)
        }
        """)
  }

  private static func fixed(_ source: String) -> String? {
    Check.findings(in: Snippet(source).project(), rules: [StateSetByCaller.self]).first?.fix.map { fix in
      #expect(!fix.isSafe)
      return fix.applied(to: source)
    }
  }

  @Test func whatIsOnlyReadBecomesAConstant() throws {
    let fixed = try #require(Self.fixed(StateSetByCaller.about.wrong))
    #expect(fixed == StateSetByCaller.about.right)
  }

  @Test func whatIsWrittenBecomesABinding() throws {
    let fixed = try #require(
      Self.fixed(
        """
        struct Dial: View {
          @State var level: Int
          var body: some View { Stepper("\\(level)", value: $level) }
        }
        struct Panel: View {
          @State private var level = 1
          var body: some View {
            Dial(level: level)
            Button("Reset") { level = 0 }
          }
        }
        """))
    #expect(fixed.contains("  @Binding var level: Int\n"))
    #expect(fixed.contains("Dial(level: $level)"))
  }

  @Test func whatNeverChangesIsNoMistake() {
    expect(
      StateSetByCaller.self,
      staysQuiet: """
        struct Banner: View {
          @State var text: String
          var body: some View { Text(text) }
        }
        struct Root: View {
          @State private var text = "Welcome"
          var body: some View { Banner(text: text) }
        }
        """)
  }

  @Test func itSaysWhatHappens() {
    expect(
      StateSetByCaller.self, of: StateSetByCaller.about.wrong,
      says: """
        2:3 warning: PageView has 'number' as its own state, and a caller passes what can change: 'page'.
        - 9 'page' is passed here
        - 10 'page' of Reader changes here
        PageView takes the first value, and shows it for as long as it stays on the screen.
        PageView never writes it: make it 'let number'.
        """)
  }
}
