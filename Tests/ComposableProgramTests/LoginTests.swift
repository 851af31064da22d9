import ComposableArchitecture
import SwiftUI
import TenureTesting
import Testing

// An app whose state is an enum: logged in or not; a second step that is pushed; actions of the view's own.

@DependencyClient
private struct AuthenticationClient: Sendable {
  var login: @Sendable (_ name: String, _ password: String) async throws -> Bool
  var confirm: @Sendable (_ code: String) async throws -> Void
}

private struct WrongPassword: LocalizedError {
  var errorDescription: String? { "The password is wrong." }
}

extension AuthenticationClient: DependencyKey {
  static let testValue = Self()
  static let liveValue = Self(
    login: { _, password in
      guard password != "wrong" else { throw WrongPassword() }
      return password == "twice"
    },
    confirm: { guard $0 == "1234" else { throw WrongPassword() } })
}

extension DependencyValues {
  fileprivate var authentication: AuthenticationClient {
    get { self[AuthenticationClient.self] }
    set { self[AuthenticationClient.self] = newValue }
  }
}

@Reducer
private struct Login {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var confirmation: Confirmation.State?
    var name = ""
    var password = ""
    var canLogIn = false
    var isLoading = false
  }

  enum Action: ViewAction {
    case alert(PresentationAction<Alert>)
    case confirmation(PresentationAction<Confirmation.Action>)
    case delegate(Delegate)
    case response(Result<Bool, any Error>)
    case view(View)

    enum Alert: Equatable {}

    @CasePathable enum Delegate: Equatable { case loggedIn(String) }

    @CasePathable enum View: BindableAction {
      case binding(BindingAction<State>)
      case loginTapped
    }
  }

  @Dependency(\.authentication) var authentication

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .alert, .delegate:
        return .none
      case .confirmation(.presented(.delegate(.confirmed))):
        return .send(.delegate(.loggedIn(state.name)))
      case .confirmation:
        return .none
      case let .response(.success(needsConfirmation)):
        state.isLoading = false
        guard needsConfirmation else { return .send(.delegate(.loggedIn(state.name))) }
        state.confirmation = Confirmation.State()
        return .none
      case let .response(.failure(error)):
        state.isLoading = false
        state.alert = AlertState { TextState(error.localizedDescription) }
        return .none
      case .view(.binding):
        state.canLogIn = !state.name.isEmpty && !state.password.isEmpty
        return .none
      case .view(.loginTapped):
        state.isLoading = true
        return .run { [name = state.name, password = state.password] send in
          await send(.response(Result { try await authentication.login(name: name, password: password) }))
        }
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$confirmation, action: \.confirmation) { Confirmation() }
  }
}

@Reducer
private struct Confirmation {
  @ObservableState
  struct State: Equatable {
    var code = ""
    var isWrong = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelTapped
    case confirmTapped
    case delegate(Delegate)
    case response(Result<Void, any Error>)

    @CasePathable enum Delegate { case confirmed }
  }

  @Dependency(\.authentication) var authentication
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.code) { _, _ in
        Reduce { state, _ in
          state.isWrong = false
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none
      case .cancelTapped:
        return .run { _ in await self.dismiss() }
      case .confirmTapped:
        return .run { [code = state.code] send in
          await send(.response(Result { try await authentication.confirm(code: code) }))
        }
      case .response(.success):
        return .send(.delegate(.confirmed))
      case .response(.failure):
        state.isWrong = true
        return .none
      }
    }
  }
}

@Reducer
private struct Game {
  @ObservableState
  struct State: Equatable {
    let player: String
    var score = 0
  }

  enum Action { case scored, logoutTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .scored = action { state.score += 1 }
      return .none
    }
  }
}

@Reducer
private struct Root {
  @ObservableState
  enum State: Equatable {
    case login(Login.State)
    case game(Game.State)
  }

  enum Action {
    case login(Login.Action)
    case game(Game.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .login(.delegate(.loggedIn(let name))): state = .game(Game.State(player: name))
      case .game(.logoutTapped): state = .login(Login.State())
      case .login, .game: break
      }
      return .none
    }
    .ifCaseLet(\.login, action: \.login) { Login() }
    .ifCaseLet(\.game, action: \.game) { Game() }
  }
}

private struct RootView: View {
  let store: StoreOf<Root>

  var body: some View {
    switch store.state {
    case .login:
      if let store = store.scope(state: \.login, action: \.login) {
        NavigationStack { LoginView(store: store) }
      }
    case .game:
      if let store = store.scope(state: \.game, action: \.game) {
        Text("\(store.player) has \(store.score)")
        Button("Score") { store.send(.scored) }
        Button("Log out") { store.send(.logoutTapped) }
      }
    }
  }
}

@ViewAction(for: Login.self)
private struct LoginView: View {
  @Bindable var store: StoreOf<Login>

  var body: some View {
    Form {
      TextField("Name", text: $store.name)
      SecureField("Password", text: $store.password)
      Button("Log in") { send(.loginTapped) }.disabled(!store.canLogIn)
      if store.isLoading { ProgressView() }
    }
    .disabled(store.isLoading)
    .navigationTitle("Login")
    .alert($store.scope(state: \.alert, action: \.alert))
    .navigationDestination(item: $store.scope(state: \.confirmation, action: \.confirmation)) {
      ConfirmationView(store: $0)
    }
  }
}

private struct ConfirmationView: View {
  @Bindable var store: StoreOf<Confirmation>

  var body: some View {
    Form {
      TextField("Code", text: $store.code)
      if store.isWrong { Text("Another code") }
      Button("Confirm") { store.send(.confirmTapped) }
      Button("Cancel") { store.send(.cancelTapped) }
    }
    .navigationTitle("Confirmation")
  }
}

@MainActor @Suite struct LoginTests {
  private func screen() -> Screen {
    Screen {
      RootView(
        store: Store(initialState: .login(Login.State())) {
          Root()
        } withDependencies: {
          $0.authentication = .liveValue
        })
    }
  }

  private func logIn(_ screen: Screen, _ password: String) async throws {
    try screen.textField("Name").replace(with: "Ada")
    try screen.secureField("Password").replace(with: password)
    try screen.button("Log in").tap()
    await screen.settle()
  }

  @Test("A wrong password is told, a right one leads into the game, and logging out begins anew")
  func inAndOut() async throws {
    let screen = screen()
    #expect(try !screen.button("Log in").isEnabled)
    try await logIn(screen, "wrong")
    #expect(screen.shows("The password is wrong."))
    try screen.alert.button("OK").tap()
    try await logIn(screen, "right")
    try screen.button("Score").tap()
    #expect(screen.shows("Ada has 1"))
    try screen.button("Log out").tap()
    #expect(screen.title == "Login" && screen.issues.isEmpty)
    #expect(try screen.textField("Name").value.isEmpty)
  }

  @Test("A second step is pushed; it can be cancelled, and its delegate action leads into the game")
  func twoSteps() async throws {
    let screen = screen()
    try await logIn(screen, "twice")
    #expect(screen.title == "Confirmation")
    try screen.button("Cancel").tap()
    await screen.settle()
    #expect(screen.title == "Login")
    try await logIn(screen, "twice")
    try screen.textField("Code").type("1")
    try screen.button("Confirm").tap()
    await screen.settle()
    #expect(screen.shows("Another code"))
    try screen.textField("Code").type("234")
    #expect(!screen.shows("Another code"))
    try screen.button("Confirm").tap()
    await screen.settle()
    #expect(screen.shows("Ada has 0") && screen.issues.isEmpty)
  }

  @Test("The same, step by step: the view's own actions, a key path through three features, a delegate action")
  func steps() async {
    let store = TestStore(initialState: Root.State.login(Login.State())) {
      Root()
    } withDependencies: {
      $0.authentication.login = { _, _ in true }
      $0.authentication.confirm = { _ in }
    }
    await store.send(\.login.view.binding.name, "Ada") { $0.modify(\.login) { $0.name = "Ada" } }
    await store.send(\.login.view.binding.password, "x") {
      $0.modify(\.login) {
        $0.password = "x"
        $0.canLogIn = true
      }
    }
    await store.send(\.login.view.loginTapped) { $0.modify(\.login) { $0.isLoading = true } }
    await store.receive(\.login.response.success, true) {
      $0.modify(\.login) {
        $0.isLoading = false
        $0.confirmation = Confirmation.State()
      }
    }
    await store.send(\.login.confirmation.binding.code, "1") {
      $0.modify(\.login) { $0.confirmation?.code = "1" }
    }
    await store.send(\.login.confirmation.confirmTapped)
    await store.receive(\.login.confirmation.response.success)
    await store.receive(\.login.confirmation.delegate.confirmed)
    await store.receive(\.login.delegate.loggedIn, "Ada") { $0 = .game(Game.State(player: "Ada")) }
  }
}
