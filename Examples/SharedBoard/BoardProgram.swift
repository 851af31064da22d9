#if SQLite
  import ComposableArchitecture
  import SharingSQLite
  import SwiftUI

  /// The board of a file: `BOARD=team.sqlite SharedBoard --web` serves it, also several times over. `SharedBoard --add "Tea"`
  /// puts a card on it and ends.
  @main enum BoardProgram {
    @MainActor static func main() throws {
      let words = CommandLine.arguments
      guard let index = words.firstIndex(of: "--add"), index + 1 < words.count else { return BoardApp.main() }
      let state = Board.State(in: try database())
      for title in words[(index + 1)...] {
        state.$cards.withLock { _ = $0.append(Card(id: UUID(), title: title)) }
        if let error = state.$cards.saveError { throw error }
      }
    }

    static func database() throws -> SQLiteDatabase {
      try SQLiteDatabase(URL(fileURLWithPath: ProcessInfo.processInfo.environment["BOARD"] ?? "board.sqlite"))
    }
  }

  struct BoardApp: App {
    @State private var store: StoreOf<Board>

    init() {
      do {
        let state = Board.State(in: try BoardProgram.database())
        store = Store(initialState: state) { Board() }
      } catch {
        fatalError("The board cannot be opened: \(error)")
      }
    }

    var body: some Scene {
      WindowGroup { BoardView(store: store) }
    }
  }
#else
  @main enum BoardProgram {
    static func main() { print("This was built without SQLite, where the board is kept.") }
  }
#endif
