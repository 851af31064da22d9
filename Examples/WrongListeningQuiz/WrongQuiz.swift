import ComposableArchitecture
import SwiftUI

/// The listening quiz gone wrong: it takes a copy of the settings when it begins, and believes in it.
@Reducer struct WrongQuiz {
  @ObservableState struct State: Equatable {
    var speech: SpeechSettings
    @Presents var settings: WrongSpeechForm.State?

    init() {
      @Dependency(\.speech) var client
      speech = client.get()
    }
  }

  enum Action {
    case listenTapped
    case settingsTapped
    case settings(PresentationAction<WrongSpeechForm.Action>)
  }

  @Dependency(\.speech) var client

  var body: some ReducerOf<Self> {
    // Wrong: nobody observes the client. What the sheet sets is the truth, and not what is shown and spoken here.
    Reduce { state, action in
      switch action {
      case .listenTapped:
        return .run { [speech = state.speech] _ in try await client.say("ship", speech) }
      case .settingsTapped:
        // Wrong: the sheet begins with the quiz's copy, not with what the client has.
        state.settings = WrongSpeechForm.State(speech: state.speech)
        return .none
      case .settings: return .none
      }
    }
    .ifLet(\.$settings, action: \.settings) { WrongSpeechForm() }
  }
}

/// Sets the settings with each change.
@Reducer struct WrongSpeechForm {
  @ObservableState struct State: Equatable { var speech: SpeechSettings }

  enum Action: BindableAction { case binding(BindingAction<State>) }

  @Dependency(\.speech) var client

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.speech) { _, new in
        Reduce { _, _ in .run { _ in client.set(new) } }
      }
  }
}

struct WrongQuizView: View {
  @Bindable var store: StoreOf<WrongQuiz>

  var body: some View {
    NavigationStack {
      VStack {
        Button("Listen") { store.send(.listenTapped) }
        Text("\(store.speech.wordsPerMinute) words a minute")
      }
      .toolbar { Button("Settings") { store.send(.settingsTapped) } }
      .sheet(item: $store.scope(state: \.settings, action: \.settings)) { WrongSpeechView(store: $0) }
    }
  }
}

struct WrongSpeechView: View {
  @Bindable var store: StoreOf<WrongSpeechForm>

  var body: some View {
    Form {
      Stepper("Speed: \(store.speech.wordsPerMinute)", value: $store.speech.wordsPerMinute, in: 80...300, step: 20)
    }
  }
}

@main struct WrongListeningQuizProgram: App {
  @State private var store = Store(initialState: WrongQuiz.State()) { WrongQuiz() }

  var body: some Scene {
    WindowGroup { WrongQuizView(store: store) }
  }
}
