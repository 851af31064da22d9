#if SQLite
  import ComposableArchitecture
  import SharingSQLite
  import SwiftUI

  /// Something to be done.
  struct Card: Codable, Equatable, Identifiable, Sendable {
    let id: UUID
    var title: String
  }

  /// The shared board gone wrong: each window works on a copy, and writes it back as a whole.
  @Reducer struct WrongBoard {
    @ObservableState struct State {
      @Shared var stored: IdentifiedArrayOf<Card>
      /// Wrong: the truth is in the database, and this is what it was when the window opened.
      var cards: IdentifiedArrayOf<Card>
      var title = ""

      init(in database: SQLiteDatabase) {
        _stored = Shared(wrappedValue: [], .table("cards", in: database))
        cards = _stored.wrappedValue
      }
    }

    enum Action: BindableAction {
      case addTapped
      case binding(BindingAction<State>)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .addTapped:
          state.cards.append(Card(id: uuid(), title: state.title))
          // Wrong: what others have written since is overwritten with what they had before.
          state.$stored.withLock { [cards = state.cards] in $0 = cards }
        case .binding: break
        }
        return .none
      }
    }
  }

  struct WrongBoardView: View {
    @Bindable var store: StoreOf<WrongBoard>

    var body: some View {
      List {
        ForEach(store.cards) { Text($0.title) }
        TextField("New card", text: $store.title)
        Button("Add") { store.send(.addTapped) }
      }
    }
  }

  @main struct WrongBoardProgram: App {
    @State private var store: StoreOf<WrongBoard>

    init() {
      do {
        let state = WrongBoard.State(in: try SQLiteDatabase(URL(fileURLWithPath: "wrong-board.sqlite")))
        store = Store(initialState: state) { WrongBoard() }
      } catch {
        fatalError("The board cannot be opened: \(error)")
      }
    }

    var body: some Scene {
      WindowGroup { WrongBoardView(store: store) }
    }
  }
#else
  @main enum WrongBoardProgram {
    static func main() { print("This was built without SQLite, where the board is kept.") }
  }
#endif
