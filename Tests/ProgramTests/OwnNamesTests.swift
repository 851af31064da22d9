import SwiftUI
import TenureTesting
import Testing

// Names that programs for a phone have of their own, because a phone has none of these names.

private struct TickedToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Text(configuration.isOn ? "checked" : "empty")
    }
  }
}

extension ToggleStyle where Self == TickedToggleStyle {
  fileprivate static var checkbox: TickedToggleStyle { .init() }
}

private struct Underlined: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.underline() }
}

extension ButtonStyle where Self == Underlined { fileprivate static var link: Underlined { .init() } }

private struct BoxedField: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.border(.blue) }
}

extension TextFieldStyle where Self == BoxedField { fileprivate static var squareBorder: BoxedField { .init() } }

private struct Form: View {
  @State private var isOn = false
  @State private var name = ""
  var body: some View {
    VStack {
      Toggle("Done", isOn: $isOn).toggleStyle(.checkbox)
      Button("More") {}.buttonStyle(.link)
      TextField("Name", text: $name).textFieldStyle(.squareBorder)
    }
  }
}

@MainActor @Suite struct OwnNamesTests {
  @Test func aProgramsOwnStyleGoesBeforeThatOfAMac() throws {
    let screen = Screen(Form())
    try screen.button("empty").tap()
    #expect(screen.shows("checked"))
    #expect(screen.tree.contains(#".textFieldStyle("custom")"#))
    screen.close()
  }
}
