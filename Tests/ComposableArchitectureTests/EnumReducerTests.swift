import ComposableArchitecture
import TenureTesting
import Testing

private struct Meeting: Equatable { var title: String }

@Reducer private struct Page {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action: Equatable { case increment }
  var step = 1

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += step
      return .none
    }
  }
}

@Reducer private struct App {
  @Reducer enum Path {
    case page(Page = Page(step: 10))
    case meeting(Meeting, attendees: Int)
    @ReducerCaseIgnored case note(String)
  }

  @Reducer(state: .equatable, .sendable, action: .equatable) enum Destination {
    case page(Page)
    @ReducerCaseEphemeral case tip(Page)
  }

  @ObservableState struct State: Equatable {
    var path = StackState<Path.State>()
    @Presents var destination: Destination.State?
  }

  enum Action {
    case path(StackActionOf<Path>)
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path).ifLet(\.$destination, action: \.destination)
  }
}

extension App.Path.State: Equatable {}

@Reducer private struct Help {
  @ObservableState struct State: Equatable { var topic = "Start" }
}

/// No action of it can be made: its features have none. Compiled in Swift 6 mode, which is strict about such enums.
@Reducer private enum Reading {
  case help(Help)
}

/// The same with two of them.
@Reducer private enum Handbook {
  case help(Help)
  case glossary(Help)
}

/// A feature that says itself that it has no actions, and one that has nothing else.
@Reducer private struct Banner {
  @ObservableState struct State: Equatable { var text = "Welcome" }
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer private enum Front {
  case banner(Banner)
  case question(AlertState<Banner.Action>)
}

@Reducer private enum Nowhere {}

private struct AppView: View {
  @Bindable var store: StoreOf<App>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Root")
    } destination: { store in
      switch store.case {
      case .page(let store): Button("Page \(store.count)") { store.send(.increment) }
      case .meeting(let meeting, let attendees): Text("\(meeting.title) of \(attendees)")
      case .note(let text): Text(text)
      }
    }
  }
}

/// An app as an enum, whose reducer goes from one feature to the next.
@Reducer(state: .equatable) private enum Program {
  case page(Page)
  case game(Page)

  static var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .page(.increment):
        state = .game(Page.State(count: 100))
        return .none
      case .game: return .none
      }
    }
    .ifCaseLet(\.page, action: \.page) { Page() }
    .ifCaseLet(\.game, action: \.game) { Page(step: 5) }
  }
}

@MainActor @Suite struct EnumReducerTests {
  @Test func casesThatHoldNoFeatureAreShownOnAStack() async throws {
    let store = Store(
      initialState: App.State(
        path: StackState([.page(Page.State()), .note("A note"), .meeting(Meeting(title: "Design"), attendees: 3)]))
    ) { App() }
    let screen = Screen { AppView(store: store) }
    #expect(screen.shows("Design of 3"))
    store.send(.path(.popFrom(id: try #require(store.path.ids.last))))
    await screen.settle()
    #expect(screen.shows("A note"))
  }

  @Test func featureOfACaseIsTheOneThatTheCaseMakes() async throws {
    let store = TestStore(initialState: App.State(path: StackState([.page(Page.State())]))) { App() }
    let id = try #require(store.state.path.ids.first)
    await store.send(\.path[id: id].page.increment) { $0.path[id: id] = .page(Page.State(count: 10)) }
  }

  @Test func stateAndActionsHaveTheConformancesThatWereAskedFor() async {
    func isSendable(_ value: some Sendable) -> Bool { true }
    #expect(App.Destination.Action.page(.increment) == .page(.increment))
    #expect(App.Destination.State.page(Page.State()) != .tip(Page.State()))
    #expect(isSendable(App.Destination.State.page(Page.State())))
  }

  @Test func ephemeralCaseGoesWithItsFirstAction() async {
    let store = TestStore(initialState: App.State(destination: .tip(Page.State()))) { App() }
    await store.send(\.destination.tip.increment) { $0.destination = nil }
  }

  @Test func featuresOfAnEnumNeedNoActions() {
    let reading = Store(initialState: Reading.State.help(Help.State(topic: "Lists"))) { Reading.body }
    switch reading.case {
    case .help(let store): #expect(store.topic == "Lists")
    }
    let handbook = Store(initialState: Handbook.State.glossary(Help.State())) { Handbook.body }
    #expect(handbook.state.is(\.glossary) && !handbook.state.is(\.help))
  }

  @Test("Features may say that they have no actions, and an enum of features may have none")
  func noCases() {
    let front = Store(initialState: Front.State.banner(Banner.State(text: "Hello"))) { Front.body }
    switch front.case {
    case .banner(let store): #expect(store.text == "Hello")
    case .question: Issue.record("There is no question.")
    }
    #expect(Array(Banner.Action.allCasePaths) == [] && Array(Nowhere.State.allCasePaths) == [])
  }

  @Test func enumMaySayItselfWhatItsReducerIs() async {
    let store = TestStore(initialState: Program.State.page(Page.State())) { Program.body }
    await store.send(.page(.increment)) { $0 = .game(Page.State(count: 100)) }
    await store.send(.game(.increment)) { $0.modify(\.game) { $0.count = 105 } }
  }
}
