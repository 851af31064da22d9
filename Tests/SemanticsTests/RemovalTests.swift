import SwiftUI
import TenureTesting
import Testing

private struct Lamp: View {
  let name: String
  let diary: Diary
  @State private var taps = 0
  var body: some View {
    let _ = diary.note("body \(name)")
    Button("\(name) \(taps)") { taps += 1 }
      .onAppear { diary.note("+\(name)") }
      .onDisappear { diary.note("-\(name)") }
      .task {
        do { try await Task.sleep(for: .seconds(1000)) } catch { diary.note("cancelled \(name)") }
      }
  }
}

@Observable private final class House {
  var lamps = ["A", "B"]
  var isLit = true
}

private struct Room: View {
  let house: House
  let diary: Diary
  var transition: AnyTransition = .opacity
  var body: some View {
    VStack {
      Button("Fade") { withAnimation(.linear(duration: 2)) { house.isLit.toggle() } }
      Button("Cut") { house.isLit.toggle() }
      Button("Fade row") { withAnimation(.linear(duration: 2)) { house.lamps.removeAll { $0 == "A" } } }
      Button("Row back") { withAnimation { house.lamps.insert("A", at: 0) } }
      if house.isLit { Lamp(name: "lamp", diary: diary).transition(transition) }
      ForEach(house.lamps, id: \.self) { Lamp(name: $0, diary: diary) }
    }
  }
}

@Observable private final class Shelf {
  var items = ["x"]
  var isShown = true
}

private struct FirstItem: View {
  let shelf: Shelf
  var body: some View { Text("First is \(shelf.items[0])") }
}

private struct ShelfView: View {
  let shelf: Shelf
  var body: some View {
    if shelf.isShown { FirstItem(shelf: shelf) }
    Button("Empty") {
      withAnimation {
        shelf.isShown = false
        shelf.items = []
      }
    }
    Button("Fill") {
      shelf.items = ["y"]
      shelf.isShown = true
    }
  }
}

@MainActor struct RemovalTests {
  @Test("R017 a view that is wanted back while its removal is animated comes back with its state")
  func wantedBack() async throws {
    let diary = Diary()
    let screen = Screen(Room(house: House(), diary: diary))
    try screen.button("lamp 0").tap()
    await screen.settle()
    _ = diary.takeLines()
    try screen.button("Fade").tap()
    #expect(!screen.shows("lamp 1"))
    await screen.advance(by: .seconds(1))
    try screen.button("Fade").tap()
    #expect(screen.shows("lamp 1"))
    await screen.advance(by: .seconds(10))
    #expect(screen.shows("lamp 1"))
    #expect(!diary.lines.contains("-lamp") && !diary.lines.contains("cancelled lamp"))
    try screen.button("lamp 1").tap()
    #expect(screen.shows("lamp 2"))
  }

  @Test("R017 once the animation is over the view has gone, and its state with it")
  func over() async throws {
    let diary = Diary()
    let screen = Screen(Room(house: House(), diary: diary))
    try screen.button("lamp 0").tap()
    try screen.button("Fade").tap()
    await screen.settle()
    #expect(!diary.lines.contains("-lamp"))
    await screen.advance(by: .seconds(2))
    #expect(diary.lines.contains("-lamp") && diary.lines.contains("cancelled lamp"))
    try screen.button("Fade").tap()
    #expect(screen.shows("lamp 0"))
  }

  @Test("R017 without an animation, or with the identity transition, it goes at once")
  func atOnce() throws {
    let diary = Diary()
    let screen = Screen(Room(house: House(), diary: diary))
    try screen.button("Cut").tap()
    #expect(diary.takeLines().last == "-lamp")
    let identity = Screen(Room(house: House(), diary: diary, transition: .identity))
    try identity.button("Fade").tap()
    #expect(diary.takeLines().last == "-lamp")
  }

  @Test("R012 a row loses its state once its removal transition is over, and keeps it until then")
  func rows() async throws {
    let diary = Diary()
    let screen = Screen(Room(house: House(), diary: diary))
    try screen.button("A 0").tap()
    try screen.button("Fade row").tap()
    #expect(!screen.shows("A 1"))
    try screen.button("Row back").tap()
    #expect(screen.shows("A 1"))
    #expect(!diary.lines.contains("-A"))
    try screen.button("Fade row").tap()
    await screen.advance(by: .seconds(2))
    #expect(diary.lines.contains("-A"))
    try screen.button("Row back").tap()
    #expect(screen.shows("A 0"))
  }

  @Test("R017 what is leaving does not run, however its truth changes, and catches up when it is wanted back")
  func frozen() async throws {
    let screen = Screen(ShelfView(shelf: Shelf()))
    try screen.button("Empty").tap()
    await screen.settle()
    #expect(screen.stopped == nil)
    try screen.button("Fill").tap()
    #expect(screen.shows("First is y"))
  }
}
