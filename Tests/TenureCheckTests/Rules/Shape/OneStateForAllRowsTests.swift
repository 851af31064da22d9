import TenureCheck
import Testing

/// Each row has a value of its own.
@Suite struct OneStateForAllRowsTests {
  private static func rows(_ row: String, loop: String = "ForEach(chapters)", members: String = "") -> String {
    """
    struct Chapter: Identifiable { let id: Int; let title: String }
    struct Contents: View {
      let chapters: [Chapter]
      @State private var isOpen = false
      @State private var note = ""
      @State private var edited: Int?
      @FocusState private var hasFocus: Bool
      \(members)
      var body: some View {
        Text(note)
        List { \(loop) { chapter in
          \(row)
        } }
      }
    }
    struct ChapterRow: View {
      let chapter: Chapter
      @State private var isOpen = false
      var body: some View { DisclosureGroup(chapter.title, isExpanded: $isOpen) { Text("…") } }
    }
    """
  }

  private static let open = "DisclosureGroup(chapter.title, isExpanded: /*!*/ $isOpen) { Text(\"…\") }"

  static let controls = [
    Pair(
      "all of them open; each by itself", bad: rows(open), good: rows("ChapterRow(chapter: chapter)"),
      severity: .warning),
    Pair(
      "a field of each; of the one that is edited",
      bad: rows("HStack { Text(chapter.title); TextField(\"Note\", text: /*!*/ $note) }"),
      good: rows("if edited == chapter.id { TextField(\"Note\", text: $note) }")),
    Pair(
      "the focus of each; of one",
      bad: rows("Text(chapter.title).focused(/*!*/ $hasFocus)"),
      good: rows("Text(chapter.title).focused($focused, equals: chapter.id)", members: "@FocusState var focused: Int?")),
    Pair(
      "in rows; beside them",
      bad: rows(open), good: rows("Text(chapter.title) } ; DisclosureGroup(isExpanded: $isOpen) { Text(note)")),
  ]

  static let presentations = [
    Pair(
      "an alert of each row; of the list",
      bad: rows(
        "Button(chapter.title) { isOpen = true }.alert(\"Delete?\", isPresented: /*!*/ $isOpen) { Text(\"\") }"),
      good: rows("Button(chapter.title) { isOpen = true } }.alert(\"Delete?\", isPresented: $isOpen) { Text(\"\")")),
    Pair(
      "a popover of each; of the chosen one",
      bad: rows("Text(chapter.title).popover(isPresented: /*!*/ $isOpen) { Text(chapter.title) }"),
      good: rows("if edited == chapter.id { Text(\"\").popover(isPresented: $isOpen) { Text(chapter.title) } }")),
  ]

  @Test(arguments: controls) func control(_ pair: Pair) { pair.check(BindingDropsChanges.self) }
  @Test(arguments: presentations) func presentation(_ pair: Pair) { pair.check(PresentationFlagAndPayload.self) }
}
