import Observation

@MainActor
@Observable
final class QuizModel {
  private(set) var score = 0

  var question: String { "\(score + 2) × \(score + 3)" }

  func answer(_ number: Int) {
    if number == (score + 2) * (score + 3) { score += 1 }
  }
}
