import Combine
import ComposableArchitecture
import Testing

@MainActor @Suite struct PublisherTests {
  @Test func storePublishesItsStatesAndAPropertyWithoutRepetitions() {
    let store = Store(initialState: Edit.State()) { Edit() }
    var (states, names): ([String], [String]) = ([], [])
    let all = store.publisher.sink { states.append($0.name + $0.heard) }
    let some = store.publisher.name.sink { names.append($0) }
    store.send(.nameChanged("Ada"))
    store.send(.heard("!"))
    #expect(states == ["", "Ada", "Ada!"])
    #expect(names == ["", "Ada"])
    all.cancel()
    some.cancel()
    store.send(.nameChanged("Grace"))
    #expect(states.count == 3 && names.count == 2)
  }

  @Test("A subscription to the states keeps the store until it is cancelled")
  func subscriptionKeepsTheStore() {
    var store: StoreOf<Edit>? = Store(initialState: Edit.State()) { Edit() }
    weak let kept = store
    var subscription = store?.publisher.name.sink { _ in }
    store = nil
    #expect(kept != nil)
    subscription?.cancel()
    subscription = nil
    #expect(kept == nil)
  }
}
