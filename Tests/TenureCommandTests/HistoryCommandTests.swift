import Foundation
import Testing

@Suite struct HistoryCommandTests {
  private static let saved = """
    {"feature": "Board", "module": "Notes", "initialState": {}, "steps": [],
     "testBody": ["  let store = TestStore(initialState: Board.State()) {", "    Board()", "  }", "  await store.send(.added)"]}
    """

  @Test("A saved history becomes the source of a test, in a file or on standard output")
  func test() throws {
    let work = try Workspace(["lost.json": Self.saved])
    let source = """
      import ComposableArchitecture
      import Testing

      @testable import Notes

      @Test("A note is lost") @MainActor func aNoteIsLost() async {
        let store = TestStore(initialState: Board.State()) {
          Board()
        }
        await store.send(.added)
      }

      """
    let answer = try work.tenure("history", "lost.json", "--test", "A note is lost")
    #expect(answer == Workspace.Answer(status: 0, out: source, err: ""))
    _ = try work.tenure("history", "lost.json", "--test", "A note is lost", "--output", "LostTests.swift")
    #expect(try work.text("LostTests.swift") == source)
  }

  @Test("Without a name the test is called by the feature")
  func unnamed() throws {
    let work = try Workspace(["lost.json": Self.saved])
    let out = try work.tenure("history", "lost.json").out
    #expect(out.contains("@Test(\"What happened in Board\") @MainActor func whatHappenedInBoard() async {"))
  }

  @Test("A file that is not there, and one that is no history, are refused with advice")
  func refused() throws {
    let work = try Workspace(["other.json": "{}"])
    #expect(
      try work.tenure("history", "lost.json")
        == Workspace.Answer(
          status: 2, out: "",
          err: "tenure: There is no file 'lost.json'. 'try store.record().history.save(to:)' writes one.\n"))
    #expect(
      try work.tenure("history", "other.json").err
        == """
        tenure: 'other.json' is not the history of a store. Write one with 'try store.record().history.save(to:)', of a store \
        whose state and actions are Codable.

        """)
    #expect(
      try work.tenure("history", "a.json", "b.json").err
        == "tenure: 'tenure history' wants one file that 'history.save(to:)' wrote, or a folder.\n")
    #expect(
      try work.tenure("history", "--test", "A note is lost").err
        == "tenure: '--test' wants the file of one history. 'tenure history' without it lists what there is.\n")
  }

  @Test("Histories in a folder and below it are listed, the latest first, and nothing else that lies there")
  func listed() throws {
    let work = try Workspace([
      "lost.json": Self.saved, "old/first.json": Self.saved.replacing("[],", with: "[{\"action\": {}}],"),
      "other.json": "{}", "notes.txt": Self.saved,
    ])
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: work.path("old/first.json"))
    let answer = try work.tenure("history")
    #expect(answer.status == 0 && answer.err == "")
    #expect(
      answer.out.replacing(/\d{4}-\d\d-\d\d \d\d:\d\d/, with: "DATE") == """
        lost.json: Board of Notes, 0 actions, DATE
        old/first.json: Board of Notes, 1 action, DATE

        A test of one: tenure history lost.json --test "What goes wrong"

        """)
    #expect(try work.tenure("history", "old").out.hasPrefix("old/first.json: Board of Notes, 1 action, "))
    let empty = try Workspace(["other.json": "{}"])
    #expect(
      try empty.tenure("history").out
        == "There is no history of a store in '.'. 'try store.record().history.save(to:)' writes one.\n")
  }
}
