/// Something that must happen once can be started twice.
public struct SubmitWithoutGuardInModel: Rule {
  public static let about = RuleDescription(
    id: "submit-without-guard-in-model",
    title: "What must not happen twice must ask whether it already happens.",
    preset: .default,
    severity: .warning,
    wrong: """
      @MainActor @Observable final class CheckoutModel {
        var isPaying = false
        let shop: Shop

        init(shop: Shop) { self.shop = shop }

        func pay() async {
          isPaying = true
          await shop.charge()
          isPaying = false
        }
      }

      struct CheckoutView: View {
        let model: CheckoutModel
        var body: some View {
          Button("Pay") { Task { await model.pay() } }
        }
      }
      """,
    right: """
      @MainActor @Observable final class CheckoutModel {
        var isPaying = false
        let shop: Shop

        init(shop: Shop) { self.shop = shop }

        func pay() async {
          guard !isPaying else { return }
          isPaying = true
          await shop.charge()
          isPaying = false
        }
      }

      struct CheckoutView: View {
        let model: CheckoutModel
        var body: some View {
          Button("Pay") { Task { await model.pay() } }
        }
      }
      """,
    why: """
      Each tap starts a task of its own. While the first waits, the second goes through the same lines: an order is \
      placed twice, a message sent twice. A flag that is only set, and never asked, stops nobody.
      """,
    evidence: """
      A button that leads to a method which sends, pays, creates, deletes or signs in, or an action that awaits \
      such a call of a service itself. A method that appends the page it waits for, and that the rows of a list call. A button that puts another task with a loop, or another timer, into a property, and \
      does not end the one before. A token that each caller renews who comes while it is renewed.
      """,
    quiet: """
      A method that asks for a state of its own before the first `await` (by `guard`, `if` or `switch`, also by way \
      of a function) or cancels the run before; a page of which only what is new is appended; a button \
      that is disabled or gone meanwhile; a tap that closes the screen; alerts and menus; a method that is told \
      by a key what to work on; one that only asks for something (`get`, `fetch`, `load`) or deletes each of \
      several things.
      """,
    options: [RuleOption("verbs", .words(Submission.verbs), "With which words the name of such a method begins.")])

  public static func findings(in project: Project) -> [Finding] {
    submissions(in: project).compactMap(finding)
      + SubmissionInButton.findings(in: project) { project.words("verbs", of: Self.self, at: $0) }
      + SubmittedByAction.findings(in: project) { project.words("verbs", of: Self.self, at: $0) }
      + PageAskedTwice.findings(in: project) + StartedTwice.findings(in: project)
      + RefreshedTwice.findings(of: Self.self, in: project)
  }

  static func submissions(in project: Project) -> [Submission] {
    Submission.all(in: project) { project.words("verbs", of: Self.self, at: $0) }
  }

  static func finding(_ submission: Submission) -> Finding? {
    guard !submission.guardsItself, let open = submission.openButton else { return nil }
    let method = submission.method.name
    var evidence = [Evidence(open.button, "this button starts it with each tap")]
    // A flag that a button sets before cannot be asked for in the method.
    let flag = submission.flag.flatMap { $0.write.assignment?.child(.right)?.text == "true" ? $0 : nil }
    if let flag { evidence.append(Evidence(flag.write, "'\(flag.member.name)' is set here, and not asked before")) }
    let first = submission.firstWait.kind == .call ? "call" : "first 'await'"
    return Finding(
      Self.self, at: submission.firstWait,
      fact: "While '\(method)' of \(submission.type.name) waits for '\(submission.awaited.excerpt)', nothing stops it "
        + "from being started again.",
      evidence: evidence,
      consequence:
        "Two quick taps go through it twice: '\(submission.done.calledName ?? method)' is called two times.",
      advice: flag.map {
        "Begin '\(method)' with 'guard !\($0.member.name) else { return }', and set '\($0.member.name)' before the "
          + first + "."
      } ?? "Keep whether it runs in a property, and ask for it and set it before the \(first).")
  }
}
