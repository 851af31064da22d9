import TenureCheck
import Testing

@Suite struct LoadedOnAppearanceTests {
  static let pairs = [
    Pair(
      "the detail of a split view",
      bad: """
        struct Detail: View {
          let id: Int
          @State private var text = ""
          var body: some View { Text(text).task { /*!*/ text = await Archive.text(of: id) } }
        }
        enum Archive { static func text(of id: Int) async -> String { "" } }
        struct Split: View {
          @State private var id: Int? = 1
          var body: some View {
            NavigationSplitView { List([1, 2], id: \\.self, selection: $id) { Text("\\($0)") } } detail: { if let id { Detail(id: id) } }
          }
        }
        """,
      good: """
        struct Detail: View {
          let id: Int
          @State private var text = ""
          var body: some View {
            Text(text).task(id: id) {
              let answer = await Archive.text(of: id)
              if !Task.isCancelled { text = answer }
            }
          }
        }
        enum Archive { static func text(of id: Int) async -> String { "" } }
        struct Split: View {
          @State private var id: Int? = 1
          var body: some View {
            NavigationSplitView { List([1, 2], id: \\.self, selection: $id) { Text("\\($0)") } } detail: { if let id { Detail(id: id) } }
          }
        }
        """, severity: .warning),
    Pair(
      "a function of the view, when it appears",
      bad: """
        struct Weather: View {
          let city: String
          @State private var report = ""
          var body: some View { Text(report).onAppear { load() } }
          private func load() { /*!*/ report = Stations.report(for: city) }
        }
        enum Stations { static func report(for city: String) -> String { city } }
        struct Cities: View {
          @State private var city = "Rome"
          var body: some View { Weather(city: city); Button("Oslo") { city = "Oslo" } }
        }
        """,
      good: """
        struct Weather: View {
          let city: String
          @State private var report = ""
          var body: some View { Text(report).onAppear { load() }.onChange(of: city) { load() } }
          private func load() { report = Stations.report(for: city) }
        }
        enum Stations { static func report(for city: String) -> String { city } }
        struct Cities: View {
          @State private var city = "Rome"
          var body: some View { Weather(city: city); Button("Oslo") { city = "Oslo" } }
        }
        """),
    Pair(
      "the view's own model, told once",
      bad: """
        @Observable final class ThreadModel { var posts: [String] = []; func load(_ topic: String) async { posts = [topic] } }
        struct ThreadView: View {
          let topic: String
          @State private var model = ThreadModel()
          var body: some View { Text(model.posts.joined()).task { await /*!*/ model.load(topic) } }
        }
        struct Forum: View {
          @State private var topic = "News"
          var body: some View { ThreadView(topic: topic); Button("Talk") { topic = "Talk" } }
        }
        """,
      good: """
        @Observable final class ThreadModel { var posts: [String] = []; func load(_ topic: String) async { posts = [topic] } }
        struct ThreadView: View {
          let topic: String
          @State private var model = ThreadModel()
          var body: some View { Text(model.posts.joined()).task { await model.load(topic) } }
        }
        struct Forum: View {
          @State private var topic = "News"
          var body: some View { ThreadView(topic: topic).id(topic); Button("Talk") { topic = "Talk" } }
        }
        """),
    Pair(
      "a screen that is pushed for each",
      bad: """
        struct Recipe: View {
          let name: String
          @State private var steps: [String] = []
          var body: some View { Text(steps.joined()).onAppear { /*!*/ steps = Cookbook.steps(of: name) } }
        }
        enum Cookbook { static func steps(of name: String) -> [String] { [name] } }
        struct Kitchen: View {
          @State private var name = "Soup"
          var body: some View { TextField("Dish", text: $name); Recipe(name: name) }
        }
        """,
      good: """
        struct Recipe: View {
          let name: String
          @State private var steps: [String] = []
          var body: some View { Text(steps.joined()).onAppear { steps = Cookbook.steps(of: name) } }
        }
        enum Cookbook { static func steps(of name: String) -> [String] { [name] } }
        struct Kitchen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Soup", value: "Soup").navigationDestination(for: String.self) { name in Recipe(name: name) }
            }
          }
        }
        """),
  ]

  private static func trains(_ modifier: String, more: String = "", members: String = "") -> String {
    """
    struct Asked: Equatable { var town: String; var day: Int }
    struct Trains: View {
      let find: @Sendable (String, Int) async -> [String]
      @State private var town = "Graz"
      @State private var day = 1
      @State private var trains: [String] = []
      \(members)
      func ask(_ town: String, on day: Int) async -> [String] { await find(town, day) }
      var body: some View {
        Picker("Town", selection: $town) { Text("Graz").tag("Graz") }
        Stepper("Day", value: $day)
        List(trains, id: \\.self) { Text($0) }\(modifier)
        \(more)
      }
    }
    """
  }

  static let choices = [
    Pair(
      "one of two choices; both",
      bad: trains(".task(id: town) { /*!*/ trains = await ask(town, on: day) }"),
      good: trains(".task(id: Asked(town: town, day: day)) { trains = await ask(town, on: day) }")),
    Pair(
      "nothing loads anew; a change of the other does",
      bad: trains(".task(id: town) { /*!*/ trains = await ask(town, on: day) }"),
      good: trains(
        ".task(id: town) { await load() }.onChange(of: day) { Task { await load() } }",
        members: "func load() async { trains = await ask(town, on: day) }")),
    Pair(
      "only loaded; applied to what is shown besides",
      bad: trains(".task(id: town) { /*!*/ trains = await ask(town, on: day) }"),
      good: trains(
        ".task(id: town) { trains = await ask(town, on: day) }",
        more: "Text(trains.filter { $0.contains(\"\\(day)\") }.joined())")),
    Pair(
      "chosen; asked for by a button",
      bad: trains(".task(id: town) { /*!*/ trains = await ask(town, on: day) }"),
      good: trains(
        ".task(id: town) { trains = await ask(town, on: day) }",
        more: "Button(\"Find\") { Task { trains = await ask(town, on: day) } }")),
  ]

  @Test(arguments: choices) func choice(_ pair: Pair) { pair.check(StateCopiesInput.self) }

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateCopiesInput.self) }
}
