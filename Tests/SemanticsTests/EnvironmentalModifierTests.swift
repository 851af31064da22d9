import SwiftUI
import TenureTesting
import Testing

@MainActor struct EnvironmentalModifierTests {
  @Test func `a modifier is chosen by the environment, and chosen anew when that changes`() throws {
    let screen = Screen(Page())
    #expect(screen.shows("in en"))
    try screen.button("German").tap()
    #expect(screen.shows("in de"))
  }

  private struct Page: View {
    @State private var locale = "en"

    var body: some View {
      Text("Hello").modifier(Naming()).environment(\.locale, Locale(identifier: locale))
      Button("German") { locale = "de" }
    }
  }

  private struct Naming: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier { Named(name: environment.locale.identifier) }
  }

  private struct Named: ViewModifier {
    let name: String
    func body(content: Content) -> some View {
      content
      Text("in \(name)")
    }
  }
}
