import TenureCheck
import Testing

/// A body, what it asks, and a view's initializer change nothing.
@Suite struct ChangedWhileBuildingTests {
  private static func shelf(_ getter: String, _ members: String = "private(set) var missing = 0") -> String {
    """
    @Observable final class Shelf {
      var books: [String] = []
      var query = ""
      \(members)
      var found: [String] {
        \(getter)
      }
    }
    struct ShelfView: View {
      @State private var shelf = Shelf()
      var body: some View {
        TextField("Title", text: $shelf.query)
        ForEach(shelf.found, id: \\.self) { Text($0) }
        Text("\\(shelf.missing)")
      }
    }
    """
  }

  private static let getters = [
    Pair(
      "a getter that counts; a count of its own",
      bad: shelf(
        "let found = books.filter { $0.contains(query) }\n    /*!*/ missing = books.count - found.count\n    return found"
      ),
      good: shelf("books.filter { $0.contains(query) }", "var missing: Int { books.count - found.count }"),
      severity: .warning),
    Pair(
      "what views follow; what they do not",
      bad: shelf("/*!*/ missing += 1\n    return books"),
      good: shelf("missing += 1\n    return books", "@ObservationIgnored private(set) var missing = 0")),
    Pair(
      "each time; the first time alone",
      bad: shelf("/*!*/ missing = 1\n    return books"),
      good: shelf("if missing > 0 { return books }\n    missing = 1\n    return books")),
  ]

  private static func log(_ view: String, _ use: String = "Page(name: name)") -> String {
    """
    @Observable final class Visits {
      static let shared = Visits()
      var names: [String] = []
      func add(_ name: String) { names.append(name) }
      func has(_ name: String) -> Bool { names.contains(name) }
    }
    \(view)
    struct Pages: View {
      @State private var name = ""
      var body: some View {
        TextField("Name", text: $name)
        \(use)
        Text("\\(Visits.shared.names.count)")
      }
    }
    """
  }

  private static func page(_ work: String, body: String = "Text(name)") -> String {
    """
    struct Page: View {
      let name: String
      init(name: String) { self.name = name; \(work) }
      var body: some View { \(body) }
    }
    """
  }

  private static let initializers = [
    Pair(
      "a view that is made; one that appears",
      bad: log(page("/*!*/ Visits.shared.add(name)")),
      good: log(page("", body: "Text(name).onAppear { Visits.shared.add(name) }")), severity: .warning),
    Pair(
      "an assignment; a question",
      bad: log(page("/*!*/ Visits.shared.names = [name]")), good: log(page("_ = Visits.shared.has(name)"))),
    Pair(
      "made by a body; made in an action",
      bad: log(page("/*!*/ Visits.shared.add(name)")),
      good: log(
        page("Visits.shared.add(name)"),
        "Button(\"Open\") { Windows.show(UIHostingController(rootView: Page(name: name))) }")),
    Pair(
      "an object of others; one that is made here",
      bad: log(page("/*!*/ Visits.shared.add(name)")),
      good: log(page("let visits = Visits(); visits.add(name); _visits = State(initialValue: visits)"))),
  ]

  static let pairs =
    getters + initializers + [
      Pair(
        "a body that counts itself; one that counts taps",
        bad: """
          struct Taps: View {
            @State private var count = 0
            var body: some View {
              let _ = /*!*/ count += 1
              Text("\\(count)")
            }
          }
          """,
        good: """
          struct Taps: View {
            @State private var count = 0
            var body: some View {
              Button("\\(count)") { count += 1 }
            }
          }
          """)
    ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(AsyncWorkInInit.self) }
}
