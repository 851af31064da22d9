import Observation
import SwiftNavigation
import Testing

@MainActor @Observable private final class Shelf {
  var book = Book()
}

@MainActor @Observable private final class Book { var page = 1 }

/// What is done again for what was asked for, and for nothing else.
@MainActor struct ScopedObserveTests {
  @Test("What is done on a change is not observed itself, and begins with what it observes in turn")
  func nested() async {
    let shelf = Shelf()
    var (books, pages): (Int, [Int]) = (0, [])
    var inner: ObserveToken?
    let outer = observe {
      _ = shelf.book
    } onChange: {
      books += 1
      let book = shelf.book
      _ = book.page
      inner = observe {
        _ = book.page
      } onChange: {
        pages.append(book.page)
      }
      #expect(pages.last == book.page)
    }
    shelf.book.page = 2
    while pages.count < 2 { await Task.yield() }
    #expect(books == 1 && pages == [1, 2])
    shelf.book = Book()
    while books < 2 { await Task.yield() }
    #expect(pages == [1, 2, 1])
    inner?.cancel()
    outer.cancel()
  }

  @Test("What is observed in turn and kept goes on when that around it is done again")
  func kept() async {
    let (shelf, book) = (Shelf(), Book())
    var (books, pages): (Int, [Int]) = (0, [])
    var inner: ObserveToken?
    let outer = observe {
      _ = shelf.book
      books += 1
      if inner == nil { inner = observe { pages.append(book.page) } }
    }
    shelf.book = Book()
    while books < 2 { await Task.yield() }
    book.page = 5
    while pages.count < 2 { await Task.yield() }
    #expect(pages == [1, 5])
    inner?.cancel()
    outer.cancel()
  }

  @Test("An object observes what it asks for, with the transaction of the change")
  func objects() async {
    let (book, object) = (Book(), NSObject())
    var seen: [String] = []
    object.observe { _ in
      _ = book.page
    } onChange: { transaction in
      seen.append("\(book.page) \(transaction.isQuiet)")
    }
    withUITransaction(\.isQuiet, true) { book.page = 2 }
    while seen.count < 2 { await Task.yield() }
    #expect(seen == ["1 false", "2 true"])
  }
}
