import ComposableArchitecture
import TenureTesting
import Testing

@Reducer private struct Lamp {
  @ObservableState struct State: Equatable {
    var isOn = false
    var name = ""
  }

  enum Action: ViewAction {
    case view(View)
    case broke

    @CasePathable enum View: BindableAction {
      case toggled
      case shaken
      case binding(BindingAction<State>)
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.toggled):
        state.isOn.toggle()
        return .none
      case .view(.shaken): return .send(.broke)
      case .view(.binding): return .none
      case .broke:
        state.name += ", broken"
        return .none
      }
    }
  }
}

@ViewAction(for: Lamp.self)
private struct LampView: View {
  @Bindable var store: StoreOf<Lamp>
  let animations: Animations

  var body: some View {
    Text(store.isOn ? "On" : "Off").transaction { animations.see($0) }
    TextField("Name", text: $store.name)
    Button("Toggle") { send(.toggled) }
    Button("Fade") { send(.toggled, animation: .linear) }
    Button("Shake") { send(.shaken) }
  }
}

@MainActor @Suite struct ViewActionTests {
  private let animations = Animations()
  private var screen: Screen {
    Screen(LampView(store: Store(initialState: Lamp.State()) { Lamp() }, animations: animations))
  }

  @Test("A view sends the actions of its case by their short names")
  func sent() throws {
    let screen = screen
    try screen.button("Toggle").tap()
    #expect(screen.shows("On"))
    #expect(animations.last == nil)
  }

  @Test("A view action with an animation animates what it changes")
  func animated() throws {
    let screen = screen
    try screen.button("Fade").tap()
    #expect(screen.shows("On"))
    #expect(animations.last == .linear)
  }

  @Test("Bindings of a view's own actions write the state")
  func bound() throws {
    let screen = screen
    try screen.textField("Name").replace(with: "Desk")
    try screen.button("Shake").tap()
    #expect(try screen.textField("Name").value == "Desk, broken")
  }

  @Test("A test store sends and receives view actions by their case")
  func stepped() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    await store.send(\.view.toggled) { $0.isOn = true }
    await store.send(\.view.binding.name, "Desk") { $0.name = "Desk" }
    await store.send(\.view.shaken)
    await store.receive(\.broke) { $0.name = "Desk, broken" }
  }
}
