import ComposableArchitecture
import Synchronization

/// How words are spoken.
struct SpeechSettings: Equatable, Sendable {
  var wordsPerMinute = 160
}

/// Owns the settings. Wrong: there is no way to hear of their changes, so everybody keeps a copy.
struct SpeechClient: Sendable {
  var get: @Sendable () -> SpeechSettings
  var set: @Sendable (SpeechSettings) -> Void
  var say: @Sendable (String, SpeechSettings) async throws -> Void
}

extension SpeechClient: DependencyKey {
  static let liveValue = SpeechClient.keeping { words, settings in
    print("Not heard: \(words) (\(settings.wordsPerMinute) words a minute)")
  }

  static func keeping(speaker: @escaping @Sendable (String, SpeechSettings) async throws -> Void) -> SpeechClient {
    let truth = Truth()
    return SpeechClient(
      get: { truth.settings.withLock { $0 } }, set: { new in truth.settings.withLock { $0 = new } }, say: speaker)
  }

  private final class Truth: Sendable { let settings = Mutex(SpeechSettings()) }
}

extension DependencyValues {
  var speech: SpeechClient {
    get { self[SpeechClient.self] }
    set { self[SpeechClient.self] = newValue }
  }
}
