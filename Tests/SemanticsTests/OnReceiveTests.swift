import Combine
import SwiftUI
import TenureTesting
import Testing

private struct Listener: View {
  let messages: PassthroughSubject<String, Never>
  let diary: Diary
  let room: String
  var body: some View {
    Text("Listening in \(room)").onReceive(messages) { diary.note("\(room): \($0)") }
  }
}

private struct House: View {
  let messages: PassthroughSubject<String, Never>
  let diary: Diary
  @State private var isListening = true
  @State private var room = "kitchen"
  var body: some View {
    VStack {
      if isListening { Listener(messages: messages, diary: diary, room: room) }
      Button("Listen") { isListening.toggle() }
      Button("Move") { room = "garden" }
      Button("Say hello") { messages.send("hello") }
    }
  }
}

@MainActor @Suite struct OnReceiveTests {
  @Test("R136 it subscribes while the view is in the tree and uses the latest closure")
  func whileInTree() async throws {
    let diary = Diary()
    let messages = PassthroughSubject<String, Never>()
    let screen = Screen(House(messages: messages, diary: diary))
    try screen.button("Say hello").tap()
    messages.send("from outside")
    try screen.button("Move").tap()
    messages.send("again")
    #expect(diary.takeLines() == ["kitchen: hello", "kitchen: from outside", "garden: again"])
    try screen.button("Listen").tap()
    try screen.button("Say hello").tap()
    messages.send("to nobody")
    #expect(diary.takeLines() == [])
    try screen.button("Listen").tap()
    messages.send("back")
    #expect(diary.takeLines() == ["garden: back"])
    screen.close()
    messages.send("after the end")
    #expect(diary.takeLines() == [])
  }

  private struct Meter: View {
    let level: CurrentValueSubject<Int, Never>
    let diary: Diary
    @State private var shown = 0
    var body: some View {
      let _ = diary.note("body \(shown)")
      VStack {
        Text("Level \(shown)").onReceive(level) { shown = $0 }
        Button("Rise") { level.value += 1 }
      }
    }
  }

  @Test("R136 a publisher with a current value delivers at once, before the first frame")
  func currentValue() throws {
    let diary = Diary()
    let level = CurrentValueSubject<Int, Never>(4)
    let screen = Screen(Meter(level: level, diary: diary))
    #expect(screen.shows("Level 4"))
    #expect(screen.patchSteps.isEmpty)
    #expect(diary.takeLines() == ["body 0", "body 4"])
    try screen.button("Rise").tap()
    #expect(screen.shows("Level 5"))
    screen.close()
  }

  private struct Clock: View {
    let isMadeInBody: Bool
    let kept = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var seconds = 0
    @State private var taps = 0
    var body: some View {
      VStack {
        Text("\(seconds) seconds")
          .onReceive(isMadeInBody ? Timer.publish(every: 1, on: .main, in: .common).autoconnect() : kept) { _ in
            seconds += 1
          }
        Text("\(taps) taps")
        Button("Tap") { taps += 1 }
      }
    }
  }

  @Test("R137 a publisher made in body is subscribed anew at each evaluation: its timer never fires under taps")
  func madeInBody() async throws {
    let screen = Screen(Clock(isMadeInBody: true))
    for _ in 1...5 {
      await screen.advance(by: .milliseconds(600))
      try screen.button("Tap").tap()
    }
    #expect(screen.shows("5 taps") && screen.shows("0 seconds"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("1 seconds"))
    screen.close()
  }

  @Test("R137 a publisher that the view keeps goes on across evaluations")
  func kept() async throws {
    let screen = Screen(Clock(isMadeInBody: false))
    for _ in 1...5 {
      await screen.advance(by: .milliseconds(600))
      try screen.button("Tap").tap()
    }
    #expect(screen.shows("5 taps") && screen.shows("3 seconds"))
    screen.close()
    await screen.advance(by: .seconds(5))
    #expect(screen.issues.isEmpty)
  }

  private struct Counted: Publisher, Equatable {
    typealias Output = Int
    typealias Failure = Never
    let number: Int
    let diary: Diary

    static func == (a: Counted, b: Counted) -> Bool { a.number == b.number }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      MainActor.assumeIsolated { [diary, number] in diary.note("subscribed to \(number)") }
      Just(number).receive(subscriber: subscriber)
    }
  }

  private struct Reader: View {
    let diary: Diary
    @State private var number = 1
    @State private var taps = 0
    var body: some View {
      VStack {
        Text("\(taps) taps").onReceive(Counted(number: number, diary: diary)) { diary.note("received \($0)") }
        Button("Tap") { taps += 1 }
        Button("Next") { number += 1 }
      }
    }
  }

  @Test("R137 a publisher made in body that compares equal is left alone")
  func equalPublishers() throws {
    let diary = Diary()
    let screen = Screen(Reader(diary: diary))
    #expect(diary.takeLines() == ["subscribed to 1", "received 1"])
    try screen.button("Tap").tap()
    #expect(screen.shows("1 taps") && diary.takeLines() == [])
    try screen.button("Next").tap()
    #expect(diary.takeLines() == ["subscribed to 2", "received 2"])
    screen.close()
  }
}
