#if SQLite
  import ComposableArchitecture
  import SharingPostgres
  import SharingSQLite
  import SwiftUI

  /// The board of a file or of a server: `BOARD=team.sqlite SharedBoard --web` serves it, and so does
  /// `BOARD=postgresql://db.example/team SharedBoard --web`, also several times over. `SharedBoard --add "Tea"` puts a card on
  /// it and ends.
  @main enum BoardProgram {
    @MainActor static func main() throws {
      let words = CommandLine.arguments
      guard let index = words.firstIndex(of: "--add"), index + 1 < words.count else { return BoardApp.main() }
      let state = try board()
      for title in words[(index + 1)...] {
        state.$cards.withLock { _ = $0.append(Card(id: UUID(), title: title)) }
        if let error = state.$cards.saveError { throw error }
      }
    }

    static func board() throws -> Board.State {
      let place = ProcessInfo.processInfo.environment["BOARD"] ?? "board.sqlite"
      guard place.hasPrefix("postgresql:") else {
        return Board.State(in: try SQLiteDatabase(URL(fileURLWithPath: place)))
      }
      #if PostgreSQL
        return Board.State(in: try PostgresDatabase(place))
      #else
        throw NoPostgreSQL()
      #endif
    }
  }

  struct NoPostgreSQL: Error, CustomStringConvertible {
    var description: String { "This was built without PostgreSQL: give BOARD the path of a file." }
  }

  struct BoardApp: App {
    private let board: Board.State

    init() {
      do {
        board = try BoardProgram.board()
      } catch {
        fatalError("The board cannot be opened: \(error)")
      }
    }

    var body: some Scene {
      WindowGroup { BoardWindow(board) }
    }
  }

  /// One window: what is typed in it is its own, the cards are everybody's.
  private struct BoardWindow: View {
    @State private var store: StoreOf<Board>

    init(_ board: Board.State) { store = Store(initialState: board) { Board() } }

    var body: some View { BoardView(store: store) }
  }
#else
  @main enum BoardProgram {
    static func main() { print("This was built without SQLite, where the board is kept.") }
  }
#endif
