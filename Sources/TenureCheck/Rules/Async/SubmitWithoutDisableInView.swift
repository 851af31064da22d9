/// A button stays enabled while what it has started runs.
public struct SubmitWithoutDisableInView: Rule {
  public static let about = RuleDescription(
    id: "submit-without-disable-in-view",
    title: "A button whose work must not happen twice shows that it is at work.",
    preset: .strict,
    severity: .info,
    wrong: """
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
            .disabled(model.isPaying)
        }
      }
      """,
    why: """
      A button that looks the same after a tap is tapped again. Where the model takes no second start, nothing happens \
      and nobody knows why; where it does, it happens twice.
      """,
    evidence: """
      A button that leads to a method which sends, pays, creates, deletes or signs in. Where the method itself \
      takes a second start, the finding is a warning.
      """,
    quiet: """
      A button that is, or stands in what is, disabled or replaced by the model's state; a tap that closes the \
      screen; alerts and menus.
      """)

  public static func findings(in project: Project) -> [Finding] {
    SubmitWithoutGuardInModel.submissions(in: project).flatMap { submission in
      let isOpen = SubmitWithoutGuardInModel.finding(submission) != nil
      return submission.buttons.filter { !submission.isStopped($0) }.map { finding($0, of: submission, isOpen) }
    }
  }

  private static func finding(_ button: SubmitButton, of submission: Submission, _ isOpen: Bool) -> Finding {
    let method = submission.method.name
    let flag = submission.flag?.member
    let state = flag.flatMap { path(to: $0, from: button) }
    return Finding(
      Self.self, at: button.button, severity: isOpen ? .warning : .info,
      fact: "The button stays enabled while '\(method)' of \(submission.type.name) runs.",
      evidence: [Evidence(submission.firstWait, "'\(method)' waits here")]
        + (flag.map { [Evidence($0.node, "this tells that it runs")] } ?? []),
      consequence: isOpen
        ? "A second tap starts '\(method)' again while the first still waits."
        : "A second tap does nothing, and nobody sees why.",
      advice: state.map { "Add '.disabled(\($0))'." }
        ?? "Let \(submission.type.name) tell that '\(method)' runs, and disable the button by it.",
      fix: state.map { state in
        let end = button.button.range.upperBound
        let edit = Edit(in: button.button.file, range: end..<end, with: ".disabled(\(state))")
        return Fix(isSafe: false, title: "Disable it while it runs", edits: [edit])
      })
  }

  /// `model.isPaying`, as far as the button's view can say it.
  private static func path(to flag: Member, from button: SubmitButton) -> String? {
    guard let call = button.calls.last else { return nil }
    if call.kind == .reference { return flag.name }
    guard let base = call.child(.base), base.kind == .reference, !flag.isPrivate else { return nil }
    return base.name == "self" ? flag.name : "\(base.name).\(flag.name)"
  }
}
