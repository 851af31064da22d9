import TenureCheck
import Testing

@Suite struct ModelInPlainPropertyTests {
  private static let model = "@Observable final class RowModel { var title = \"\" }\n"

  static let pairs = [
    Pair(
      "let",
      bad: model + "struct Row: View { let model = /*!*/ RowModel(); var body: some View { Text(model.title) } }",
      good: model + "struct Row: View { let model: RowModel; var body: some View { Text(model.title) } }"),
    Pair(
      "var of an ObservableObject",
      bad: """
        class Base: ObservableObject {}
        final class RowModel: Base { @Published var title = "" }
        struct Row: View { var model = /*!*/ RowModel(); var body: some View { Text(model.title) } }
        """,
      good: """
        class Base: ObservableObject {}
        final class RowModel: Base { @Published var title = "" }
        struct Row: View { static let model = RowModel(); var body: some View { Text(Self.model.title) } }
        """),
    Pair(
      "a default that every caller replaces",
      bad: model + """
        struct Row: View { var model = /*!*/ RowModel(); var body: some View { Text(model.title) } }
        struct Rows: View { let first: RowModel; var body: some View { Row(model: first); Row() } }
        """,
      good: model + """
        struct Row: View { var model = RowModel(); var body: some View { Text(model.title) } }
        struct Rows: View { let first: RowModel; var body: some View { Row(model: first) } }
        """),
    Pair(
      "a class without state",
      bad: model + "struct Row: View { let model = /*!*/ RowModel(); var body: some View { Text(model.title) } }",
      good: """
        @Observable final class Formats { let date = "d" }
        struct Row: View { let formats = Formats(); var body: some View { Text(formats.date) } }
        """),
    Pair(
      "an app is made once",
      bad: model + "struct Row: View { let model = /*!*/ RowModel.init(); var body: some View { Text(model.title) } }",
      good: model
        + "@main struct Rows: App { let model = RowModel(); var body: some Scene { WindowGroup { Text(\"\") } } }"),
    Pair(
      "a store of the Composable Architecture",
      bad: """
        import ComposableArchitecture
        struct Root: View {
          let store = /*!*/ Store(initialState: Feature.State()) { Feature() }
          var body: some View { Text("") }
        }
        """,
      good: """
        import ComposableArchitecture
        struct Root: View {
          let store: StoreOf<Feature>
          var body: some View { Text("") }
        }
        """),
    Pair(
      "a name that means another type here",
      bad: """
        enum List { @Observable final class Model { var title = "" } }
        enum Detail { struct Model { var title = "" } }
        extension List {
          struct Screen: View { let model = /*!*/ Model(); var body: some View { Text(model.title) } }
        }
        """,
      good: """
        enum List { @Observable final class Model { var title = "" } }
        enum Detail { struct Model { var title = "" } }
        extension Detail {
          struct Screen: View { let model = Model(); var body: some View { Text(model.title) } }
        }
        """),
    Pair(
      "a timer in a view that its parent makes again",
      bad: """
        struct Clock: View {
          let city: String
          /*!*/ let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          @State private var now = Date()
          var body: some View { Text(now, style: .time).onReceive(ticks) { now = $0 } }
        }
        struct Clocks: View {
          @State private var city = "Bern"
          var body: some View {
            Clock(city: city)
            TextField("City", text: $city)
          }
        }
        """,
      good: """
        struct Clock: View {
          let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          @State private var now = Date()
          var body: some View { Text(now, style: .time).onReceive(ticks) { now = $0 } }
        }
        struct Clocks: View {
          var body: some View { Clock() }
        }
        """),
    Pair(
      "one that the initializer makes",
      bad: """
        @Observable final class MapModel { var zoom = 1.0 }
        struct MapTab: View {
          private let model: MapModel
          init() { model = /*!*/ MapModel() }
          var body: some View { Button("\\(model.zoom)") { model.zoom += 1 } }
        }
        """,
      good: """
        @Observable final class MapModel { var zoom = 1.0 }
        struct MapTab: View {
          private let model: MapModel
          init(model: MapModel) { self.model = model }
          var body: some View { Button("\\(model.zoom)") { model.zoom += 1 } }
        }
        """),
  ]

  @Test("A plain class that a button changes and the body shows; one that only works")
  func plainClass() {
    func source(_ mark: String, _ body: String, _ wrapper: String = "") -> String {
      """
      final class Tally { var last = 0; func note() {} }
      struct Bench: View {
        \(wrapper) private var tally = \(mark) Tally()
        let seats: Int
        var body: some View { \(body) }
      }
      """
    }
    let shown = "Button(\"\\(tally.last)\") { tally.last += 1 }"
    expect(ModelInPlainProperty.self, fires: source("/*!*/", shown))
    expect(ModelInPlainProperty.self, staysQuiet: source("", "Button(\"Note\") { tally.note() }"))
    expect(ModelInPlainProperty.self, staysQuiet: source("", shown, "@State"))
  }

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ModelInPlainProperty.self) }

  @Test func itSaysWhatHappens() {
    expect(
      ModelInPlainProperty.self, of: ModelInPlainProperty.about.wrong,
      says: """
        4:15 error: Row constructs the RowModel in 'model', and nothing keeps it.
        - 1 RowModel holds state
        Each time the parent's body runs, Row is made again with another RowModel, and what the old one held is lost.
        Keep it: '@State private var model = RowModel()'. Or receive it from the parent.
        """)
  }
}
