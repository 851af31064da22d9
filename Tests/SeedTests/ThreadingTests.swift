import Combine
import SwiftUI
import TenureTesting
import Testing

// Models are changed on the main actor; what is slow goes on elsewhere.

private final class LooseModel: ObservableObject, @unchecked Sendable {
  @Published var names: [String] = []

  func load() {
    Task.detached { self.names = await fetchNames() }
  }
}

@MainActor private final class MainModel: ObservableObject {
  @Published private(set) var names: [String] = []

  func load() {
    Task {
      let fetched = await fetchNames()
      names = fetched
    }
  }
}

private final class HoppingModel: ObservableObject, @unchecked Sendable {
  @Published var names: [String] = []

  func load() {
    Task.detached {
      let fetched = await fetchNames()
      await MainActor.run { self.names = fetched }
    }
  }
}

/// On no actor.
private nonisolated func fetchNames() async -> [String] {
  try? await Task.sleep(for: .seconds(1))
  return ["Uma", "Vik"]
}

private struct NamesView<Model: ObservableObject>: View {
  @ObservedObject var model: Model
  let names: (Model) -> [String]
  let load: (Model) -> Void
  var body: some View {
    VStack {
      ForEach(names(model), id: \.self) { Text($0) }
      Button("Load") { load(model) }
    }
  }
}

@MainActor @Suite struct ThreadingTests {
  private func check<Model: ObservableObject>(
    _ model: Model, _ names: @escaping (Model) -> [String], _ load: @escaping (Model) -> Void
  ) async throws -> [String] {
    let screen = Screen(NamesView(model: model, names: names, load: load))
    try screen.button("Load").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.text == "Uma\nVik\nLoad")
    defer { screen.close() }
    return screen.issues.map(\.fact)
  }

  @Test("A model that publishes from the background is shown, with a warning")
  func background() async throws {
    let issues = try await check(LooseModel(), { $0.names }, { $0.load() })
    #expect(
      issues == [
        "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
          + "(via operators like receive(on:)) on model updates."
      ])
  }

  @Test("A model on the main actor comes back to it by itself after await")
  func mainActor() async throws {
    #expect(try await check(MainModel(), { $0.names }, { $0.load() }) == [])
  }

  @Test("Others hop with MainActor.run")
  func hop() async throws {
    #expect(try await check(HoppingModel(), { $0.names }, { $0.load() }) == [])
  }
}
