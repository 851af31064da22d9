import TenureCheck
import Testing

@Suite struct AppStoragePreciousTests {
  static let pairs = [
    Pair(
      "decoded from a property; kept by a store",
      bad: """
        struct Expense: Codable { var title = ""; var amount = 0 }
        struct ExpenseList: View {
          /*!*/ @AppStorage("expenses") private var stored: Data = Data()
          @State private var expenses: [Expense] = []
          var body: some View {
            List(expenses, id: \\.title) { expense in Text(expense.title) }
              .onAppear(perform: load)
          }
          private func load() {
            guard !stored.isEmpty else { return }
            expenses = (try? JSONDecoder().decode([Expense].self, from: stored)) ?? []
          }
        }
        """,
      good: """
        struct Expense: Codable { var title = ""; var amount = 0 }
        struct ExpenseList: View {
          @AppStorage("expenses.currency") private var currency = "EUR"
          @AppStorage("expenses.layout") private var layout = Data()
          let store: ExpenseStore
          @State private var expenses: [Expense] = []
          var body: some View {
            List(expenses, id: \\.title) { expense in Text(expense.title + currency) }
              .task { expenses = await store.all() }
          }
        }
        """, severity: .warning),
    Pair(
      "a text of JSON, encoded on each change; names alone",
      bad: """
        struct Item: Codable { var name = ""; var count = 1 }
        struct CartView: View {
          /*!*/ @AppStorage("shop.items") private var json = "[]"
          @State private var items: [Item] = []
          var body: some View {
            List(items, id: \\.name) { Text($0.name) }
            Button("Add") { add(Item(name: "Tea")) }
          }
          private func add(_ item: Item) {
            items.append(item)
            guard let data = try? JSONEncoder().encode(items) else { return }
            json = String(decoding: data, as: UTF8.self)
          }
        }
        """,
      good: """
        struct HistorySettings: View {
          @AppStorage("history.layout") private var layout = "grid"
          @AppStorage("notes.isExpanded") private var isExpanded = false
          @AppStorage("draft.font") private var font = "serif"
          @AppStorage("cart.badge") private var badge = Data()
          var body: some View {
            Form {
              TextField("Layout", text: $layout)
              TextField("Font", text: $font)
              Toggle("Expanded", isOn: $isExpanded)
            }
          }
        }
        """),
    Pair(
      "put into the defaults by a model; a filter and what is recent",
      bad: """
        struct Recipe: Codable { var title = ""; var steps: [String] = [] }
        final class RecipeModel: ObservableObject {
          @Published var recipes: [Recipe] = [] { didSet { save() } }
          private func save() {
            let encoder = JSONEncoder()
            if let data = try? encoder.encode(recipes) {
              /*!*/ UserDefaults.standard.set(data, forKey: "recipes")
            }
          }
        }
        """,
      good: """
        struct Recipe: Codable { var title = ""; var steps: [String] = [] }
        struct Filter: Codable { var text = ""; var isVegan = false }
        final class RecipeModel: ObservableObject {
          @Published var recent: [Recipe] = []
          @Published var filter = Filter()
          @Published var names: [String] = []
          private func save() {
            let encoder = JSONEncoder()
            if let data = try? encoder.encode(filter) { UserDefaults.standard.set(data, forKey: "filter") }
            if let data = try? encoder.encode(recent) { UserDefaults.standard.set(data, forKey: "recentRecipes") }
            if let data = try? encoder.encode(names) { UserDefaults.standard.set(data, forKey: "names") }
          }
        }
        """),
    Pair(
      "an array with a conformance that encodes; one of choices",
      bad: """
        struct Habit: Codable, Identifiable { var id = UUID(); var title = ""; var days: [Int] = [] }
        extension Array: RawRepresentable where Element: Codable {
          public init?(rawValue: String) { self = [] }
          public var rawValue: String { "" }
        }
        struct HabitList: View {
          /*!*/ @AppStorage("habits") private var habits: [Habit] = []
          var body: some View {
            List(habits) { Text($0.title) }
            Button("Add") { habits.append(Habit(title: "Run")) }
          }
        }
        """,
      good: """
        enum Weekday: String, Codable { case monday, tuesday }
        struct Badge: Codable { var name = "" }
        struct DayPicker: View {
          @AppStorage("days") private var days: [Weekday] = []
          @AppStorage("names") private var names: [String] = []
          @AppStorage("badges") private var badges: [Badge] = []
          @State private var habits: [Weekday] = []
          var body: some View {
            List(names, id: \\.self) { Text($0) }
            Button("Add") { days.append(.monday) }
          }
        }
        """),
    Pair(
      "a draft; a value of the look",
      bad: """
        struct Draft: Codable { var subject = ""; var text = "" }
        struct Composer: View {
          /*!*/ @AppStorage("composer.draft") private var stored = Data()
          @State private var draft = Draft()
          var body: some View {
            TextField("Subject", text: $draft.subject)
            TextEditor(text: $draft.text)
              .onDisappear { stored = (try? JSONEncoder().encode(draft)) ?? Data() }
          }
        }
        """,
      good: """
        struct Tint: Codable { var red = 0.0; var green = 0.0 }
        struct Composer: View {
          @AppStorage("composer.tint") private var stored = Data()
          @State private var tint = Tint()
          var body: some View {
            Slider(value: $tint.red)
            Slider(value: $tint.green)
              .onDisappear { stored = (try? JSONEncoder().encode(tint)) ?? Data() }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(AppStoragePrecious.self) }

  @Test func itSaysWhatHappens() {
    expect(
      AppStoragePrecious.self, of: AppStoragePrecious.about.wrong,
      says: """
        4:3 warning: NoteList keeps a list of Note in the user's defaults, in 'stored'.
        - 8 encoded or decoded here
        All of it is read when the app starts and written for each change, and what fails to decode after an update is written over as if nothing had been there.
        Keep it in a file or a database of its own, behind a store that views ask; leave settings here.
        """)
  }
}
