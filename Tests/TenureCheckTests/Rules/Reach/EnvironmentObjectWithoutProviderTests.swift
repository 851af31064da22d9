import TenureCheck
import Testing

@Suite struct EnvironmentObjectWithoutProviderTests {
  private static let session = """
    import SwiftUI

    final class Session: ObservableObject {
      static let shared = Session()
      @Published var user = ""
    }

    struct ProfileScreen: View {
      /*!*/ @EnvironmentObject private var session: Session
      var body: some View { Text(session.user) }
    }

    """

  private static func app(_ root: String, state: String = "") -> String {
    """
    @main struct ShopApp: App {
      \(state)
      var body: some Scene {
        WindowGroup {
          \(root)
        }
      }
    }

    """
  }

  private static let owned = "@StateObject private var session = Session()"

  static let pairs = [
    Pair(
      "an extension that shows a screen of the app; what the screen shows there behind a condition",
      bad: """
        @Observable final class Preview { var shown = "" }
        struct Row: View {
          /*!*/ @Environment(Preview.self) private var preview
          var body: some View { Text(preview.shown) }
        }
        struct Editor: View { var body: some View { VStack { Row() } } }
        struct Root: View {
          @State private var preview = Preview()
          var body: some View { Editor().environment(preview) }
        }
        @main struct Program: App { var body: some Scene { WindowGroup { Root() } } }
        final class Share: UIViewController {
          func open() { present(UIHostingController(rootView: Editor()), animated: true) }
        }
        """,
      good: """
        @Observable final class Preview { var shown = "" }
        struct Row: View {
          @Environment(Preview.self) private var preview
          var body: some View { Text(preview.shown) }
        }
        struct Middle: View {
          let answered: String?
          var body: some View { if let answered { Row().help(answered) } }
        }
        struct Editor: View {
          let answered: String?
          var body: some View { VStack { Middle(answered: answered) } }
        }
        struct Root: View {
          @State private var preview = Preview()
          var body: some View { Editor(answered: "a").environment(preview) }
        }
        @main struct Program: App { var body: some Scene { WindowGroup { Root() } } }
        final class Share: UIViewController {
          func open() { present(UIHostingController(rootView: Editor(answered: nil)), animated: true) }
        }
        """),
    Pair(
      "a menu of the project's own; SwiftUI's modifier of the same name",
      bad: """
        @Observable final class Player { var title = "" }

        struct Actions: View {
          /*!*/ @Environment(Player.self) private var player
          var body: some View { Text(player.title) }
        }

        extension View {
          func contextMenu(track: Int) -> some View { contextMenu { Actions() } }
        }

        struct Cover: View { var body: some View { Text("Cover").contextMenu(track: 1) } }

        @main struct Radio: App { var body: some Scene { WindowGroup { Cover() } } }
        """,
      good: """
        @Observable final class Player { var title = "" }

        struct Actions: View {
          @Environment(Player.self) private var player
          var body: some View { Text(player.title) }
        }

        extension View {
          func contextMenu(track: Int) -> some View { contextMenu { Actions() } }
        }

        struct Cover: View { var body: some View { Text("Cover").contextMenu { Text("Copy") } } }
        struct List: View {
          @State private var player = Player()
          var body: some View { Text("Track").contextMenu(track: 1).environment(player) }
        }

        @main struct Radio: App {
          var body: some Scene {
            WindowGroup {
              Cover()
              List()
            }
          }
        }
        """),
    Pair(
      "two views of one way that lack the same object are one mistake; a scene's delegate is provided by the scene",
      bad: """
        @Observable final class Player { var title = "" }

        struct Title: View {
          @Environment(Player.self) private var player
          var body: some View { Text(player.title) }
        }

        struct Bar: View {
          /*!*/ @Environment(Player.self) private var player
          var body: some View {
            Text(player.title)
            Title()
          }
        }

        @main struct Radio: App { var body: some Scene { WindowGroup { Bar() } } }
        """,
      good: """
        @Observable final class Windows: NSObject, UIWindowSceneDelegate { var title = "" }

        struct Bar: View {
          @Environment(Windows.self) private var windows
          var body: some View { Text(windows.title) }
        }

        @main struct Radio: App { var body: some Scene { WindowGroup { Bar() } } }
        """),
    Pair(
      "nobody provides it",
      bad: session + app("HomeScreen()") + """
        struct HomeScreen: View {
          var body: some View {
            TabView {
              ProfileScreen().tabItem { Text("Profile") }
            }
          }
        }
        """,
      good: session + app("HomeScreen().environmentObject(session)", state: owned) + """
        struct HomeScreen: View {
          var body: some View {
            TabView {
              ProfileScreen().tabItem { Text("Profile") }
            }
          }
        }
        """, severity: .error),
    Pair(
      "a second scene",
      bad: session + """
        @main struct ShopApp: App {
          @StateObject private var session = Session()
          var body: some Scene {
            WindowGroup { Text("Shop").environmentObject(session) }
            #if os(macOS)
            Settings { SettingsScreen() }
            #endif
          }
        }
        struct SettingsScreen: View {
          var body: some View { Form { ProfileScreen() } }
        }
        """,
      good: session + """
        @main struct ShopApp: App {
          @StateObject private var session = Session()
          var body: some Scene {
            WindowGroup { Text("Shop").environmentObject(session) }
            #if os(macOS)
            Settings { SettingsScreen().environmentObject(session) }
            #endif
          }
        }
        struct SettingsScreen: View {
          var body: some View { Form { ProfileScreen() } }
        }
        """, severity: .warning),
    Pair(
      "the sheet stands outside of the modifier that provides it",
      bad: session + app("HomeScreen()") + """
        struct HomeScreen: View {
          @StateObject private var session = Session()
          @State private var isShown = false
          var body: some View {
            Button("Profile") { isShown = true }
              .environmentObject(session)
              .sheet(isPresented: $isShown) { ProfileScreen() }
          }
        }
        """,
      good: session + app("HomeScreen()") + """
        struct HomeScreen: View {
          @StateObject private var session = Session()
          @State private var isShown = false
          var body: some View {
            Button("Profile") { isShown = true }
              .sheet(isPresented: $isShown) { ProfileScreen() }
              .environmentObject(session)
          }
        }
        """, severity: .warning),
    Pair(
      "an object on the first screen inside a stack",
      bad: session + app("HomeScreen()") + """
        struct HomeScreen: View {
          @StateObject private var session = Session()
          var body: some View {
            NavigationStack {
              List {
                NavigationLink("Profile") { ProfileScreen() }
              }
              .environmentObject(session)
            }
          }
        }
        """,
      good: session + app("HomeScreen()") + """
        struct HomeScreen: View {
          @StateObject private var session = Session()
          var body: some View {
            NavigationStack {
              List {
                NavigationLink("Profile") { ProfileScreen() }
              }
            }
            .environmentObject(session)
          }
        }
        """, severity: .warning),
    Pair(
      "a hosting controller begins with an empty environment",
      bad: session + app("Wrapper().environmentObject(session)", state: owned) + """
        struct Wrapper: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController {
            let profile = ProfileScreen()
            return UIHostingController(rootView: profile)
          }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        """,
      good: session + app("Wrapper().environmentObject(session)", state: owned) + """
        struct Wrapper: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController {
            let profile = ProfileScreen().environmentObject(Session.shared)
            return UIHostingController(rootView: profile)
          }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        """, severity: .warning),
    Pair(
      "a function of View provides it, in another file",
      bad: session + app("HomeScreen().withObjects()") + """
        // file: Objects.swift
        @Observable final class Theme { var tint = "" }
        extension View {
          func withObjects() -> some View { environment(Theme.standard) }
        }
        extension Theme { static let standard = Theme() }
        // file: Home.swift
        struct HomeScreen: View {
          var body: some View { list }
          private var list: some View { List { ProfileScreen() } }
        }
        """,
      good: session + app("HomeScreen().withObjects()") + """
        // file: Objects.swift
        @Observable final class Theme { var tint = "" }
        extension View {
          func withObjects() -> some View { environment(Theme.standard).withSession() }
          func withSession() -> some View { environmentObject(Session.shared) }
        }
        extension Theme { static let standard = Theme() }
        // file: Home.swift
        struct HomeScreen: View {
          var body: some View { list }
          private var list: some View { List { ProfileScreen() } }
        }
        """, severity: .error),
    Pair(
      "an observable class, by its type",
      bad: """
        @Observable final class Router { var path: [Int] = [] }
        struct Links: View {
          /*!*/ @Environment(Router.self) private var router
          var body: some View { Button("Go") { router.path.append(1) } }
        }
        """ + "\n" + app("Links()"),
      good: """
        @Observable final class Router { var path: [Int] = [] }
        struct Links: View {
          @Environment(Router.self) private var router: Router?
          var body: some View { Button("Go") { router?.path.append(1) } }
        }
        """ + "\n" + app("Links()"), severity: .error),
    Pair(
      "a modifier type that provides it",
      bad: session + app("ProfileScreen().modifier(Frame())") + """
        struct Frame: ViewModifier {
          func body(content: Content) -> some View { content.padding() }
        }
        """,
      good: session + app("ProfileScreen().modifier(Frame())") + """
        struct Frame: ViewModifier {
          @StateObject private var session = Session()
          func body(content: Content) -> some View { content.padding().environmentObject(session) }
        }
        """, severity: .error),
    Pair(
      "part of a program",
      bad: session + """
        struct Account: View {
          var body: some View { VStack { ProfileScreen() } }
        }
        """,
      good: session + """
        struct Account: View {
          @StateObject private var session = Session()
          var body: some View { VStack { ProfileScreen() }.environmentObject(session) }
        }
        """, severity: .warning),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(EnvironmentObjectWithoutProvider.self) }

  @Test func whatIsNotKnownIsLeftAlone() {
    let rest = [
      // An object of a type that is not known.
      Self.app("ProfileScreen().environmentObject(container.session)"),
      // A view that nothing shows.
      Self.app("Text(\"\")"),
      // A container that provides.
      Self.app("SessionHost { ProfileScreen() }") + """
        struct SessionHost<Content: View>: View {
          @StateObject private var session = Session()
          @ViewBuilder let content: () -> Content
          var body: some View { content().environmentObject(session) }
        }
        """,
      // A modifier from elsewhere that is handed the object.
      Self.app("ProfileScreen().inject(session)", state: Self.owned),
      // Pushed by somebody in an action.
      Self.app("Text(\"\").onTapGesture { router.push(ProfileScreen()) }"),
      // A preview.
      "#Preview { ProfileScreen() }\n" + Self.app("Text(\"\")"),
      // Given by a condition.
      Self.app(
        "if let session { ProfileScreen().environmentObject(session) }", state: "@State private var session: Session?"),
      // The first screen of a stack gets what is put on it.
      Self.app("NavigationStack { ProfileScreen().environmentObject(session) }", state: Self.owned),
    ]
    for text in rest { expect(EnvironmentObjectWithoutProvider.self, staysQuiet: Self.session + text) }
  }

  @Test func anAdaptorProvidesItsDelegate() {
    expect(
      EnvironmentObjectWithoutProvider.self,
      staysQuiet: """
        final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject { @Published var badge = 0 }
        struct Badge: View {
          @EnvironmentObject var delegate: AppDelegate
          var body: some View { Text("\\(delegate.badge)") }
        }
        @main struct Program: App {
          @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
          var body: some Scene { WindowGroup { Badge() } }
        }
        """)
  }

  @Test func anObjectThatIsNeverReadEndsNothing() {
    expect(
      EnvironmentObjectWithoutProvider.self,
      staysQuiet: """
        final class Session: ObservableObject {}
        struct Label: View { @EnvironmentObject var session: Session; var body: some View { Text("") } }
        @main struct Program: App { var body: some Scene { WindowGroup { Label() } } }
        """)
  }

  @Test func itSaysTheWay() {
    expect(
      EnvironmentObjectWithoutProvider.self,
      of: """
        final class Session: ObservableObject { @Published var user = "" }
        struct Profile: View {
          @EnvironmentObject var session: Session
          var body: some View { Text(session.user) }
        }
        struct Home: View {
          @State private var isShown = false
          var body: some View {
            Text("Home").sheet(isPresented: $isShown) { Profile() }
            Profile().environmentObject(Session())
          }
        }
        @main struct Program: App {
          var body: some Scene { WindowGroup { Home() } }
        }
        """,
      says: """
        3:3 warning: Profile asks the environment for a Session, and nobody above provides one on the way Program → Home → sheet → Profile.
        - 14 Home is shown here
        - 9 Profile is shown here
        - 10 provided elsewhere
        The program ends when Profile appears on that way: "No ObservableObject of type Session found."
        Provide it above: '.environmentObject(session)' on the view that is the first on all ways to Profile.
        """)
  }

  @Test func itSaysWhyAnObjectInsideAStackDoesNotHelp() {
    expect(
      EnvironmentObjectWithoutProvider.self,
      of: """
        @Observable final class Session { var user = "" }
        struct Profile: View {
          @Environment(Session.self) var session
          var body: some View { Text(session.user) }
        }
        @main struct Program: App {
          @State private var session = Session()
          var body: some Scene {
            WindowGroup {
              NavigationStack {
                List { NavigationLink("Profile") { Profile() } }
                  .environment(session)
              }
            }
          }
        }
        """,
      says: """
        3:3 warning: Profile asks the environment for a Session, and nobody above provides one on the way Program → pushed → Profile.
        - 11 Profile is shown here
        - 12 this does not reach what the stack pushes
        The program ends when Profile appears on that way: "No Observable object of type Session found."
        Put '.environment(session)' on the stack itself, not on the screen inside it (line 12).
        """)
  }
}
