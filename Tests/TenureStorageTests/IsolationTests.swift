import Foundation
import SwiftUI
import TenureTesting
import Testing

/// What a test may rely on: no screen sees another's settings, and none reaches the disk.
@Suite @MainActor struct IsolationTests {
  struct Settings: View {
    @AppStorage("isolated") private var text = "default"
    @State private var read = ""
    var body: some View {
      Text("shows \(text)")
      Text("plain \(read)")
      Button("Wrapper") { text = "wrapper" }
      Button("Plain") { UserDefaults.standard.set("plain", forKey: "isolated") }
      Button("Read") { read = UserDefaults.standard.string(forKey: "isolated") ?? "nothing" }
      Button("Synchronize") {
        UserDefaults.standard.set("saved", forKey: "isolated")
        read = "\(UserDefaults.standard.synchronize())"
      }
      Button("Task") {
        Task.detached {
          let value = UserDefaults.standard.string(forKey: "isolated") ?? "nothing"
          await MainActor.run { read = value }
        }
      }
    }
  }

  @Test("Two screens have settings of their own; the wrapper and UserDefaults.standard agree in each")
  func own() async throws {
    let (first, second) = (Screen(Settings()), Screen(Settings()))
    try first.button("Wrapper").tap()
    try first.button("Read").tap()
    #expect(first.shows("plain wrapper"))
    try first.button("Plain").tap()
    #expect(first.shows("shows plain"))
    try first.button("Task").tap()
    await first.settle()
    #expect(first.shows("plain plain"))
    try second.button("Read").tap()
    #expect(second.shows("shows default"))
    #expect(second.shows("plain nothing"))
    #expect(UserDefaults.standard.object(forKey: "isolated") == nil)
  }

  @Test("synchronize() in a screen saves nothing to the disk")
  func disk() throws {
    let screen = Screen(Settings())
    try screen.button("Synchronize").tap()
    #expect(screen.shows("plain true"))
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    let folder = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? "\(home)/.config"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    #expect(!files.contains { $0.hasPrefix("tenure.screen.") })
  }

  @Test("Screens that are given one store agree")
  func shared() async throws {
    let first = Screen(Settings())
    let second = Screen(Settings(), storage: first.storage)
    try second.button("Wrapper").tap()
    await first.settle()
    #expect(first.shows("shows wrapper"))
    try first.button("Plain").tap()
    await second.settle()
    #expect(second.shows("shows plain"))
  }

  @Test("A test can put settings there before the first frame")
  func before() throws {
    let store = try #require(UserDefaults(suiteName: "IsolationTests.before"))
    store.set("seeded", forKey: "isolated")
    defer { store.removeObject(forKey: "isolated") }
    #expect(Screen(Settings(), storage: store).shows("shows seeded"))
  }

  struct Shop: App {
    let start = UserDefaults.standard.string(forKey: "isolated") ?? "nothing"
    init() { UserDefaults.standard.set("by the app", forKey: "isolated") }
    var body: some Scene { WindowGroup { Settings() } }
  }

  @Test("A program's initialiser reads and writes the screen's settings too")
  func app() throws {
    let screen = Screen(Shop.self)
    #expect(screen.shows("shows by the app"))
    #expect(screen.storage.string(forKey: "isolated") == "by the app")
    #expect(UserDefaults.standard.object(forKey: "isolated") == nil)
  }

  struct ScopedShop: App {
    var body: some Scene {
      WindowGroup { Settings() }.defaultAppStorage(UserDefaults(suiteName: "IsolationTests.scene")!)
    }
  }

  @Test("defaultAppStorage on a scene names the store of its windows")
  func onScene() throws {
    let screen = Screen(ScopedShop.self)
    try screen.button("Wrapper").tap()
    #expect(UserDefaults(suiteName: "IsolationTests.scene")?.string(forKey: "isolated") == "wrapper")
    UserDefaults(suiteName: "IsolationTests.scene")?.removeObject(forKey: "isolated")
  }

  /// A store of the program's own, which keeps its values itself.
  final class OwnStore: UserDefaults {
    var values: [String: Any] = [:]
    override func object(forKey key: String) -> Any? { values[key] }
    override func set(_ value: Any?, forKey key: String) { values[key] = value }
    override func removeObject(forKey key: String) { values[key] = nil }
  }

  @Test("A subclass of UserDefaults serves as a store")
  func subclass() throws {
    let store = try #require(OwnStore(suiteName: "IsolationTests.own"))
    let screen = Screen(Settings().defaultAppStorage(store))
    try screen.button("Wrapper").tap()
    #expect(store.values["isolated"] as? String == "wrapper")
    #expect(screen.shows("shows wrapper"))
  }
}
