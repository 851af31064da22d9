import SwiftUI
import TenureTesting
import Testing

/// The record of causes, as a developer reads it.
@MainActor @Suite struct RecordTests {
  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Tapped \(count) times") { count += 1 } }
  }

  @Test func aTurnIsALine() throws {
    let screen = Screen(Counter())
    try screen.button("Tapped 0 times").tap()
    #expect(
      "\(screen.record)" == """
        mount → Counter (inserted)
        tap "Tapped 0 times" → Counter.count: 0 → 1 → Counter (count)
        """)
  }

  @Observable @MainActor final class Model {
    var state = "idle"

    func load() async {
      state = "loading"
      try? await Task.sleep(for: .seconds(1))
      state = "half"
      try? await Task.sleep(for: .seconds(1))
      state = "done"
    }
  }

  struct Loader: View {
    @State private var model = Model()

    var body: some View {
      Text(model.state)
      Button("Load") { Task { await model.load() } }
    }
  }

  @Test func aCauseIsKeptAcrossSuspensions() async throws {
    let screen = Screen(Loader())
    try screen.button("Load").tap()
    await screen.advance(by: .seconds(2))
    #expect(
      screen.record.turns.dropFirst().map(\.description) == [
        #"tap "Load" → Model.state: "idle" → "loading" → Loader (state)"#,
        #"tap "Load" → Model.state: "loading" → "half" → Loader (state)"#,
        #"tap "Load" → Model.state: "half" → "done" → Loader (state)"#,
      ])
    screen.close()
  }

  struct Program: App {
    @State private var name = "Ada"

    var body: some Scene {
      WindowGroup {
        Text("Hello, \(name)")
        Button("Rename") { name = "Grace" }
      }
    }
  }

  @Observable @MainActor final class Route {
    var path: [Int] = []
  }

  struct Walking: View {
    @State private var route = Route()

    var body: some View {
      NavigationStack(path: $route.path) {
        NavigationLink("Next", value: 1).navigationDestination(for: Int.self) { Text("at \($0)") }
      }
    }
  }

  @Test func aPathInAModelIsCalledByItsName() throws {
    let screen = Screen(Walking())
    try screen.link("Next").tap()
    #expect("\(screen.record)".contains("Route.path: [] → [1]"))
  }

  @Test func aProgramIsCalledByItsName() throws {
    let screen = Screen(Program.self)
    try screen.button("Rename").tap()
    #expect(screen.shows("Hello, Grace"))
    #expect(screen.record.turns.last?.description == #"tap "Rename" → Program.name: "Ada" → "Grace" → Program (name)"#)
  }
}
