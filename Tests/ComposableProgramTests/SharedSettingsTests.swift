import ComposableArchitecture
import SwiftUI
import TenureTesting
import Testing

// Settings that two tabs share: in user defaults, in a file, in memory; each key with its own value to begin with.

private struct Profile: Codable, Equatable {
  var name = "Blob"
  var theme = Theme.light

  enum Theme: String, Codable, CaseIterable { case light, dark }
}

private struct Score: Codable, Equatable {
  private(set) var count = 0
  private(set) var highest = 0

  mutating func add(_ number: Int) {
    count += number
    highest = max(highest, count)
  }
}

extension SharedKey where Self == AppStorageKey<Bool>.Default {
  fileprivate static var isSoundOn: Self { Self[.appStorage("isSoundOn"), default: true] }
}

extension SharedKey where Self == FileStorageKey<Profile>.Default {
  fileprivate static var profile: Self {
    Self[.fileStorage(.documentsDirectory.appending(component: "shared-profile.json")), default: Profile()]
  }
}

extension SharedKey where Self == InMemoryKey<Score>.Default {
  fileprivate static var score: Self { Self[.inMemory("score"), default: Score()] }
}

@Reducer
private struct Play {
  @ObservableState
  struct State: Equatable {
    @Shared(.score) var score
    @Shared(.isSoundOn) var isSoundOn
    @SharedReader(.profile) var profile
  }

  enum Action { case added, removed }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.$score.withLock { $0.add(action == .added ? 1 : -1) }
      return .none
    }
  }
}

@Reducer
private struct Preferences {
  @ObservableState
  struct State: Equatable {
    @Shared(.score) var score
    @Shared(.profile) var profile
    @SharedReader(.isSoundOn) var isSoundOn
  }

  enum Action {
    case nameChanged(String)
    case resetTapped
    case themeChanged(Profile.Theme)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .nameChanged(name): state.$profile.name.withLock { $0 = name }
      case .resetTapped: state.$score.withLock { $0 = Score() }
      case let .themeChanged(theme): state.$profile.withLock { $0.theme = theme }
      }
      return .none
    }
  }
}

@Reducer
private struct Tabs {
  @ObservableState
  struct State: Equatable {
    var tab = Tab.play
    var play = Play.State()
    var preferences = Preferences.State()

    enum Tab { case play, preferences }
  }

  enum Action {
    case play(Play.Action)
    case preferences(Preferences.Action)
    case tabSelected(State.Tab)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.play, action: \.play) { Play() }
    Scope(state: \.preferences, action: \.preferences) { Preferences() }
    Reduce { state, action in
      if case let .tabSelected(tab) = action { state.tab = tab }
      return .none
    }
  }
}

private struct TabsView: View {
  @Bindable var store: StoreOf<Tabs>

  var body: some View {
    TabView(selection: $store.tab.sending(\.tabSelected)) {
      PlayView(store: store.scope(state: \.play, action: \.play))
        .tag(Tabs.State.Tab.play)
        .tabItem { Text("Play") }
      PreferencesView(store: store.scope(state: \.preferences, action: \.preferences))
        .tag(Tabs.State.Tab.preferences)
        .tabItem { Text("Preferences") }
    }
  }
}

private struct PlayView: View {
  let store: StoreOf<Play>

  var body: some View {
    Form {
      Text("\(store.profile.name) has \(store.score.count)")
      Button("Add") { store.send(.added) }
      Button("Remove") { store.send(.removed) }
      Toggle("Sound", isOn: Binding(store.$isSoundOn))
    }
  }
}

private struct PreferencesView: View {
  @Bindable var store: StoreOf<Preferences>

  var body: some View {
    Form {
      Text("Highest \(store.score.highest)")
      Text(store.isSoundOn ? "Sound is on" : "Sound is off")
      TextField("Name", text: $store.profile.name.sending(\.nameChanged))
      Picker("Theme", selection: $store.profile.theme.sending(\.themeChanged)) {
        ForEach(Profile.Theme.allCases, id: \.self) { Text($0.rawValue) }
      }
      Button("Reset") { store.send(.resetTapped) }
    }
  }
}

@MainActor @Suite struct SharedSettingsTests {
  @Test("What one tab writes the other shows, wherever it is kept")
  func tabs() async throws {
    let screen = Screen { TabsView(store: Store(initialState: Tabs.State()) { Tabs() }) }
    try screen.button("Add").tap()
    try screen.button("Add").tap()
    try screen.button("Remove").tap()
    try screen.toggle("Sound").tap()
    #expect(screen.shows("Blob has 1"))
    try screen.tab("Preferences").tap()
    #expect(screen.shows("Highest 2") && screen.shows("Sound is off"))
    try screen.textField("Name").replace(with: "Ada")
    try screen.picker("Theme").choose("dark")
    try screen.button("Reset").tap()
    #expect(try screen.picker("Theme").value == "dark")
    try screen.tab("Play").tap()
    #expect(screen.shows("Ada has 0") && screen.issues.isEmpty)
  }

  @Test("A step says which shared value it changes, and another feature's copy of it is the same value")
  func steps() async {
    let store = TestStore(initialState: Tabs.State()) { Tabs() }
    await store.send(\.play.added) { $0.play.$score.withLock { $0.add(1) } }
    #expect(store.state.preferences.score == store.state.play.score)
    await store.send(\.preferences.nameChanged, "Ada") { $0.preferences.$profile.withLock { $0.name = "Ada" } }
    #expect(store.state.play.profile.name == "Ada")
    await store.send(\.preferences.resetTapped) { $0.preferences.$score.withLock { $0 = Score() } }
  }
}
