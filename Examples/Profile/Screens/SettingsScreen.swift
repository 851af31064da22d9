import SwiftUI

struct SettingsScreen: View {
  @Environment(UserSession.self) private var session
  @State private var speech: SpeechSettingsModel

  init(speech: SpeechSettingsClient) {
    _speech = State(initialValue: SpeechSettingsModel(client: speech))
  }

  var body: some View {
    Form {
      Section("Account") {
        LabeledContent("Signed in as", value: session.user?.name ?? "")
        NavigationLink("Edit profile") { ProfileScreen() }
      }
      SpeechSettingsSection(settings: Binding(get: { speech.settings }, set: { speech.change(to: $0) }))
    }
    .navigationTitle("Settings")
    .task { await speech.follow() }
  }
}
