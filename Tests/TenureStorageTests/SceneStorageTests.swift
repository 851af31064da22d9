import Foundation
import SwiftUI
import TenureTesting
import Testing

@Suite @MainActor struct SceneStorageTests {
  enum Tab: String { case inbox, sent }

  struct Mail: View {
    @SceneStorage("tab") private var tab = Tab.inbox
    @SceneStorage("draft") private var draft: String?
    var body: some View {
      Text("on \(tab.rawValue)")
      Text("draft \(draft ?? "none")")
      Button("Sent") { tab = .sent }
      Button("Write") { draft = "Dear" }
      Button("Discard") { draft = nil }
      Inside()
    }
  }

  struct Inside: View {
    @SceneStorage("tab") private var tab = Tab.inbox
    var body: some View { Text("inside \(tab.rawValue)") }
  }

  struct Beside: View {
    @SceneStorage("other") private var other = 0
    var body: some View { Text("other \(other)") }
  }

  @Test("R148 SceneStorage is shared by key within one scene, and only there")
  func scene() throws {
    let (first, second) = (
      Screen {
        Mail(); Beside()
      }, Screen { Mail() }
    )
    first.mark()
    try first.button("Sent").tap()
    #expect(first.shows("on sent"))
    #expect(first.shows("inside sent"))
    #expect(first.bodies(of: Beside.self) == 0)
    #expect(second.shows("on inbox"))
    #expect(second.sceneStorage.isEmpty)
    #expect(first.storage.object(forKey: "tab") == nil)
    #expect(
      first.record.turns.last?.description == "tap \"Sent\" → Mail.tab: inbox → sent → Mail (tab), Inside (tab)")
  }

  @Test("R148 It comes back with the scene that is restored; nil removes")
  func restored() throws {
    let first = Screen(Mail())
    try first.button("Sent").tap()
    try first.button("Write").tap()
    first.close()
    let kept = first.sceneStorage
    #expect(kept as? [String: String] == ["tab": "sent", "draft": "Dear"])
    let second = Screen(Mail(), restoring: kept)
    #expect(second.shows("on sent"))
    #expect(second.shows("draft Dear"))
    try second.button("Discard").tap()
    #expect(second.sceneStorage as? [String: String] == ["tab": "sent"])
    #expect(Screen(Mail()).shows("on inbox"))
  }

  struct Every: View {
    enum Level: Int { case low, high }
    @SceneStorage("bool") var bool = false
    @SceneStorage("int") var int = 0
    @SceneStorage("double") var double = 0.0
    @SceneStorage("string") var string = ""
    @SceneStorage("url") var url = URL(fileURLWithPath: "/")
    @SceneStorage("data") var data = Data()
    @SceneStorage("level") var level = Level.low
    @SceneStorage("maybe") var maybe: Level?
    var body: some View {
      Text("\(bool) \(int) \(double) \(string) \(url) \(data.count) \(level) \(maybe == nil)")
      Button("Change") {
        (bool, int, double, string) = (true, 1, 2.5, "x")
        (url, data, level, maybe) = (URL(string: "https://example.org")!, Data([1]), .high, .high)
      }
    }
  }

  @Test("R148 SceneStorage keeps the same types as AppStorage")
  func types() throws {
    let screen = Screen(Every())
    try screen.button("Change").tap()
    let changed = "true 1 2.500000 x https://example.org 1 high false"
    #expect(screen.shows(changed))
    #expect(Screen(Every(), restoring: screen.sceneStorage).shows(changed))
  }

  @Test("R148 Once the scene is gone, nothing is written, with a note")
  func gone() throws {
    var late: (() -> Void)?
    struct Late: View {
      @SceneStorage("tab") private var tab = Tab.inbox
      let keep: (@escaping () -> Void) -> Void
      var body: some View { Button("Keep") { keep { tab = .sent } } }
    }
    let screen = Screen(Late(keep: { late = $0 }))
    try screen.button("Keep").tap()
    screen.close()
    late?()
    #expect(screen.sceneStorage.isEmpty)
  }

  @Test("R148 Away from a view it reads its default, with a text")
  func away() {
    struct Model { @SceneStorage("tab") var tab = Tab.inbox }
    let screen = Screen { Text(Model().$tab.wrappedValue.rawValue) }
    #expect(screen.shows("inbox"))
    #expect(
      screen.issues.map(\.description) == [
        """
        Accessing SceneStorage's value outside of being installed on a View. This will result in the default value \
        and will not update.
          The key is "tab"; only a view that is on the screen has a scene. Use it in body or in an action of a view; a \
        model takes a value or a binding instead.
        """
      ])
  }
}
