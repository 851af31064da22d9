import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct TypingTests {
  @MainActor private final class Draft {
    var title = ""
    var password = ""
  }

  private struct Editor: View {
    @State private var draft = Draft()

    var body: some View {
      let draft = draft
      TextField("Title", text: Binding(get: { draft.title }, set: { draft.title = $0 }))
      SecureField("Password", text: Binding(get: { draft.password }, set: { draft.password = $0 }))
      Button("Check") { check(draft) }
    }

    let check: (Draft) -> Void
  }

  @Test("A field keeps what is typed into it where no view depends on the value")
  func unobserved() throws {
    var seen: [String] = []
    let screen = Screen(Editor { seen = [$0.title, $0.password] })
    try screen.textField("Title").type("abc")
    try screen.secureField("Password").type("xyz")
    try screen.button("Check").tap()
    #expect(seen == ["abc", "xyz"])
    #expect(try screen.textField("Title").value == "abc")
  }
}
