import SwiftUI
import TenureTesting
import Testing

/// A number that `==` takes for equal to others of the same parity.
private struct Parity: Equatable {
  var number: Int
  static func == (a: Parity, b: Parity) -> Bool { a.number.isMultiple(of: 2) == b.number.isMultiple(of: 2) }
}

private struct Scoreboard: View {
  let diary: Diary
  @State private var score = 0
  @State private var game = 1
  var body: some View {
    let _ = diary.note("body \(score)")
    VStack {
      Text("Score \(score)")
        .onChange(of: score) { old, new in diary.note("score \(old) to \(new)") }
        .onChange(of: Parity(number: score)) { diary.note("other parity") }
        .id(game)
      Button("Goal") { score += 1 }
      Button("Two goals") { score += 2 }
      Button("Hat trick") { for _ in 1...3 { score += 1 } }
      Button("Disallowed") {
        score += 1
        score -= 1
      }
      Button("New game") {
        game += 1
        score = 10
      }
    }
  }
}

private struct Thermostat: View {
  let diary: Diary
  @State private var degrees = 0
  @State private var isShown = true
  var body: some View {
    VStack {
      if isShown {
        Text("\(degrees) degrees").onChange(of: degrees, initial: true) { old, new in diary.note("\(old), \(new)") }
      }
      Button("Warmer") { degrees += 1 }
      Button("Switch") { isShown.toggle() }
    }
  }
}

@MainActor private protocol OldFormView { func watched(_ step: Int, _ label: String, _ diary: Diary) -> AnyView }

private struct OldForm: View, OldFormView {
  let diary: Diary
  @State private var step = 0
  var body: some View {
    VStack {
      (self as any OldFormView).watched(step, "old form of step \(step)", diary)
      Text("Two").onChange(of: step) { [step] old, new in diary.note("captured \(step), given \(old) and \(new)") }
      Text("None").onChange(of: step) { [step] in diary.note("captured \(step)") }
      Button("Next") { step += 1 }
    }
  }

  @available(*, deprecated) func watched(_ step: Int, _ label: String, _ diary: Diary) -> AnyView {
    AnyView(Text("One").onChange(of: step) { new in diary.note("\(label), given \(new)") })
  }
}

@MainActor @Suite struct OnChangeTests {
  @Test("R118 compares by == with the previous evaluation; the first evaluation is the baseline")
  func baseline() throws {
    let diary = Diary()
    let screen = Screen(Scoreboard(diary: diary))
    #expect(diary.takeLines() == ["body 0"])
    try screen.button("Goal").tap()
    #expect(diary.takeLines() == ["body 1", "score 0 to 1", "other parity"])
    try screen.button("Two goals").tap()
    #expect(diary.takeLines() == ["body 3", "score 1 to 3"])
    try screen.button("Goal").tap()
    #expect(diary.takeLines() == ["body 4", "score 3 to 4", "other parity"])
    screen.close()
  }

  @Test("R118 an identity reset sets a new baseline")
  func baselineAfterReset() throws {
    let diary = Diary()
    let screen = Screen(Scoreboard(diary: diary))
    try screen.button("Goal").tap()
    _ = diary.takeLines()
    try screen.button("New game").tap()
    #expect(screen.shows("Score 10"))
    #expect(diary.takeLines() == ["body 10"])
    try screen.button("Goal").tap()
    #expect(diary.takeLines() == ["body 11", "score 10 to 11", "other parity"])
    screen.close()
  }

  @Test("R119 several writes give one call, first old and last new; there and back gives none")
  func severalWrites() throws {
    let diary = Diary()
    let screen = Screen(Scoreboard(diary: diary))
    _ = diary.takeLines()
    try screen.button("Hat trick").tap()
    #expect(diary.takeLines() == ["body 3", "score 0 to 3", "other parity"])
    try screen.button("Disallowed").tap()
    #expect(diary.takeLines().filter { !$0.hasPrefix("body") } == [])
    #expect(screen.shows("Score 3"))
    screen.close()
  }

  @Test("R120 the newer forms see captures of the new view value, the older one those of the old")
  func captures() throws {
    let diary = Diary()
    let screen = Screen(OldForm(diary: diary))
    try screen.button("Next").tap()
    #expect(
      diary.takeLines() == ["old form of step 0, given 1", "captured 1, given 0 and 1", "captured 1"])
    try screen.button("Next").tap()
    #expect(
      diary.takeLines() == ["old form of step 1, given 2", "captured 2, given 1 and 2", "captured 2"])
    screen.close()
  }

  @Test("R121 initial: true calls first with the value twice")
  func initial() throws {
    let diary = Diary()
    let screen = Screen(Thermostat(diary: diary))
    try screen.button("Warmer").tap()
    try screen.button("Warmer").tap()
    #expect(diary.takeLines() == ["0, 0", "0, 1", "1, 2"])
    screen.close()
  }

  @Test("R122 the initial call repeats with each appearance")
  func initialRepeats() throws {
    let diary = Diary()
    let screen = Screen(Thermostat(diary: diary))
    try screen.button("Warmer").tap()
    try screen.button("Switch").tap()
    try screen.button("Warmer").tap()
    #expect(diary.takeLines() == ["0, 0", "0, 1"])
    try screen.button("Switch").tap()
    #expect(diary.takeLines() == ["2, 2"])
    screen.close()
  }

  private struct EmptyAtFirst: View {
    let diary: Diary
    @State private var count = 0
    @State private var hasText = false
    var body: some View {
      VStack {
        Group { if hasText { Text("Count \(count)") } }
          .onChange(of: count, initial: true) { old, new in diary.note("\(old), \(new)") }
        Button("Count") { count += 1 }
        Button("Toggle") { hasText.toggle() }
      }
    }
  }

  @Test("R122 the initial call waits for the appearance and repeats at the next one, within one identity")
  func initialIsTiedToAppearance() throws {
    let diary = Diary()
    let screen = Screen(EmptyAtFirst(diary: diary))
    #expect(diary.takeLines() == [])
    try screen.button("Toggle").tap()
    #expect(diary.takeLines() == ["0, 0"])
    try screen.button("Count").tap()
    #expect(diary.takeLines() == ["0, 1"])
    try screen.button("Toggle").tap()
    #expect(diary.takeLines() == [])
    try screen.button("Toggle").tap()
    #expect(diary.takeLines() == ["1, 1"])
    screen.close()
  }

  private struct Prefilled: View {
    let diary: Diary
    @State private var draft = "empty"
    var body: some View {
      let _ = diary.note("body \(draft)")
      Text(draft)
        .onChange(of: draft) { old, new in diary.note("\(old) to \(new)") }
        .onAppear { draft = "Dear Ada" }
    }
  }

  @Test("R123 a write in onAppear before the first frame fires onChange")
  func writeInOnAppear() {
    let diary = Diary()
    let screen = Screen(Prefilled(diary: diary))
    #expect(diary.takeLines() == ["body empty", "body Dear Ada", "empty to Dear Ada"])
    #expect(screen.text == "Dear Ada")
    screen.close()
  }

  private struct Summary: View {
    let diary: Diary
    let total: Int
    var body: some View {
      let _ = diary.note("body of Summary \(total)")
      Text("Total \(total)")
    }
  }

  private struct Basket: View {
    let diary: Diary
    @State private var total = 0
    @State private var unwatched = 0
    var body: some View {
      let _ = diary.note("body of Basket")
      VStack {
        Button("Add") { total += 5 }
        Button("Unwatched") { unwatched += 1 }
        Part(diary: diary, total: $total)
      }
      .onChange(of: total) {
        MainActor.assertIsolated()
        diary.note("changed, shows \(total)")
      }
    }
  }

  private struct Part: View {
    let diary: Diary
    @Binding var total: Int
    var body: some View { Summary(diary: diary, total: total) }
  }

  @Test("R124 the closure runs after that update's bodies, on the main actor; the expression is a dependency of body")
  func afterBodies() throws {
    let diary = Diary()
    let screen = Screen(Basket(diary: diary))
    _ = diary.takeLines()
    try screen.button("Add").tap()
    #expect(diary.takeLines() == ["body of Basket", "body of Summary 5", "changed, shows 5"])
    screen.mark()
    try screen.button("Unwatched").tap()
    #expect(screen.bodies(of: Basket.self) == 0)
    #expect(diary.takeLines() == [])
    screen.close()
  }
}
