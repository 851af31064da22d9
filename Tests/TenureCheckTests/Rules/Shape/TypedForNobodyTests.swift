import TenureCheck
import Testing

@Suite struct TypedForNobodyTests {
  private static func step(_ state: String, _ field: String, more: String = "") -> String {
    """
    struct NameStep: View {
      \(state)
      var body: some View {
        \(field)
        \(more)
      }
    }
    """
  }

  private static let wrong = step("@State private var name = \"\"", "TextField(\"Name\", text: /*!*/ $name)")

  static let pairs = [
    Pair(
      "for nobody; for who shows the step", bad: wrong,
      good: step("@Binding var name: String", "TextField(\"Name\", text: $name)"), severity: .warning),
    Pair(
      "only emptied; read by an action",
      bad: step(
        "@State private var note: String = \"\"", "TextEditor(text: /*!*/ $note)",
        more: "Button(\"Clear\") { note = \"\" }"),
      good: step(
        "@State private var note: String = \"\"", "TextEditor(text: $note)", more: "Button(\"Send\") { print(note) }")),
    Pair(
      "a field; a search", bad: wrong,
      good: step("@State private var name = \"\"", "Text(\"\").searchable(text: $name)")),
    Pair(
      "alone; handed on as well", bad: wrong,
      good: step("@State private var name = \"\"", "TextField(\"Name\", text: $name)", more: "Preview(name: $name)")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(BindingDropsChanges.self) }
}
