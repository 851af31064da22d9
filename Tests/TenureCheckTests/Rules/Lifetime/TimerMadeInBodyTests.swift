import TenureCheck
import Testing

@Suite struct TimerMadeInBodyTests {
  private static func view(_ members: String, _ body: String) -> String {
    """
    struct Cooking: View {
      @State private var left = 60
      \(members)
      var body: some View {
        Text("\\(left)")
        \(body)
      }
    }
    """
  }

  private static let note = "@State private var note = \"\""
  private static let publisher = "Timer.publish(every: 1, on: .main, in: .common).autoconnect()"

  static let pairs = [
    Pair(
      "beside a field; kept in state",
      bad: view(note, "TextField(\"Note\", text: $note).onReceive(/*!*/ \(publisher)) { _ in left -= 1 }"),
      good: view(
        note + "; @State private var timer = \(publisher)",
        "TextField(\"Note\", text: $note).onReceive(timer) { _ in left -= 1 }"), severity: .warning),
    Pair(
      "a button changes what the body shows; the timer alone does",
      bad: view("", "Button(\"Skip\") { left -= 10 }.onReceive(/*!*/ \(publisher)) { _ in left -= 1 }"),
      good: view("", "Text(\"Wait\").onReceive(\(publisher)) { _ in left -= 1 }")),
    Pair(
      "a timer; a notification",
      bad: view(
        note,
        "TextField(\"\", text: $note).onReceive(/*!*/ Timer.publish(every: 60, on: .main, in: .common)) { _ in left = 0 }"
      ),
      good: view(
        note,
        "TextField(\"\", text: $note).onReceive(NotificationCenter.default.publisher(for: .done)) { _ in left = 0 }")
    ),
    Pair(
      "in the body; in a constant of the view",
      bad: view(note, "TextField(\"\", text: $note).onReceive(/*!*/ \(publisher)) { _ in left -= 1 }"),
      good: view(
        note + "; private let timer = \(publisher)", "TextField(\"\", text: $note).onReceive(timer) { _ in left -= 1 }")
    ),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ModelCreatedInBody.self) }

  @Test func itSaysWhatHappens() {
    expect(
      ModelCreatedInBody.self,
      of: Self.view(Self.note, "TextField(\"Note\", text: $note).onReceive(\(Self.publisher)) { _ in left -= 1 }"),
      says: """
        6:46 warning: Cooking makes a timer each time its body runs.
        - 6 'note' changes here, and the body runs again
        The new timer begins to wait anew, and the old one is let go: while 'note' keeps changing, it does not fire at all.
        Keep it in state: '@State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect…'.
        """)
  }
}
