import SwiftUI
import TenureTesting
import Testing

/// What a developer is told who makes a mistake in a test.
@MainActor @Suite struct MistakeTests {
  struct Page: View {
    @State private var size: Int? = 1
    var body: some View {
      Text("Title")
      Button("Save") {}
      Button("Send") {}.disabled(true)
      Button {
      } label: {
        Image(decorative: "gear")
      }
      Toggle("Wi-Fi", isOn: .constant(true))
      Picker("Size", selection: $size) {
        Text("Small").tag(1 as Int?)
        Text("Large").tag("2")
      }
    }
  }

  private func told(_ act: (Screen) throws -> Void) -> String {
    let screen = Screen(Page())
    do { try act(screen) } catch { return "\(error)" }
    return "nothing"
  }

  @Test func anotherRoleIsNamed() {
    let text = told { _ = try $0.button("Wi-Fi") }
    #expect(text.contains("There is a toggle of that name; look it up with toggle(\"Wi-Fi\")."), "\(text)")
  }

  @Test func aTypingErrorIsSeen() {
    let text = told { _ = try $0.button("Svae") }
    #expect(text.contains("Did you mean \"Save\"?"), "\(text)")
    #expect(text.contains("There is: \"Save\", \"Send\", one without a label."), "\(text)")
  }

  @Test func anElementWithoutALabelIsSuspected() {
    let text = told { _ = try $0.button("Preferences") }
    #expect(text.contains("give that an .accessibilityLabel"), "\(text)")
  }

  @Test func whatIsNotThereYetMayCome() {
    let text = told { _ = try $0.slider("Volume") }
    #expect(text.contains("There is no slider at all."), "\(text)")
    #expect(text.contains("await settle() or advance(by:) first"), "\(text)")
  }

  @Test func aDisabledButtonSaysSo() {
    let text = told { try $0.button("Send").tap() }
    #expect(text.contains("The button \"Send\" is disabled: a user cannot tap it."), "\(text)")
  }

  @Test func aWrongTagTypeIsSuspected() {
    let text = told { try $0.picker("Size").choose("Large") }
    #expect(text.contains("has no .tag, or one of another type than the selection"), "\(text)")
  }

  @Test func aWrongActIsAnsweredWithARightOne() {
    let typed = told { try $0.button("Save").type("x") }
    #expect(typed.contains("a user cannot type into it.") && typed.contains("It can be tapped."), "\(typed)")
    let chosen = told { try $0.picker("Size").choose("Huge") }
    #expect(chosen.contains("The picker \"Size\" has no choice \"Huge\"."), "\(chosen)")
  }
}
