import SwiftUI
import TenureTesting
import Testing

struct ToneButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var tone: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal)
      .foregroundStyle(isEnabled ? tone : .gray)
  }
}

struct TonesView: View {
  @State private var isRed = false
  @State private var isLocked = false

  var body: some View {
    VStack {
      Button("Paint") { isRed.toggle() }
      Button("Erase") {}
        .disabled(isLocked)
      Button("Plain") {}
        .buttonStyle(.plain)
    }
    .buttonStyle(ToneButtonStyle(tone: isRed ? .red : .blue))
    Toggle("Locked", isOn: $isLocked)
  }
}

/// A look of one's own reads the environment of its button, and follows the value that it was made with.
@MainActor @Suite struct StyleTests {
  private func says(_ screen: Screen, _ text: String) -> Int {
    screen.patchSteps.filter { "\($0)".contains("\"\(text)\"") }.count
  }

  @Test func aLookFollowsItsValueAndItsEnvironment() throws {
    let screen = Screen(TonesView())
    screen.mark()
    try screen.button("Paint").tap()
    #expect(says(screen, "red") == 2)
    screen.mark()
    try screen.toggle("Locked").tap()
    #expect(says(screen, "gray") == 1)
    #expect(screen.issues.isEmpty)
  }
}
