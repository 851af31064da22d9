import ComposableArchitecture
import SwiftUI
import Synchronization
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

  private func actions() throws -> [String] { try #require(screen.record.turns.last).actions.map(\.description) }

  @Test("The record names the action, and the feature whose reducer changed something")
  func action() throws {
    try screen.button("Rename").tap()
    #expect(try actions() == ["Shelf.Action.renamed(\"Novels\") by Shelf"])
    #expect(
      "\(try #require(screen.record.turns.last))" == """
        tap "Rename" → Shelf.Action.renamed("Novels") by Shelf → Shelf.State.name: "Shelf" → "Novels" → ShelfView \
        (Shelf.State.name)
        """)
  }

  @Test("A change by an element's reducer is said of the element's feature, not of the list's")
  func featureOfElement() throws {
    try screen.button("Ulysses").tap()
    #expect(try actions() == ["Shelf.Action.books(.element(id: 2, action: .read)) by Shelf.Book"])
  }

  @Test("An action that changes nothing is on the record, and says so")
  func nothing() throws {
    try screen.button("Wait").tap()
    #expect(try actions() == ["Shelf.Action.waited (changed nothing)"])
  }

  @Test("An action that an effect sends names the action that the effect came from")
  func origin() async throws {
    try screen.button("Wait").tap()
    await screen.advance(by: .seconds(1))
    let action = try #require(screen.record.turns.last?.actions.first)
    #expect(action.origin == "Shelf.Action.waited")
    #expect("\(action)" == "Shelf.Action.renamed(\"Later\") by Shelf, sent by an effect of Shelf.Action.waited")
  }

  @Test("Where nobody records, no action is looked into and no state is compared")
  func nobodyLooks() throws {
    var state = Looked.State()
    let looks = state.looks
    let store = Store(initialState: state) { Looked() }
    for _ in 0..<100 { store.send(Looked.Action(looks: looks)) }
    #expect(looks.withLock { $0 } == 0)
    state.number = 0

    let screen = Screen(LookedView(store: store))
    try screen.button("Add").tap()
    #expect(looks.withLock { $0 } > 0)
  }
}

/// Counts who looks into its state and its actions.
@Reducer private struct Looked {
  final class Looks: Sendable {
    private let count = Mutex(0)
    func withLock<R>(_ body: (inout sending Int) -> sending R) -> R { count.withLock(body) }
  }

  @ObservableState struct State: Equatable, CustomReflectable {
    let looks = Looks()
    var number = 0

    static func == (a: Self, b: Self) -> Bool {
      a.looks.withLock { $0 += 1 }
      return a.number == b.number
    }

    var customMirror: Mirror {
      looks.withLock { $0 += 1 }
      return Mirror(self, children: ["number": number])
    }
  }

  struct Action: CustomReflectable {
    let looks: Looks

    var customMirror: Mirror {
      looks.withLock { $0 += 1 }
      return Mirror(self, children: [])
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.number += 1
      return .none
    }
  }
}

private struct LookedView: View {
  let store: StoreOf<Looked>

  var body: some View {
    Text("\(store.number)")
    Button("Add") { store.send(Looked.Action(looks: store.looks)) }
  }
}
