import TenureCheck
import Testing

@Suite struct FocusLeftBehindTests {
  private static func address(
    field: String = "@State private var field = 0", frame: String = ".bold(field == 1)", change: String,
    also: String = ""
  ) -> String {
    """
    struct Address: View {
      @State private var street = ""
      @FocusState private var focus: Int?
      \(field)
      var body: some View {
        TextField("Street", text: $street).focused($focus, equals: 1)\(frame)
        Button("Next") { field += 1 }
          \(change)
          \(also)
      }
    }
    """
  }

  private static let wrong = address(change: ".onChange(of: field) { _, next in /*!*/ focus = next }")

  static let pairs = [
    Pair(
      "one way; both", bad: wrong,
      good: address(
        change: ".onChange(of: field) { _, next in focus = next }", also: ".onChange(of: focus) { field = focus ?? 0 }"),
      severity: .warning),
    Pair(
      "what is shown; what only moves the focus", bad: wrong,
      good: address(frame: "", change: ".onChange(of: field) { _, next in focus = next }")),
    Pair(
      "state of its own; an input", bad: address(change: ".onChange(of: field) { /*!*/ focus = field }"),
      good: address(field: "@Binding var field: Int", change: ".onChange(of: field) { focus = field }")),
    Pair("two; one", bad: wrong, good: address(frame: ".bold(focus == 1)", change: ".onSubmit { focus = 2 }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(OnChangeMirrorsState.self) }
}
