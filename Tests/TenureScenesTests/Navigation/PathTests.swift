import SwiftUI
import TenureTesting
import Testing

/// A stack on a typed path, with buttons that assign it.
struct Numbers: View {
  var diary = Diary()
  @State private var path: [Int]

  init(_ path: [Int] = [], diary: Diary = Diary()) {
    self.diary = diary
    _path = State(initialValue: path)
  }

  var body: some View {
    VStack {
      NavigationStack(path: $path) {
        VStack {
          Text("Root")
          NavigationLink("To 1", value: 1)
        }
        .navigationTitle("Numbers")
        .navigationDestination(for: Int.self) { number in NumberScreen(number: number, diary: diary) }
      }
      Button("Show 1 2 3") { path = [1, 2, 3] }
      Button("Show 1 5 3") { path = [1, 5, 3] }
      Button("Keep one") { path = Array(path.prefix(1)) }
      Button("To root") { path = [] }
      Button("Again") { if let last = path.last { path.append(last) } }
    }
  }
}

struct NumberScreen: View {
  let number: Int
  let diary: Diary
  @State private var taps = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Screen \(number), tapped \(taps)")
      Button("Tap") { taps += 1 }
      Button("Close") { dismiss() }
      NavigationLink("Next", value: number + 1)
    }
    .navigationTitle("Number \(number)")
    .onAppear { diary.note("+\(number)") }
    .onDisappear { diary.note("-\(number)") }
  }
}

@MainActor struct PathTests {
  @Test("R149 an empty path shows the root; assigning three values builds three screens and shows the last")
  func assignedPath() throws {
    let screen = Screen(Numbers())
    #expect(screen.shows("Root"))
    #expect(screen.title == "Numbers")
    try screen.button("Show 1 2 3").tap()
    #expect(screen.bodies(of: NumberScreen.self) == 3)
    #expect(screen.shows("Screen 3, tapped 0"))
    #expect(!screen.shows("Screen 2, tapped 0") && !screen.shows("Root"))
    #expect(screen.path == [1, 2, 3])
    #expect(screen.title == "Number 3")
    try screen.back()
    #expect(screen.shows("Screen 2, tapped 0"))
    try screen.button("To root").tap()
    #expect(screen.shows("Root"))
  }

  @Test("R149 a path that is set before the first frame is there with it, and what lies beneath never appeared")
  func pathBeforeTheFirstFrame() {
    let diary = Diary()
    let screen = Screen(Numbers([1, 2], diary: diary))
    #expect(screen.shows("Screen 2, tapped 0"))
    #expect(diary.takeLines() == ["+2"])
  }

  @Test("R150 back and dismiss take elements away and write the shorter path")
  func twoWays() throws {
    let screen = Screen(Numbers([1, 2, 3]))
    try screen.back()
    #expect(screen.path == [1, 2])
    try screen.button("Close").tap()
    #expect(screen.path == [1])
    #expect(screen.shows("Screen 1, tapped 0"))
    #expect(
      screen.record.turns.suffix(2).flatMap(\.writes).map(\.description) == [
        "Numbers.path: [1, 2, 3] → [1, 2]", "Numbers.path: [1, 2] → [1]",
      ])
  }

  @Test("R150 on the root there is no way back, and the error says so")
  func noWayBack() throws {
    let screen = Screen(Numbers())
    let error = #expect(throws: ScreenError.self) { try screen.back() }
    #expect(
      error?.message == """
        There is no way back from The screen "Numbers".
        It is the root of its stack.
        Push a screen first.
        """)
  }

  @Test("R151 appending a value equal to the last pushes another screen, with a state of its own")
  func equalValues() throws {
    let screen = Screen(Numbers([7]))
    try screen.button("Tap").tap()
    try screen.button("Again").tap()
    #expect(screen.path == [7, 7])
    #expect(screen.shows("Screen 7, tapped 0"))
    try screen.back()
    #expect(screen.shows("Screen 7, tapped 1"))
  }

  @Test("R151 truncating keeps the screens of the common prefix, state and all, and ends the others")
  func truncating() throws {
    let diary = Diary()
    let screen = Screen(Numbers([1], diary: diary))
    try screen.button("Tap").tap()
    try screen.button("Show 1 2 3").tap()
    #expect(diary.takeLines() == ["+1", "+3", "-1"])
    try screen.button("Keep one").tap()
    #expect(screen.shows("Screen 1, tapped 1"))
    #expect(diary.takeLines() == ["+1", "-3"])
    try screen.button("Show 1 5 3").tap()
    #expect(screen.shows("Screen 3, tapped 0"))
    try screen.back()
    try screen.back()
    #expect(screen.shows("Screen 1, tapped 1"))
  }

  @Test("R152 a NavigationPath holds values of several types, and can be stored while all of them can")
  func mixedPath() throws {
    struct Plain: Hashable {}
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    #expect(path.count == 2)
    let stored = try JSONEncoder().encode(#require(path.codable))
    let restored = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored))
    #expect(restored == path)
    path.append(Plain())
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
    path.removeLast(2)
    #expect(path.isEmpty)
  }

  @Test("R152 a stored path that names an unknown type fails to decode, and says which")
  func unknownType() throws {
    let stored = Data(#"["4Gone5RouteV",1]"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
    }
    #expect("\(String(describing: error))".contains("This program has no type of the stored name 4Gone5RouteV."))
  }
}
