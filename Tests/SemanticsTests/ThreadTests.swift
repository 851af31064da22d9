import Combine
import SwiftUI
import Synchronization
import TenureTesting
import Testing

private let offMain =
  "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
  + "(via operators like receive(on:)) on model updates."

@MainActor private func onlyOnMain() -> String {
  MainActor.assertIsolated()
  return "main"
}

private struct Careful: View {
  let diary: Diary
  @State private var count = 0
  var body: some View {
    let _ = diary.note("body on \(onlyOnMain())")
    Button("Count \(count)") {
      count += 1
      diary.note("action on \(onlyOnMain())")
    }
    .onChange(of: count) { diary.note("change on \(onlyOnMain())") }
    .onAppear { diary.note("appear on \(onlyOnMain())") }
    .onReceive(Just(1)) { _ in diary.note("receive on \(onlyOnMain())") }
    .onDisappear { diary.note("disappear on \(onlyOnMain())") }
    .task { diary.note("task on \(onlyOnMain())") }
  }
}

private struct Score: View {
  let diary: Diary
  @State private var score = 0
  var body: some View {
    let _ = diary.note("body \(score) on \(onlyOnMain())")
    VStack {
      Text("Score \(score)")
      Button("Compute") {
        let score = $score, diary = diary
        Task.detached {
          score.wrappedValue = 5
          score.wrappedValue += 1
          let seen = score.wrappedValue
          await diary.note("seen at once \(seen)")
        }
      }
      Button("Compute nothing new") {
        let score = $score
        Task.detached { score.wrappedValue = 6 }
      }
    }
  }
}

private final class Weather: ObservableObject, @unchecked Sendable {
  @Published var degrees = 0
}

private struct Forecast: View {
  @ObservedObject var weather: Weather
  var body: some View {
    let _ = onlyOnMain()
    VStack {
      Text("\(weather.degrees) degrees")
      Button("Refresh in background") {
        let weather = weather
        Task.detached { weather.degrees = 21 }
      }
      Button("Refresh") {
        let weather = weather
        Task.detached { await MainActor.run { weather.degrees = 22 } }
      }
    }
  }
}

private struct Ticker: View {
  let prices: PassthroughSubject<Int, Never>
  let hops: Bool
  @State private var price = 0
  var body: some View {
    let publisher =
      hops ? prices.receive(on: DispatchQueue.main).eraseToAnyPublisher() : prices.eraseToAnyPublisher()
    VStack {
      Text("Price \(price)").onReceive(publisher) {
        _ = onlyOnMain()
        price = $0
      }
      Button("Ask") {
        let prices = Handed(prices)
        Task.detached { prices.value.send(99) }
      }
    }
  }
}

/// Carries a subject, which locks for itself, to another thread.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

@MainActor @Suite struct ThreadTests {
  @Test("R173 body and the lifecycle closures are on the main actor")
  func mainActor() async throws {
    let diary = Diary()
    let screen = Screen(Careful(diary: diary))
    await screen.settle()
    try screen.button("Count 0").tap()
    screen.close()
    #expect(
      Set(diary.takeLines()) == [
        "body on main", "action on main", "change on main", "appear on main", "receive on main", "disappear on main",
        "task on main",
      ])
  }

  @Test("R174 state may be written from any thread: stored at once, the update on the main actor, no text")
  func stateFromAnywhere() async throws {
    let diary = Diary()
    let screen = Screen(Score(diary: diary))
    _ = diary.takeLines()
    try screen.button("Compute").tap()
    await screen.settle()
    #expect(Set(diary.takeLines()) == ["seen at once 6", "body 6 on main"])
    #expect(screen.shows("Score 6"))
    try screen.button("Compute nothing new").tap()
    await screen.settle()
    #expect(diary.takeLines() == [])
    #expect(screen.issues.isEmpty)
    screen.close()
  }

  @Test("R175 an object that publishes off the main thread gives a text and still updates")
  func publishingOffMain() async throws {
    let screen = Screen(Forecast(weather: Weather()))
    try screen.button("Refresh in background").tap()
    await screen.settle()
    #expect(screen.issues.map(\.fact) == [offMain])
    #expect(screen.shows("21 degrees"))
    screen.close()
  }

  @Test("R174 R175 a thread of its own, outside of all tasks, is no different")
  func bareThread() async throws {
    let diary = Diary()
    let weather = Weather()
    let screen = Screen {
      Forecast(weather: weather)
      Shared(diary: diary)
    }
    let shared = try #require(Shared.binding)
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        weather.degrees = 30
        shared.wrappedValue = 8
        done.resume()
      }
    }
    // Behind what the thread has sent to the main actor.
    await Task.yield()
    await screen.settle()
    #expect(screen.shows("30 degrees") && screen.shows("Shared 8"))
    #expect(screen.issues.map(\.fact) == [offMain])
    #expect(diary.takeLines() == ["body 0 on main", "body 8 on main"])
    screen.close()
  }

  private struct Shared: View {
    static var binding: Binding<Int>?
    let diary: Diary
    @State private var value = 0
    var body: some View {
      let _ = diary.note("body \(value) on \(onlyOnMain())")
      Text("Shared \(value)").onAppear { Self.binding = $value }
    }
  }

  @Test("R175 an object that publishes on the main actor gives none")
  func publishingOnMain() async throws {
    let screen = Screen(Forecast(weather: Weather()))
    try screen.button("Refresh").tap()
    await screen.settle()
    #expect(screen.issues.isEmpty)
    #expect(screen.shows("22 degrees"))
    screen.close()
  }

  @Test("R175 onReceive with off-main outputs gives the same text and moves to the main thread")
  func receivingOffMain() async throws {
    let screen = Screen(Ticker(prices: PassthroughSubject(), hops: false))
    try screen.button("Ask").tap()
    await screen.settle()
    #expect(screen.issues.map(\.fact) == [offMain])
    #expect(screen.shows("Price 99"))
    screen.close()
  }

  @Test("R174 R045 what another thread writes again and again reaches the main actor as one change")
  func manyWrites() async throws {
    let tally = Tally()
    let screen = Screen(TallyView(tally: tally))
    screen.mark()
    try screen.button("Count in background").tap()
    await Task.yield()
    await screen.settle()
    #expect(screen.shows("Counted 1,000"))
    #expect(screen.bodies(of: TallyView.self) == 1)
    let reasons = screen.record.turns.flatMap(\.bodies).filter { $0.view == "TallyView" }.map(\.reasons.count)
    #expect(reasons == [1, 1])
    screen.close()
  }

  @Test("R175 an object that publishes off the main thread again and again is told of once, and counted")
  func publishingOften() async throws {
    let weather = Weather()
    let screen = Screen(Forecast(weather: weather))
    onAnotherThread { for degrees in 1...1_000 { weather.degrees = degrees } }
    await Task.yield()
    await screen.settle()
    #expect(screen.shows("1,000 degrees"))
    #expect(screen.issues.map(\.fact) == [offMain])
    #expect(screen.record.record.issues.map(\.count) == [999])
    screen.close()
  }

  @Test("R175 receive(on:) before onReceive, as the text advises, mends it")
  func receiveOn() async throws {
    let screen = Screen(Ticker(prices: PassthroughSubject(), hops: true))
    try screen.button("Ask").tap()
    await screen.settle()
    #expect(screen.issues.isEmpty)
    #expect(screen.shows("Price 99"))
    screen.close()
  }
}

/// Runs `work` on a thread of its own while this one waits.
private func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    work()
    done.signal()
  }
  done.wait()
}

@Observable private final class Tally: @unchecked Sendable {
  var count = 0
}

private struct TallyView: View {
  let tally: Tally

  var body: some View {
    Text("Counted \(tally.count)")
    Button("Count in background") {
      let tally = tally
      onAnotherThread { for count in 1...1_000 { tally.count = count } }
    }
  }
}
