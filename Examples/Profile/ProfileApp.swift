import SwiftUI

@main
struct ProfileApp: App {
  @State private var session = UserSession(api: SampleUserAPI())
  private let speech = SpeechSettingsClient.stored(in: .standard)

  var body: some Scene {
    WindowGroup {
      HomeScreen()
        .environment(session)
        .environment(\.speechSettings, speech)
    }
  }
}
