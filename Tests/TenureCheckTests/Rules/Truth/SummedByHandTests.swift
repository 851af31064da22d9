import TenureCheck
import Testing

@Suite struct SummedByHandTests {
  private static func model(_ sum: String, _ methods: String) -> String {
    """
    struct Expense: Identifiable { let id: Int; var amount = 0.0 }
    @Observable final class Budget {
      var expenses: [Expense] = []
      \(sum)
      var isOver: Bool { spent > 100 }
      \(methods)
    }
    """
  }

  private static let grown = "func add(_ expense: Expense) { expenses.append(expense); spent += expense.amount }\n  "

  static let pairs = [
    Pair(
      "one is removed; computed",
      bad: model("/*!*/ var spent = 0.0", grown + "func remove(_ index: Int) { expenses.remove(at: index) }"),
      good: model(
        "var spent: Double { expenses.reduce(0) { $0 + $1.amount } }",
        "func add(_ expense: Expense) { expenses.append(expense) }"), severity: .warning),
    Pair(
      "one is replaced; taken off first",
      bad: model(
        "/*!*/ var spent = 0.0", grown + "func put(_ expense: Expense, at index: Int) { expenses[index] = expense }"),
      good: model(
        "var spent = 0.0",
        grown
          + "func put(_ expense: Expense, at index: Int) { spent -= expenses[index].amount; spent += expense.amount; expenses[index] = expense }"
      )),
    Pair(
      "some are removed; all are, and what was spent stays",
      bad: model("/*!*/ var spent = 0.0", grown + "func drop() { expenses.removeAll { $0.amount == 0 } }"),
      good: model("var spent = 0.0", grown + "func close() { expenses.removeAll() }")),
    Pair(
      "of what is added; of something else",
      bad: model("/*!*/ var spent = 0.0", grown + "func undo() { expenses.removeLast() }"),
      good: model(
        "var spent = 0.0",
        "func add(_ expense: Expense, _ trip: Expense) { expenses.append(expense); spent += trip.amount }\n  func undo() { expenses.removeLast() }"
      )),
    Pair(
      "a caller that forgets it; callers that keep it up",
      bad: model(
        "/*!*/ var spent = 0.0",
        grown + "func drop(_ index: Int) { expenses.remove(at: index) }\n  func undo() { drop(0) }"),
      good: model(
        "var spent = 0.0",
        grown
          + "private func drop(_ index: Int) { expenses.remove(at: index) }\n  func undo() { spent -= expenses[0].amount; drop(0) }"
      )),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StoredDerivedState.self) }
}
