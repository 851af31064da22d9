import SwiftUI
import TenureTesting
import Testing

/// `@UIApplicationDelegateAdaptor`: the delegate of UIKit's application in a program of SwiftUI.
@MainActor struct ApplicationDelegateTests {
  @Test func `it is made once, and started before the first body`() throws {
    let screen = Screen(Shop.self)
    #expect(screen.shows("Shop: made, will, did"))
    try screen.button("Note").tap()
    #expect(screen.shows("Shop: made, will, did, noted"))
    #expect(screen.issues.isEmpty)
  }

  @Test func `what it publishes runs the program's body, and it is in the environment`() throws {
    let screen = Screen(Counting.self)
    #expect(screen.shows("1 in the program"))
    #expect(screen.shows("1 in the view"))
    try screen.button("Add").tap()
    #expect(screen.shows("2 in the program"))
    #expect(screen.shows("2 in the view"))
    #expect(screen.issues.isEmpty)
  }

  @Test func `one of Observation is in the environment too`() throws {
    let screen = Screen(Observed.self)
    #expect(screen.shows("Welcome, nobody"))
    try screen.button("Sign in").tap()
    #expect(screen.shows("Welcome, Ada"))
  }

  @Test func `each screen has its own`() throws {
    let (one, two) = (Screen(Counting.self), Screen(Counting.self))
    try one.button("Add").tap()
    #expect(one.shows("2 in the view"))
    #expect(two.shows("1 in the view"))
  }

  @Test func `the program's initialiser has the same one`() {
    #expect(Screen(Early.self).shows("Made by the program, started"))
  }
}

private class ShopDelegate: NSObject, UIApplicationDelegate {
  var log: [String]

  override init() {
    log = ["made"]
    super.init()
  }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    log.append("will")
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    log.append("did")
    return true
  }
}

private struct Shop: App {
  @UIApplicationDelegateAdaptor(ShopDelegate.self) var appDelegate
  @State private var looks = 0

  var body: some Scene {
    WindowGroup {
      Text("Shop: " + appDelegate.log.joined(separator: ", "))
      Button("Note") {
        appDelegate.log.append("noted")
        looks += 1
      }
      Text("\(looks)")
    }
  }
}

private final class CountingDelegate: UIResponder, UIApplicationDelegate, ObservableObject {
  @Published var count = 0

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    count += 1
    return true
  }
}

private struct Counting: App {
  @UIApplicationDelegateAdaptor private var appDelegate: CountingDelegate

  var body: some Scene {
    WindowGroup {
      Text("\(appDelegate.count) in the program")
      CountView()
    }
  }
}

private struct CountView: View {
  @EnvironmentObject private var appDelegate: CountingDelegate

  var body: some View {
    Text("\(appDelegate.count) in the view")
    Button("Add") { appDelegate.count += 1 }
  }
}

@Observable private final class Session: NSObject, UIApplicationDelegate {
  var name = "nobody"
}

private struct Observed: App {
  @UIApplicationDelegateAdaptor(Session.self) private var session

  var body: some Scene { WindowGroup { WelcomeView() } }
}

private struct WelcomeView: View {
  @Environment(Session.self) private var session

  var body: some View {
    Text("Welcome, \(session.name)")
    Button("Sign in") { session.name = "Ada" }
  }
}

private final class EarlyDelegate: NSObject, UIApplicationDelegate {
  var words = "Nobody's"

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    words += ", started"
    return true
  }
}

private struct Early: App {
  @UIApplicationDelegateAdaptor(EarlyDelegate.self) private var appDelegate

  init() { appDelegate.words = "Made by the program" }

  var body: some Scene { WindowGroup { Text(appDelegate.words) } }
}
