import SwiftUI

struct QuizScreen: View {
  @State private var quiz = QuizModel()
  @State private var speech: SpeechSettingsModel
  @State private var answer = ""
  @State private var showsSettings = false
  private let client: SpeechSettingsClient

  init(speech client: SpeechSettingsClient) {
    _speech = State(initialValue: SpeechSettingsModel(client: client))
    self.client = client
  }

  var body: some View {
    Form {
      Section("Score \(quiz.score)") {
        Text("How much is \(quiz.question)?")
        TextField("Answer", text: $answer)
          .keyboardType(.numberPad)
          .onSubmit(check)
      }
      Section {
        Text("Speaking: \(speech.settings.voice.rawValue), rate \(speech.settings.rate, specifier: "%.1f")")
      }
    }
    .navigationTitle("Quiz")
    .toolbar {
      Button("Speech", systemImage: "speaker.wave.2") { showsSettings = true }
    }
    .sheet(isPresented: $showsSettings) {
      SettingsScreen(speech: client)
        .presentationDetents([.medium])
    }
    .task { await speech.follow() }
  }

  private func check() {
    if let number = Int(answer) { quiz.answer(number) }
    answer = ""
  }
}
