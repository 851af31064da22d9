import SwiftUI

struct SpeechSettingsSection: View {
  @Binding var settings: SpeechSettings

  var body: some View {
    Section("Speech") {
      Picker("Voice", selection: $settings.voice) {
        ForEach(SpeechSettings.Voice.allCases) { voice in
          Text(voice.rawValue).tag(voice)
        }
      }
      Slider(value: $settings.rate, in: 0.5...2) {
        Text("Rate")
      } minimumValueLabel: {
        Image(systemName: "tortoise")
      } maximumValueLabel: {
        Image(systemName: "hare")
      }
    }
  }
}
