import Testing

@testable import Synchronized

@MainActor @Test func addsALine() {
  let notes = Notes()
  notes.add()
  #expect(notes.lines.last == "Line 3")
}
