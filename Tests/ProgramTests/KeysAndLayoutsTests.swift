import SwiftUI
import TenureTesting
import Testing

private struct Waterfall: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

private struct Room: View {
  @State private var isWide = false
  @State private var width = 0.0

  var body: some View {
    VStack {
      let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout())
      layout { Counter() }
      Toggle("Wide", isOn: $isWide)
      Waterfall {
        Text("First"); Text("Second")
      }
      ViewThatFits {
        Text("Long words")
        Text("Short")
      }
      Text("Measured \(Int(width))").frame(width: 120, height: 40)
      Color.red.frame(width: 80, height: 20)
        .onGeometryChange(for: Double.self) {
          $0.size.width
        } action: {
          width = $0
        }
      Text("Guided").alignmentGuide(.leading) { $0[.trailing] }
    }
  }
}

private struct Keys: View {
  @State private var notes: [String] = []
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text("Board")
        .focusable()
        .focused($isFocused)
        .onKeyPress(.space) {
          notes.append("space")
          return .handled
        }
        .onKeyPress(.return) {
          notes.append("return seen")
          return .ignored
        }
        .onMoveCommand { notes.append("\($0)") }
      Text(isFocused ? "Focused" : "Not focused")
      Text(notes.joined(separator: ", "))
    }
    .onExitCommand { notes.append("exit") }
    .onKeyPress { key in
      notes.append("outer \(key.characters.count)")
      return .handled
    }
  }
}

private struct Mail: View {
  @State private var notes: [String] = []
  @State private var stars = 3
  var body: some View {
    VStack {
      Text("Letter")
        .accessibilityAction(named: "Archive") { notes.append("archived") }
        .accessibilityAction(.escape) { notes.append("left") }
      Text("Stars \(stars)").accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
      Text(notes.joined(separator: ", "))
    }
  }
}

private struct Windows: View {
  @Environment(\.openWindow) private var openWindow
  @State private var showsDetails = false
  var body: some View {
    VStack {
      Button("New window") { openWindow(id: "editor") }
      ShareLink("Invite", item: URL(string: "https://example.com/join")!)
      Button("Details") { showsDetails = true }
    }
    .inspector(isPresented: $showsDetails) { Text("Size 3") }
  }
}

@MainActor @Suite struct KeysAndLayoutsTests {
  @Test func anotherLayoutKeepsTheStateOfTheViewsInside() throws {
    let screen = Screen(Room())
    try screen.button("Count 0").tap()
    try screen.toggle("Wide").tap()
    #expect(screen.shows("Count 1"))
    try screen.button("Count 1").tap()
    try screen.toggle("Wide").tap()
    #expect(screen.shows("Count 2"))
    screen.close()
  }

  @Test func aLayoutOfTheProgramsOwnShowsItsViews() {
    let screen = Screen(Room())
    #expect(screen.shows("First") && screen.shows("Second"))
    #expect(screen.shows("Long words") && !screen.shows("Short"))
    screen.close()
  }

  @Test func keysGoToWhatHasFocusAndThenOutwards() throws {
    let screen = Screen(Keys())
    let board = try screen.text("Board")
    try board.focus()
    #expect(screen.shows("Focused") && !screen.shows("Not focused"))
    try board.pressKey(.space)
    try board.pressKey(.return)
    try board.pressKey(.leftArrow)
    try board.pressKey(.escape)
    #expect(screen.shows("space, return seen, outer 1, left, exit"))
    screen.close()
  }

  @Test func assistiveTechnologyFindsActions() throws {
    let screen = Screen(Mail())
    try screen.text("Letter").accessibilityAction("Archive")
    try screen.text("Letter").accessibilityAction("escape")
    #expect(screen.shows("archived, left"))
    try screen.text("Stars 3").increment()
    #expect(screen.shows("Stars 4"))
    screen.close()
  }

  @Test func anotherWindowAndSharingAreReported() throws {
    let screen = Screen(Windows())
    try screen.button("New window").tap()
    try screen.button("Invite").tap()
    #expect(screen.issues.map(\.fact) == ["No window opened.", "Nothing was shared."])
    #expect(screen.issues[0].evidence == "openWindow was asked for one with the id \"editor\".")
    #expect(screen.issues[1].evidence == "It was https://example.com/join.")
    screen.close()
  }

  @Test func anInspectorIsASheetOnANarrowScreen() throws {
    let screen = Screen(Windows())
    try screen.button("Details").tap()
    #expect(try screen.sheet.shows("Size 3"))
    screen.close()
  }
}
