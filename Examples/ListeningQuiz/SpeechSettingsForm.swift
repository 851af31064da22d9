import ComposableArchitecture
import SwiftUI

/// Reads the settings once, and sets them with each change: while it is there nobody else changes them.
@Reducer struct SpeechSettingsForm {
  @ObservableState struct State: Equatable {
    var speech: SpeechSettings

    init() {
      @Dependency(\.speech) var client
      speech = client.get()
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case doneTapped
  }

  @Dependency(\.speech) var client
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.speech) { _, new in
        Reduce { _, _ in .run { _ in client.set(new) } }
      }
    Reduce { _, action in
      switch action {
      case .binding: .none
      case .doneTapped: .run { _ in await dismiss() }
      }
    }
  }
}

struct SpeechSettingsView: View {
  @Bindable var store: StoreOf<SpeechSettingsForm>

  var body: some View {
    Form {
      Stepper("Speed: \(store.speech.wordsPerMinute)", value: $store.speech.wordsPerMinute, in: 80...300, step: 20)
      Picker("Voice", selection: $store.speech.voice) {
        Text("British").tag("en")
        Text("American").tag("en-us")
      }
      Button("Done") { store.send(.doneTapped) }
    }
  }
}
