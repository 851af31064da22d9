import TenureCheck
import Testing

@Suite struct StateCopiesInputTests {
  static let pairs = [
    Pair(
      "a sheet that takes the newest entry when it appears, although others arrive; one that reads it",
      bad: """
        final class Entry { let text: String; init(text: String) { self.text = text } }

        @Observable final class Log {
          var entries: [Entry] = []
          func follow(_ stream: AsyncStream<Entry>) async {
            for await entry in stream { entries.insert(entry, at: 0) }
          }
        }

        struct Status: View {
          var log: Log
          @State private var newest: Entry?
          var body: some View {
            Text(newest?.text ?? "Nothing").onAppear { /*!*/ newest = log.entries.first }
          }
        }

        struct Home: View {
          @State private var log = Log()
          @State private var showsStatus = false
          var body: some View {
            Button("Status") { showsStatus = true }.sheet(isPresented: $showsStatus) { Status(log: log) }
          }
        }
        """,
      good: """
        final class Entry { let text: String; init(text: String) { self.text = text } }

        @Observable final class Log {
          var entries: [Entry] = []
          func follow(_ stream: AsyncStream<Entry>) async {
            for await entry in stream { entries.insert(entry, at: 0) }
          }
        }

        struct Status: View {
          var log: Log
          private var newest: Entry? { log.entries.first }
          var body: some View { Text(newest?.text ?? "Nothing") }
        }

        struct Home: View {
          @State private var log = Log()
          @State private var showsStatus = false
          var body: some View {
            Button("Status") { showsStatus = true }.sheet(isPresented: $showsStatus) { Status(log: log) }
          }
        }
        """, severity: .info),
    Pair(
      "in init, from what a parent changes; named as a start",
      bad: """
        struct StarRating: View {
          @State private var stars: Int

          init(stars: Int) {
            /*!*/ _stars = State(initialValue: stars)
          }

          var body: some View {
            HStack {
              ForEach(1...5, id: \\.self) { index in
                Image(systemName: index <= stars ? "star.fill" : "star")
              }
            }
          }
        }

        struct MovieHeader: View {
          @State private var rating = 3

          var body: some View {
            VStack {
              StarRating(stars: rating)
              Button("Loved it") { rating = 5 }
            }
          }
        }
        """,
      good: """
        struct StarRating: View {
          @State private var stars: Int

          init(initialStars: Int) {
            _stars = State(initialValue: initialStars)
          }

          var body: some View {
            HStack {
              ForEach(1...5, id: \\.self) { index in
                Image(systemName: index <= stars ? "star.fill" : "star")
                  .onTapGesture { stars = index }
              }
            }
          }
        }

        struct MovieHeader: View {
          @State private var rating = 3

          var body: some View {
            VStack {
              StarRating(initialStars: rating)
              Button("Loved it") { rating = 5 }
            }
          }
        }
        """, severity: .warning),
    Pair(
      "a plain assignment in init; a screen for each value",
      bad: """
        // file: Quote.swift
        struct Quote: Equatable {
          var symbol: String
          var price: Double
        }
        // file: PriceTag.swift
        struct PriceTag: View {
          @State private var price: String

          init(quote: Quote) {
            /*!*/ self.price = "\\(quote.price)"
          }

          var body: some View { Text(price).monospacedDigit() }
        }
        // file: Ticker.swift
        final class TickerModel: ObservableObject {
          @Published var quote = Quote(symbol: "AAPL", price: 190)
          func tick() { quote.price += 1 }
        }

        struct Ticker: View {
          @StateObject private var model = TickerModel()

          var body: some View {
            HStack {
              Text(model.quote.symbol)
              PriceTag(quote: model.quote)
            }
          }
        }
        """,
      good: """
        // file: Quote.swift
        struct Quote: Equatable {
          var symbol: String
          var price: Double
        }
        // file: PriceTag.swift
        struct PriceTag: View {
          @State private var price: String

          init(quote: Quote) {
            self.price = "\\(quote.price)"
          }

          var body: some View { Text(price).monospacedDigit() }
        }
        // file: Ticker.swift
        final class TickerModel: ObservableObject {
          @Published var quote = Quote(symbol: "AAPL", price: 190)
          func tick() { quote.price += 1 }
        }

        struct Ticker: View {
          @StateObject private var model = TickerModel()

          var body: some View {
            HStack {
              Text(model.quote.symbol)
              PriceTag(quote: model.quote).id(model.quote.symbol + "\\(model.quote)")
            }
          }
        }
        """),
    Pair(
      "when it appears, from a binding; handed back when it is done",
      bad: """
        struct AmountField: View {
          @Binding var amount: Double
          @State private var text = ""

          var body: some View {
            TextField("Amount", text: $text)
              .keyboardType(.decimalPad)
              .onAppear { /*!*/ text = String(amount) }
          }
        }

        struct TransferScreen: View {
          @State private var amount = 10.0

          var body: some View {
            Form {
              AmountField(amount: $amount)
              Button("Double it") { amount *= 2 }
            }
          }
        }
        """,
      good: """
        struct AmountField: View {
          @Binding var amount: Double
          @State private var text = ""

          var body: some View {
            TextField("Amount", text: $text)
              .keyboardType(.decimalPad)
              .onAppear { text = String(amount) }
              .onSubmit { amount = Double(text) ?? amount }
          }
        }

        struct TransferScreen: View {
          @State private var amount = 10.0

          var body: some View {
            Form {
              AmountField(amount: $amount)
              Button("Double it") { amount *= 2 }
            }
          }
        }
        """, severity: .warning),
    Pair(
      "when it appears, from a model; renewed with it",
      bad: """
        @Observable final class Library {
          var bookCount = 0
          func load() async { bookCount = 42 }
        }

        struct LibraryHeader: View {
          @Environment(Library.self) private var library
          @State private var count = 0

          var body: some View {
            Text("\\(count) books")
              .onAppear { /*!*/ count = library.bookCount }
          }
        }

        struct LibraryScreen: View {
          @State private var library = Library()

          var body: some View {
            LibraryHeader()
              .environment(library)
              .task { await library.load() }
          }
        }
        """,
      good: """
        @Observable final class Library {
          var bookCount = 0
          func load() async { bookCount = 42 }
        }

        struct LibraryHeader: View {
          @Environment(Library.self) private var library
          @State private var count = 0

          var body: some View {
            Text("\\(count) books")
              .onAppear { count = library.bookCount }
              .onChange(of: library.bookCount) { withAnimation { count = library.bookCount } }
          }
        }

        struct LibraryScreen: View {
          @State private var library = Library()

          var body: some View {
            LibraryHeader()
              .environment(library)
              .task { await library.load() }
          }
        }
        """),
    Pair(
      "a status that a loop passes; an editor's copy",
      bad: """
        struct LoopStatus: View {
          @State private var status: String

          init(determination: String) {
            /*!*/ _status = .init(initialValue: determination)
          }

          private var caption: String { status.capitalized(with: locale(status)) }

          var body: some View {
            Label(caption, systemImage: "arrow.triangle.2.circlepath")
          }
        }

        final class LoopModel: ObservableObject {
          @Published var determination = "enacted"
          func loop() async { determination = await Pump.shared.determine() }
        }

        struct Dashboard: View {
          @ObservedObject var loop: LoopModel

          var body: some View {
            LoopStatus(determination: loop.determination)
          }
        }
        """,
      good: """
        struct Recipe: Identifiable { let id: Int; var title: String }

        struct RecipeEditor: View {
          @State private var title: String
          @Environment(\\.dismiss) private var dismiss

          init(title: String) {
            _title = State(initialValue: title)
          }

          var body: some View {
            Form {
              TextField("Title", text: $title)
              Button("Cancel") { dismiss() }
            }
          }
        }

        struct RecipeScreen: View {
          @State private var recipe = Recipe(id: 1, title: "Soup")

          var body: some View {
            RecipeEditor(title: recipe.title)
          }
        }
        """),
    Pair(
      "no caller to be seen; a model made from a service",
      bad: """
        struct ProgressRing: View {
          @State private var fraction: Double

          init(_ fraction: Double) {
            /*!*/ _fraction = State(wrappedValue: fraction)
          }

          var body: some View {
            Circle().trim(from: 0, to: fraction).stroke(lineWidth: 6)
          }
        }
        """,
      good: """
        @Observable final class FeedModel {
          init(client: FeedClient) {}
          var items: [String] = []
        }
        struct FeedScreen: View {
          @State private var model: FeedModel
          @State private var filter: String = ""

          init(client: FeedClient) {
            _model = State(initialValue: FeedModel(client: client))
          }

          var body: some View {
            List(model.items, id: \\.self) { Text($0) }.searchable(text: $filter)
          }
        }
        """, severity: .info),
    Pair(
      "edits that nobody gets",
      bad: """
        struct Field: View {
          @State private var text: String
          init(text: String) { /*!*/ _text = State(initialValue: text) }
          var body: some View { TextField("Message", text: $text) }
        }
        struct Compose: View {
          @State private var text = ""
          let onSend: (String) -> Void
          var body: some View {
            Field(text: text)
            Button("Send") { onSend(text) }
          }
        }
        """,
      good: """
        struct Field: View {
          @State private var text: String
          init(text: String) { _text = State(initialValue: text) }
          var body: some View { TextField("Message", text: $text) }
        }
        struct Compose: View {
          var body: some View { Field(text: "Dear all") }
        }
        """),
    Pair(
      "one that tells of each change, and hears of none",
      bad: """
        @Observable final class Inbox { var unreadOnly = false }
        struct Filter: View {
          @State private var isOn: Bool
          let onChange: (Bool) -> Void
          init(isOn: Bool, onChange: @escaping (Bool) -> Void) {
            /*!*/ _isOn = State(initialValue: isOn)
            self.onChange = onChange
          }
          var body: some View { Toggle("Unread", isOn: $isOn).onChange(of: isOn) { onChange(isOn) } }
        }
        struct InboxView: View {
          @State private var inbox = Inbox()
          var body: some View {
            Filter(isOn: inbox.unreadOnly) { inbox.unreadOnly = $0 }
            Button("Show all") { inbox.unreadOnly = false }
          }
        }
        """,
      good: """
        @Observable final class Inbox { var unreadOnly = false }
        struct Filter: View {
          @State private var isOn: Bool
          let onChange: (Bool) -> Void
          init(isOn: Bool, onChange: @escaping (Bool) -> Void) {
            _isOn = State(initialValue: isOn)
            self.onChange = onChange
          }
          var body: some View { Toggle("Unread", isOn: $isOn).onChange(of: isOn) { onChange(isOn) } }
        }
        struct InboxView: View {
          @State private var inbox = Inbox()
          var body: some View { Filter(isOn: inbox.unreadOnly) { inbox.unreadOnly = $0 } }
        }
        """),
    Pair(
      "a member of an object that others change",
      bad: """
        final class Speech { var isSlow = false }
        struct Quiz: View {
          @State private var isSlow: Bool
          init(speech: Speech) { /*!*/ _isSlow = State(initialValue: speech.isSlow) }
          var body: some View { Text(isSlow ? "Slow" : "Fast") }
        }
        struct Root: View {
          let speech: Speech
          var body: some View {
            Quiz(speech: speech)
            Button("Slow") { speech.isSlow = true }
          }
        }
        """,
      good: """
        final class Speech { let isSlow = false }
        struct Quiz: View {
          @State private var isSlow: Bool
          init(speech: Speech) { _isSlow = State(initialValue: speech.isSlow) }
          var body: some View { Text(isSlow ? "Slow" : "Fast") }
        }
        struct Root: View {
          let speech: Speech
          var body: some View { Quiz(speech: speech) }
        }
        """),
    Pair(
      "a row that is known by its place",
      bad: """
        struct Todo { var title: String; var isDone: Bool }
        struct Row: View {
          @State private var isDone: Bool
          private let title: String
          init(todo: Todo) {
            /*!*/ _isDone = State(initialValue: todo.isDone)
            title = todo.title
          }
          var body: some View { Toggle(title, isOn: $isDone) }
        }
        struct Todos: View {
          @State private var todos = [Todo(title: "A", isDone: false)]
          var body: some View {
            ForEach(todos.indices, id: \\.self) { index in Row(todo: todos[index]) }
            Button("All") { for index in todos.indices { todos[index].isDone = true } }
          }
        }
        """,
      good: """
        struct Todo { var title: String; var isDone: Bool }
        struct Row: View {
          @Binding var todo: Todo
          var body: some View { Toggle(todo.title, isOn: $todo.isDone) }
        }
        struct Todos: View {
          @State private var todos = [Todo(title: "A", isDone: false)]
          var body: some View {
            ForEach(todos.indices, id: \\.self) { index in Row(todo: $todos[index]) }
            Button("All") { for index in todos.indices { todos[index].isDone = true } }
          }
        }
        """),
    Pair(
      "a member of the input, when it appears",
      bad: """
        struct Line { var level: Int }
        struct LevelView: View {
          let line: Line
          @State private var shown = 0
          var body: some View { Text("\\(shown)").onAppear { /*!*/ shown = line.level } }
        }
        struct Root: View {
          @State private var line = Line(level: 1)
          var body: some View {
            LevelView(line: line)
            Button("+") { line.level += 1 }
          }
        }
        """,
      good: """
        struct Line { var level: Int }
        struct LevelView: View {
          let line: Line
          @State private var shown = 0
          var body: some View { Text("\\(shown)").onAppear { shown = line.level } }
        }
        struct Root: View {
          private let line = Line(level: 1)
          var body: some View { LevelView(line: line) }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateCopiesInput.self) }

  @Test func aSheetIsMadeAnewEachTime() {
    expect(
      StateCopiesInput.self,
      staysQuiet: """
        struct FilterPanel: View {
          @State private var minimum: Int
          init(minimum: Int) { _minimum = State(initialValue: minimum) }
          var body: some View { Button("From \\(minimum)") { minimum += 1 } }
        }
        struct Shop: View {
          @State private var minimum = 1
          @State private var isFiltering = false
          var body: some View {
            Button("Filter") { isFiltering = true }
              .sheet(isPresented: $isFiltering) { FilterPanel(minimum: minimum) }
          }
        }
        """)
  }

  @Test func whatIsLoadedOrSelectedIsNoCopy() {
    expect(
      StateCopiesInput.self,
      staysQuiet: """
        @Observable final class Catalogue {
          var names: [String] = []
          func load() async -> [String] { ["a"] }
          func reload() { names = ["b"] }
        }
        struct CatalogueScreen: View {
          @State private var catalogue = Catalogue()
          @State private var found: [String] = []
          @State private var selectedName: String?
          var body: some View {
            List(found, id: \\.self, selection: $selectedName) { Text($0) }
              .task { found = await catalogue.load() }
              .onAppear { if selectedName == nil { selectedName = catalogue.names.first } }
          }
        }
        struct Root: View { var body: some View { CatalogueScreen() } }
        """)
  }

  @Test func itSaysWhatHappens() {
    expect(
      StateCopiesInput.self, of: StateCopiesInput.about.wrong,
      says: """
        3:25 warning: LevelBar copies 'level' into its own state 'level' when it is made, and keeps the copy.
        - 10 'charge' is passed here
        - 11 'charge' of Battery changes here
        When 'level' changes afterwards, LevelBar still shows the value of that time.
        Use 'level' itself, or a '@Binding' if LevelBar changes it. If the copy is a draft, name it so and hand it back when it is done.
        """)
  }
}
