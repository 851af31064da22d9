import TenureCheck
import Testing

@Suite struct EnvironmentObjectWithoutProviderTests {
  private static let cart = """
    final class Cart: ObservableObject { @Published var items: [String] = [] }
    struct CartBadge: View {
      /*!*/ @EnvironmentObject private var cart: Cart
      var body: some View { Text("\\(cart.items.count)") }
    }

    """
  private static let quietCart = cart.replacing("/*!*/ ", with: "")

  static let pairs = [
    Pair(
      "nobody provides it; the app does",
      bad: cart + """
        struct Home: View {
          var body: some View {
            NavigationStack {
              List { Text("Apples") }.toolbar { CartBadge() }
            }
          }
        }
        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { Home() } }
        }
        """,
      good: quietCart + """
        struct Home: View {
          var body: some View {
            NavigationStack {
              List { Text("Apples") }.toolbar { CartBadge() }
            }
          }
        }
        @main struct ShopApp: App {
          @StateObject private var cart = Cart()
          var body: some Scene { WindowGroup { Home() }.environmentObject(cart) }
        }
        """, severity: .error),
    Pair(
      "one of two ways has none; both have",
      bad: cart + """
        struct Home: View {
          @StateObject private var cart = Cart()
          @State private var showsHelp = false
          var body: some View {
            VStack {
              CartBadge().environmentObject(cart)
              Button("Help") { showsHelp = true }
            }
            .sheet(isPresented: $showsHelp) { Help() }
          }
        }
        struct Help: View {
          var body: some View { HStack { Text("Your cart"); CartBadge() } }
        }
        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { Home() } }
        }
        """,
      good: quietCart + """
        struct Home: View {
          @StateObject private var cart = Cart()
          @State private var showsHelp = false
          var body: some View {
            VStack {
              CartBadge()
              Button("Help") { showsHelp = true }
            }
            .sheet(isPresented: $showsHelp) { Help() }
            .environmentObject(cart)
          }
        }
        struct Help: View {
          var body: some View { HStack { Text("Your cart"); CartBadge() } }
        }
        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { Home() } }
        }
        """, severity: .warning),
    Pair(
      "a hosting controller starts anew; it gets one",
      bad: cart + """
        final class CartController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            addChild(UIHostingController(rootView: CartBadge()))
          }
        }
        @main struct ShopApp: App {
          @StateObject private var cart = Cart()
          var body: some Scene { WindowGroup { Text("Shop").environmentObject(cart) } }
        }
        """,
      good: quietCart + """
        final class CartController: UIViewController {
          let cart = Cart()
          override func viewDidLoad() {
            super.viewDidLoad()
            addChild(UIHostingController(rootView: CartBadge().environmentObject(cart)))
          }
        }
        @main struct ShopApp: App {
          @StateObject private var cart = Cart()
          var body: some Scene { WindowGroup { Text("Shop").environmentObject(cart) } }
        }
        """, severity: .warning),
    Pair(
      "an Observable class, in several files; by way of a method that provides all",
      bad: """
        // file: Session.swift
        @Observable final class Session { var name = "" }
        @Observable final class Router { var path: [Int] = [] }
        // file: Profile.swift
        struct Profile: View {
          /*!*/ @Environment(Session.self) private var session
          var body: some View { Text(session.name) }
        }
        // file: App.swift
        @main struct ChatApp: App {
          @State private var router = Router()
          var body: some Scene { WindowGroup { Profile().withEnvironments(router) } }
        }
        extension View {
          func withEnvironments(_ router: Router) -> some View { environment(router) }
        }
        """,
      good: """
        // file: Session.swift
        @Observable final class Session { var name = "" }
        @Observable final class Router { var path: [Int] = [] }
        // file: Profile.swift
        struct Profile: View {
          @Environment(Session.self) private var session
          var body: some View { Text(session.name) }
        }
        // file: App.swift
        @main struct ChatApp: App {
          @State private var router = Router()
          @State private var session = Session()
          var body: some Scene { WindowGroup { Profile().withEnvironments(router, session) } }
        }
        extension View {
          func withEnvironments(_ router: Router, _ session: Session) -> some View {
            environment(router).environment(session)
          }
        }
        """, severity: .error),
    Pair(
      "in a member of the root; an optional, a delegate, a container that brings it",
      bad: cart + """
        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { content } }
          private var content: some View {
            VStack {
              Text("Shop")
              CartBadge().padding()
            }
          }
        }
        """,
      good: """
        @Observable final class Cart { var items: [String] = [] }
        final class Delegate: NSObject, UIApplicationDelegate, ObservableObject { @Published var token = "" }
        @Observable final class Theme { var tint = "red" }
        struct CartBadge: View {
          @Environment(Cart.self) private var cart: Cart?
          @EnvironmentObject private var delegate: Delegate
          @Environment(Theme.self) private var theme
          var body: some View { Text("\\(cart?.items.count ?? 0) \\(delegate.token) \\(theme.tint)") }
        }
        struct Themed<Content: View>: View {
          @State private var theme = Theme()
          @ViewBuilder var content: Content
          var body: some View { content.environment(theme) }
        }
        @main struct ShopApp: App {
          @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
          var body: some Scene { WindowGroup { Themed { CartBadge() } } }
        }
        """, severity: .error),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(EnvironmentObjectWithoutProvider.self) }

  @Test func whatIsNotToBeSeenIsLeftAlone() {
    expect(
      EnvironmentObjectWithoutProvider.self,
      staysQuiet: Self.quietCart + """
        enum Route { case cart; var view: AnyView { AnyView(CartBadge()) } }
        struct Unused: View { var body: some View { CartBadge() } }
        """)
    expect(
      EnvironmentObjectWithoutProvider.self,
      staysQuiet: Self.quietCart + """
        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { CartBadge().environmentObject(Container.resolve()) } }
        }
        """)
  }

  @Test func itSaysWhatHappens() {
    expect(
      EnvironmentObjectWithoutProvider.self, of: EnvironmentObjectWithoutProvider.about.wrong,
      says: """
        4:3 error: Greeting asks the environment for Session, and nothing in the project provides one.
        - 9 Greeting is made here, without one
        The program ends when Greeting reads 'session'.
        Provide it above: '.environment(session)'. Or ask for an optional.
        """)
  }

  @Test func itShowsTheWay() {
    expect(
      EnvironmentObjectWithoutProvider.self, of: Self.pairs[1].bad.replacing("/*!*/ ", with: ""),
      says: """
        3:3 warning: CartBadge asks the environment for Cart, and nothing provides one on the way ShopApp → Home → Help → CartBadge.
        - 21 Home is made here, without one
        - 14 Help is made here, without one
        - 18 CartBadge is made here, without one
        - 11 provided here, for others
        The program ends when CartBadge reads 'cart'.
        Provide it above: '.environmentObject(cart)'.
        """)
  }
}
