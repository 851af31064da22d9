import Foundation
import SwiftUI

/// Owns the speech settings: whoever needs them asks it, and whoever stays on the screen observes it.
struct SpeechSettingsClient: Sendable {
  var get: @MainActor @Sendable () -> SpeechSettings
  var set: @MainActor @Sendable (SpeechSettings) -> Void
  /// Begins with the present settings.
  var observe: @MainActor @Sendable () -> AsyncStream<SpeechSettings>
}

extension SpeechSettingsClient {
  @MainActor
  static func stored(in defaults: UserDefaults) -> Self {
    let storage = Storage(defaults: defaults)
    return Self(get: { storage.settings }, set: { storage.settings = $0 }, observe: { storage.observe() })
  }

  @MainActor
  private final class Storage {
    private let defaults: UserDefaults
    private var observers: [UUID: AsyncStream<SpeechSettings>.Continuation] = [:]

    init(defaults: UserDefaults) {
      self.defaults = defaults
    }

    var settings: SpeechSettings {
      get {
        guard let data = defaults.data(forKey: "speech") else { return SpeechSettings() }
        return (try? JSONDecoder().decode(SpeechSettings.self, from: data)) ?? SpeechSettings()
      }
      set {
        defaults.set(try? JSONEncoder().encode(newValue), forKey: "speech")
        for observer in observers.values { observer.yield(newValue) }
      }
    }

    func observe() -> AsyncStream<SpeechSettings> {
      let (stream, continuation) = AsyncStream.makeStream(of: SpeechSettings.self, bufferingPolicy: .bufferingNewest(1))
      let id = UUID()
      observers[id] = continuation
      continuation.onTermination = { _ in
        Task { @MainActor in self.observers[id] = nil }
      }
      continuation.yield(settings)
      return stream
    }
  }
}

extension EnvironmentValues {
  @Entry var speechSettings = SpeechSettingsClient(
    get: { SpeechSettings() }, set: { _ in }, observe: { AsyncStream { $0.finish() } })
}
