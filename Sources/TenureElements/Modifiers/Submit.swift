@_spi(Tree) import TenureTree

/// The events that `onSubmit` may wait for.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What one `onSubmit` does, and when.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: Unchecked<() -> Void>
}

struct SubmitKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

extension View {
  /// Runs `action` when a user submits a field inside, or with `.search` a search.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
    transformEnvironment(\.submitActions) {
      $0.append(SubmitAction(triggers: triggers, action: Unchecked(value: action)))
    }
  }

  /// Keeps submissions inside from reaching an `onSubmit` around it.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}

extension EnvironmentValues {
  var submitActions: [SubmitAction] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension ElementNode {
  /// Return was pressed here: the innermost `onSubmit` first.
  package func submit(_ trigger: SubmitTriggers = .text) {
    let actions = EnvironmentValues(scope: environment).submitActions
    for action in actions.reversed() where action.triggers.contains(trigger) { action.action.value() }
  }
}
