import TenureCheck
import Testing

@Suite struct ListBesideListTests {
  private static func quiz(
    _ answers: String = "var answers: [String] = []", remove: String = "questions.remove(at: index)",
    add: String = "questions.append(question); answers.append(\"\")",
    shown: String = "quiz.questions[index] + quiz.answers[index]"
  ) -> String {
    """
    @Observable final class Quiz {
      var questions: [String] = []
      \(answers)
      func add(_ question: String) { \(add) }
      func remove(_ index: Int) { \(remove) }
    }
    struct Row: View { let quiz: Quiz; let index: Int; var body: some View { Text(\(shown)) } }
    """
  }

  private static let wrong = quiz("/*!*/ var answers: [String] = []")

  static let pairs = [
    Pair(
      "removed from one; from both", bad: wrong,
      good: quiz(remove: "questions.remove(at: index); answers.remove(at: index)"), severity: .warning),
    Pair(
      "inserted into one; into both",
      bad: quiz("/*!*/ var answers: [String] = []", remove: "answers.insert(\"\", at: index)"),
      good: quiz(remove: "answers.insert(\"\", at: index); questions.insert(\"\", at: index)")),
    Pair(
      "shown by one index; each by its own", bad: wrong, good: quiz(shown: "quiz.questions[index] + quiz.answers[0]")),
    Pair(
      "grown together; one that grows alone too", bad: wrong,
      good: quiz(
        remove: "answers.removeLast()",
        add: "answers.append(\"\"); if question.isEmpty { questions.append(question); answers.append(\"\") }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StoredDerivedState.self) }
}
