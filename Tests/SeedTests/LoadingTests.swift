import SwiftUI
import TenureTesting
import Testing

// Answers that come late, and flags that contradict each other.

/// Answers a question after a time that the question itself says.
@MainActor private final class Library {
  private(set) var isDown = false

  func books(about topic: String) async throws -> [String] {
    let delay = topic == "slow" ? 5 : 1
    try await Task.sleep(for: .seconds(delay))
    if isDown { throw CancellationError() }
    return ["\(topic) 1", "\(topic) 2"]
  }

  func breakDown() { isDown = true }
  func repair() { isDown = false }
}

// MARK: Wrong: whoever answers last wins

@Observable @MainActor private final class HastyShelf {
  var topic = ""
  var books: [String] = []
  var isLoading = false
  var hasFailed = false
  let library: Library
  init(library: Library) { self.library = library }

  func show(_ topic: String) async {
    self.topic = topic
    isLoading = true
    do {
      books = try await library.books(about: topic)
      isLoading = false
    } catch {
      hasFailed = true
      isLoading = false
    }
  }
}

private struct HastyShelfView: View {
  let shelf: HastyShelf
  var body: some View {
    VStack {
      Text("Topic \(shelf.topic)")
      if shelf.isLoading { Text("Loading") }
      if shelf.hasFailed { Text("Failed") }
      ForEach(shelf.books, id: \.self) { Text($0) }
      ForEach(["slow", "quick"], id: \.self) { topic in
        Button("Show \(topic)") { Task { await shelf.show(topic) } }
      }
      Button("Storm") { shelf.library.breakDown() }
      Button("Repair") { shelf.library.repair() }
    }
  }
}

// MARK: Right: one value with the transitions there are, and answers to the latest question only

private enum Loadable<Value> {
  case idle
  case loading
  case loaded(Value)
  case failed(message: String)
}

@Observable @MainActor private final class Shelf {
  private(set) var topic = ""
  private(set) var books = Loadable<[String]>.idle
  @ObservationIgnored private var request = 0
  let library: Library
  init(library: Library) { self.library = library }

  func show(_ topic: String) async {
    request += 1
    let mine = request
    self.topic = topic
    books = .loading
    let answer: Loadable<[String]>
    do {
      answer = .loaded(try await library.books(about: topic))
    } catch {
      answer = .failed(message: "The library is closed")
    }
    guard mine == request else { return }
    books = answer
  }
}

private struct ShelfView: View {
  let shelf: Shelf
  var body: some View {
    VStack {
      Text("Topic \(shelf.topic)")
      switch shelf.books {
      case .idle: Text("Ask")
      case .loading: Text("Loading")
      case .loaded(let books): ForEach(books, id: \.self) { Text($0) }
      case .failed(let message): Text(message)
      }
      ForEach(["slow", "quick"], id: \.self) { topic in
        Button("Show \(topic)") { Task { await shelf.show(topic) } }
      }
      Button("Storm") { shelf.library.breakDown() }
      Button("Repair") { shelf.library.repair() }
    }
  }
}

/// The view may do it too: a task by id is cancelled when the id changes.
private struct TaskShelfView: View {
  let library: Library
  @State private var topic = "slow"
  @State private var books: [String] = []
  var body: some View {
    VStack {
      Text("Topic \(topic)")
      ForEach(books, id: \.self) { Text($0) }
      Button("Show quick") { topic = "quick" }
    }
    .task(id: topic) {
      if let found = try? await library.books(about: topic) { books = found }
    }
  }
}

@MainActor @Suite struct LoadingTests {
  @Test("A late answer overwrites a newer one: the screen shows what nobody asks for any more")
  func lateAnswerWins() async throws {
    let screen = Screen(HastyShelfView(shelf: HastyShelf(library: Library())))
    try screen.button("Show slow").tap()
    await screen.advance(by: .seconds(1))
    try screen.button("Show quick").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Topic quick") && screen.shows("quick 1"))
    await screen.advance(by: .seconds(3))
    #expect(screen.shows("Topic quick") && screen.shows("slow 1") && !screen.shows("quick 1"))
    screen.close()
  }

  @Test("An answer to a superseded question is ignored")
  func lateAnswerIsIgnored() async throws {
    let screen = Screen(ShelfView(shelf: Shelf(library: Library())))
    #expect(screen.shows("Ask"))
    try screen.button("Show slow").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Loading"))
    try screen.button("Show quick").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("quick 1") && screen.shows("quick 2"))
    screen.mark()
    await screen.advance(by: .seconds(10))
    #expect(screen.shows("quick 1") && !screen.shows("slow 1"))
    #expect(screen.bodies(of: ShelfView.self) == 0)
    screen.close()
  }

  @Test("A task by id forgets the old question by itself")
  func taskByID() async throws {
    let screen = Screen(TaskShelfView(library: Library()))
    await screen.advance(by: .seconds(1))
    try screen.button("Show quick").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("quick 1"))
    await screen.advance(by: .seconds(10))
    #expect(screen.shows("quick 1") && !screen.shows("slow 1"))
    screen.close()
  }

  @Test("Loose flags get stuck: it has failed, and it shows books")
  func flagsContradict() async throws {
    let screen = Screen(HastyShelfView(shelf: HastyShelf(library: Library())))
    try screen.button("Storm").tap()
    try screen.button("Show quick").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Failed"))
    try screen.button("Repair").tap()
    try screen.button("Show quick").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Failed") && screen.shows("quick 1"))
    screen.close()
  }

  @Test("One value is in one state: loading, failed, loading, loaded")
  func oneState() async throws {
    let screen = Screen(ShelfView(shelf: Shelf(library: Library())))
    try screen.button("Storm").tap()
    try screen.button("Show quick").tap()
    await screen.settle()
    #expect(screen.shows("Loading"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("The library is closed") && !screen.shows("Loading"))
    try screen.button("Repair").tap()
    try screen.button("Show quick").tap()
    await screen.settle()
    #expect(screen.shows("Loading") && !screen.shows("The library is closed"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("quick 1") && !screen.shows("Loading"))
    screen.close()
  }
}
