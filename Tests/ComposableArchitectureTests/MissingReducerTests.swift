import ComposableArchitecture
import SwiftUI
import TenureTesting
import Testing

/// A feature whose reducer forgets what its view presents and pushes.
@Reducer private struct Forgetful {
  @ObservableState struct State: Equatable {
    @Presents var open: Row.State? = Row.State(id: 1)
    var path = StackState<Row.State>()
  }

  enum Action {
    case open(PresentationAction<Row.Action>)
    case path(StackActionOf<Row>)
  }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

private struct ForgetfulView: View {
  @Bindable var store: StoreOf<Forgetful>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      NavigationLink("Push", state: Row.State(id: 2))
        .sheet(item: $store.scope(state: \.open, action: \.open)) { _ in Text("A sheet") }
    } destination: { _ in
      Text("A screen")
    }
  }
}

/// A feature whose reducer forgets its rows and its guest.
@Reducer private struct Careless {
  @ObservableState struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1)]
    var guest: Row.State? = Row.State(id: 2)
    var count = 0
  }

  enum Action {
    case rows(IdentifiedActionOf<Row>)
    case guest(Row.Action)
  }

  var answers: (inout State) -> Effect<Action> = { _ in .none }

  var body: some ReducerOf<Self> { Reduce { state, _ in answers(&state) } }
}

/// Features in features, with all their reducers.
@Reducer private struct Around {
  @Reducer struct Inner {
    @ObservableState struct State: Equatable {
      var row = Row.State(id: 1)
      var guest: Row.State? = Row.State(id: 2)
    }

    enum Action { case row(Row.Action), guest(Row.Action) }

    var body: some ReducerOf<Self> {
      Scope(state: \.row, action: \.row) { Row() }
      EmptyReducer().ifLet(\.guest, action: \.guest) { Row() }
    }
  }

  @ObservableState struct State: Equatable { var inner: Inner.State? = Inner.State() }
  enum Action { case inner(Inner.Action) }

  var body: some ReducerOf<Self> { EmptyReducer().ifLet(\.inner, action: \.inner) { Inner() } }
}

@MainActor @Suite struct MissingReducerTests {
  private func messages(_ careless: Careless) -> [String] {
    let store = Store(initialState: Careless.State()) { careless }
    return issues {
      store.scope(state: \.rows, action: \.rows).first?.send(.toggled)
      store.scope(state: \.guest, action: \.guest)?.send(.toggled)
    }
  }

  @Test func actionThatNoReducerAnswersIsAnIssue() {
    #expect(
      messages(Careless())
        == ["forEach", "ifLet"].map { operation in
          """
          An action was sent to a feature, and nothing came of it.

            Action: Row.Action.toggled
            State: Row.State

          No reducer answers the feature's actions. Add '.\(operation)' with its state and its action to the reducer of the \
          feature around it.
          """
        })
  }

  @Test func actionThatTheParentAnswersIsNone() {
    #expect(
      messages(
        Careless {
          $0.count += 1
          return .none
        }) == [])
    #expect(messages(Careless { _ in .run { _ in } }) == [])
  }

  @Test func actionOfAFeatureInsideOfAnotherOneIsNone() {
    let store = Store(initialState: Careless.State()) {
      Careless().ifLet(\.guest, action: \.guest) { Row() }.forEach(\.rows, action: \.rows) { Row() }
    }
    let outer = Store(initialState: Around.State()) { Around() }
    #expect(
      issues {
        store.scope(state: \.guest, action: \.guest)?.send(.binding(.set(\.title, "")))
        outer.scope(state: \.inner, action: \.inner)?.scope(state: \.row, action: \.row).send(
          .binding(.set(\.title, "")))
        outer.scope(state: \.inner, action: \.inner)?.scope(state: \.guest, action: \.guest)?
          .send(.binding(.set(\.title, "")))
      } == [])
  }

  @Test func actionOfWhichAFeatureMakesNothingIsNone() {
    let store = Store(initialState: Rows.State(rows: [Row.State(id: 1)])) { Rows() }
    #expect(
      issues {
        store.scope(state: \.rows, action: \.rows).first?.send(.binding(.set(\.title, "")))
      } == [])
  }

  @Test("A presentation that no 'ifLet' answers for is an issue when it is dismissed")
  func missingIfLet() throws {
    let screen = Screen(ForgetfulView(store: Store(initialState: Forgetful.State()) { Forgetful() }))
    let found = issues { #expect(throws: Never.self) { try screen.dismiss() } }
    #expect(
      found == [
        """
        What was presented has been dismissed, and its state is still there.

          Action: Forgetful.Action.open(.dismiss)
          State: Row.State, in Forgetful.State

        No reducer answers '.dismiss'. Add '.ifLet' with this state and this action to the reducer of 'Forgetful.State': it \
        sets the state to nil.
        """
      ])
  }

  @Test("A stack that no 'forEach' answers for is an issue when a screen is pushed")
  func missingForEach() throws {
    var state = Forgetful.State()
    state.open = nil
    let screen = Screen(ForgetfulView(store: Store(initialState: state) { Forgetful() }))
    let found = issues { #expect(throws: Never.self) { try screen.link("Push").tap() } }
    #expect(
      found == [
        """
        A screen was to be pushed on a stack, and the stack is as it was.

          Stack: of Row.State, with 0 elements

        No reducer answers the actions of the stack. Add '.forEach' with its state and its action to the reducer that has \
        the stack: it pushes and pops.
        """
      ])
  }
}
