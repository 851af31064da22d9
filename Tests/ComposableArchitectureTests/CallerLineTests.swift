import ComposableArchitecture
import IssueReporting
import Testing

/// Features of every kind, each put in at a line of its own.
@Reducer private struct Lines {
  @CasePathable enum Tab: Equatable {
    case row(Row.State)
    case other
  }

  @ObservableState struct State: Equatable {
    var guest: Row.State?
    @Presents var sheet: Row.State?
    var rows: IdentifiedArrayOf<Row.State> = []
    var path = StackState<Row.State>()
    var tab = Tab.other
  }

  enum Action {
    case guest(Row.Action)
    case sheet(PresentationAction<Row.Action>)
    case rows(IdentifiedActionOf<Row>)
    case path(StackActionOf<Row>)
    case tab(TabAction)
    case other(TabAction)
  }

  @CasePathable enum TabAction { case row(Row.Action) }

  struct TabReducer: Reducer {
    var body: some Reducer<Tab, TabAction> {
      EmptyReducer().ifCaseLet(\.row, action: \.row, then: { Row() }, line: 5)
    }
  }

  struct OtherReducer: Reducer {
    var body: some Reducer<Tab, TabAction> {
      Scope(state: \.row, action: \.row, child: { Row() }, line: 6)
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.tab, action: \.tab) { TabReducer() }
    Scope(state: \.tab, action: \.other) { OtherReducer() }
    EmptyReducer()
      .ifLet(\.guest, action: \.guest, then: { Row() }, line: 1)
      .ifLet(\.$sheet, action: \.sheet, destination: { Row() }, line: 2)
      .forEach(\.rows, action: \.rows, element: { Row() }, line: 3)
      .forEach(\.path, action: \.path, destination: { Row() }, line: 4)
  }
}

/// Keeps where issues are reported.
private final class Places: IssueReporter, @unchecked Sendable {
  var lines: [UInt] = []
  var messages: [String] = []

  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    lines.append(line)
    messages.append(message().map { String($0.prefix { $0 != "\n" }) } ?? "")
  }
}

/// An action that leads to itself again.
private struct Endless: Reducer {
  func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
    state += 1
    return .send(action)
  }
}

@MainActor @Suite struct CallerLineTests {
  @Test func endlessActionsAreAnIssueAtTheLineWhereTheStoreWasMade() {
    let places = Places()
    withIssueReporters([places]) {
      _ = Store(initialState: 0, reducer: { Endless() }, line: 7).send(true)
    }
    #expect(places.lines == [7])
    #expect(places.messages == ["200000 actions followed from one without a pause. The last were:"])
  }

  @Test func storeOfAnElementThatIsGoneIsAnIssue() {
    let store = Store(initialState: Rows.State(rows: [Row.State(id: 1), Row.State(id: 2)])) { Rows() }
    let stores = store.scope(state: \.rows, action: \.rows)
    let first = stores.first
    store.send(.removed(2))
    var last: StoreOf<Row>?
    let messages = issues { last = stores.last }
    #expect(
      messages == [
        """
        The store of an element was asked for that is not there any more.

          Element: Row.State
          Id: 2

        Another element's store was given. Do not keep what 'scope(state:action:)' returns for an array: call it in the \
        body that shows the elements.
        """
      ])
    #expect(last === first)
  }

  @Test(
    "An action for a feature that is not there is an issue at the line where the feature was put in, and changes nothing"
  )
  func lines() {
    let store = Store(initialState: Lines.State()) { Lines() }
    let places = Places()
    withIssueReporters([places]) {
      store.send(.guest(.toggled))
      store.send(.sheet(.presented(.toggled)))
      store.send(.rows(.element(id: 7, action: .toggled)))
      store.send(.path(.element(id: 7, action: .toggled)))
      store.send(.tab(.row(.toggled)))
      store.send(.other(.row(.toggled)))
    }
    #expect(places.lines == [1, 2, 3, 4, 5, 6])
    #expect(
      places.messages == [
        "An 'ifLet' on 'Row.State' received an action for a feature that is not there.",
        "An 'ifLet' on 'Row.State' received an action for a feature that is not shown.",
        "A 'forEach' on 'Row.State' received an action for an element that is not there.",
        "A 'forEach' on 'Row.State' received an action for an element that is not on the stack.",
        "An 'ifCaseLet' on 'Row.State' received an action for a feature while the state is another case.",
        "A 'Scope' received an action for the case 'Row.State' of 'Lines.Tab', while the state is another case.",
      ])
    #expect(store.withState { $0 } == Lines.State())
  }
}
