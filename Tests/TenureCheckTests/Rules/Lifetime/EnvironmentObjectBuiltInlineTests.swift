import TenureCheck
import Testing

@Suite struct EnvironmentObjectBuiltInlineTests {
  private static let cart = """
    import SwiftUI

    final class Cart: ObservableObject {
      @Published var items: [String] = []
      func add(_ item: String) { items.append(item) }
    }

    struct Shop: View {
      @EnvironmentObject private var cart: Cart
      var body: some View {
        Button("Add") { cart.add("Apple") }
        Text("\\(cart.items.count)")
      }
    }

    """

  static let pairs = [
    Pair(
      "a member that is shown; one that is only made a picture of",
      bad: """
        @Observable final class Router { var path: [String] = [] }
        struct Row: View {
          @State private var shares = false
          var body: some View { VStack { capture } }
          private var capture: some View { Text("a").environment(/*!*/ Router()) }
        }
        """,
      good: """
        @Observable final class Router { var path: [String] = [] }
        struct Row: View {
          @State private var shares = false
          var body: some View {
            Button("Share") { save(ImageRenderer(content: AnyView(capture))) }
          }
          private var capture: some View { Text("a").environment(Router()) }
        }
        """),
    Pair(
      "a screen that people use; a picture of it",
      bad: """
        @Observable final class Route { var path: [Int] = [] }

        struct Page: View {
          @Environment(Route.self) private var route
          var body: some View { Text("\\(route.path.count)") }
        }

        struct Home: View {
          @State private var count = 0
          var body: some View {
            Button("\\(count)") { count += 1 }
            Page().environment(/*!*/ Route())
          }
        }
        """,
      good: """
        @Observable final class Route { var path: [Int] = [] }

        struct Page: View {
          @Environment(Route.self) private var route
          var body: some View { Text("\\(route.path.count)") }
        }

        struct Home: View {
          @State private var count = 0
          var body: some View {
            Button("\\(count)") { count += 1 }
            Page().environment(Route()).allowsHitTesting(false)
          }
        }
        """),
    Pair(
      "a view of the app; one that only a preview makes",
      bad: """
        @Observable final class Session { var name = "" }

        struct Page: View {
          @Environment(Session.self) private var session
          var body: some View { Text(session.name) }
        }

        struct Wrapper: View {
          @State private var count = 0
          var body: some View {
            Button("\\(count)") { count += 1 }
            Page().environment(/*!*/ Session())
          }
        }

        struct Root: View { var body: some View { Wrapper() } }
        """,
      good: """
        @Observable final class Session { var name = "" }

        struct Page: View {
          @Environment(Session.self) private var session
          var body: some View { Text(session.name) }
        }

        private struct Wrapper: View {
          @State private var count = 0
          var body: some View {
            Button("\\(count)") { count += 1 }
            Page().environment(Session())
          }
        }

        struct WrapperForPreview: View {
          @State private var count = 0
          var body: some View {
            Button("\\(count)") { count += 1 }
            Page().environment(Session())
          }
        }

        struct Page_Previews: PreviewProvider {
          static var previews: some View { WrapperForPreview() }
        }

        #Preview { Wrapper() }
        """),
    Pair(
      "an observable object in a view that has state",
      bad: cart + """
        struct RootView: View {
          @State private var tab = 0
          var body: some View {
            TabView(selection: $tab) {
              Shop().tabItem { Label("Shop", systemImage: "cart") }.tag(0)
              Text("Orders").tag(1)
            }
            .environmentObject(/*!*/ Cart())
          }
        }
        """,
      good: cart + """
        struct RootView: View {
          @State private var tab = 0
          @StateObject private var cart = Cart()
          var body: some View {
            TabView(selection: $tab) {
              Shop().tabItem { Label("Shop", systemImage: "cart") }.tag(0)
              Text("Orders").tag(1)
            }
            .environmentObject(cart)
          }
        }
        """, severity: .warning),
    Pair(
      "an App that nothing makes run again",
      bad: cart + """
        @main struct ShopApp: App {
          var body: some Scene {
            WindowGroup {
              Shop().environmentObject(/*!*/ Cart())
            }
          }
        }
        """,
      good: cart + """
        @main struct ShopApp: App {
          @StateObject private var cart = Cart()
          var body: some Scene {
            WindowGroup {
              Shop().environmentObject(cart)
            }
          }
        }
        """, severity: .info),
    Pair(
      "by a local constant, in a sheet",
      bad: cart + """
        struct Checkout: View {
          @State private var isShown = false
          var body: some View {
            Button("Pay") { isShown = true }
              .sheet(isPresented: $isShown) {
                let cart = /*!*/ Cart()
                Shop().environmentObject(cart)
              }
          }
        }
        """,
      good: cart + """
        struct Checkout: View {
          @State private var isShown = false
          @EnvironmentObject private var cart: Cart
          var body: some View {
            Button("Pay") { isShown = true }
              .sheet(isPresented: $isShown) {
                let cart = cart
                Shop().environmentObject(cart)
              }
          }
        }
        """),
    Pair(
      "an observable class, by type",
      bad: """
        @Observable final class Router { var path: [Int] = [] }
        struct Main: View {
          @Environment(\\.colorScheme) private var scheme
          var body: some View {
            NavigationStack {
              Text("Home").foregroundStyle(scheme == .dark ? .white : .black)
            }
            .environment(Router.self, /*!*/ Router())
          }
        }
        """,
      good: """
        @Observable final class Router { var path: [Int] = [] }
        struct Main: View {
          @Environment(\\.colorScheme) private var scheme
          @State private var router = Router()
          var body: some View {
            NavigationStack(path: $router.path) {
              Text("Home").foregroundStyle(scheme == .dark ? .white : .black)
            }
            .environment(Router.self, router)
          }
        }
        """),
    Pair(
      "a class without state, and one with it",
      bad: """
        final class Palette: ObservableObject { @Published var accent = "blue" }
        struct Themed<Content: View>: View {
          let content: Content
          var body: some View { content.environmentObject(/*!*/ Palette()) }
        }
        """,
      good: """
        final class Icons: ObservableObject { func name(_ index: Int) -> String { "icon\\(index)" } }
        struct Themed<Content: View>: View {
          let content: Content
          var body: some View { content.environmentObject(Icons()) }
        }
        """),
    Pair(
      "in an action it is made once",
      bad: cart + """
        struct Launcher: View {
          let title: String
          var body: some View {
            VStack {
              Text(title)
              Shop().environmentObject(/*!*/ Cart())
            }
          }
        }
        """,
      good: cart + """
        struct Launcher: View {
          let title: String
          let present: (UIViewController) -> Void
          var body: some View {
            Button(title) {
              present(UIHostingController(rootView: Shop().environmentObject(Cart())))
            }
          }
        }

        final class SceneDelegate: UIResponder {
          func start() { window.rootViewController = UIHostingController(rootView: Shop().environmentObject(Cart())) }
        }

        struct Shop_Previews: PreviewProvider {
          static var previews: some View { Shop().environmentObject(Cart()) }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(EnvironmentObjectBuiltInline.self) }

  @Test func itSaysWhatIsLost() {
    expect(
      EnvironmentObjectBuiltInline.self, of: EnvironmentObjectBuiltInline.about.wrong,
      says: """
        6:33 warning: Root puts a new Session into the environment each time its body runs.
        - 1 Session is a class that holds state
        When the body of Root runs again, everything below gets another Session, and what the old one held is lost.
        Make it once: '@State private var session = Session()' in Root, and pass 'session'.
        """)
  }

  @Test func valuesByKeyPathAreNoObjects() {
    expect(
      EnvironmentObjectBuiltInline.self,
      staysQuiet: """
        struct Screen: View {
          @State private var isOn = false
          var body: some View {
            Toggle("", isOn: $isOn)
              .environment(\\.locale, Locale(identifier: "de"))
              .environment(\\.openURL, OpenURLAction { _ in .handled })
          }
        }
        """)
  }
}
