import TenureCheck
import Testing

@Suite struct SubjectBesidePropertyTests {
  private static func gate(
    _ lock: String, subject: String = "CurrentValueSubject<Bool, Never>(false)", more: String = ""
  )
    -> String
  {
    """
    final class Gate: ObservableObject {
      @Published private(set) var isOpen = false
      let changes = \(subject)
      func open() { isOpen = true; changes.send(true) }
      func close() { isOpen = false; changes.send(false) }
      func lock() { \(lock) }
      \(more)
    }
    """
  }

  private static let wrong = gate("/*!*/ isOpen = false")

  static let pairs = [
    Pair("one of both; both", bad: wrong, good: gate("isOpen = false; changes.send(false)"), severity: .warning),
    Pair("a value; events", bad: wrong, good: gate("isOpen = false", subject: "PassthroughSubject<Bool, Never>()")),
    Pair("itself; by a function that it calls", bad: wrong, good: gate("isOpen = false; close()")),
    Pair(
      "alone; by who calls it", bad: wrong,
      good: gate("isOpen = false", more: "func leave() { lock(); changes.send(false) }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StoredDerivedState.self) }
}
