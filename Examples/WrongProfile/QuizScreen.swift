import SwiftUI

struct QuizScreen: View {
  private let speech: SpeechSettings
  // Read once; what is set later is not heard of.
  @State private var isSlow: Bool
  @State private var showsSettings = false

  init(speech: SpeechSettings) {
    self.speech = speech
    _isSlow = State(initialValue: speech.isSlow)
  }

  var body: some View {
    VStack {
      Text(isSlow ? "Speaking slowly" : "Speaking fast")
      Button("Speech") { showsSettings = true }
    }
    .navigationTitle("Quiz")
    .sheet(isPresented: $showsSettings) {
      SpeechSheet(speech: speech)
    }
  }
}

struct SpeechSheet: View {
  let speech: SpeechSettings

  var body: some View {
    Button("Speak slowly") { speech.isSlow = true }
  }
}
