import SwiftUI
import TenureTesting
import Testing

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Title: PreferenceKey {
  static var defaultValue: String { "untitled" }
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private struct Badge: View {
  let name: String
  var body: some View { Text(name).preference(key: Names.self, value: [name]) }
}

private struct Roster: View {
  let diary: Diary
  @State private var people = ["Ada", "Bob"]
  @State private var hasGuest = false
  var body: some View {
    VStack {
      HStack {
        ForEach(people, id: \.self) { Badge(name: $0) }
        Text("says nothing")
      }
      if hasGuest { Badge(name: "guest") }
      Badge(name: "host")
      Button("Guest") { hasGuest.toggle() }
      Button("Turn round") { people.reverse() }
      Button("Bob leaves") { people.removeAll { $0 == "Bob" } }
    }
    .onPreferenceChange(Names.self) { diary.note($0.joined(separator: " ")) }
  }
}

private struct Page: View {
  let diary: Diary
  @State private var chapter = 1
  @State private var isShouting = false
  @State private var unrelated = 0
  var body: some View {
    VStack {
      VStack { Text("Text").preference(key: Title.self, value: "inner") }
        .preference(key: Title.self, value: "chapter \(chapter)")
        .transformPreference(Title.self) { if isShouting { $0 = $0.uppercased() + "!" } }
        .onPreferenceChange(Title.self) { diary.note("title \($0)") }
      VStack { Text("No title") }.onPreferenceChange(Title.self) { diary.note("unexpected \($0)") }
      Text("Alone").transformPreference(Title.self) { $0 += ", transformed" }
        .onPreferenceChange(Title.self) { diary.note("alone \($0)") }
      Button("Next") { chapter += 1 }
      Button("Shout") { isShouting.toggle() }
      Button("Unrelated \(unrelated)") { unrelated += 1 }
    }
  }
}

@MainActor @Suite struct PreferenceTests {
  @Test("R138 preferences go up; siblings combine by reduce in tree order")
  func order() throws {
    let diary = Diary()
    let screen = Screen(Roster(diary: diary))
    #expect(diary.takeLines() == ["Ada Bob host"])
    try screen.button("Guest").tap()
    #expect(diary.takeLines() == ["Ada Bob guest host"])
    try screen.button("Turn round").tap()
    #expect(diary.takeLines() == ["Bob Ada guest host"])
    try screen.button("Bob leaves").tap()
    try screen.button("Guest").tap()
    #expect(diary.takeLines() == ["Ada guest host", "Ada host"])
    screen.close()
  }

  @Test("R139 preference replaces what its subtree produced, transformPreference edits it")
  func replaceAndEdit() throws {
    let diary = Diary()
    let screen = Screen(Page(diary: diary))
    #expect(diary.takeLines() == ["title chapter 1", "alone untitled, transformed"])
    try screen.button("Shout").tap()
    #expect(diary.takeLines() == ["title CHAPTER 1!"])
    screen.close()
  }

  @Test("R140 the first value if some descendant can produce the key, then unequal values only")
  func calls() throws {
    let diary = Diary()
    let screen = Screen(Page(diary: diary))
    #expect(!diary.lines.contains { $0.hasPrefix("unexpected") })
    _ = diary.takeLines()
    try screen.button("Unrelated 0").tap()
    #expect(diary.takeLines() == [])
    try screen.button("Next").tap()
    #expect(diary.takeLines() == ["title chapter 2"])
    try screen.button("Shout").tap()
    try screen.button("Shout").tap()
    #expect(diary.takeLines() == ["title CHAPTER 2!", "title chapter 2"])
    screen.close()
  }

  private struct Width: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  private struct Growing: View {
    @State private var width = 1
    var body: some View {
      Text("Width \(width)")
        .preference(key: Width.self, value: width)
        .onPreferenceChange(Width.self) { width = $0 + 1 }
    }
  }

  @Test("R140 cycles are cut, with a text")
  func cycle() async {
    let screen = Screen(Growing())
    await screen.settle()
    #expect(screen.issues.map(\.fact) == ["Bound preference Width tried to update multiple times per frame."])
    #expect(screen.stopped == nil)
    screen.close()
  }

  private struct Widest: View {
    @State private var widest = 0
    @State private var words = ["a", "bbb"]
    var body: some View {
      VStack {
        Text("Widest \(widest)")
        ForEach(words, id: \.self) { Text($0).preference(key: Width.self, value: $0.count) }
        Button("Longer") { words.append("ccccc") }
      }
      .onPreferenceChange(Width.self) { widest = $0 }
    }
  }

  @Test("R138 R140 what is handed up may be shown above, in the first frame too")
  func feedsState() throws {
    let screen = Screen(Widest())
    #expect(screen.shows("Widest 3"))
    #expect(screen.patchSteps.isEmpty)
    try screen.button("Longer").tap()
    #expect(screen.shows("Widest 5"))
    #expect(screen.issues.isEmpty)
    screen.close()
  }
}
