import SwiftUI
import TenureTesting
import Testing

private struct Download: View {
  let diary: Diary
  let name: String
  @State private var progress = "waiting"
  var body: some View {
    VStack {
      Text("\(name): \(progress)")
      Text("Bar").task {
        diary.note("begin \(name)")
        do {
          try await Task.sleep(for: .seconds(5))
          progress = "done"
          diary.note("end \(name)")
        } catch {
          diary.note("cancelled \(name)")
        }
      }
    }
  }
}

private struct Downloads: View {
  let diary: Diary
  @State private var isShown = true
  @State private var name = "song"
  @State private var generation = 0
  var body: some View {
    VStack {
      if isShown { Download(diary: diary, name: name).id(generation) }
      Button("Show") { isShown.toggle() }
      Button("Rename") { name = "film" }
      Button("Afresh") { generation += 1 }
    }
  }
}

private struct Topic: Equatable {
  var name: String
  static func == (a: Topic, b: Topic) -> Bool { a.name.lowercased() == b.name.lowercased() }
}

private struct News: View {
  let diary: Diary
  @State private var topic = "sport"
  @State private var edition = 1
  var body: some View {
    VStack {
      Text(topic).task(id: Topic(name: topic)) { [edition] in
        diary.note("load \(topic), edition \(edition)")
        do {
          try await Task.sleep(for: .seconds(10))
          diary.note("loaded \(topic)")
        } catch { diary.note("dropped at edition \(edition)") }
      }
      Button("Weather") { topic = "weather" }
      Button("Capitals") { topic = topic.uppercased() }
      Button("Next edition") { edition += 1 }
    }
  }
}

@MainActor @Suite struct TaskTests {
  @Test("R133 a task starts when the view appears and is cancelled when it disappears")
  func lifetime() async throws {
    let diary = Diary()
    let screen = Screen(Downloads(diary: diary))
    await screen.settle()
    #expect(diary.takeLines() == ["begin song"])
    await screen.advance(by: .seconds(2))
    try screen.button("Show").tap()
    await screen.settle()
    #expect(diary.takeLines() == ["cancelled song"])
    try screen.button("Show").tap()
    await screen.advance(by: .seconds(5))
    #expect(diary.takeLines() == ["begin song", "end song"])
    #expect(screen.shows("song: done"))
    screen.close()
    #expect(diary.takeLines() == [])
  }

  @Test("R133 the end of the identity cancels; the new identity has a task of its own")
  func endOfIdentity() async throws {
    let diary = Diary()
    let screen = Screen(Downloads(diary: diary))
    await screen.settle()
    try screen.button("Afresh").tap()
    await screen.settle()
    #expect(diary.takeLines().sorted() == ["begin song", "begin song", "cancelled song"])
    screen.close()
    #expect(diary.takeLines() == ["cancelled song"])
  }

  private struct Stubborn: View {
    let diary: Diary
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown {
          Text("Saving").task {
            for part in 1...3 {
              try? await Task.sleep(for: .seconds(1))
              diary.note("part \(part)\(Task.isCancelled ? " although cancelled" : "")")
            }
          }
        }
        Button("Leave") { isShown = false }
      }
    }
  }

  @Test("R133 cancellation is cooperative")
  func cooperative() async throws {
    let diary = Diary()
    let screen = Screen(Stubborn(diary: diary))
    await screen.advance(by: .seconds(1))
    try screen.button("Leave").tap()
    await screen.settle()
    #expect(diary.takeLines() == ["part 1", "part 2 although cancelled", "part 3 although cancelled"])
    screen.close()
  }

  private struct Optionals: View {
    let diary: Diary
    @State private var user: String?
    var body: some View {
      VStack {
        Group { if let user { Text("User \(user)") } }
          .task {
            diary.note("begin")
            try? await Task.sleep(for: .seconds(100))
            diary.note("end, cancelled \(Task.isCancelled)")
          }
        Button("Log in") { user = "Ada" }
        Button("Log out") { user = nil }
      }
    }
  }

  @Test("R133 a task on content that is not there waits for it, and ends when it goes")
  func emptyContent() async throws {
    let diary = Diary()
    let screen = Screen(Optionals(diary: diary))
    await screen.settle()
    #expect(diary.takeLines() == [])
    try screen.button("Log in").tap()
    await screen.settle()
    #expect(diary.takeLines() == ["begin"])
    try screen.button("Log out").tap()
    await screen.settle()
    #expect(diary.takeLines() == ["end, cancelled true"])
    screen.close()
  }

  @Test("R134 task(id:) is cancelled and started again when the id changes by ==, with the new closure")
  func restart() async throws {
    let diary = Diary()
    let screen = Screen(News(diary: diary))
    await screen.settle()
    #expect(diary.takeLines() == ["load sport, edition 1"])
    try screen.button("Next edition").tap()
    try screen.button("Capitals").tap()
    await screen.settle()
    #expect(screen.shows("SPORT") && diary.takeLines() == [])
    try screen.button("Weather").tap()
    await screen.settle()
    #expect(diary.takeLines().sorted() == ["dropped at edition 1", "load weather, edition 2"])
    await screen.advance(by: .seconds(10))
    #expect(diary.takeLines() == ["loaded weather"])
    screen.close()
  }

  @Test("R134 a task without id is not restarted by changed inputs")
  func changedInputs() async throws {
    let diary = Diary()
    let screen = Screen(Downloads(diary: diary))
    await screen.advance(by: .seconds(1))
    try screen.button("Rename").tap()
    #expect(screen.shows("film: waiting"))
    await screen.advance(by: .seconds(4))
    #expect(diary.takeLines() == ["begin song", "end song"])
    #expect(screen.shows("film: done"))
    screen.close()
  }

  private struct Priorities: View {
    let diary: Diary
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Count \(count)").task {
          MainActor.assertIsolated()
          note("default", Task.currentPriority)
          await Task.yield()
          MainActor.assertIsolated()
          count += 1
        }
        Text("Low").task(priority: .background) { note("background", Task.currentPriority) }
        Text("By id").task(id: 1, priority: .low) { note("low", Task.currentPriority) }
        Text("By id, default").task(id: 1) { note("default of id", Task.currentPriority) }
      }
    }

    func note(_ name: String, _ priority: TaskPriority) {
      let names: [(TaskPriority, String)] = [
        (.userInitiated, "user-initiated"), (.background, "background"), (.low, "low"),
      ]
      diary.note("\(name): \(names.first { $0.0 == priority }?.1 ?? "\(priority)")")
    }
  }

  @Test("R135 the default priority is user-initiated; the closure is on the main actor")
  func priority() async {
    let diary = Diary()
    let screen = Screen(Priorities(diary: diary))
    await screen.settle()
    #expect(
      diary.takeLines().sorted() == [
        "background: background", "default of id: user-initiated", "default: user-initiated", "low: low",
      ])
    #expect(screen.shows("Count 1"))
    screen.close()
  }
}
