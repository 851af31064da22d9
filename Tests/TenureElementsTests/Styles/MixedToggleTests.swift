import SwiftUI
import TenureTesting
import Testing

/// A toggle for several values tells its style whether they differ.
@MainActor @Suite struct MixedToggleTests {
  private struct Box: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
    }
  }

  private struct Alarms: View {
    @State private var alarms = [true, false]

    var body: some View {
      Toggle("All", sources: $alarms, isOn: \.self).toggleStyle(Box())
      Button("Second") { alarms[1].toggle() }
      Toggle("One", isOn: $alarms[0]).toggleStyle(Box())
    }
  }

  @Test func valuesThatDifferAreMixed() throws {
    let screen = Screen(Alarms())
    try screen.button("mixed").tap()
    #expect(!screen.shows("mixed") && !screen.shows("off"))
    try screen.button("Second").tap()
    #expect(screen.shows("mixed") && screen.shows("on"))
  }
}
