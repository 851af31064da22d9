@MainActor
final class SpeechSettings {
  static let shared = SpeechSettings()

  var isSlow = false
}
