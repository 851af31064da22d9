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

@MainActor @Suite struct MissingReducerTests {
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
