import ComposableArchitecture
import Foundation
import SwiftUI
import Testing

/// A board whose cards can be saved and decoded, with an effect and a screen over it.
@Reducer struct NoteBoard {
  @Reducer struct Note {
    @ObservableState struct State: Equatable, Identifiable, Codable {
      let id: Int
      var text = ""
    }

    enum Action: Equatable, Codable { case edited(String) }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .edited(let text) = action { state.text = text }
        return .none
      }
    }
  }

  @ObservableState struct State: Equatable, Codable {
    var notes: IdentifiedArrayOf<Note.State> = []
    var total = 0
    @Presents var open: Note.State?
  }

  enum Action: Equatable, Codable {
    case added(id: Int), removed(Int), opened(Int), counted(Int), count
    case notes(IdentifiedActionOf<Note>)
    case open(PresentationAction<Note.Action>)
  }

  var step = 1

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let id): state.notes.append(Note.State(id: id))
      case .removed(let id): state.notes.remove(id: id)
      case .opened(let id): state.open = state.notes[id: id]
      case .count: return .run { [count = state.notes.count] in await $0(.counted(count)) }
      case .counted(let count): state.total = count * step
      case .notes, .open: break
      }
      return .none
    }
    .forEach(\.notes, action: \.notes) { Note() }
    .ifLet(\.$open, action: \.open) { Note() }
  }
}

@MainActor @Suite struct HistoryTests {
  private let store = Store(initialState: NoteBoard.State()) { NoteBoard() }

  /// Sends one of each kind.
  private func use() async -> StoreHistory<NoteBoard.State, NoteBoard.Action> {
    let recording = store.record()
    store.send(.added(id: 1))
    store.send(.added(id: 2))
    store.send(.notes(.element(id: 2, action: .edited("Milk"))))
    await store.send(.count).finish()
    store.send(.opened(2))
    store.send(.open(.presented(.edited("Bread"))))
    store.send(.open(.dismiss))
    store.send(.removed(1))
    return recording.history
  }

  @Test("A history names every action, and the step whose effect sent it")
  func description() async {
    #expect(
      "\(await use())" == """
        0 NoteBoard.Action.added(id: 1)
        1 NoteBoard.Action.added(id: 2)
        2 NoteBoard.Action.notes(.element(id: 2, action: .edited("Milk")))
        3 NoteBoard.Action.count
        4 NoteBoard.Action.counted(2), sent by an effect of 3
        5 NoteBoard.Action.opened(2)
        6 NoteBoard.Action.open(.presented(.edited("Bread")))
        7 NoteBoard.Action.open(.dismiss)
        8 NoteBoard.Action.removed(1)
        """)
  }

  @Test("The first step after which a condition holds is found")
  func firstStep() async {
    let history = await use()
    #expect(history.firstStep { $0.total == 2 } == 4)
    #expect(history.firstStep { $0.total == 9 } == nil)
    #expect(history.state(before: 4).total == 0)
  }

  @Test("A history that was saved and decoded replays to the same states")
  func saved() async throws {
    let history = await use()
    let decoded = try JSONDecoder().decode(
      StoreHistory<NoteBoard.State, NoteBoard.Action>.self, from: JSONEncoder().encode(history))
    #expect(decoded.steps.map(\.state) == history.steps.map(\.state))
    #expect(decoded.replay { NoteBoard() }.firstDifference(from: history) == nil)
  }

  @Test("A history that is saved in a file is decoded from it, and brings the source of its test along")
  func file() async throws {
    struct Test: Decodable { let testBody: [String], module: String, feature: String }
    let history = await use()
    let url = FileManager.default.temporaryDirectory.appending(component: "history-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try history.save(to: url)
    let data = try Data(contentsOf: url)
    let decoded = try JSONDecoder().decode(StoreHistory<NoteBoard.State, NoteBoard.Action>.self, from: data)
    #expect(decoded.steps.map(\.action) == history.steps.map(\.action))
    let test = try JSONDecoder().decode(Test.self, from: data)
    #expect(test.feature == "NoteBoard" && test.module == "ComposableArchitectureTests")
    let source = "@Test(\"Saved\") @MainActor func saved() async {\n" + test.testBody.joined(separator: "\n") + "\n}\n"
    #expect(source == history.test(named: "Saved"))
  }

  @Test("A link that a history is saved to stays one, and a pipe gets the history")
  func linkAndPipe() async throws {
    let history = await use()
    let folder = FileManager.default.temporaryDirectory.appending(component: "history-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (real, link) = (folder.appending(component: "real.json"), folder.appending(component: "link.json"))
    try Data().write(to: real)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "real.json")
    try history.save(to: link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "real.json")
    let saved = try Data(contentsOf: real)
    #expect(!saved.isEmpty)

    let pipe = folder.appending(component: "pipe")
    try #require(unsafe mkfifo(pipe.path, 0o600) == 0)
    // Open for both, so that neither waits for the other.
    let reader = try #require(FileHandle(forUpdatingAtPath: pipe.path))
    async let read = Task.detached { reader.readData(ofLength: saved.count) }.value
    try history.save(to: pipe)
    let isPipe =
      try FileManager.default.attributesOfItem(atPath: pipe.path)[.type] as? FileAttributeType != .typeRegular
    // What is no pipe any more never brings anything.
    if !isPipe { reader.write(saved) }
    #expect(await read == saved && isPipe)
  }

  @Test("Replayed by a changed reducer, a history says where the states part")
  func difference() async throws {
    let history = await use()
    let found = try #require(history.firstDifference(from: history.replay { NoteBoard(step: 3) }))
    #expect(found.step == 4)
    #expect(found.difference.contains("total: 2"))
    #expect(found.difference.contains("total: 6"))
  }

  @Test("Replaying leaves the store and its effects alone")
  func replayIsApart() async {
    let history = await use()
    let before = store.state
    #expect(history.replay { NoteBoard() }.steps.count == 9)
    await Task.megaYield()
    #expect(store.state == before)
  }

  @Test("A recording that is stopped keeps what it has, and no more")
  func stopped() {
    let recording = store.record()
    store.send(.added(id: 1))
    recording.stop()
    store.send(.added(id: 2))
    #expect(recording.history.steps.map(\.action) == [.added(id: 1)])
  }

  @Test("A history becomes the source of a test that takes the same steps")
  func test() async {
    #expect(
      await use().test(named: "Notes are counted and opened") == """
        @Test("Notes are counted and opened") @MainActor func notesAreCountedAndOpened() async {
          let store = TestStore(initialState: NoteBoard.State(notes: [], total: 0, open: nil)) {
            NoteBoard()
          } withDependencies: { _ in
            // What the effects use, with the values of then.
          }
          await store.send(.added(id: 1)) {
            $0.notes.append(NoteBoard.Note.State(id: 1, text: ""))
          }
          await store.send(.added(id: 2)) {
            $0.notes.append(NoteBoard.Note.State(id: 2, text: ""))
          }
          await store.send(.notes(.element(id: 2, action: .edited("Milk")))) {
            $0.notes[id: 2]?.text = "Milk"
          }
          await store.send(.count)
          await store.receive(.counted(2)) {
            $0.total = 2
          }
          await store.send(.opened(2)) {
            $0.open = NoteBoard.Note.State(id: 2, text: "Milk")
          }
          await store.send(.open(.presented(.edited("Bread")))) {
            $0.open?.text = "Bread"
          }
          await store.send(.open(.dismiss)) {
            $0.open = nil
          }
          await store.send(.removed(1)) {
            $0.notes.remove(id: 1)
          }
        }

        """)
  }

  // What the test above expects, as it is written: it compiles and passes.
  @Test("Notes are counted and opened") @MainActor func notesAreCountedAndOpened() async {
    let store = TestStore(initialState: NoteBoard.State(notes: [], total: 0, open: nil)) {
      NoteBoard()
    } withDependencies: { _ in
      // What the effects use, with the values of then.
    }
    await store.send(.added(id: 1)) {
      $0.notes.append(NoteBoard.Note.State(id: 1, text: ""))
    }
    await store.send(.added(id: 2)) {
      $0.notes.append(NoteBoard.Note.State(id: 2, text: ""))
    }
    await store.send(.notes(.element(id: 2, action: .edited("Milk")))) {
      $0.notes[id: 2]?.text = "Milk"
    }
    await store.send(.count)
    await store.receive(.counted(2)) {
      $0.total = 2
    }
    await store.send(.opened(2)) {
      $0.open = NoteBoard.Note.State(id: 2, text: "Milk")
    }
    await store.send(.open(.presented(.edited("Bread")))) {
      $0.open?.text = "Bread"
    }
    await store.send(.open(.dismiss)) {
      $0.open = nil
    }
    await store.send(.removed(1)) {
      $0.notes.remove(id: 1)
    }
  }

  @Test("What runs at the end of a history is let go at the end of its test")
  func endsInEffects() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, _ in .run { _ in try await Task.sleep(for: .seconds(1_000)) } }
    }
    let recording = store.record()
    let task = store.send(1)
    #expect(recording.history.test(named: "It waits").hasSuffix("  await store.skipInFlightEffects()\n}\n"))
    task.cancel()
    #expect(!recording.history.test(named: "It waits").contains("skipInFlightEffects"))
  }

  @Test("To record a part of a store is an issue that names the store to record")
  func part() throws {
    store.send(.added(id: 1))
    let note = try #require(store.scope(state: \.notes, action: \.notes).first)
    let found = issues { #expect(note.record().history.steps.isEmpty) }
    #expect(
      found == [
        """
        The history of a part of a store cannot be recorded.

          State: NoteBoard.Note.State

        Its actions are reduced by the store that it was scoped from. Record that one: the part's actions are among its own.
        """
      ])
  }

  @Test("Values are written as the source that makes them again")
  func source() async {
    struct Parts: Equatable {
      var id = UUID(uuidString: "00000000-0000-0000-0000-000000000007")!
      var at = Date(timeIntervalSinceReferenceDate: 60)
      var text = "a \"b\"\n"
      var number: Double? = -.infinity
      var words = ["a": [1, 2]]
      var place: URL? = nil
      var length = Duration.seconds(3)
    }
    let store = Store(initialState: Parts()) { Reduce<Parts, Int> { _, _ in .none } }
    let text = store.record().history.test(named: "Parts")
    for part in [
      "id: UUID(uuidString: \"00000000-0000-0000-0000-000000000007\")!", "Date(timeIntervalSinceReferenceDate: 60.0)",
      #"text: "a \"b\"\n""#, "number: -.infinity", "words: [\"a\": [1, 2]]", "place: nil", "length: .seconds(3)",
    ] { #expect(text.contains(part)) }
  }
}
