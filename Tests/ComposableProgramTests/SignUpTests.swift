import ComposableArchitecture
import SwiftUI
import TenureTesting
import Testing

// A sign-up in steps: a stack of screens that write one shared value, handed on in parts, and a dialog that ends it.

private struct SignUpData: Equatable {
  var name = ""
  var topics: Set<Topic> = []
}

private enum Topic: String, CaseIterable, Identifiable {
  case design = "Design"
  case tests = "Tests"

  var id: Self { self }
}

@Reducer
private struct SignUp {
  @Reducer(state: .equatable)
  enum Path {
    case name(NameStep)
    case topics(TopicsStep)
    case summary(SummaryStep)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    @Shared(value: SignUpData()) var data
    var isDone = false
  }

  enum Action { case path(StackActionOf<Path>) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.element(_, .name(.delegate(.next)))):
        state.path.append(.topics(TopicsStep.State(topics: state.$data.topics)))
      case .path(.element(_, .topics(.delegate(.next)))):
        state.path.append(.summary(SummaryStep.State(data: state.$data)))
      case .path(.element(_, .summary(.editNameTapped))):
        if let first = state.path.ids.first { state.path.pop(to: first) }
      case .path(.element(_, .summary(.delegate(.submitted)))):
        state.path.removeAll()
        state.isDone = true
      case .path:
        break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

@Reducer
private struct NameStep {
  @ObservableState
  struct State: Equatable { @Shared var data: SignUpData }

  enum Action {
    case delegate(Delegate)
    case nextTapped

    @CasePathable enum Delegate { case next }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .nextTapped = action, !state.data.name.isEmpty else { return .none }
      return .send(.delegate(.next))
    }
  }
}

@Reducer
private struct TopicsStep {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Never>?
    @Shared var topics: Set<Topic>
  }

  enum Action {
    case alert(PresentationAction<Never>)
    case delegate(Delegate)
    case nextTapped

    @CasePathable enum Delegate { case next }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .nextTapped = action else { return .none }
      guard state.topics.isEmpty else { return .send(.delegate(.next)) }
      state.alert = AlertState { TextState("Choose at least one topic.") }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@Reducer
private struct SummaryStep {
  @Reducer(state: .equatable)
  enum Destination {
    case dialog(ConfirmationDialogState<Dialog>)
    case topics(TopicsStep)

    @CasePathable enum Dialog { case submit }
  }

  @ObservableState
  struct State: Equatable {
    @Shared var data: SignUpData
    @Presents var destination: Destination.State?
  }

  enum Action {
    case delegate(Delegate)
    case destination(PresentationAction<Destination.Action>)
    case editNameTapped
    case editTopicsTapped
    case submitTapped

    @CasePathable enum Delegate { case submitted }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.dialog(.submit))):
        return .send(.delegate(.submitted))
      case .destination(.presented(.topics(.delegate(.next)))):
        state.destination = nil
      case .editTopicsTapped:
        state.destination = .topics(TopicsStep.State(topics: state.$data.topics))
      case .submitTapped:
        state.destination = .dialog(
          ConfirmationDialogState(titleVisibility: .visible) {
            TextState("Submit?")
          } actions: {
            ButtonState(action: .submit) { TextState("Submit now") }
            ButtonState(role: .cancel) { TextState("Not yet") }
          })
      case .delegate, .destination, .editNameTapped:
        break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

private struct SignUpView: View {
  @Bindable var store: StoreOf<SignUp>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Form {
        NavigationLink("Sign up", state: SignUp.Path.State.name(NameStep.State(data: store.$data)))
        if store.isDone { Text("Welcome, \(store.data.name)") }
      }
      .navigationTitle("Start")
    } destination: { store in
      switch store.case {
      case let .name(store): NameStepView(store: store)
      case let .topics(store): TopicsStepView(store: store)
      case let .summary(store): SummaryStepView(store: store)
      }
    }
  }
}

private struct NameStepView: View {
  let store: StoreOf<NameStep>

  var body: some View {
    Form {
      TextField("Name", text: Binding(store.$data.name))
      Button("Next") { store.send(.nextTapped) }
    }
    .navigationTitle("Name")
  }
}

private struct TopicsStepView: View {
  @Bindable var store: StoreOf<TopicsStep>

  var body: some View {
    Form {
      ForEach(Topic.allCases) { topic in
        Toggle(topic.rawValue, isOn: Binding(store.$topics[contains: topic]))
      }
      Button("Next") { store.send(.nextTapped) }
    }
    .navigationTitle("Topics")
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

extension Set {
  fileprivate subscript(contains element: Element) -> Bool {
    get { contains(element) }
    set { if newValue { insert(element) } else { remove(element) } }
  }
}

private struct SummaryStepView: View {
  @Bindable var store: StoreOf<SummaryStep>

  var body: some View {
    Form {
      Text("\(store.data.name): \(store.data.topics.map(\.rawValue).sorted().joined(separator: ", "))")
      Button("Edit name") { store.send(.editNameTapped) }
      Button("Edit topics") { store.send(.editTopicsTapped) }
      Button("Submit") { store.send(.submitTapped) }
    }
    .navigationTitle("Summary")
    .sheet(item: $store.scope(state: \.destination?.topics, action: \.destination.topics)) { store in
      NavigationStack { TopicsStepView(store: store) }
    }
    .confirmationDialog($store.scope(state: \.destination?.dialog, action: \.destination.dialog))
  }
}

@MainActor @Suite struct SignUpTests {
  @Test("Steps write one value, each its part; a later screen goes back to an earlier one, or edits in a sheet")
  func steps() async throws {
    let screen = Screen { SignUpView(store: Store(initialState: SignUp.State()) { SignUp() }) }
    try screen.link("Sign up").tap()
    try screen.button("Next").tap()
    #expect(screen.title == "Name")
    try screen.textField("Name").type("Ada")
    try screen.button("Next").tap()
    #expect(screen.title == "Topics")
    try screen.button("Next").tap()
    #expect(screen.shows("Choose at least one topic."))
    try screen.alert.button("OK").tap()
    try screen.toggle("Tests").tap()
    try screen.button("Next").tap()
    #expect(screen.shows("Ada: Tests"))
    try screen.button("Edit topics").tap()
    try screen.sheet.toggle("Design").tap()
    try screen.sheet.button("Next").tap()
    #expect(!screen.hasSheet && screen.shows("Ada: Design, Tests"))
    try screen.button("Edit name").tap()
    await screen.settle()
    #expect(screen.title == "Name")
    try screen.textField("Name").replace(with: "Blob")
    try screen.button("Next").tap()
    try screen.button("Next").tap()
    #expect(screen.shows("Blob: Design, Tests"))
    try screen.button("Submit").tap()
    try screen.alert.button("Not yet").tap()
    #expect(screen.title == "Summary")
    try screen.button("Submit").tap()
    try screen.alert.button("Submit now").tap()
    await screen.settle()
    #expect(screen.title == "Start" && screen.shows("Welcome, Blob") && screen.issues.isEmpty)
  }

  @Test("The same, step by step, where it matters")
  func tested() async {
    let store = TestStore(initialState: SignUp.State()) { SignUp() }
    store.exhaustivity = .off
    await store.send(\.path.push, (id: 0, state: .name(NameStep.State(data: store.state.$data))))
    store.state.$data.withLock { $0.name = "Ada" }
    await store.send(\.path[id: 0].name.nextTapped)
    await store.receive(\.path[id: 0].name.delegate.next) { $0.path[id: 1] = .topics(.init(topics: $0.$data.topics)) }
    await store.send(\.path[id: 1].topics.nextTapped) {
      $0.path[id: 1, case: \.topics]?.alert = AlertState { TextState("Choose at least one topic.") }
    }
    await store.send(\.path[id: 1].topics.alert.dismiss)
    store.state.$data.withLock { $0.topics = [.design] }
    await store.send(\.path[id: 1].topics.nextTapped)
    await store.receive(\.path[id: 1].topics.delegate.next)
    await store.send(\.path[id: 2].summary.submitTapped)
    await store.send(\.path[id: 2].summary.destination.dialog.submit)
    await store.receive(\.path[id: 2].summary.delegate.submitted) {
      $0.path.removeAll()
      $0.isDone = true
    }
  }
}
