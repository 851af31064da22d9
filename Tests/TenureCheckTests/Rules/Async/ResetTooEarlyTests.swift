import TenureCheck
import Testing

/// What is shown for a while is taken back by whoever showed it, and not by who came before.
@Suite struct ResetTooEarlyTests {
  private static func banner(_ later: String, set: String = "text = words", members: String = "") -> String {
    """
    @MainActor @Observable final class Banner {
      var text: String?
      \(members)
      func show(_ words: String) {
        \(set)
        \(later)
      }
    }
    struct Harbour: View {
      @State private var banner = Banner()
      var body: some View { Button(banner.text ?? "Call") { banner.show("Ahoy") } }
    }
    """
  }

  private static let wrong = banner(
    "DispatchQueue.main.asyncAfter(deadline: .now() + 2) { /*!*/ self.text = nil }")

  static let pairs = [
    Pair(
      "whatever is there by then; the same words",
      bad: wrong,
      good: banner(
        "DispatchQueue.main.asyncAfter(deadline: .now() + 2) { if self.text == words { self.text = nil } }"),
      severity: .warning),
    Pair(
      "a task that nobody keeps; one that the next cancels",
      bad: banner("Task { try? await Task.sleep(for: .seconds(2)); /*!*/ text = nil }"),
      good: banner(
        "hiding?.cancel()\n    hiding = Task { try? await Task.sleep(for: .seconds(2)); text = nil }",
        members: "@ObservationIgnored var hiding: Task<Void, Never>?")),
    Pair(
      "the caller's words; the same each time", bad: wrong,
      good: banner(
        "DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.text = nil }", set: "text = \"Saved\"")),
    Pair(
      "with an animation; with a text of the function's own",
      bad: banner(
        "Task { try? await Task.sleep(for: .seconds(2)); withAnimation { /*!*/ text = nil } }",
        set: "withAnimation { text = words }"),
      good: banner(
        "Task { try? await Task.sleep(for: .seconds(2)); withAnimation { text = nil } }",
        set: "withAnimation { text = \"Saved\" }")),
    Pair(
      "a timer; a timer that goes on",
      bad: banner("Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in /*!*/ self.text = nil }"),
      good: banner("Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in self.text = nil }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(AsyncResultWithoutSupersession.self) }
}
