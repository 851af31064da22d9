import ComposableArchitecture
import TenureTesting
import Testing

@Reducer private struct Download {
  struct State: Equatable {}
  enum Action: Equatable { case started, paused, finished(Result), nested(Row.Action) }
  enum Result: Equatable { case ok }
  private enum ID { case work }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .started:
        .run { send in
          try await Task.sleep(for: .seconds(1))
          await send(.finished(.ok))
        }
        .cancellable(id: ID.work)
      case .paused: .cancel(id: ID.work)
      case .finished, .nested: .none
      }
    }
  }
}

private struct DownloadView: View {
  let store: StoreOf<Download>

  var body: some View {
    Button("Start") { store.send(.started) }
    Button("Pause") { store.send(.paused) }
    Button("Row") { store.send(.nested(.toggled)) }
  }
}

@MainActor @Suite struct SignpostTests {
  private let marks = LockIsolated<[String]>([])

  @Test("Actions and their effects are noted where they begin and end, by the names of their cases")
  func noted() async throws {
    let marks = marks
    let screen = Screen {
      DownloadView(
        store: Store(initialState: Download.State()) {
          Download().signpost(
            "Files", log: SignpostLog { mark in marks.withValue { $0.append("\(mark.kind) \(mark.name)") } })
        })
    }
    try screen.button("Start").tap()
    await screen.advance(by: .seconds(1))
    #expect(
      marks.value == [
        "actionBegan [Files] started", "actionEnded [Files] started", "effectBegan [Files] started",
        "actionBegan [Files] finished.ok", "actionEnded [Files] finished.ok", "effectEnded [Files] started",
      ])
    marks.setValue([])
    try screen.button("Start").tap()
    await screen.settle()
    try screen.button("Pause").tap()
    await screen.settle()
    try screen.button("Row").tap()
    #expect(marks.value.dropFirst(3).first == "actionBegan [Files] paused")
    #expect(marks.value.contains("effectCancelled [Files] started"))
    #expect(marks.value.last == "actionEnded [Files] nested.toggled")
  }
}
