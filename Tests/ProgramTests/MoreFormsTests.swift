import SwiftUI
import TenureTesting
import Testing

/// Overloads and forms beside the usual ones, as people write them.
@MainActor struct MoreFormsTests {
  @Test func `actions of a section stand after its content, and are there while it is open`() throws {
    struct Folders: View {
      @State private var names = ["Inbox"]
      @State private var isOpen = true
      var body: some View {
        List {
          Section("Folders", isExpanded: $isOpen) {
            ForEach(names, id: \.self) { Text($0) }
          }
          .sectionActions {
            Button("New Folder") { names.append("Folder \(names.count)") }
          }
        }
      }
    }
    let screen = Screen(Folders())
    try screen.button("New Folder").tap()
    #expect(screen.text.contains("Inbox\nFolder 1\nNew Folder"))
    try screen.button("Folders").tap()
    #expect(!screen.shows("New Folder"))
    screen.close()
  }

  @Test func `a section with a binding is opened and closed by its header`() throws {
    struct Sidebar: View {
      @State private var isOpen = true
      @State private var isOther = false
      var body: some View {
        List {
          Section("Fruit", isExpanded: $isOpen) {
            Text("Apple")
            ForEach(["Fig", "Plum"], id: \.self) { Text($0) }
          }
          Section(isExpanded: $isOther) {
            Text("Leek")
          } header: {
            Label("Greens", systemImage: "leaf")
          }
          Text(isOpen ? "open" : "closed")
        }
        .listStyle(.sidebar)
      }
    }
    let screen = Screen(Sidebar())
    #expect(screen.shows("Plum") && !screen.shows("Leek"))
    #expect(try screen.button("Fruit").value == "expanded")
    try screen.button("Fruit").tap()
    #expect(!screen.shows("Apple") && !screen.shows("Plum") && screen.shows("closed"))
    #expect(try screen.button("Fruit").value == "collapsed")
    try screen.button("Greens").tap()
    #expect(screen.shows("Leek"))
    try screen.button("Fruit").tap()
    #expect(screen.shows("Apple") && screen.shows("open"))
  }

  @Test func `a stepper tells when editing begins and ends, and is read as its format writes`() throws {
    struct Form: View {
      @State private var count = 1
      @State private var share = 0.5
      @State private var log: [String] = []
      var body: some View {
        VStack {
          Stepper("Count", value: $count, in: 0...3, step: 2) { log.append("count \($0) \(count)") }
          Stepper("Share", value: $share, in: 0...1, step: 0.25, format: .percent)
          Stepper(value: $count, step: 5, onEditingChanged: { _ in log.append("older") }) { Text("Fives") }
          Stepper("Own", onIncrement: { log.append("up") }, onDecrement: nil) { log.append("own \($0)") }
          Text(verbatim: log.joined(separator: ", ")).accessibilityIdentifier("log")
        }
      }
    }
    let screen = Screen(Form())
    try screen.stepper("Count").increment()
    #expect(try screen.text("log").text == "count true 1, count false 3")
    #expect(try screen.stepper("Share").value == "50%")
    try screen.stepper("Share").increment()
    #expect(try screen.stepper("Share").value == "75%")
    try screen.stepper("Own").increment()
    #expect(try screen.text("log").text.hasSuffix("own true, up, own false"))
    try screen.stepper("Fives").increment()
    #expect(try screen.stepper("Fives").value == "8")
    #expect(try screen.text("log").text.hasSuffix("older, older"))
  }

  @Test func `keys are taken by a set of characters`() throws {
    struct Pad: View {
      @State private var typed = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        Text("Typed \(typed)").accessibilityIdentifier("pad")
          .focusable().focused($isFocused).onAppear { isFocused = true }
          .onKeyPress(characters: .decimalDigits) { key in
            typed += key.characters
            return .handled
          }
      }
    }
    let screen = Screen(Pad())
    try screen.text("pad").pressKey("7")
    try? screen.text("pad").pressKey("x")
    try screen.text("pad").pressKey("2")
    #expect(screen.shows("Typed 72"))
  }

  @Test func `Markdown is read into an attributed string`() throws {
    let text = try AttributedString(markdown: "A **bold** word, `code` and a [way](https://example.com).")
    #expect(String(text.characters) == "A bold word, code and a way.")
    #expect(text.runs.compactMap(\.link).map(\.absoluteString) == ["https://example.com"])
    #expect(text.runs.compactMap(\.inlinePresentationIntent) == [.stronglyEmphasized, .code])
    let blocks = "# Title\n\nOne\ntwo\n- *first*\n- second\n\n> said\n```\na *b*\n```"
    #expect(try String(AttributedString(markdown: blocks).characters) == "TitleOne twofirstsecondsaida *b*\n")
    let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
    #expect(try String(AttributedString(markdown: "# One\n\n**two**", options: inline).characters) == "# One two")
    let kept = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(try String(AttributedString(markdown: "One\n\n**two**", options: kept).characters) == "One\n\ntwo")
    #expect(try String(AttributedString(markdown: "").characters) == "")
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF])) }
    let base = try AttributedString(markdown: "[way](there)", baseURL: URL(string: "https://example.com/"))
    #expect(base.runs.first?.link?.absoluteString == "https://example.com/there")
  }

  @Test func `parts of an attributed string have fonts, colours and lines`() throws {
    var text = AttributedString("Plain and loud")
    text.foregroundColor = .secondary
    let loud = try #require(text.range(of: "loud"))
    text[loud].font = .headline
    text[loud].foregroundColor = .red
    text[loud].backgroundColor = .yellow
    text[loud].underlineStyle = .single
    text[loud].strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red)
    text[loud].kern = 2
    text[loud].baselineOffset = 3
    #expect(text[loud].font == .headline && text[loud].kern == 2)
    var attributes = AttributeContainer()
    attributes.tracking = 1
    text.mergeAttributes(attributes)
    #expect(text.runs.allSatisfy { $0.tracking == 1 } && text.runs.count == 2)
    let screen = Screen(Text(text))
    #expect(screen.shows("Plain and loud"))
  }
}
