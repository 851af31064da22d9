import SwiftUI
import TenureTesting
import Testing

/// What the harness says when a test asks for something that a user could not do.
@MainActor @Suite struct QueryTextTests {
  struct Form: View {
    @State private var name = ""

    var body: some View {
      Text("Welcome")
      TextField("Name", text: $name)
      Button("Login") {}.disabled(name.isEmpty)
      Button("Cancel") {}
      Button("Help") {}
      Button("Help") {}
      Button("Secret") {}.hidden()
      Text("Plain")
    }
  }

  let screen = Screen(Form())

  @Test func nothingOfThatName() {
    #expect(
      text { _ = try screen.button("Sign in") } == """
        There is no button "Sign in" on the screen.
        There is: "Login", "Cancel", "Help", "Help", "Secret".
        The screen reads:
          Welcome
          Name
          Login
          Cancel
          Help
          Help
          Plain
        The nearest is "Login". If it comes with a task, a timer or a debounce, await settle() or advance(by:) first.
        """)
  }

  @Test func severalOfThatName() {
    #expect(
      text { _ = try screen.button("Help") } == """
        There are 2 elements of role button that are called "Help".
        All of that role: "Login", "Cancel", "Help", "Help", "Secret".
        Give each an .accessibilityLabel or .accessibilityIdentifier of its own.
        """)
  }

  @Test func disabled() {
    #expect(
      text { try screen.button("Login").tap() } == """
        The button "Login" is disabled: a user cannot tap it.
        A .disabled(true) is on it or around it.
        Bring the screen to the state that enables it first.
        """)
  }

  @Test func hidden() {
    #expect(
      text { try screen.button("Secret").tap() } == """
        The button "Secret" is hidden: a user cannot tap it.
        A .hidden() or .opacity(0) is on it or around it.
        Bring the screen to the state that shows it first.
        """)
  }

  @Test func noAnswer() {
    #expect(
      text { try screen.text("Plain").tap() } == """
        The text "Plain" does not answer: a user cannot tap it.
        Neither it nor anything around it handles that.
        Act on the control itself: a button, a toggle, a field, or something with a gesture.
        """)
  }

  private func text(_ act: () throws -> Void) -> String {
    do {
      try act()
      return "nothing was wrong"
    } catch {
      return (error as? ScreenError)?.message ?? "\(error)"
    }
  }
}
