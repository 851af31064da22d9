import Foundation
import SwiftUI
import TenureTesting
import Testing

@Suite @MainActor struct StoredTypeTests {
  enum Size: String { case small, large }
  enum Level: Int { case low, high }

  struct All: View {
    @AppStorage("bool") var bool = true
    @AppStorage("int") var int = 1
    @AppStorage("double") var double = 0.5
    @AppStorage("string") var string = "s"
    @AppStorage("url") var url = URL(string: "https://example.org/a?b=c")!
    @AppStorage("date") var date = Date(timeIntervalSince1970: 0)
    @AppStorage("data") var data = Data([1])
    @AppStorage("size") var size = Size.small
    @AppStorage("level") var level = Level.low
    let changes: (All) -> Void
    var body: some View {
      Text(
        verbatim:
          "\(bool) \(int) \(double) \(string) \(url) \(date.timeIntervalSince1970) \(data.count) \(size) \(level)")
      Button("Change") { changes(self) }
    }
  }

  @Test("R146 Every type of value is stored and read again")
  func types() throws {
    let link = URL(string: "https://example.org/d?e=f#g")!
    let change = { (all: All) in
      all.bool = false
      all.int = -2
      all.double = 0.1
      all.string = "ü"
      all.url = link
      all.date = Date(timeIntervalSince1970: 1.5)
      all.data = Data([1, 2, 3])
      all.size = .large
      all.level = .high
    }
    let screen = Screen(All(changes: change))
    #expect(screen.shows("true 1 0.5 s https://example.org/a?b=c 0.0 1 small low"))
    try screen.button("Change").tap()
    let changed = "false -2 0.1 ü https://example.org/d?e=f#g 1.5 3 large high"
    #expect(screen.shows(changed))
    let stored = screen.storage
    #expect(stored.object(forKey: "bool") as? Bool == false)
    #expect(stored.integer(forKey: "int") == -2)
    #expect(stored.double(forKey: "double") == 0.1)
    #expect(stored.url(forKey: "url") == link)
    #expect(stored.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 1.5))
    #expect(stored.string(forKey: "size") == "large")
    #expect(stored.integer(forKey: "level") == 1)
    #expect(Screen(All(changes: change), storage: stored).shows(changed))
  }

  struct Optionals: View {
    @AppStorage("bool") var bool: Bool?
    @AppStorage("int") var int: Int?
    @AppStorage("double") var double: Double?
    @AppStorage("string") var string: String?
    @AppStorage("url") var url: URL?
    @AppStorage("date") var date: Date?
    @AppStorage("data") var data: Data?
    @AppStorage("size") var size: Size?
    @AppStorage("level") var level: Level?
    var texts: [String] {
      [
        "\(bool as Any)", "\(int as Any)", "\(double as Any)", "\(string as Any)", "\(url as Any)", "\(date as Any)",
        "\(data as Any)", "\(size as Any)", "\(level as Any)",
      ]
    }
    var body: some View {
      Text("\(texts.count { $0 != "nil" }) there")
      Button("Fill") {
        (bool, int, double, string) = (true, 1, 2, "3")
        (url, date, data) = (URL(fileURLWithPath: "/tmp/x"), .now, Data())
        (size, level) = (.large, .high)
      }
      Button("Empty") {
        (bool, int, double, string, url, date, data, size, level) = (nil, nil, nil, nil, nil, nil, nil, nil, nil)
      }
    }
  }

  @Test("R146 Optionals: nothing for a missing key, and nil removes the key")
  func optionals() throws {
    let screen = Screen(Optionals())
    #expect(screen.shows("0 there"))
    try screen.button("Fill").tap()
    #expect(screen.shows("9 there"))
    #expect(screen.storage.url(forKey: "url")?.path == "/tmp/x")
    try screen.button("Empty").tap()
    #expect(screen.shows("0 there"))
    for key in ["bool", "int", "double", "string", "url", "date", "data", "size", "level"] {
      #expect(screen.storage.object(forKey: key) == nil, "\(key)")
    }
  }

  @Test("R146 A stored value of another type or an unknown raw value reads as the default")
  func misfits() throws {
    let store = Screen(Text("")).storage
    for key in ["bool", "int", "double", "url", "date", "data", "level"] { store.set([1, 2], forKey: key) }
    store.set(5, forKey: "string")
    store.set("gigantic", forKey: "size")
    let screen = Screen(All(changes: { _ in }), storage: store)
    #expect(screen.shows("true 1 0.5 s https://example.org/a?b=c 0.0 1 small low"))
    store.set(Data([9, 9]), forKey: "url")
    store.set(7, forKey: "level")
    let again = Screen(All(changes: { _ in }), storage: store)
    #expect(again.shows("true 1 0.5 s https://example.org/a?b=c 0.0 1 small low"))
  }

  @Test("A number reads as another kind of number that holds it exactly")
  func numbers() throws {
    let store = Screen(Text("")).storage
    store.set(0, forKey: "bool")
    store.set(3.0, forKey: "int")
    store.set(4, forKey: "double")
    #expect(
      Screen(All(changes: { _ in }), storage: store).shows("false 3 4.0 s https://example.org/a?b=c 0.0 1 small low"))
    store.set(2, forKey: "bool")
    store.set(3.5, forKey: "int")
    #expect(
      Screen(All(changes: { _ in }), storage: store).shows("true 1 4.0 s https://example.org/a?b=c 0.0 1 small low"))
  }
}
