import ComposableArchitecture
import Synchronization

/// How words are spoken.
struct SpeechSettings: Equatable, Sendable {
  var wordsPerMinute = 160
  var voice = "en"
}

/// Speaks, and owns the settings of it: whoever is interested gets, sets and observes them here, and keeps no truth.
struct SpeechClient: Sendable {
  var get: @Sendable () -> SpeechSettings
  var set: @Sendable (SpeechSettings) -> Void
  /// The settings now and after each change.
  var observe: @Sendable () -> AsyncStream<SpeechSettings>
  /// Returns when it is said.
  var say: @Sendable (String) async throws -> Void
}

extension SpeechClient: DependencyKey {
  static let liveValue = SpeechClient.keeping(SpeechSettings(), speaker: ESpeak.installed?.say ?? noteUnspoken)

  static let testValue = SpeechClient(
    get: unimplemented("SpeechClient.get", placeholder: SpeechSettings()), set: unimplemented("SpeechClient.set"),
    observe: unimplemented("SpeechClient.observe", placeholder: AsyncStream { $0.finish() }),
    say: unimplemented("SpeechClient.say"))

  /// Keeps the settings in memory, and has somebody speak with them.
  static func keeping(
    _ settings: SpeechSettings, speaker: @escaping @Sendable (String, SpeechSettings) async throws -> Void
  ) -> SpeechClient {
    let truth = SettingsInMemory(settings)
    return SpeechClient(
      get: { truth.settings }, set: { truth.set($0) }, observe: { truth.observe() },
      say: { try await speaker($0, truth.settings) })
  }
}

extension DependencyValues {
  var speech: SpeechClient {
    get { self[SpeechClient.self] }
    set { self[SpeechClient.self] = newValue }
  }
}

private final class SettingsInMemory: Sendable {
  private struct State {
    var settings: SpeechSettings
    var observers: [UUID: AsyncStream<SpeechSettings>.Continuation] = [:]
  }

  private let state: Mutex<State>

  init(_ settings: SpeechSettings) { state = Mutex(State(settings: settings)) }

  var settings: SpeechSettings { state.withLock(\.settings) }

  func set(_ new: SpeechSettings) {
    state.withLock {
      $0.settings = new
      for observer in $0.observers.values { observer.yield(new) }
    }
  }

  func observe() -> AsyncStream<SpeechSettings> {
    let (stream, continuation) = AsyncStream.makeStream(of: SpeechSettings.self)
    let id = UUID()
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.observers.removeValue(forKey: id) }
    }
    state.withLock {
      continuation.yield($0.settings)
      $0.observers[id] = continuation
    }
    return stream
  }
}
