import TenureCheck
import Testing

/// A list that is sorted when somebody chooses how, by comparisons that stand in constants and functions, beside a list
/// that changes by itself.
@Suite struct DerivedByChoiceTests {
  static let pairs = [
    Pair(
      "the observer of the choice sorts, by a constant closure; so does that of the list",
      bad: shelf(books: "[]", order: "let before: (Int, Int) -> Bool = rising == 1 ? (<) : (>)"),
      good: shelf(
        books: "[] { didSet { sort() } }", order: "let before: (Int, Int) -> Bool = rising == 1 ? (<) : (>)")),
    Pair(
      "a function of the model makes the comparison; nothing is stored",
      bad: """
        struct Book { var title = ""; var pages = 0 }
        final class Shelf: ObservableObject {
          @Published var books: [Book] = []
          /*!*/ @Published var sorted: [Book] = []
          var isRising = true {
            didSet { sorted = books.sorted(by: comparison(ignoring: "The ", isRising)) }
          }
          func load() async { books = await Library.shared.books() }
          private func comparison(ignoring word: String, _ isRising: Bool) -> (Book, Book) -> Bool {
            {
              let first = $0.title.replacingOccurrences(of: word, with: "")
              return (first < $1.title) == isRising
            }
          }
        }
        """,
      good: """
        struct Book { var title = ""; var pages = 0 }
        final class Shelf: ObservableObject {
          @Published var books: [Book] = []
          @Published var isRising = true
          var sorted: [Book] { books.sorted(by: comparison(ignoring: "The ", isRising)) }
          func load() async { books = await Library.shared.books() }
          private func comparison(ignoring word: String, _ isRising: Bool) -> (Book, Book) -> Bool {
            {
              let first = $0.title.replacingOccurrences(of: word, with: "")
              return (first < $1.title) == isRising
            }
          }
        }
        """),
    Pair(
      "the comparison asks for nothing else; it asks for the time",
      bad: """
        final class Shelf: ObservableObject {
          @Published var loans: [Date] = []
          /*!*/ @Published var sorted: [Date] = []
          var isRising = true { didSet { sorted = loans.sorted(by: comparison(isRising)) } }
          func load() async { loans = await Library.shared.loans() }
          private func comparison(_ isRising: Bool) -> (Date, Date) -> Bool { { ($0 < $1) == isRising } }
        }
        """,
      good: """
        final class Shelf: ObservableObject {
          @Published var loans: [Date] = []
          @Published var sorted: [Date] = []
          var isRising = true { didSet { sorted = loans.sorted(by: comparison(isRising)) } }
          func load() async { loans = await Library.shared.loans() }
          private func comparison(_ isRising: Bool) -> (Date, Date) -> Bool {
            { ($0.distance(to: Date.now) < $1.distance(to: Date.now)) == isRising }
          }
        }
        """),
    Pair(
      "a condition unwraps the property itself; it takes a value out of an object that changes by itself",
      bad: """
        final class Radio: ObservableObject {
          @Published var seconds: Int?
          /*!*/ @Published var length = "0"
          func show() { if let seconds { length = String(seconds % 60) } }
          func load() async { seconds = await Station.shared.seconds() }
        }
        """,
      good: """
        final class Radio: ObservableObject {
          @Published var length = "0"
          private var player: AVPlayer?
          func show() { if let seconds = player?.currentItem?.duration.seconds { length = String(Int(seconds) % 60) } }
          func load() { player = AVPlayer() }
        }
        """),
  ]

  private static func shelf(books: String, order: String) -> String {
    """
    struct Book { var title = ""; var pages = 0 }
    final class Shelf: ObservableObject {
      @Published var books: [Book] = \(books)
      /*!*/ @Published var sorted: [Book] = []
      var rising: Int? { didSet { sort() } }
      private var running: AnyCancellable?
      private func sort() {
        guard let rising = rising else { return }
        \(order)
        sorted = books.filter { $0.pages > 0 }.sorted { before($0.pages, $1.pages) }
      }
      func follow() { running = Library.shared.books.sink { [weak self] in self?.books = $0 } }
    }
    """
  }

  @Test(arguments: pairs) func pair(_ pair: Pair) {
    expect(StoredDerivedState.self, fires: pair.bad)
    expect(StoredDerivedState.self, staysQuiet: pair.good.replacing("/*!*/ ", with: ""))
  }
}
