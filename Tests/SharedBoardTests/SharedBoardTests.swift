#if SQLite
  import ComposableArchitecture
  import SharingSQLite
  import TenureTesting
  import Testing

  @testable import SharedBoard

  @MainActor @Suite final class SharedBoardTests {
    private let folder: URL
    private let file: URL
    private let database: SQLiteDatabase

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(component: "board-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      file = folder.appending(component: "board.sqlite")
      database = try SQLiteDatabase(file)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// A window of a browser that is served by a process with this connection.
    private func window(on database: SQLiteDatabase) -> Screen {
      let store = Store(initialState: Board.State(in: database)) {
        Board()
      } withDependencies: {
        $0.uuid = .init { UUID() }
      }
      return Screen { BoardView(store: store) }
    }

    /// Waits until what another process or connection has written is seen here.
    private func wait(for titles: Set<String>) async {
      @Shared(.table("cards", in: database)) var cards: IdentifiedArrayOf<Card> = []
      for await now in $cards.publisher.values where titles.isSubset(of: now.map(\.title)) { break }
    }

    @Test("What one browser adds and moves, the others show")
    func severalBrowsers() async throws {
      let (ada, ben) = (window(on: database), window(on: database))
      try ada.textField("New card").replace(with: "Tea")
      try ada.button("Add").tap()
      await ben.settle()
      #expect(ada.shows("Tea") && ben.shows("Tea"))
      try ben.button("Tea is done").tap()
      await ada.settle()
      #expect(ada.shows("Tea is planned") && !ada.shows("Tea is done"))
      try ada.button("Remove Tea").tap()
      await ben.settle()
      #expect(!ben.shows("Tea"))
      #expect(ada.issues.isEmpty && ben.issues.isEmpty)
    }

    @Test("Two processes that edit at once lose no card, and the window of a third shows all of them")
    func severalProcesses() async throws {
      let window = window(on: database)
      let titles = (0..<2).map { process in (1...10).map { "Card \(process).\($0)" } }
      let first = try addAll(titles[0])
      let second = try addAll(titles[1])
      try window.textField("New card").replace(with: "Own")
      try window.button("Add").tap()
      for process in [first, second] { await end(of: process) }
      #expect(first.terminationStatus == 0 && second.terminationStatus == 0)
      await wait(for: Set(titles.joined()).union(["Own"]))
      await window.settle()
      @Shared(.table("cards", in: database)) var cards: IdentifiedArrayOf<Card> = []
      #expect(cards.count == 21 && Set(cards.map(\.title)).count == 21)
      for title in titles.joined() { #expect(window.shows(title)) }
    }

    private func addAll(_ titles: [String]) throws -> Process {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(component: "SharedBoard")
      process.arguments = ["--add"] + titles
      process.environment = ProcessInfo.processInfo.environment.merging(["BOARD": file.path]) { $1 }
      try process.run()
      return process
    }

    /// Waits elsewhere: all other tests would wait as well.
    private func end(of process: Process) async {
      await withCheckedContinuation { ended in
        Thread.detachNewThread {
          process.waitUntilExit()
          ended.resume()
        }
      }
    }

    @Test("A card that somebody else has removed is not moved, and does not come back")
    func removedMeanwhile() async throws {
      let other = try SQLiteDatabase(file)
      @Shared(.table("cards", in: database)) var cards: IdentifiedArrayOf<Card> = []
      let card = Card(id: UUID(0), title: "Tea")
      $cards.withLock { _ = $0.append(card) }
      let store = Store(initialState: Board.State(in: other)) { Board() }
      $cards.withLock { $0 = [] }
      store.send(.moved(card.id, .done))
      $cards.withLock { #expect($0.isEmpty) }
    }
  }
#endif
