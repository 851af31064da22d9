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

@MainActor @Suite struct CallerLineTests {
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
