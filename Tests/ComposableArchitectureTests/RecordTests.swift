import ComposableArchitecture
import SwiftUI
import TenureTesting
import Testing

@Reducer struct Shelf {
  @Reducer struct Book {
    @ObservableState struct State: Equatable, Identifiable {
      let id: Int
      var title = ""
      var isRead = false
    }

    enum Action { case read }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.isRead.toggle()
        return .none
      }
    }
  }

  @ObservableState struct State: Equatable {
    var books: IdentifiedArrayOf<Book.State> = [Book.State(id: 1, title: "Emma"), Book.State(id: 2, title: "Ulysses")]
    var name = "Shelf"
    @Presents var open: Book.State?
  }

  enum Action {
    case renamed(String), opened, closed, waited
    case books(IdentifiedActionOf<Book>)
    case open(PresentationAction<Book.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .renamed(let name): state.name = name
      case .opened: state.open = state.books.first
      case .closed: state.open = nil
      case .waited:
        return .run { send in
          try await Task.sleep(for: .seconds(1))
          await send(.renamed("Later"))
        }
      case .books, .open: break
      }
      return .none
    }
    .forEach(\.books, action: \.books) { Book() }
    .ifLet(\.$open, action: \.open) { Book() }
  }
}

private struct ShelfView: View {
  let store: StoreOf<Shelf>

  var body: some View {
    Text(store.name)
    ForEach(store.scope(state: \.books, action: \.books)) { book in
      Button(book.isRead ? "\(book.title), read" : book.title) { book.send(.read) }
    }
    Button("Rename") { store.send(.renamed("Novels")) }
    Button("Open") { store.send(.opened) }
    Button("Read it") { store.send(.open(.presented(.read))) }
    Button("Close") { store.send(.closed) }
    Button("Wait") { store.send(.waited) }
  }
}

@MainActor @Suite struct RecordTests {
  private let screen = Screen(ShelfView(store: Store(initialState: Shelf.State()) { Shelf() }))

  private func writes() throws -> [String] {
    try #require(screen.record.turns.last).writes.map { "\($0.owner).\($0.property): \($0.old) → \($0.new)" }
  }

  @Test("The record says which property of a store's state an action changed, with its values")
  func property() throws {
    try screen.button("Rename").tap()
    #expect(try writes() == ["Shelf.State.name: \"Shelf\" → \"Novels\""])
  }

  @Test("A change inside of an element is said of the element's property, not of the array")
  func element() throws {
    try screen.button("Ulysses").tap()
    #expect(try writes() == ["Shelf.Book.State.isRead: false → true"])
  }

  @Test("What is presented is written as a whole when it comes and goes, and by property between")
  func presented() throws {
    try screen.button("Open").tap()
    #expect(try writes().count == 1)
    #expect(try writes().first?.hasPrefix("Shelf.State.open: nil → ") == true)
    try screen.button("Read it").tap()
    #expect(try writes() == ["Shelf.Book.State.isRead: false → true"])
    try screen.button("Close").tap()
    #expect(try writes().first?.hasSuffix(" → nil") == true)
  }

  @Test("A body's reason is the property that it has read")
  func reason() throws {
    try screen.button("Rename").tap()
    #expect(try #require(screen.record.turns.last).bodies.map(\.description) == ["ShelfView (Shelf.State.name)"])
  }

  @Test("What an effect sends later is on the record of the event that started it")
  func effects() async throws {
    try screen.button("Wait").tap()
    await screen.advance(by: .seconds(1))
    let turn = try #require(screen.record.turns.last { !$0.writes.isEmpty })
    #expect(turn.event == "tap \"Wait\"")
    #expect(turn.writes.map(\.property) == ["name"])
  }
}
