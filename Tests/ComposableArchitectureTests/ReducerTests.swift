import ComposableArchitecture
import Testing

enum Old {
  struct Counter: Reducer {
    struct State: Equatable { var count = 0 }
    enum Action: Equatable { case up, delegate(Int) }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if action == .up { state.count += 1 }
        return .none
      }
      .onChange(of: \.count) { old, new in
        Reduce { state, action in .send(.delegate(old * 10 + new)) }
      }
    }
  }

  struct Tab: Reducer {
    enum State: Equatable { case counter(Counter.State), text(String) }
    enum Action: Equatable { case counter(Counter.Action), switched }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if action == .switched { state = .text("switched") }
        return .none
      }
      .ifCaseLet(/State.counter, action: /Action.counter) { Counter() }
    }
  }

  struct App: Reducer {
    struct State: Equatable {
      var counter = Counter.State()
      var tab = Tab.State.counter(Counter.State())
      var maybe: Counter.State?
      var heard: [Int] = []
    }

    enum Action: Equatable {
      case counter(Counter.Action)
      case tab(Tab.Action)
      case maybe(Counter.Action)
      case maybeSwitched(Bool)
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.counter, action: /Action.counter) { Counter() }
      Scope(state: \.tab, action: /Action.tab) { Tab() }
      Reduce { state, action in
        switch action {
        case .counter(.delegate(let value)): state.heard.append(value)
        case .maybeSwitched(let isThere): state.maybe = isThere ? Counter.State() : nil
        default: break
        }
        return .none
      }
      .ifLet(\.maybe, action: /Action.maybe) { Counter() }
    }
  }
}

@MainActor @Suite struct ReducerTests {
  private let store = Store(initialState: Old.App.State()) { Old.App() }

  @Test("The older style: structs, scopes by case paths, delegate actions of a change")
  func older() {
    store.send(.counter(.up))
    store.send(.counter(.up))
    store.send(.tab(.counter(.up)))
    store.send(.maybeSwitched(true))
    store.send(.maybe(.up))
    store.withState {
      #expect($0.counter.count == 2 && $0.heard == [1, 12])
      #expect($0.tab == .counter(Old.Counter.State(count: 1)) && $0.maybe?.count == 1)
    }
  }

  @Test("An action for a feature that is gone, or for another case, is an issue and nothing is changed")
  func gone() {
    let before = store.withState { $0 }
    let messages = issues { store.send(.maybe(.up)) }
    #expect(
      messages == [
        """
        An 'ifLet' on 'Old.Counter.State' received an action for a feature that is not there.

          Action: Old.App.Action.maybe(.up)
          State: nil

        The action is lost. Either a parent set the state to nil before this reducer ran: do it in a reducer outside of \
        the 'ifLet'. Or an effect sent it after the feature was gone: start the effect in the feature, which cancels it.
        """
      ])
    store.send(.tab(.switched))
    let others = issues { store.send(.tab(.counter(.up))) }
    #expect(others.count == 1)
    #expect(
      others[0].hasPrefix(
        "An 'ifCaseLet' on 'Old.Counter.State' received an action for a feature while the state is another case."))
    #expect(store.withState { $0.maybe } == before.maybe)
  }

  @Test("An action for an element that is not there is an issue that names it")
  func noElement() {
    let store = Store(initialState: Rows.State()) { Rows() }
    let messages = issues { store.send(.rows(.element(id: 3, action: .toggled))) }
    #expect(
      messages == [
        """
        A 'forEach' on 'Row.State' received an action for an element that is not there.

          Action: Rows.Action.rows(
            .element(
              id: 3,
              action: .toggled
            )
          )
          Id: 3

        The action is lost. Either a parent removed the element before this reducer ran: do it in a reducer outside of the \
        'forEach'. Or an effect sent it after the element was gone: start the effect in the element's own feature, which \
        cancels it.
        """
      ])
  }

  @Test("A feature that leaves out its state, its actions or its body has empty ones")
  func leftOut() {
    let store = Store(initialState: Nothing.State()) { Nothing() }
    #expect(store.state == Nothing.State())
  }

  @Test("The reducer of bindings writes what they write, and others see which property it was")
  func bindings() async {
    let store = TestStore(initialState: Row.State(id: 1)) { Row() }
    await store.send(.set(\.title, "Milk")) { $0.title = "Milk" }
    await store.send(\.binding.isDone, true) { $0.isDone = true }
  }
}

@Reducer struct Nothing {}
