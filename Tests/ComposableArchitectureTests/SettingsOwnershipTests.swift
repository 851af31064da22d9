import ComposableArchitecture
import Testing

// The fourth case of the document's table: settings that a feature writes, and that are changed elsewhere too.

/// Reads, writes, and hears of what others write: get, set and observe.
private struct SharedSettingsForm: Reducer {
  struct State: Equatable {
    var settings: SpeechSettings

    init() {
      @Dependency(\.speechSettings) var client
      settings = client.get()
    }
  }

  enum Action: Equatable { case onTask, faster, settingsUpdated(SpeechSettings) }

  @Dependency(\.speechSettings) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onTask:
        return .run { send in
          // Observed before they are read: what is written between the two is heard of.
          let changes = client.observe()
          await send(.settingsUpdated(client.get()))
          for await settings in changes { await send(.settingsUpdated(settings)) }
        }
      case .faster:
        state.settings.rate += 1
        return .run { [settings = state.settings] _ in try await client.set(settings) }
      case .settingsUpdated(let settings):
        // Heard and not written back: by then somebody else may have written something newer.
        state.settings = settings
        return .none
      }
    }
  }
}

@MainActor @Suite struct SettingsOwnershipTests {
  private func store<R: Reducer>(
    _ client: SpeechSettingsClient, _ state: @autoclosure () -> R.State, _ reducer: R
  ) -> TestStoreOf<R> where R.State: Equatable {
    TestStore(initialState: state()) {
      reducer
    } withDependencies: {
      $0.speechSettings = client
    }
  }

  @Test func whoWritesAndHearsOfOthersIsNeverStaleAndWritesNothingTwice() async {
    let writes = LockIsolated<[Int]>([])
    var client = SpeechSettingsClient.inMemory(replays: false)
    client.set = { [set = client.set] settings in
      writes.withValue { $0.append(settings.rate) }
      try await set(settings)
    }
    let one = store(client, SharedSettingsForm.State(), SharedSettingsForm())
    let other = store(client, SharedSettingsForm.State(), SharedSettingsForm())
    let tasks = [await one.send(.onTask), await other.send(.onTask)]
    await one.receive(.settingsUpdated(SpeechSettings(rate: 1)))
    await other.receive(.settingsUpdated(SpeechSettings(rate: 1)))

    await one.send(.faster) { $0.settings.rate = 2 }
    await one.receive(.settingsUpdated(SpeechSettings(rate: 2)))
    await other.receive(.settingsUpdated(SpeechSettings(rate: 2))) { $0.settings.rate = 2 }
    await other.send(.faster) { $0.settings.rate = 3 }
    await other.receive(.settingsUpdated(SpeechSettings(rate: 3)))
    await one.receive(.settingsUpdated(SpeechSettings(rate: 3))) { $0.settings.rate = 3 }

    #expect(writes.value == [2, 3] && client.get().rate == 3)
    for task in tasks { await task.cancel() }
  }

  @Test func streamThatDoesNotReplayLosesWhatWasWrittenBeforeItBegan() async throws {
    let client = SpeechSettingsClient.inMemory(replays: false)
    let quiz = store(client, ListeningQuiz.State(), ListeningQuiz())
    try await client.set(SpeechSettings(rate: 5))
    let observing = await quiz.send(.onTask)
    #expect(quiz.state.settings.rate == 1)
    try await client.set(SpeechSettings(rate: 6))
    await quiz.receive(.settingsUpdated(SpeechSettings(rate: 6))) { $0.settings.rate = 6 }
    await observing.cancel()
  }

  @Test func settingsThatAreReadOnceMoreAfterAStreamHasBegunLoseNothing() async throws {
    let client = SpeechSettingsClient.inMemory(replays: false)
    let form = store(client, SharedSettingsForm.State(), SharedSettingsForm())
    try await client.set(SpeechSettings(rate: 5))
    let observing = await form.send(.onTask)
    await form.receive(.settingsUpdated(SpeechSettings(rate: 5))) { $0.settings.rate = 5 }
    await observing.cancel()
  }
}
