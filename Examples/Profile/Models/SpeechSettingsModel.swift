import Observation

/// What a screen shows of the speech settings: the client owns them, and the screen follows.
@MainActor
@Observable
final class SpeechSettingsModel {
  private(set) var settings: SpeechSettings

  private let client: SpeechSettingsClient

  init(client: SpeechSettingsClient) {
    self.client = client
    settings = client.get()
  }

  func follow() async {
    for await settings in client.observe() {
      self.settings = settings
    }
  }

  func change(to settings: SpeechSettings) {
    self.settings = settings
    client.set(settings)
  }
}
