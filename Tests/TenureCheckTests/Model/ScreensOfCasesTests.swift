import TenureCheck
import Testing

@Suite struct ScreensOfCasesTests {
  private static func program(_ screens: String, opens: String = "") -> String {
    """
    @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
    @Observable final class Basket {}
    struct Settings: View {
      @Environment(Basket.self) private var basket
      var body: some View { Text("Settings") }
    }
    \(screens) {
      case home, settings
      @MainActor @ViewBuilder var view: some View {
        switch self {
        case .home: Text("Home")
        case .settings: Settings()
        }
      }
    }
    struct Root: View {
      @State private var page: Page = .home
      var body: some View { page.view; Button("Open") { \(opens) } }
    }
    """
  }

  @Test("A screen of a case that nothing makes is on no way through the program")
  func leftOver() {
    let rule = EnvironmentObjectWithoutProvider.self
    expect(rule, staysQuiet: Self.program("enum Page: Hashable"))
    let marked = Self.program("enum Page: Hashable", opens: "page = .settings")
      .replacing("@Environment(Basket.self)", with: "/*!*/ @Environment(Basket.self)")
    expect(rule, fires: marked)
    let listed = Self.program("enum Page: CaseIterable")
      .replacing("@Environment(Basket.self)", with: "/*!*/ @Environment(Basket.self)")
    expect(rule, fires: listed)
  }

  @Test("A router that is asked for one case shows no other")
  func anotherCase() {
    func source(_ asked: String) -> String {
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
      @Observable final class Basket {}
      struct Settings: View {
        /*!*/ @Environment(Basket.self) private var basket
        var body: some View { Text("Settings") }
      }
      enum Page: CaseIterable {
        case home, settings
        @MainActor @ViewBuilder var view: some View {
          switch self {
          case .home: Text("Home")
          case .settings: Settings()
          }
        }
      }
      protocol Routing { @MainActor func view(for page: Page) -> AnyView }
      struct Router: Routing { @MainActor func view(for page: Page) -> AnyView { AnyView(page.view) } }
      struct Root: View {
        let router: any Routing
        let pages: [Page]
        var body: some View { router.view(for: \(asked)) }
      }
      """
    }
    expect(EnvironmentObjectWithoutProvider.self, fires: source(".settings"))
    expect(EnvironmentObjectWithoutProvider.self, staysQuiet: source(".home").replacing("/*!*/ ", with: ""))
  }
}
