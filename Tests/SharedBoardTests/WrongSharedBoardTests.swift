#if SQLite
  import ComposableArchitecture
  import SharingSQLite
  import TenureTesting
  import Testing

  @testable import WrongSharedBoard

  @MainActor @Suite struct WrongSharedBoardTests {
    @Test("Windows that write back copies lose each other's cards")
    func lost() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(component: "wrong-board-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let database = try SQLiteDatabase(folder.appending(component: "board.sqlite"))
      let windows = ["Tea", "Cake"].map { title in
        let store = Store(initialState: WrongBoard.State(in: database)) {
          WrongBoard()
        } withDependencies: {
          $0.uuid = .init { UUID() }
        }
        return (title, Screen(WrongBoardView(store: store)))
      }
      for (title, window) in windows {
        try window.textField("New card").replace(with: title)
        try window.button("Add").tap()
        await window.settle()
      }
      @Shared(.table("cards", in: database)) var cards: IdentifiedArrayOf<Card> = []
      #expect(cards.map(\.title) == ["Cake"])
      #expect(windows[0].1.shows("Tea") && !windows[0].1.shows("Cake"))
    }
  }
#endif
