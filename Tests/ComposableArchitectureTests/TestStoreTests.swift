import ComposableArchitecture
import TenureTesting
import Testing

@MainActor @Suite struct TestStoreTests {
  @Test("A test says each change, and each action that is received")
  func steps() async {
    let store = TestStore(initialState: Edit.State()) { Edit() }
    await store.send(.nameChanged("Ada")) { $0.name = "Ada" }
    await store.send(.saveTapped)
    await store.receive(\.delegate.saved)
    await store.send(\.nameChanged, "Grace") { $0.name = "Grace" }
    await store.send(.saveTapped)
    await store.receive(.delegate(.saved("Grace")))
  }

  @Test("A change that the test does not expect is shown as a difference")
  func unexpected() async {
    let messages = await issues {
      let store = TestStore(initialState: Row.State(id: 1)) { Row() }
      await store.send(.toggled)
      await store.send(.toggled) { $0.isDone = true }
      await store.send(.heard) { _ in }
    }
    // Lines that both have begin with a space of a figure's width.
    #expect(
      messages.map { $0.replacing("\u{2007}", with: " ") } == [
        """
        The state changed with the action, and the test expects no change:

            Row.State(
              id: 1,
          −   isDone: false,
          +   isDone: true,
              title: ""
            )

        (Expected: −, Actual: +)

        Give the step a closure that makes the same change: '{ $0.property = value }'.
        """,
        """
        The state after the action is not what the test expects:

            Row.State(
              id: 1,
          −   isDone: true,
          +   isDone: false,
              title: ""
            )

        (Expected: −, Actual: +)
        """,
        """
        The state after the action is not what the test expects:

            Row.State(
              id: 1,
              isDone: false,
          −   title: ""
          +   title: "heard"
            )

        (Expected: −, Actual: +)
        """,
      ])
  }

  @Test("An action that nobody receives, and an effect that still runs, are issues at the end")
  func leftOver() async {
    let messages = await issues {
      let store = TestStore(initialState: Edit.State()) { Edit() }
      await store.send(.saveTapped)
      let other = TestStore(initialState: Edit.State()) { Edit() }
      await other.send(.waited)
    }
    #expect(messages.count == 2)
    #expect(messages.contains { $0.hasPrefix("The test ended, and an action that was received is left:") })
    #expect(
      messages.contains {
        $0.hasPrefix("The test ended, and an effect of this action is still running.\n\n  Action: Edit.Action.waited")
      })
  }

  @Test("An action that does not come is an issue, at once where no effect could send it")
  func nothingComes() async {
    let messages = await issues {
      let store = TestStore(initialState: Edit.State()) { Edit() }
      await store.receive(.heard("1"), timeout: .seconds(100))
    }
    #expect(
      messages == [
        """
        The test expects to receive the action

          Edit.Action.heard("1")

        and none was.

        No effect is running that could send one. Check that the reducer returns the effect that does.
        """
      ])
  }

  @Test("A test that is not exhaustive says what it cares for")
  func notExhaustive() async {
    let store = TestStore(initialState: Home.State()) { Home() }
    store.exhaustivity = .off
    await store.send(.editTapped)
    await store.send(\.destination.edit.nameChanged, "Ada")
    await store.send(\.destination.edit.saveTapped)
    await store.receive(\.destination.edit.delegate.saved) { $0.name = "Ada" }
    store.assert { $0.destination = nil }
    #expect(store.state.name == "Ada")
  }

  @Test("A task of an action is cancelled as the view would")
  func cancelled() async {
    let store = TestStore(initialState: Edit.State()) { Edit() }
    let task = await store.send(.waited)
    await task.cancel()
    #expect(task.isCancelled)
    await store.finish()
  }

  @Test("Elements of a stack have the ids 0, 1, … in each test")
  func stack() async {
    for _ in 0..<2 {
      let store = TestStore(initialState: Hub.State()) { Hub() }
      await store.send(.twoTapped) {
        $0.path.append(.row(Row.State(id: 1)))
        $0.path.append(.edit(Edit.State(name: "deep")))
      }
      await store.send(\.path[id: 0].row.toggled) { $0.path[id: 0]?.modify(\.row) { $0.isDone = true } }
      await store.send(\.path[id: 1].edit.saveTapped)
      await store.receive(\.path[id: 1].edit.delegate.saved) {
        $0.saved = "deep"
        $0.path[id: 1] = nil
      }
      await store.send(.popAllTapped) { $0.path.removeAll() }
    }
  }

  @Test("A test store and a screen agree on the same feature")
  func agrees() async throws {
    let test = TestStore(initialState: Home.State()) { Home() }
    test.exhaustivity = .off
    let store = Store(initialState: Home.State()) { Home() }
    let screen = Screen(HomeView(store: store))
    await test.send(.editTapped)
    try screen.button("Edit").tap()
    await test.send(\.destination.edit.nameChanged, "Ada")
    try screen.sheet.textField("Name").replace(with: "Ada")
    #expect(test.state == store.state)
    await test.send(\.destination.edit.saveTapped)
    await test.receive(\.destination.edit.delegate)
    try screen.sheet.button("Save").tap()
    #expect(test.state == store.state && test.state.name == "Ada")
  }
}
