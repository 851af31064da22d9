import Foundation
import SwiftUI
import TenureTesting
import Testing

@Suite @MainActor struct AppStorageTests {
  struct NameView: View {
    @AppStorage("name") private var name = "Anonymous"
    var body: some View {
      Text("Hello, \(name)")
      TextField("Name", text: $name)
      Button("Rename") { name = "Ada" }
      Button("Default") { name = "Anonymous" }
    }
  }

  struct OtherDefault: View {
    @AppStorage("name") private var name = "Nobody"
    var body: some View { Text("Bye, \(name)") }
  }

  @Test("R144 For a missing key each AppStorage reads its own default, which is not stored")
  func defaults() throws {
    let screen = Screen {
      NameView()
      OtherDefault()
    }
    #expect(screen.shows("Hello, Anonymous"))
    #expect(screen.shows("Bye, Nobody"))
    #expect(screen.storage.object(forKey: "name") == nil)
    // The default itself, once written, is a value like any other.
    try screen.button("Default").tap()
    #expect(screen.shows("Bye, Anonymous"))
    #expect(screen.storage.string(forKey: "name") == "Anonymous")
  }

  struct Given: View {
    @AppStorage("name", store: UserDefaults(suiteName: "R144.given")) private var given = "none"
    @AppStorage("name") private var name = "none"
    var body: some View {
      Text("given \(given)")
      Text("default \(name)")
      Button("Both") {
        given = "A"
        name = "B"
      }
    }
  }

  @Test("R144 It reads the store it was given, or the one of the environment")
  func stores() throws {
    let suite = try #require(UserDefaults(suiteName: "R144.environment"))
    suite.set("C", forKey: "name")
    defer { suite.removeObject(forKey: "name") }
    let screen = Screen(Given().defaultAppStorage(suite))
    #expect(screen.shows("given none"))
    #expect(screen.shows("default C"))
    try screen.button("Both").tap()
    #expect(UserDefaults(suiteName: "R144.given")?.string(forKey: "name") == "A")
    #expect(suite.string(forKey: "name") == "B")
    #expect(screen.storage.object(forKey: "name") == nil)
    UserDefaults(suiteName: "R144.given")?.removeObject(forKey: "name")
  }

  struct Switching: View {
    @State private var isSecond = false
    let first: UserDefaults, second: UserDefaults
    var body: some View {
      NameView().defaultAppStorage(isSecond ? second : first)
      Button("Switch") { isSecond = true }
    }
  }

  @Test("R144 Another store named above is read from then on")
  func switching() throws {
    let first = try #require(UserDefaults(suiteName: "R144.first"))
    let second = try #require(UserDefaults(suiteName: "R144.second"))
    first.set("one", forKey: "name")
    second.set("two", forKey: "name")
    let screen = Screen(Switching(first: first, second: second))
    #expect(screen.shows("Hello, one"))
    try screen.button("Switch").tap()
    #expect(screen.shows("Hello, two"))
    try screen.button("Rename").tap()
    #expect(first.string(forKey: "name") == "one")
    #expect(second.string(forKey: "name") == "Ada")
    screen.mark()
    first.set("three", forKey: "name")
    #expect(screen.bodies(of: NameView.self) == 0)
    for store in [first, second] { store.removeObject(forKey: "name") }
  }

  struct Reader: View {
    @AppStorage("name") private var name = "-"
    var body: some View { Text("read \(name)") }
  }

  struct Bystander: View {
    @AppStorage("other") private var other = "-"
    var body: some View { Text("other \(other)") }
  }

  struct Unread: View {
    @AppStorage("name") private var name = "-"
    var body: some View { Button("Clear") { name = "" } }
  }

  @Test("R145 A write is stored at once, and only the views that read the key run")
  func write() throws {
    let screen = Screen {
      NameView()
      Reader()
      Bystander()
      Unread()
    }
    screen.mark()
    try screen.button("Rename").tap()
    #expect(screen.shows("Hello, Ada"))
    #expect(screen.shows("read Ada"))
    #expect(screen.bodies(of: NameView.self) == 1)
    #expect(screen.bodies(of: Reader.self) == 1)
    #expect(screen.bodies(of: Bystander.self) == 0)
    #expect(screen.bodies(of: Unread.self) == 0)
    #expect(screen.storage.string(forKey: "name") == "Ada")
  }

  @Test("A write appears in the record with its owner, its property, both values and its cause")
  func record() throws {
    let screen = Screen(NameView())
    try screen.button("Rename").tap()
    #expect(
      screen.record.turns.last?.description
        == "tap \"Rename\" → NameView.name: \"Anonymous\" → \"Ada\" → NameView (name)")
  }

  @Test("An equal value is not stored again, and nobody runs")
  func equal() throws {
    let screen = Screen(NameView())
    try screen.button("Rename").tap()
    screen.mark()
    try screen.button("Rename").tap()
    #expect(screen.bodies(of: NameView.self) == 0)
    #expect(screen.record.turns.count { $0.event == "tap \"Rename\"" } == 1)
  }

  struct Plain: View {
    var body: some View {
      Reader()
      Button("Plain") { UserDefaults.standard.set("plain", forKey: "name") }
      Button("Remove") { UserDefaults.standard.removeObject(forKey: "name") }
      Button("Later") { Task { UserDefaults.standard.set("later", forKey: "name") } }
      Button("Elsewhere") { Task.detached { UserDefaults.standard.set("elsewhere", forKey: "name") } }
    }
  }

  @Test("R145 What UserDefaults is told elsewhere updates the views too")
  func plain() async throws {
    let screen = Screen(Plain())
    try screen.button("Plain").tap()
    #expect(screen.shows("read plain"))
    #expect(
      screen.record.turns.last?.description
        == "tap \"Plain\" → UserDefaults.name: nothing → \"plain\" → Reader (name)")
    try screen.button("Remove").tap()
    #expect(screen.shows("read -"))
    try screen.button("Later").tap()
    await screen.settle()
    #expect(screen.shows("read later"))
    try screen.button("Elsewhere").tap()
    await screen.settle()
    #expect(screen.shows("read elsewhere"))
    screen.storage.set("from the test", forKey: "name")
    await screen.settle()
    #expect(screen.shows("read from the test"))
  }

  struct Dotted: View {
    @AppStorage("a.b") private var value = "-"
    var body: some View {
      Text("dotted \(value)")
      Button("Own") { value = "own" }
      Button("Plain") { UserDefaults.standard.set("plain", forKey: "a.b") }
    }
  }

  @Test("R147 A key with a dot is not observed, with a text")
  func dotted() throws {
    let screen = Screen(Dotted())
    #expect(
      screen.issues.map(\.description) == [
        """
        Changes of the user default "a.b" from outside of AppStorage are not noticed.
          The key contains a dot, so it is taken for a path of keys. Give it a name without dots and without a leading @, \
        such as "a-b".
        """
      ])
    try screen.button("Plain").tap()
    #expect(screen.shows("dotted -"))
    try screen.button("Own").tap()
    #expect(screen.shows("dotted own"))
  }

  final class Settings: ObservableObject {
    @AppStorage("name") var name = "-"
  }

  struct ModelView: View {
    @StateObject private var settings = Settings()
    var body: some View {
      Text("model \(settings.name)")
      Button("By the model") { settings.name = "model" }
      Button("By its binding") { settings.$name.wrappedValue = "binding" }
    }
  }

  @Test("R147 Inside an object an own write updates, one from outside does not")
  func object() throws {
    let screen = Screen {
      ModelView()
      Reader()
      Button("Outside") { UserDefaults.standard.set("outside", forKey: "name") }
    }
    try screen.button("By the model").tap()
    #expect(screen.shows("model model"))
    #expect(screen.shows("read model"))
    #expect(
      screen.record.turns.last?.description
        == "tap \"By the model\" → Settings.name: \"-\" → \"model\" → ModelView (settings), Reader (name)")
    try screen.button("By its binding").tap()
    #expect(screen.shows("model binding"))
    screen.mark()
    try screen.button("Outside").tap()
    #expect(screen.shows("read outside"))
    #expect(screen.bodies(of: ModelView.self) == 0)
    #expect(screen.shows("model binding"))
  }

  struct Writes: View {
    @AppStorage("count") private var count = 0
    var body: some View {
      let _ = count += 1
      Text("\(count)")
    }
  }

  @Test("A write in body is dropped, with a text")
  func inBody() {
    let screen = Screen(Writes())
    #expect(screen.shows("0"))
    #expect(
      screen.issues.map(\.description) == [
        """
        Modifying state during view update, this will cause undefined behavior.
          Writes.count was written while Writes was evaluated; the write is dropped. Write it in an action, in \
        onAppear, in onChange or in a task, never in body.
        """
      ])
  }

  struct Rows: View {
    var body: some View { ForEach(0..<3) { Row(number: $0) } }
  }

  struct Row: View {
    @AppStorage private var isRead: Bool
    let number: Int
    init(number: Int) {
      self.number = number
      _isRead = AppStorage(wrappedValue: false, "row\(number)")
    }
    var body: some View { Toggle(isRead ? "read \(number)" : "\(number)", isOn: $isRead) }
  }

  @Test("A key made in an initialiser: each row has its own, and only its own row runs")
  func rows() throws {
    let screen = Screen(Rows())
    screen.mark()
    try screen.toggle("1").tap()
    #expect(screen.bodies(of: Row.self) == 1)
    #expect(screen.storage.bool(forKey: "row1"))
    #expect(screen.storage.object(forKey: "row0") == nil)
  }

  struct Chooser: View {
    @State private var number = 0
    var body: some View {
      Row(number: number)
      Button("Next") { number += 1 }
    }
  }

  @Test("Another key from the parent is another value")
  func key() throws {
    let screen = Screen(Chooser())
    try screen.toggle("0").tap()
    try screen.button("Next").tap()
    try screen.toggle("1").tap()
    #expect(screen.storage.bool(forKey: "row0"))
    #expect(screen.storage.bool(forKey: "row1"))
  }

  struct Elsewhere: View {
    @AppStorage("name") private var name = "-"
    var body: some View {
      let binding = $name
      Text("here \(name)")
      Button("Write elsewhere") { Task.detached { binding.wrappedValue = "there" } }
      Button("Animated") { withAnimation { name = "animated" } }
      Button("Two") {
        name = "first"
        withAnimation { name = "second" }
      }
    }
  }

  @Test("A write from another thread updates, with its owner in the record")
  func otherThread() async throws {
    let screen = Screen(Elsewhere())
    try screen.button("Write elsewhere").tap()
    await screen.settle()
    #expect(screen.shows("here there"))
    let writes = screen.record.turns.flatMap(\.writes)
    #expect(writes.map(\.description) == ["Elsewhere.name: \"-\" → \"there\""])
  }

  @Test("A write under a transaction updates like any other")
  func animated() throws {
    let screen = Screen(Elsewhere())
    try screen.button("Animated").tap()
    #expect(screen.shows("here animated"))
    try screen.button("Two").tap()
    #expect(screen.shows("here second"))
    #expect(screen.storage.string(forKey: "name") == "second")
  }

  struct SetsInBody: View {
    var body: some View {
      let _ = UserDefaults.standard.set("from body", forKey: "name")
      Reader()
    }
  }

  @Test("What UserDefaults is told while a body runs is shown in the end")
  func plainInBody() async {
    let screen = Screen {
      Reader()
      SetsInBody()
    }
    await screen.settle()
    #expect(screen.text == "read from body\nread from body")
  }

  struct Coming: View {
    @AppStorage("isOpen") private var isOpen = true
    let keep: (Binding<Bool>) -> Void
    var body: some View {
      if isOpen { Open(isOpen: $isOpen, keep: keep) }
      Text(isOpen ? "open" : "closed")
    }
  }

  struct Open: View {
    @Binding var isOpen: Bool
    let keep: (Binding<Bool>) -> Void
    var body: some View {
      Button("Close") {
        isOpen = false
        keep($isOpen)
      }
    }
  }

  @Test("A binding handed down writes the store, also once its view has left")
  func binding() throws {
    var kept: Binding<Bool>?
    let screen = Screen(Coming(keep: { kept = $0 }))
    try screen.button("Close").tap()
    #expect(screen.shows("closed"))
    screen.close()
    kept?.wrappedValue = true
    #expect(screen.storage.bool(forKey: "isOpen"))
  }

  @Test("didChangeNotification comes for what is set anywhere")
  func notification() throws {
    struct Listening: View {
      @State private var count = 0
      var body: some View {
        Text("told \(count)")
        Button("Set") { UserDefaults.standard.set(1, forKey: "x") }
          .onReceive(
            NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification, object: nil)
              .filter { _ in UserDefaults.standard.integer(forKey: "x") == 1 }.first()
          ) { _ in count += 1 }
      }
    }
    let screen = Screen(Listening())
    try screen.button("Set").tap()
    #expect(screen.shows("told 1"))
  }
}
