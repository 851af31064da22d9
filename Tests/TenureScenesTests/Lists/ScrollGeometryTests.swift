import SwiftUI
import TenureTesting
import Testing

/// A user scrolls by points: what a view is told of it, and what the program scrolls to.
@MainActor @Suite struct ScrollGeometryTests {
  struct Lines: View {
    @State private var isFar = false
    @State private var told: [String] = []
    var count = 100

    var body: some View {
      VStack(spacing: 0) {
        Text(isFar ? "far" : "near")
        Text(told.joined(separator: ", "))
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Line \($0)").frame(height: 40) } }
        }
        .frame(height: 400)
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 100
        } action: { old, new in
          isFar = new
          told.append("\(old) to \(new)")
        }
      }
    }
  }

  @Test func `a change of what is made of the geometry is told, and nothing else`() throws {
    let screen = Screen(Lines())
    #expect(screen.shows("near"))
    try screen.text("Line 0").scroll(y: 80)
    #expect(screen.shows("near"))
    try screen.text("Line 5").scroll(y: 40)
    #expect(screen.shows("far"))
    try screen.text("Line 5").scroll(y: 40)
    #expect(screen.shows("false to true"))
    try screen.text("Line 5").scroll(y: -1_000)
    #expect(screen.shows("near"))
    #expect(screen.shows("false to true, true to false"))
    #expect(screen.issues.isEmpty)
    screen.close()
  }

  struct Still: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("Line \($0)").frame(height: 40) } }
      }
      .frame(height: 400)
    }
  }

  @Test func `frames move with what is scrolled, as far as there is content`() throws {
    let screen = Screen(Still())
    func top(_ line: Int) throws -> Double { try screen.frame(of: screen.text("Line \(line)")).minY }
    let before = try top(20)
    try screen.text("Line 0").scroll(y: 120)
    #expect(try top(20) == before - 120)
    try screen.text("Line 0").scroll(y: 100_000)
    #expect(try top(20) == before - 3_600)
    try screen.text("Line 0").scrollIntoView()
    #expect(try abs(top(20) - before) < 20)
    screen.close()
  }

  struct Facts: View {
    @State private var facts = ""

    var body: some View {
      Text(facts)
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 800, height: 1_000) }
        .frame(width: 300, height: 200)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, new in
          facts =
            "\(Int(new.contentOffset.x)) \(Int(new.contentOffset.y)) of \(Int(new.contentSize.width)) \(Int(new.contentSize.height))"
            + " in \(Int(new.containerSize.width)) \(Int(new.containerSize.height)), \(Int(new.visibleRect.maxY))"
        }
    }
  }

  @Test func `both axes, sizes and the part that is seen`() throws {
    let screen = Screen(Facts())
    try screen.element(role: "color", label: "").scroll(x: 50, y: 70)
    #expect(screen.shows("50 70 of 800 1000 in 300 200, 270"))
    screen.close()
  }

  struct Phases: View {
    @State private var phases: [String] = []

    var body: some View {
      Text(phases.joined(separator: " "))
      ScrollView { ForEach(0..<50, id: \.self) { Text("Line \($0)").frame(height: 40) } }
        .frame(height: 200)
        .onScrollPhaseChange { old, new, context in
          phases.append("\(old)-\(new)@\(Int(context.geometry.contentOffset.y))")
        }
    }
  }

  @Test func `a user who scrolls and lets go is two phases`() throws {
    let screen = Screen(Phases())
    try screen.text("Line 1").scroll(y: 30)
    #expect(screen.shows("idle-interacting@30 interacting-idle@30"))
    screen.close()
  }

  struct Videos: View {
    @State private var playing: Set<Int> = []

    var body: some View {
      VStack(spacing: 0) {
        Text(playing.sorted().map { "\($0)" }.joined(separator: " "))
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { video in
              Text("Video \(video)").frame(height: 100)
                .onScrollVisibilityChange(threshold: 0.6) { isVisible in
                  if isVisible { playing.insert(video) } else { playing.remove(video) }
                }
            }
          }
        }
        .frame(height: 200)
      }
    }
  }

  @Test func `a view is visible when enough of it is in sight`() throws {
    let screen = Screen(Videos())
    #expect(screen.shows("0 1"))
    try screen.text("Video 0").scroll(y: 30)
    #expect(screen.shows("0 1"))
    try screen.text("Video 0").scroll(y: 40)
    #expect(screen.shows("1 2"))
    try screen.text("Video 0").scroll(y: 130)
    #expect(screen.shows("2 3"))
    screen.close()
  }

  @Test func `what cannot be scrolled says so`() throws {
    let screen = Screen(
      VStack {
        Text("Still")
        ScrollView { Text("Held") }.scrollDisabled(true)
      })
    #expect(throws: ScreenError.self) { try screen.text("Still").scroll(y: 10) }
    #expect(throws: ScreenError.self) { try screen.text("Held").scroll(y: 10) }
    screen.close()
  }

  struct Chat: View {
    @State private var position = ScrollPosition(edge: .bottom)
    @State private var messages = Array(0..<30)
    @State private var isAtEnd = true

    var body: some View {
      VStack(spacing: 0) {
        Text(
          "\(position.edge.map { "\($0)" } ?? "no edge"), \(position.isPositionedByUser ? "by user" : "by program"), "
            + "\(position.viewID(type: Int.self).map { "row \($0)" } ?? "no row"), "
            + (position.point.map { "at \(Int($0.y))" } ?? "nowhere"))
        Text(isAtEnd ? "at the end" : "before the end")
        ScrollView {
          VStack(spacing: 0) { ForEach(messages, id: \.self) { Text("Message \($0)").frame(height: 50) } }
            .scrollTargetLayout()
        }
        .frame(height: 300)
        .scrollPosition($position)
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y + $0.containerSize.height >= $0.contentSize.height - 20
        } action: {
          isAtEnd = $1
        }
        Button("Newest") { position.scrollTo(edge: .bottom) }
        Button("Add") {
          messages.append(messages.count)
          position.scrollTo(edge: .bottom)
        }
        Button("Tenth") { position.scrollTo(id: 10) }
        Button("Place") { position.scrollTo(point: CGPoint(x: 0, y: 125)) }
        Button("Last") { position.scrollTo(id: messages.last) }
      }
    }

    static func top(of screen: Screen) throws -> Double {
      try screen.frame(of: screen.text("Message 0")).minY - screen.frame(of: screen.button("Newest")).minY + 300
    }
  }

  @Test func `the program scrolls to an edge, a row and a place`() throws {
    let screen = Screen(Chat())
    #expect(screen.shows("bottom, by program, no row, nowhere"))
    #expect(try Chat.top(of: screen) == -1_200)
    try screen.button("Tenth").tap()
    #expect(screen.shows("no edge, by program, row 10, nowhere"))
    #expect(try Chat.top(of: screen) == -500)
    try screen.button("Place").tap()
    #expect(screen.shows("no edge, by program, no row, at 125"))
    #expect(try Chat.top(of: screen) == -125)
    try screen.button("Last").tap()
    #expect(screen.shows("no edge, by program, row 29, nowhere"))
    #expect(try Chat.top(of: screen) == -1_200)
    #expect(screen.issues.isEmpty)
    screen.close()
  }

  @Test func `a user who scrolls takes the position over, and the program takes it back`() throws {
    let screen = Screen(Chat())
    #expect(screen.shows("at the end"))
    try screen.text("Message 1").scroll(y: -700)
    #expect(screen.shows("no edge, by user, no row, nowhere"))
    #expect(screen.shows("before the end"))
    try screen.button("Newest").tap()
    #expect(screen.shows("bottom, by program, no row, nowhere"))
    #expect(screen.shows("at the end"))
    try screen.button("Add").tap()
    #expect(screen.shows("at the end"))
    #expect(try Chat.top(of: screen) == -1_250)
    screen.close()
  }

  struct Pages: View {
    @State private var position = ScrollPosition(idType: String.self)

    var body: some View {
      Text("at \(position.viewID(type: String.self) ?? "nothing")")
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(["A", "B", "C", "D"], id: \.self) { Text("Page \($0)").frame(height: 200) } }
          .scrollTargetLayout()
      }
      .frame(height: 200)
      .scrollPosition($position)
    }
  }

  @Test func `the id of the row at the upper edge follows the user`() throws {
    let screen = Screen(Pages())
    #expect(screen.shows("at nothing"))
    try screen.text("Page A").scroll(y: 250)
    #expect(screen.shows("at B"))
    try screen.text("Page A").scroll(y: 160)
    #expect(screen.shows("at C"))
    try screen.text("Page A").scrollIntoView()
    #expect(screen.shows("at A"))
    screen.close()
  }
}
