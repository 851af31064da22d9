import TenureCheck
import Testing

@Suite struct StateObjectFromParameterTests {
  private static let page = """
    final class PageModel: ObservableObject {
      @Published var title = ""
      init(id: Int) { title = "Page \\(id)" }
    }
    """

  private static func view(_ mark: String = "") -> String {
    page + """

      struct Page: View {
        @StateObject private var model: PageModel
        init(id: Int) { \(mark)_model = StateObject(wrappedValue: PageModel(id: id)) }
        var body: some View { Text(model.title) }
      }

      """
  }

  private static let bad = view("/*!*/ ")
  private static let good = view()

  static let pairs = [
    Pair(
      "a page of a library; one of a whole app, which nobody shows",
      bad: """
        final class PageModel: ObservableObject { @Published var text = ""; init(id: Int) {} }

        struct Page: View {
          @StateObject private var model: PageModel
          init(id: Int) { /*!*/ _model = StateObject(wrappedValue: PageModel(id: id)) }
          var body: some View { Text(model.text) }
        }
        """,
      good: """
        final class PageModel: ObservableObject { @Published var text = ""; init(id: Int) {} }

        struct Page: View {
          @StateObject private var model: PageModel
          init(id: Int) { _model = StateObject(wrappedValue: PageModel(id: id)) }
          var body: some View { Text(model.text) }
        }

        @main struct Reader: App { var body: some Scene { WindowGroup { Text("Reader") } } }
        """, severity: .info),
    Pair(
      "a page that nobody makes here; a page whose name stands for two",
      bad: """
        final class PageModel: ObservableObject { @Published var text = ""; init(id: Int) {} }

        struct Page: View {
          @StateObject private var model: PageModel
          init(id: Int) { /*!*/ _model = StateObject(wrappedValue: PageModel(id: id)) }
          var body: some View { Text(model.text) }
        }
        """,
      good: """
        // file: One.swift
        final class PageModel: ObservableObject { @Published var text = ""; init(id: Int) {} }

        struct Page: View {
          @StateObject private var model: PageModel
          init(id: Int) { _model = StateObject(wrappedValue: PageModel(id: id)) }
          var body: some View { Text(model.text) }
        }
        // file: Two.swift
        struct Page: View {
          @StateObject private var model: PageModel
          init(id: Int) { _model = StateObject(wrappedValue: PageModel(id: id)) }
          var body: some View { Text(model.text) }
        }
        // file: Home.swift
        struct Home: View {
          var body: some View { NavigationLink("One") { Page(id: 1) } }
        }
        """, severity: .info),
    Pair(
      "state of the caller",
      bad: bad + """
        struct Reader: View {
          @State private var page = 1
          var body: some View { Page(id: page) }
        }
        """,
      good: good + """
        struct Reader: View {
          @State private var page = 1
          var body: some View { Page(id: page).padding().id(page) }
        }
        """, severity: .warning),
    Pair(
      "a model of the caller, with an identity around the call",
      bad: bad + """
        @Observable final class Book { var page = 1 }
        struct Reader: View {
          let book: Book
          var body: some View { VStack { Page(id: book.page) } }
        }
        """,
      good: good + """
        @Observable final class Book { var page = 1 }
        struct Reader: View {
          let book: Book
          var body: some View { VStack { Page(id: book.page) }.id(book.page) }
        }
        """, severity: .warning),
    Pair(
      "a name bound to state",
      bad: bad + """
        struct Reader: View {
          @State private var selection: Int?
          var body: some View { if let selection { Page(id: selection) } }
        }
        """,
      good: good + """
        struct Reader: View {
          @State private var selection: Item?
          var body: some View { Text("").sheet(item: $selection) { item in Page(id: item.id) } }
        }
        struct Item: Identifiable { let id: Int }
        """, severity: .warning),
    Pair(
      "a loop over the data",
      bad: bad + """
        struct Reader: View {
          @State private var page = 1
          let pages: [Int]
          var body: some View { ForEach(pages, id: \\.self) { _ in Page(id: page) } }
        }
        """,
      good: good + """
        struct Reader: View {
          @State private var pages = [1, 2]
          var body: some View { ForEach(pages, id: \\.self) { page in Page(id: page) } }
        }
        """, severity: .warning),
    Pair(
      "a state of an observable model",
      bad: """
        @Observable final class PageModel { init(id: Int) {} }
        struct Page: View {
          @State private var model: PageModel
          init(id: Int) { /*!*/ self._model = State(initialValue: PageModel(id: id)) }
          var body: some View { Text("") }
        }
        struct Reader: View {
          @Binding var page: Int
          var body: some View { Page(id: page + 1) }
        }
        """,
      good: """
        @Observable final class PageModel { init(id: Int) {} }
        struct Page: View {
          @State private var model: PageModel
          init(id: Int) { self._model = State(initialValue: PageModel(id: id)) }
          var body: some View { Text("") }
        }
        struct Reader: View {
          var body: some View { Page(id: 1) }
        }
        """),
    Pair(
      "a service is no input",
      bad: """
        final class PageModel: ObservableObject { init(id: Int, client: Client) {} }
        struct Page: View {
          @StateObject private var model: PageModel
          init(id: Int, client: Client) { /*!*/ _model = .init(wrappedValue: .init(id: id, client: client)) }
          var body: some View { Text("") }
        }
        """,
      good: """
        final class PageModel: ObservableObject { init(client: Client) {} }
        protocol Client {}
        struct Page: View {
          @StateObject private var model: PageModel
          init(client: Client) { _model = .init(wrappedValue: .init(client: client)) }
          var body: some View { Text("") }
        }
        """, severity: .info),
    Pair(
      "what a computed property of a model is made of",
      bad: """
        final class Cart: ObservableObject {
          @Published var prices = [8]
          var total: Int { prices.reduce(0, +) }
        }
        final class Payment: ObservableObject {
          let total: Int
          init(total: Int) { self.total = total }
        }
        struct Pay: View {
          @StateObject private var payment: Payment
          init(total: Int) { /*!*/ _payment = StateObject(wrappedValue: Payment(total: total)) }
          var body: some View { Text("\\(payment.total)") }
        }
        struct CartView: View {
          @ObservedObject var cart: Cart
          var body: some View {
            Pay(total: cart.total)
            Button("Add") { cart.prices.append(1) }
          }
        }
        """,
      good: """
        final class Cart: ObservableObject {
          let prices = [8]
          var total: Int { prices.reduce(0, +) }
        }
        final class Payment: ObservableObject {
          let total: Int
          init(total: Int) { self.total = total }
        }
        struct Pay: View {
          @StateObject private var payment: Payment
          init(total: Int) { _payment = StateObject(wrappedValue: Payment(total: total)) }
          var body: some View { Text("\\(payment.total)") }
        }
        struct CartView: View {
          @ObservedObject var cart: Cart
          var body: some View { Pay(total: cart.total) }
        }
        """),
    Pair(
      "a struct that holds nothing is a service",
      bad: """
        struct Query { var text: String }
        @Observable final class Shelf { let query: Query; init(query: Query) { self.query = query } }
        struct ShelfView: View {
          @State private var shelf: Shelf
          init(query: Query) { /*!*/ _shelf = State(initialValue: Shelf(query: query)) }
          var body: some View { Text(shelf.query.text) }
        }
        """,
      good: """
        struct Books { func all() async -> [String] { [] } }
        @Observable final class Shelf { let books: Books; init(books: Books) { self.books = books } }
        struct ShelfView: View {
          @State private var shelf: Shelf
          init(books: Books) { _shelf = State(initialValue: Shelf(books: books)) }
          var body: some View { Text("A shelf") }
        }
        """),
    Pair(
      "a sheet is made anew each time",
      bad: """
        struct Tag { var name = "" }
        final class EditModel: ObservableObject { init(tag: Tag?) {} }
        struct EditPage: View {
          @StateObject private var model: EditModel
          init(tag: Tag?) { /*!*/ _model = StateObject(wrappedValue: EditModel(tag: tag)) }
          var body: some View { Text("Edit") }
        }
        struct Tags: View {
          @State private var chosen: Tag?
          var body: some View {
            EditPage(tag: chosen)
            Button("Edit") { chosen = Tag() }
          }
        }
        """,
      good: """
        struct Tag { var name = "" }
        final class EditModel: ObservableObject { init(tag: Tag?) {} }
        struct EditPage: View {
          @StateObject private var model: EditModel
          init(tag: Tag?) { _model = StateObject(wrappedValue: EditModel(tag: tag)) }
          var body: some View { Text("Edit") }
        }
        struct Tags: View {
          @State private var isEditing = false
          @State private var chosen: Tag?
          var body: some View {
            Button("Edit") { chosen = Tag(); isEditing = true }
              .sheet(isPresented: $isEditing) { EditPage(tag: chosen) }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateObjectFromParameter.self) }

  @Test func itShowsTheCall() {
    expect(
      StateObjectFromParameter.self, of: StateObjectFromParameter.about.wrong,
      says: """
        8:19 warning: Page makes its PageModel in 'model' from the input 'id' once, for its first value.
        - 8 the input arrives here
        - 14 'page' can change: page is state
        When the parent passes another 'id', Page keeps the PageModel of the first.
        Give it a new identity where it is used: 'Page(id: …).id(…)'. Or hand the plain value down and load in '.task(id: id)'.
        """)
  }
}
