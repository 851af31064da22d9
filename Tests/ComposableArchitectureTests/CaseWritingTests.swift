import ComposableArchitecture
import Testing

@Reducer private struct Page {
  @ObservableState struct State: Equatable { var title = "" }
  enum Action: Equatable { case renamed }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.title = "Renamed"
      return .none
    }
  }
}

@Reducer private struct Root {
  @Reducer enum Path { case page(Page), other(Page) }

  @ObservableState struct State: Equatable {
    var path = StackState<Path.State>()
    @Presents var destination: Path.State?
    var shown: IdentifiedArrayOf<Path.State> = []
  }

  enum Action {
    case path(StackActionOf<Path>)
    case destination(PresentationAction<Path.Action>)
    case shown(IdentifiedActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.path, action: \.path)
      .forEach(\.shown, action: \.shown)
      .ifLet(\.$destination, action: \.destination)
  }
}

extension Root.Path.State: Equatable, Identifiable {
  var id: Int { if case .page = self { 1 } else { 2 } }
}

@MainActor @Suite struct CaseWritingTests {
  @Test func elementOfAStackIsChangedInItsCase() async throws {
    let store = TestStore(initialState: Root.State(path: StackState([.page(Page.State())]))) { Root() }
    let id = try #require(store.state.path.ids.first)
    await store.send(\.path[id: id].page.renamed) { $0.path[id: id, case: \.page]?.title = "Renamed" }
    #expect(store.state.path[id: id, case: \.page]?.title == "Renamed")
    #expect(store.state.path[id: id, case: \.other] == nil)
  }

  @Test func presentedFeatureIsChangedInItsCase() async {
    let store = TestStore(initialState: Root.State(destination: .page(Page.State()))) { Root() }
    await store.send(\.destination.page.renamed) { $0.$destination[case: \.page]?.title = "Renamed" }
  }

  @Test func changeInAnotherCaseChangesNothing() {
    var state = Root.State(destination: .page(Page.State(title: "As it was")))
    let messages = issues {
      state.$destination[case: \.other]?.title = "New"
      state.$destination[case: \.other] = nil
    }
    #expect(state == Root.State(destination: .page(Page.State(title: "As it was"))))
    #expect(messages.count == 2 && messages.allSatisfy { $0.contains("Value: nil\n  Case: Root.Path.State.page") })
  }

  @Test func nilTakesTheElementAway() throws {
    var state = Root.State(path: StackState([.page(Page.State())]), destination: .page(Page.State()))
    state.path[id: try #require(state.path.ids.first), case: \.page] = nil
    state.$destination[case: \.page] = nil
    #expect(state.path.isEmpty && state.destination == nil)
  }

  @Test func stackIsPoppedToAndFromAnElement() {
    let pages = (0..<4).map { Root.Path.State.page(Page.State(title: "\($0)")) }
    var path = StackState(pages)
    path.pop(to: path.ids[2])
    #expect(Array(path) == Array(pages[...2]))
    path.pop(from: path.ids[1])
    #expect(Array(path) == [pages[0]])
    path.pop(to: StackElementID(integerLiteral: 1_000))
    #expect(Array(path) == [pages[0]])
  }

  @Test func valueOfAnotherCaseIsAnIssue() {
    let messages = issues {
      var state = Root.State(destination: .page(Page.State()))
      state.$destination[case: \.other] = Page.State(title: "New")
      #expect(state.destination == .page(Page.State()))
    }
    #expect(
      messages == [
        """
        A value of type 'Page.State' was written to a case, and this is another case.

          Value: Page.State(title: "New")
          Case: Root.Path.State.page(Page.State(title: ""))

        Nothing was changed. Assign the whole case, or ask 'is(_:)' before.
        """
      ])
  }

  @Test func arrayOfAnEnumReducersStateNeedsNoClosure() async {
    let store = TestStore(initialState: Root.State(shown: [.page(Page.State()), .other(Page.State())])) { Root() }
    await store.send(\.shown[id: 2].other.renamed) { $0.shown[id: 2] = .other(Page.State(title: "Renamed")) }
  }
}
