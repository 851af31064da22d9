import SwiftUI
import TenureTesting
import Testing

private struct Note: View {
  @State private var text = "Buy milk"
  @State private var selection: TextSelection?
  var body: some View {
    TextField("Note", text: $text, selection: $selection)
    Text("selected \(selected)")
    Button("First word") {
      selection = TextSelection(range: text.startIndex..<(text.firstIndex(of: " ") ?? text.endIndex))
    }
    Button("Bold") { wrap() }
    Button("Empty") { text = "" }
  }

  private var selected: String {
    guard let selection, case .selection(let range) = selection.indices else { return "nothing" }
    guard range.upperBound <= text.endIndex else { return "beyond" }
    return selection.isInsertion ? "after '\(text[..<range.lowerBound])'" : "'\(text[range])'"
  }

  private func wrap() {
    guard let selection, case .selection(let range) = selection.indices else { return }
    text.replaceSubrange(range, with: "*\(text[range])*")
  }
}

private struct Page: View {
  @State private var text = "a😀b"
  @State private var selection: TextSelection?
  var body: some View {
    TextEditor(text: $text, selection: $selection)
    Text("cursor \(selection?.isInsertion == true)")
  }
}

/// What is selected in fields, for programs that ask.
@MainActor @Suite struct TextSelectionTests {
  @Test("A program hears what a user selects, and where the cursor is after typing")
  func user() throws {
    let screen = Screen(Note())
    #expect(screen.shows("selected nothing"))
    try screen.textField("Note").selectText("milk")
    #expect(screen.shows("selected 'milk'"))
    try screen.button("Bold").tap()
    #expect(try screen.textField("Note").value == "Buy *milk*")
    try screen.textField("Note").moveCursor(to: 3)
    #expect(screen.shows("selected after 'Buy'"))
    try screen.textField("Note").replace(with: "Buy more *milk*")
    #expect(screen.shows("selected after 'Buy more'"))
    try screen.textField("Note").type("!")
    #expect(screen.shows("selected after 'Buy more *milk*!'"))
    #expect(throws: ScreenError.self) { try screen.textField("Note").selectText("tea") }
    screen.close()
  }

  @Test("A program selects text; what lies behind the end of the text is its end")
  func program() throws {
    let screen = Screen(Note())
    #expect(try screen.textField("Note").selectedText == nil)
    try screen.button("First word").tap()
    #expect(try screen.textField("Note").selectedText == "Buy")
    try screen.textField("Note").selectText("milk")
    try screen.button("First word").tap()
    #expect(try screen.textField("Note").selectedText == "Buy")
    try screen.button("Empty").tap()
    #expect(try screen.textField("Note").selectedText == "")
    #expect(try screen.textField("Note").cursor == 0)
    screen.close()
  }

  @Test("Characters of several units count as one")
  func characters() throws {
    let screen = Screen(Page())
    let editor = try screen.textEditor()
    try editor.moveCursor(to: 2)
    #expect(screen.shows("cursor true"))
    #expect(editor.cursor == 2)
    try editor.selectText("😀")
    #expect(try screen.textEditor().selectedText == "😀")
    screen.close()
  }
}
