import TenureCheck
import Testing

/// A form that opens again is empty.
@Suite struct TypedLastTimeTests {
  private static func guests(_ done: String, body: String = "Text(\"Guests\")", call: String = "sheet") -> String {
    """
    struct Guests: View {
      let invite: (String) -> Void
      @State private var isInviting = false
      /*!*/ @State private var name = ""
      var body: some View {
        \(body).\(call)(isPresented: $isInviting) {
          TextField("Name", text: $name)
          Button("Invite") { \(done) }
        }
      }
    }
    """
  }

  private static func handed(_ form: String) -> String {
    """
    struct Guests: View {
      let invite: (String) -> Void
      @State private var isInviting = false
      /*!*/ @State private var name = ""
      var body: some View { Text("Guests").sheet(isPresented: $isInviting) { \(form) } }
    }
    struct Fields: View {
      @Binding var name: String
      let done: () -> Void
      var body: some View { TextField("Name", text: $name); Button("Invite") { done() } }
    }
    """
  }

  private static let wrong = guests("invite(name); isInviting = false")

  static let pairs = [
    Pair(
      "left; emptied", bad: wrong, good: guests("invite(name); name = \"\"; isInviting = false"), severity: .warning),
    Pair("left; shown below", bad: wrong, good: guests("invite(name); isInviting = false", body: "Text(name)")),
    Pair(
      "by a form that gets the binding; by one that empties it",
      bad: handed("Fields(name: $name) { invite(name); isInviting = false }"),
      good: handed("Fields(name: $name) { invite(name); name = \"\"; isInviting = false }")),
    Pair("sent; kept for later", bad: wrong, good: guests("isInviting = false")),
    Pair(
      "of the view below; of the form", bad: wrong,
      good: """
        struct Guests: View {
          let invite: (String) -> Void
          @State private var isInviting = false
          var body: some View { Text("Guests").sheet(isPresented: $isInviting) { Invitation(invite: invite) } }
        }
        struct Invitation: View {
          let invite: (String) -> Void
          @Environment(\\.dismiss) private var dismiss
          @State private var name = ""
          var body: some View {
            TextField("Name", text: $name)
            Button("Invite") { invite(name); dismiss() }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateSetByCaller.self) }
}
