/// The events that `onSubmit` may wait for.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

struct SubmitKey: EnvironmentKey {
  static var defaultValue: [Unchecked<() -> Void>] { [] }
}

extension View {
  /// Runs `action` when a person submits a field inside. Nothing searches yet, so `.search` alone never comes.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
    transformEnvironment(\.submitActions) {
      if triggers.contains(.text) { $0.append(Unchecked(value: action)) }
    }
  }
}

extension EnvironmentValues {
  var submitActions: [Unchecked<() -> Void>] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension ElementNode {
  /// Return was pressed here: the innermost `onSubmit` first.
  func submit() {
    for action in EnvironmentValues(scope: environment).submitActions.reversed() { action.value() }
  }
}
