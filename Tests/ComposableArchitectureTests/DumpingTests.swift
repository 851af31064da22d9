import ComposableArchitecture
import Testing

@Reducer private struct Address {
  @ObservableState struct State: Equatable {
    var street = "Main Street"
    var form = Form()
  }

  struct Form: Equatable { var town = "Springfield" }

  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer private struct Person {
  @ObservableState struct State: Equatable {
    var name = "Ada"
    var address = Address.State()
    @Presents var sheet: Address.State?
    @Presents var alert: AlertState<Int>?
    var path = StackState<Address.State>()
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Int>)
    case binding(BindingAction<State>)
    case path(StackActionOf<Address>)
    case sheet(PresentationAction<Address.Action>)
    case asked
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .asked = action {
        state.alert = AlertState {
          TextState("Delete ") + TextState("all").bold()
        } actions: {
          ButtonState(role: .destructive, action: 1) { TextState("Delete") }
        }
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$sheet, action: \.sheet) { Address() }
    .forEach(\.path, action: \.path) { Address() }
  }
}

private struct OlderState: Equatable {
  @BindingState var count = 1
  @PresentationState var open: String?
}

/// What people read of a state where a test fails: no insides of the library.
@MainActor @Suite struct DumpingTests {
  private func dump(_ value: Any) -> String {
    var text = ""
    customDump(value, to: &text)
    return text
  }

  @Test func wrappersOfTheOlderStyleAreTheirValues() {
    #expect(dump(OlderState()) == "OlderState(\n  _count: 1,\n  _open: nil\n)")
    var changed = OlderState()
    changed.count = 2
    changed.open = "settings"
    #expect(
      diff(OlderState(), changed) == """
          OlderState(
        -   _count: 1,
        +   _count: 2,
        -   _open: nil
        +   _open: "settings"
          )
        """)
  }

  @Test func elementsOfAStackStandUnderTheirIds() async {
    let store = TestStore(initialState: Person.State()) { Person() }
    let messages = await issues {
      await store.send(.path(.push(id: 0, state: Address.State()))) { $0.path[id: 1] = Address.State() }
    }
    #expect(
      messages == [
        """
        The state after the action is not what the test expects:

            Person.State(
              name: "Ada",
              address: Address.State(…),
              sheet: nil,
              alert: nil,
              path: [
          −     #1: Address.State(
          −       street: "Main Street",
          −       form: Address.Form(town: "Springfield")
          −     )
          +     #0: Address.State(
          +       street: "Main Street",
          +       form: Address.Form(town: "Springfield")
          +     )
              ]
            )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func alertIsItsWordsAndItsButtons() async {
    let store = TestStore(initialState: Person.State()) { Person() }
    let messages = await issues { await store.send(.asked) }
    #expect(
      messages.first?.contains(
        """
          −   alert: nil,
          +   alert: AlertState(
          +     title: "Delete <bold>all</bold>",
          +     message: nil,
          +     buttons: [
          +       [0]: ButtonState(
          +         role: .destructive,
          +         action: 1,
          +         label: "Delete"
          +       )
          +     ]
          +   ),
        """) == true)
  }

  @Test func whatABindingWritesHasTheNameOfItsProperty() {
    #expect(
      dump(Person.Action.binding(.set(\.name, "Grace"))) == """
        Person.Action.binding(
          .set(
            \\.name,
            "Grace"
          )
        )
        """)
    // An optimised build has an accessor more than once, and what cannot be told there is not guessed.
    #if DEBUG
      #expect("\(BindingAction<Person.State>.set(\.address.street, "x"))" == #".set(\.address.street, x)"#)
      #expect("\(BindingAction<Person.State>.set(\.address.form.town, "x"))" == #".set(\.address.form.town, x)"#)
    #endif
    #expect(dump(Person.Action.path(.popFrom(id: 2))) == "Person.Action.path(.popFrom(id: #2))")
  }
}
