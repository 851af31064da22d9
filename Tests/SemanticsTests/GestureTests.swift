import SwiftUI
import TenureTesting
import Testing

private struct Card: View {
  let diary: Diary
  @GestureState private var offset = 0
  @GestureState(reset: { value, _ in lastReset.note("from \(value)") }) private var farthest = 0
  @State private var position = 0
  var body: some View {
    VStack {
      Text("Card")
        .gesture(
          DragGesture(minimumDistance: 5)
            .updating($offset) { drag, offset, _ in offset = Int(drag.translation.width) }
            .updating($farthest) { drag, farthest, _ in farthest = max(farthest, Int(drag.translation.width)) }
            .onChanged { diary.note("at \(Int($0.location.x))") }
            .onEnded { position += Int($0.translation.width) })
      Text("Offset \(offset)")
      Text("Farthest \(farthest)")
      Text("Position \(position)")
    }
  }
}

@MainActor private let lastReset = Diary()

private struct Table: View {
  let diary: Diary
  @State private var deal = 1
  var body: some View {
    VStack {
      Card(diary: diary).id(deal)
      Button("Deal") { deal += 1 }
    }
  }
}

@MainActor @Suite struct GestureTests {
  @Test("R030 gesture state stands while the gesture goes on and returns when it ends")
  func ends() throws {
    let diary = Diary()
    _ = lastReset.takeLines()
    let screen = Screen(Card(diary: diary))
    let drag = try screen.text("Card").beginDrag(at: CGPoint(x: 100, y: 0))
    try drag.move(to: CGPoint(x: 104, y: 0))
    #expect(screen.shows("Offset 0"))
    try drag.move(to: CGPoint(x: 130, y: 0))
    #expect(screen.shows("Offset 30"))
    try drag.move(to: CGPoint(x: 102, y: 0))
    #expect(screen.shows("Offset 2") && screen.shows("Farthest 30"))
    try drag.end()
    #expect(screen.shows("Offset 0") && screen.shows("Farthest 0") && screen.shows("Position 2"))
    #expect(diary.takeLines() == ["at 130", "at 102"])
    #expect(lastReset.takeLines() == ["from 30"])
    try screen.text("Card").drag(by: CGSize(width: 40, height: 0))
    #expect(screen.shows("Offset 0") && screen.shows("Position 42"))
    screen.close()
  }

  @Test("R030 a cancelled gesture gives the state its first value back, without onEnded")
  func cancelled() throws {
    let screen = Screen(Card(diary: Diary()))
    let drag = try screen.text("Card").beginDrag()
    try drag.move(to: CGPoint(x: 50, y: 0))
    #expect(screen.shows("Offset 50"))
    try drag.cancel()
    #expect(screen.shows("Offset 0") && screen.shows("Position 0"))
    screen.close()
  }

  @Test("R030 the storage ends with the identity")
  func identity() throws {
    let screen = Screen(Table(diary: Diary()))
    let drag = try screen.text("Card").beginDrag()
    try drag.move(to: CGPoint(x: 50, y: 0))
    #expect(screen.shows("Offset 50"))
    try screen.button("Deal").tap()
    #expect(screen.shows("Offset 0"))
    #expect(screen.issues.filter { $0.severity != .note }.isEmpty)
    screen.close()
  }

  private struct Pad: View {
    let diary: Diary
    @State private var taps = 0
    var body: some View {
      VStack {
        Text("Taps \(taps)").gesture(TapGesture().onEnded { taps += 1 })
        Text("Press").gesture(LongPressGesture().onChanged { diary.note("\($0)") }.onEnded { _ in diary.note("ended") })
      }
    }
  }

  @Test("R030 taps and long presses as gestures")
  func taps() throws {
    let diary = Diary()
    let screen = Screen(Pad(diary: diary))
    try screen.text("Taps 0").tap()
    #expect(screen.shows("Taps 1"))
    try screen.text("Press").longPress()
    #expect(diary.takeLines() == ["true", "ended"])
    screen.close()
  }
}
