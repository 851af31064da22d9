import SwiftUI
import TenureTesting
import Testing

private struct Panel: View {
  let diary: Diary
  @State private var visits = 0
  var body: some View {
    let _ = diary.note("body \(visits)")
    Text("Visits \(visits)")
      .onAppear { diary.note("appear") }
      .onDisappear { diary.note("disappear after \(visits)") }
    Button("Visit") { visits += 1 }
  }
}

private struct Flap: View {
  let diary: Diary
  @State private var isOpen = true
  var body: some View {
    VStack {
      Button("Flap") { isOpen.toggle() }
      if isOpen { Panel(diary: diary) }
    }
  }
}

/// Writes when a view comes and goes.
private struct Noted: ViewModifier {
  let name: String
  let diary: Diary
  func body(content: Content) -> some View {
    content
      .onAppear { diary.note("+\(name)") }
      .onDisappear { diary.note("-\(name)") }
  }
}

extension View {
  fileprivate func noted(_ name: String, _ diary: Diary) -> some View { modifier(Noted(name: name, diary: diary)) }
}

private struct Nest: View {
  let diary: Diary
  @State private var value = 7
  var body: some View {
    VStack {
      Text("Inner")
        .onAppear { diary.note("first on inner") }
        .onChange(of: value, initial: true) { diary.note("initial change on inner") }
        .onAppear { diary.note("second on inner") }
        .task { diary.note("inner task") }
    }
    .onAppear { diary.note("outer") }
    .task { diary.note("outer task") }
  }
}

private struct Guests: View {
  let diary: Diary
  @State private var hasAda = false
  @State private var hasBob = false
  @State private var others: [String] = ["Cleo", "Dan"]
  var body: some View {
    VStack {
      Group {
        if hasAda { Text("Ada") }
        if hasBob { Text("Bob") }
      }
      .noted("pair", diary)
      ForEach(others, id: \.self) { Text($0) }.noted("others", diary)
      Button("Ada") { hasAda.toggle() }
      Button("Bob") { hasBob.toggle() }
      Button("Exchange") { (hasAda, hasBob) = (hasBob, hasAda) }
      Button("Others leave") { others = [] }
      Button("One leaves") { others.removeFirst() }
      Button("Eve comes") { others = ["Eve"] }
    }
  }
}

@MainActor @Suite struct AppearanceTests {
  private struct Greeting: View {
    let diary: Diary
    @State private var name = "nobody"
    var body: some View {
      let _ = diary.note("body \(name)")
      Text("Hello \(name)").onAppear {
        diary.note("appear")
        name = "Ada"
      }
    }
  }

  @Test("R125 onAppear runs once, after the first body and before the first frame")
  func onAppearOnce() {
    let diary = Diary()
    let screen = Screen(Greeting(diary: diary))
    #expect(diary.takeLines() == ["body nobody", "appear", "body Ada"])
    // What was written in onAppear is in the first frame: nothing had to be patched.
    #expect(screen.text == "Hello Ada")
    #expect(screen.patchSteps.isEmpty)
    screen.close()
  }

  @Test("R125 onDisappear runs once the view is gone; each appearance has its pair")
  func onDisappear() throws {
    let diary = Diary()
    let screen = Screen(Flap(diary: diary))
    #expect(diary.takeLines() == ["body 0", "appear"])
    try screen.button("Flap").tap()
    #expect(diary.takeLines() == ["disappear after 0"])
    #expect(!screen.shows("Visits 0"))
    try screen.button("Flap").tap()
    #expect(diary.takeLines() == ["body 0", "appear"])
    screen.close()
    #expect(diary.takeLines() == ["disappear after 0"])
  }

  @Test("R126 inner views appear before outer ones; those of one view in written order")
  func order() async {
    let diary = Diary()
    let screen = Screen(Nest(diary: diary))
    #expect(diary.takeLines() == ["first on inner", "initial change on inner", "second on inner", "outer"])
    screen.close()
  }

  @Test("R127 tasks start after all onAppear closures, inner before outer")
  func tasksStartLast() async {
    let diary = Diary()
    let screen = Screen(Nest(diary: diary))
    await screen.settle()
    #expect(
      diary.takeLines() == [
        "first on inner", "initial change on inner", "second on inner", "outer", "inner task", "outer task",
      ])
    screen.close()
  }

  private struct Curtain: View {
    let diary: Diary
    @State private var opacity = 1.0
    @State private var isHidden = false
    var body: some View {
      VStack {
        Text("Stage").noted("stage", diary).opacity(opacity)
        ScrollView {
          VStack { ForEach(0..<200) { Text("Seat \($0)").noted("seat \($0)", diary) } }
        }
        .frame(height: 100)
        .clipped()
        Button("Fade") { opacity = opacity == 0 ? 1 : 0 }
      }
    }
  }

  @Test("R129 opacity 0 and clipping in an eager container are no disappearance")
  func invisibleIsThere() throws {
    let diary = Diary()
    let screen = Screen(Curtain(diary: diary))
    #expect(diary.takeLines() == ["+stage"] + (0..<200).map { "+seat \($0)" })
    try screen.button("Fade").tap()
    #expect(!screen.shows("Stage"))
    try screen.button("Fade").tap()
    #expect(screen.shows("Stage"))
    #expect(diary.takeLines() == [])
    screen.close()
  }

  @Test("R130 on a Group the pair fires with the first child and when the last is gone")
  func group() throws {
    let diary = Diary()
    let screen = Screen(Guests(diary: diary))
    #expect(diary.takeLines() == ["+others"])
    try screen.button("Ada").tap()
    #expect(diary.takeLines() == ["+pair"])
    try screen.button("Bob").tap()
    try screen.button("Ada").tap()
    #expect(diary.takeLines() == [])
    try screen.button("Exchange").tap()
    #expect(screen.shows("Ada") && diary.takeLines() == [])
    try screen.button("Ada").tap()
    #expect(diary.takeLines() == ["-pair"])
    try screen.button("Bob").tap()
    #expect(diary.takeLines() == ["+pair"])
    screen.close()
  }

  @Test("R130 on a ForEach the pair fires with the first row and when the last is gone")
  func forEach() throws {
    let diary = Diary()
    let screen = Screen(Guests(diary: diary))
    #expect(diary.takeLines() == ["+others"])
    try screen.button("One leaves").tap()
    #expect(diary.takeLines() == [])
    try screen.button("Others leave").tap()
    #expect(diary.takeLines() == ["-others"])
    try screen.button("Eve comes").tap()
    #expect(diary.takeLines() == ["+others"])
    screen.close()
    #expect(diary.takeLines() == ["-others"])
  }

  @Test("R132 updates never repeat onAppear; disappear sees current state and comes once")
  func alternation() throws {
    let diary = Diary()
    let screen = Screen(Flap(diary: diary))
    try screen.button("Visit").tap()
    try screen.button("Visit").tap()
    #expect(diary.takeLines() == ["body 0", "appear", "body 1", "body 2"])
    try screen.button("Flap").tap()
    #expect(diary.takeLines() == ["disappear after 2"])
    screen.close()
    #expect(diary.takeLines() == [])
  }

  private struct Swap: View {
    let diary: Diary
    @State private var wins = false
    var body: some View {
      VStack {
        if wins { Text("Won").noted("won", diary) } else { Text("Playing").noted("playing", diary) }
        Button("Thrice") {
          wins = true
          wins = false
          wins = true
        }
      }
    }
  }

  @Test("R132 several flips in one turn are one: the pairs alternate per instance")
  func flipsInOneTurn() throws {
    let diary = Diary()
    let screen = Screen(Swap(diary: diary))
    try screen.button("Thrice").tap()
    #expect(diary.takeLines() == ["+playing", "+won", "-playing"])
    try screen.button("Thrice").tap()
    #expect(diary.takeLines() == [])
    screen.close()
    #expect(diary.takeLines() == ["-won"])
  }
}
