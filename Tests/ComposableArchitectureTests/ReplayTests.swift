import ComposableArchitecture
import Foundation
import SwiftUI
import TenureTesting
import Testing

private typealias BoardHistory = StoreHistory<NoteBoard.State, NoteBoard.Action>

private struct Board: View {
  let store: StoreOf<NoteBoard>

  var body: some View {
    Text("\(store.notes.map(\.text).joined(separator: ", ")); \(store.total)")
  }
}

/// A history that was saved, in a window.
private struct OldBoard: View {
  let store: StoreOf<NoteBoard>
  let history: BoardHistory

  var body: some View { Board(store: store).task { await store.replay(history) } }
}

@MainActor @Suite struct ReplayTests {
  /// What somebody did, through a file.
  private func history() async throws -> BoardHistory {
    let store = Store(initialState: NoteBoard.State()) { NoteBoard() }
    let recording = store.record()
    store.send(.added(id: 1))
    store.send(.notes(.element(id: 1, action: .edited("Milk"))))
    await store.send(.count).finish()
    let url = FileManager.default.temporaryDirectory.appending(component: "replay-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try recording.history.save(to: url)
    return try JSONDecoder().decode(BoardHistory.self, from: Data(contentsOf: url))
  }

  @Test("Each action of a saved history is a turn of the window's record, with what it changed")
  func turns() async throws {
    let history = try await history()
    let store = Store(initialState: history.initialState) { NoteBoard() }
    let screen = Screen(OldBoard(store: store, history: history))
    await screen.settle()
    #expect(screen.shows("Milk; 1"))
    let turns = screen.record.turns.filter { !$0.actions.isEmpty }
    #expect(
      turns.map { $0.actions.map(\.description) } == [
        ["NoteBoard.Action.added(id: 1) by NoteBoard"],
        ["NoteBoard.Action.notes(.element(id: 1, action: .edited(\"Milk\"))) by NoteBoard.Note"],
        ["NoteBoard.Action.count (changed nothing)"],
        ["NoteBoard.Action.counted(1) by NoteBoard, sent by an effect of NoteBoard.Action.count"],
      ])
    try #require(turns.count == 4)
    #expect(turns[1].writes.map { "\($0.property): \($0.old) → \($0.new)" } == ["text: \"\" → \"Milk\""])
    #expect(turns[1].bodies.map(\.description) == ["Board (NoteBoard.Note.State.text)"])
    #expect(screen.issues.isEmpty)
  }

  @Test("A reducer that would do something else now leads to the states of then, and no effect runs")
  func states() async throws {
    let history = try await history()
    let store = Store(initialState: NoteBoard.State(total: 7)) { NoteBoard(step: 3) }
    let recording = store.record()
    await store.replay(history)
    await Task.megaYield()
    #expect(store.state == history.steps.last?.state)
    #expect(recording.history.steps.isEmpty)
    // The store goes on from there, as one that is used.
    await store.send(.count).finish()
    #expect(store.total == 3)
  }

  @Test("To replay a history in a part of a store is an issue that says where it can be")
  func part() async throws {
    let store = Store(initialState: NoteBoard.State(notes: [NoteBoard.Note.State(id: 1)])) { NoteBoard() }
    let note = try #require(store.scope(state: \.notes, action: \.notes).first)
    let other = Store(initialState: NoteBoard.Note.State(id: 2)) { NoteBoard.Note() }
    let recording = other.record()
    other.send(.edited("Bread"))
    let found = await issues { await note.replay(recording.history) }
    #expect(
      found == [
        """
        A history cannot be replayed in a part of a store.

          State: NoteBoard.Note.State

        Its actions are reduced by the store that the part was scoped from. Make one of its own for the history: \
        'Store(initialState: history.initialState) { NoteBoard.Note() }'.
        """
      ])
    #expect(store.notes[id: 1]?.text == "")
  }

  @Test("A history of which a step comes from none before it is refused when it is decoded", arguments: [-1, 3, 9])
  func wrongOrigin(origin: Int) async throws {
    let text = String(decoding: try JSONEncoder().encode(try await history()), as: UTF8.self)
    let wrong = text.replacing("\"origin\":2", with: "\"origin\":\(origin)")
    #expect(wrong != text)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(BoardHistory.self, from: Data(wrong.utf8))
    }
    guard case .dataCorrupted(let context) = error else { return #expect(Bool(false), "\(error as Any)") }
    #expect(context.debugDescription == "Step 3 comes from step \(origin), which is none before it.")
  }
}
