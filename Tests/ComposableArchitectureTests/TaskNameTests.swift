import ComposableArchitecture
import Testing

@MainActor @Suite struct TaskNameTests {
  @Test func effectRunsInATaskOfItsName() async {
    let store = Store(initialState: "") {
      Reduce<String, String?> { state, action in
        if let action {
          state = action
          return .none
        }
        return .run(name: "Load the list") { await $0(Task.name ?? "none") }
      }
    }
    await store.send(nil).finish()
    #expect(store.withState { $0 } == "Load the list")
  }
}
