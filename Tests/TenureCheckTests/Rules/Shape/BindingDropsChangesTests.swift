import TenureCheck
import Testing

@Suite struct BindingDropsChangesTests {
  private static let model = """
    @Observable final class Player {
      var warning: String?
      var isLoud = false
      var level = 0.5
      func fail() { warning = "No sound"; isLoud.toggle(); level = 0 }
      func close() { warning = nil }
    }

    """

  private static func view(_ body: String) -> String {
    model + """
      struct PlayerView: View {
        @State private var player = Player()
        @State private var name = ""
        var body: some View {
          Button("Play") { player.fail(); name = "Two" }
          \(body)
        }
      }
      struct Warning: View { let text: String; var body: some View { Text(text) } }
      struct Closing: View { let player: Player; var body: some View { Button("OK") { player.close() } } }
      """
  }

  static let pairs = [
    Pair(
      "a cover by a constant; one whose end is told to the model",
      bad: view(
        "Text(name).fullScreenCover(isPresented: /*!*/ .constant(player.warning != nil)) { Warning(text: \"\") }"),
      good: view(
        """
        Text(name).fullScreenCover(isPresented: .constant(player.warning != nil), onDismiss: { player.warning = nil }) {
          Warning(text: "")
        }
        """), severity: .warning),
    Pair(
      "a sheet that shows text; one that is given what it can close itself with",
      bad: view("Text(name).sheet(isPresented: /*!*/ .constant(player.warning != nil)) { Warning(text: name) }"),
      good: view("Text(name).sheet(isPresented: .constant(player.warning != nil)) { Closing(player: player) }")),
    Pair(
      "an alert that only speaks; one with a button that ends it",
      bad: view("Text(name).alert(\"Oh\", isPresented: /*!*/ .constant(player.warning != nil)) { Text(\"Well\") }"),
      good: view(
        "Text(name).alert(\"Oh\", isPresented: .constant(player.warning != nil)) { Button(\"OK\") { player.close() } }")
    ),
    Pair(
      "a switch that goes back by itself; one that nobody can move",
      bad: view("Toggle(\"Loud\", isOn: /*!*/ .constant(player.isLoud))"),
      good: view("Toggle(\"Loud\", isOn: .constant(player.isLoud)).allowsHitTesting(false)")),
    Pair(
      "a setter that does nothing",
      bad: view("Slider(value: /*!*/ Binding(get: { player.level }, set: { _ in }))"),
      good: view("Slider(value: Binding(get: { player.level }, set: { player.level = $0 }))")),
    Pair(
      "a field that takes nothing; text to select",
      bad: view("TextField(\"Name\", text: /*!*/ Binding { name } set: { _ in })"),
      good: view("TextEditor(text: .constant(name))")),
  ]

  @Test("A stack whose path is a constant, with links that push and without")
  func path() {
    func source(_ path: String, _ link: String = "NavigationLink(\"Song\", value: 1)") -> String {
      """
      struct Songs: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: \(path)) {
            \(link).navigationDestination(for: Int.self) { Text("\\($0)") }
          }
        }
      }
      """
    }
    expect(BindingDropsChanges.self, fires: source("/*!*/ .constant([1])"))
    expect(BindingDropsChanges.self, staysQuiet: source(".constant([1])", "Text(\"Song\")"))
    expect(BindingDropsChanges.self, staysQuiet: source("$path"))
  }

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(BindingDropsChanges.self) }

  @Test(
    "What stays, and what a tap does besides, is no mistake",
    arguments: [
      "Toggle(\"Loud\", isOn: .constant(true))",
      "Button { player.isLoud.toggle() } label: { Toggle(\"Loud\", isOn: .constant(player.isLoud)) }",
      "Toggle(\"Loud\", isOn: .constant(player.isLoud)).disabled(name.isEmpty)",
      "List { Text(name) }.environment(\\.editMode, .constant(player.isLoud ? .active : .inactive))",
      "Text(name).sheet(isPresented: .constant(player.isLoud)) { Text(name).interactiveDismissDisabled() }",
    ])
  func quiet(_ body: String) { expect(BindingDropsChanges.self, staysQuiet: Self.view(body)) }

  @Test func itSaysWhatHappens() {
    expect(
      BindingDropsChanges.self, of: BindingDropsChanges.about.wrong,
      says: """
        10:27 warning: The sheet is bound to '.constant(model.failure != nil)', which does not hear that it was closed.
        - 3 'failure' changes here
        After it is swiped away or dismissed, 'failure' still says that it is there, and it does not come again.
        Bind to the state itself, or reset it: 'Binding { … } set: { if !$0 { failure = … } }'.
        """)
  }
}
