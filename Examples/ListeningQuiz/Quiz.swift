import ComposableArchitecture
import SwiftUI

/// A word that is heard, and the words it may be.
struct Question: Equatable {
  let word: String
  let choices: [String]

  static let all = [
    Question(word: "ship", choices: ["ship", "sheep"]), Question(word: "bet", choices: ["bat", "bet"]),
    Question(word: "thin", choices: ["tin", "thin"]),
  ]
}

/// Plays a word and asks which one it was. How words are spoken belongs to the speech client; the quiz observes it for as
/// long as it runs, also while its settings lie over it.
@Reducer struct Quiz {
  @ObservableState struct State: Equatable {
    var questions = Question.all
    var number = 0
    var score = 0
    /// A copy, kept up to date by observing.
    var speech: SpeechSettings
    var problem: String?
    @Presents var settings: SpeechSettingsForm.State?

    init(questions: [Question] = Question.all) {
      @Dependency(\.speech) var client
      self.questions = questions
      speech = client.get()
    }

    var question: Question? { questions.indices.contains(number) ? questions[number] : nil }
  }

  enum Action {
    case appeared
    case listenTapped
    case answered(String)
    case settingsTapped
    case speechChanged(SpeechSettings)
    case failed(String)
    case settings(PresentationAction<SpeechSettingsForm.Action>)
  }

  @Dependency(\.speech) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { send in
          for await settings in client.observe() { await send(.speechChanged(settings)) }
        }
      case .listenTapped:
        guard let word = state.question?.word else { return .none }
        state.problem = nil
        return .run { _ in
          try await client.say(word)
        } catch: { error, send in
          await send(.failed("\(error)"))
        }
      case .answered(let word):
        if word == state.question?.word { state.score += 1 }
        state.number += 1
        return .none
      case .settingsTapped:
        state.settings = SpeechSettingsForm.State()
        return .none
      case .speechChanged(let settings):
        state.speech = settings
        return .none
      case .failed(let problem):
        state.problem = problem
        return .none
      case .settings: return .none
      }
    }
    .ifLet(\.$settings, action: \.settings) { SpeechSettingsForm() }
  }
}

struct QuizView: View {
  @Bindable var store: StoreOf<Quiz>

  var body: some View {
    NavigationStack {
      VStack {
        if let question = store.question {
          Text("Question \(store.number + 1) of \(store.questions.count)")
          Button("Listen") { store.send(.listenTapped) }
          ForEach(question.choices, id: \.self) { word in
            Button(word) { store.send(.answered(word)) }
          }
        } else {
          Text("\(store.score) of \(store.questions.count) right")
        }
        Text("\(store.speech.wordsPerMinute) words a minute")
        if let problem = store.problem { Text(problem) }
      }
      .navigationTitle("What do you hear?")
      .toolbar { Button("Settings") { store.send(.settingsTapped) } }
      .sheet(item: $store.scope(state: \.settings, action: \.settings)) { SpeechSettingsView(store: $0) }
    }
    .task { await store.send(.appeared).finish() }
  }
}

@main struct ListeningQuizProgram: App {
  @State private var store = Store(initialState: Quiz.State()) { Quiz() }

  var body: some Scene {
    WindowGroup { QuizView(store: store) }
  }
}
