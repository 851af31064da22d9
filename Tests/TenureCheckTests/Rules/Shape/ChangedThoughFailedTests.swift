import TenureCheck
import Testing

@Suite struct ChangedThoughFailedTests {
  private static func shelf(_ body: String, members: String = "") -> String {
    """
    struct Book: Identifiable { let id: Int; var isStarred = false }
    protocol Library { func remove(_ id: Int) async throws; func star(_ id: Int) async throws; func books() async throws -> [Book] }
    @MainActor @Observable final class Shelf {
      private(set) var books: [Book] = []
      var isStarred = false
      let library: any Library
      init(library: any Library) { self.library = library }
      func act(on id: Int, at index: Int) async {
        \(body)
      }
      func load() async { books = (try? await library.books()) ?? [] }
      \(members)
    }
    """
  }

  static let pairs = [
    Pair(
      "gone whether it is or not; only where it is",
      bad: shelf("/*!*/ try? await library.remove(id)\n    books.removeAll { $0.id == id }"),
      good: shelf("do { try await library.remove(id); books.removeAll { $0.id == id } } catch { print(error) }"),
      severity: .warning),
    Pair(
      "changed before; loaded anew behind",
      bad: shelf("books.remove(at: index)\n    /*!*/ try? await library.remove(id)"),
      good: shelf("books.remove(at: index)\n    try? await library.remove(id)\n    await load()")),
    Pair(
      "an element; a flag for the screen",
      bad: shelf("_ = /*!*/ try? await library.star(id)\n    books[index].isStarred = true"),
      good: shelf("isBusy = true\n    try? await library.star(id)\n    isBusy = false", members: "var isBusy = false")),
    Pair(
      "named like the deed; an answer that is looked at",
      bad: shelf("isStarred = true\n    /*!*/ try? await library.star(id)"),
      good: shelf("isStarred = (try? await library.star(id)) != nil")),
    Pair(
      "one of two ways; each of many, beside something else",
      bad: shelf(
        "books[index].isStarred.toggle()\n    if isStarred { /*!*/ try? await library.star(id) } else { try? await library.remove(id) }"
      ),
      good: shelf("for book in books { try? await library.remove(book.id) }\n    books.remove(at: index)")),
    Pair(
      "a service; a cache",
      bad: shelf("/*!*/ try? await library.remove(id)\n    books.remove(at: index)"),
      good: shelf("try? await cache.remove(id)\n    books.remove(at: index)", members: "let cache = Cache()")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(OptionalBagState.self) }

  @Test func itSaysWhatHappens() {
    expect(
      OptionalBagState.self,
      of: Self.shelf("try? await library.remove(id)\n    books.removeAll { $0.id == id }"),
      says: """
        9:5 warning: Shelf drops the error of 'remove', and changes 'books' whether it worked or not.
        - 10 changed all the same
        Where 'remove' fails, the screen says that it is done, until everything is loaded anew.
        'do { try await … }' with the change behind the call, and a 'catch' that says what went wrong.
        """)
  }
}
