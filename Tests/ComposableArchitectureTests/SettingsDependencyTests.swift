import ComposableArchitecture
import Synchronization
import Testing

// Dependency ownership, as the third seed document has it: a client that gets, sets and observes.

struct SpeechSettings: Equatable, Sendable {
  var rate = 1
}

struct SpeechSettingsClient: Sendable {
  var get: @Sendable () -> SpeechSettings
  var set: @Sendable (SpeechSettings) async throws -> Void
  var observe: @Sendable () -> AsyncStream<SpeechSettings>
}

extension SpeechSettingsClient: TestDependencyKey {
  static let testValue = SpeechSettingsClient(
    get: unimplemented("get", placeholder: SpeechSettings()), set: unimplemented("set"),
    observe: unimplemented("observe", placeholder: AsyncStream { $0.finish() }))

  /// The truth in memory. Whoever begins to observe a stream that replays hears first of what is so already.
  static func inMemory(replays: Bool = true) -> SpeechSettingsClient {
    struct Truth {
      var settings = SpeechSettings()
      var observers: [AsyncStream<SpeechSettings>.Continuation] = []
    }
    final class Box: Sendable { let truth = Mutex(Truth()) }
    let box = Box()
    return SpeechSettingsClient(
      get: { box.truth.withLock(\.settings) },
      set: { new in
        box.truth.withLock {
          $0.settings = new
          for observer in $0.observers { observer.yield(new) }
        }
      },
      observe: {
        let (stream, continuation) = AsyncStream.makeStream(of: SpeechSettings.self)
        box.truth.withLock {
          if replays { continuation.yield($0.settings) }
          $0.observers.append(continuation)
        }
        return stream
      })
  }
}

extension DependencyValues {
  var speechSettings: SpeechSettingsClient {
    get { self[SpeechSettingsClient.self] }
    set { self[SpeechSettingsClient.self] = newValue }
  }
}

/// Reads and writes, and is the only one that writes while it is there: get and set.
struct SpeechSettingsFeature: Reducer {
  struct State: Equatable {
    var settings: SpeechSettings

    init() {
      @Dependency(\.speechSettings) var client
      settings = client.get()
    }
  }

  enum Action: Equatable { case faster }

  @Dependency(\.speechSettings) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.settings.rate += 1
      return .none
    }
    .onChange(of: \.settings) { _, new in
      Reduce { _, _ in .run { _ in try await client.set(new) } }
    }
  }
}

/// Reads what others write while it is there: get and observe.
struct ListeningQuiz: Reducer {
  struct State: Equatable {
    var settings: SpeechSettings

    init() {
      @Dependency(\.speechSettings) var client
      settings = client.get()
    }
  }

  enum Action: Equatable { case onTask, settingsUpdated(SpeechSettings) }

  @Dependency(\.speechSettings) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onTask:
        return .run { send in
          for await settings in client.observe() { await send(.settingsUpdated(settings)) }
        }
      case .settingsUpdated(let settings):
        state.settings = settings
        return .none
      }
    }
  }
}

@MainActor @Suite struct SettingsDependencyTests {
  @Test("Who gets and sets writes the truth; who observes hears of it; who only got it goes stale")
  func ownedByADependency() async {
    let client = SpeechSettingsClient.inMemory()
    let form = TestStore(initialState: SpeechSettingsFeature.State()) {
      SpeechSettingsFeature()
    } withDependencies: {
      $0.speechSettings = client
    }
    let quiz = TestStore(initialState: ListeningQuiz.State()) {
      ListeningQuiz()
    } withDependencies: {
      $0.speechSettings = client
    }
    let stale = TestStore(initialState: ListeningQuiz.State()) {
      ListeningQuiz()
    } withDependencies: {
      $0.speechSettings = client
    }
    let observing = await quiz.send(.onTask)
    // The stream replays: what is so already comes first.
    await quiz.receive(.settingsUpdated(SpeechSettings(rate: 1)))
    await form.send(.faster) { $0.settings.rate = 2 }
    await form.finish()
    await quiz.receive(.settingsUpdated(SpeechSettings(rate: 2))) { $0.settings.rate = 2 }
    #expect(client.get() == SpeechSettings(rate: 2) && stale.state.settings.rate == 1)
    await observing.cancel()
  }

  @Test("A client that the test has not given says which of its functions was used")
  func notGiven() {
    let messages = issues { _ = ListeningQuiz.State() }
    #expect(messages.count >= 1 && messages.allSatisfy { $0.contains("get") || $0.contains("speechSettings") })
  }
}
