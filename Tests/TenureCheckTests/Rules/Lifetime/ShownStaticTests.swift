import TenureCheck
import Testing

@Suite struct ShownStaticTests {
  private static func view(_ flag: String, _ action: String, shows: String = "Text(\"Tip\")") -> String {
    """
    enum Tips {
      \(flag)
      static let limit = 3
    }
    struct TipView: View {
      @State private var count = 0
      var body: some View {
        if Tips.isOn { \(shows) }
        Button("Hide") { \(action) }
      }
    }
    """
  }

  static let pairs = [
    Pair(
      "an action sets what a body asks; nobody sets it",
      bad: view("/*!*/ static var isOn = true", "Tips.isOn = false"),
      good: view("static var isOn = true", "print(Tips.isOn)"), severity: .warning),
    Pair(
      "switched over; together with state that the view shows",
      bad: view("/*!*/ static var isOn = true", "Tips.isOn.toggle()"),
      good: view("static var isOn = true", "Tips.isOn.toggle(); count += 1", shows: "Text(\"\\(count)\")")),
    Pair(
      "stored; behind the user's defaults",
      bad: view("/*!*/ static var isOn = true", "Tips.isOn = false"),
      good: view("@AppStorage(\"tips\") static var isOn = true", "Tips.isOn = false")),
    Pair(
      "set by an action; where the program begins",
      bad: view("/*!*/ static var isOn = true", "Tips.isOn = false"),
      good: view("static var isOn = true", "print()")
        + "\n@main struct Main: App { init() { Tips.isOn = false }; var body: some Scene { WindowGroup { TipView() } } }"
    ),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(UnpublishedModelProperty.self) }

  @Test func itSaysWhatHappens() {
    expect(
      UnpublishedModelProperty.self, of: Self.view("static var isOn = true", "Tips.isOn = false"),
      says: """
        2:3 warning: TipView shows 'isOn' of Tips, a 'static var' that announces nothing.
        - 8 shown here
        - 9 'isOn' changes here, and nobody is told
        After that change TipView shows the old value until something else makes it look again.
        Keep it in an @Observable object that views share, or in '@AppStorage'.
        """)
  }
}
