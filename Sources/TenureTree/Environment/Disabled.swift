extension EnvironmentValues {
  /// False inside `.disabled(true)`.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

public struct _DisabledModifier {
  let disabled: Bool
}

extension _DisabledModifier: EnvironmentWriting {
  package func write(to values: inout EnvironmentValues) { values.isEnabled = values.isEnabled && !disabled }
}

extension View {
  /// Disables the controls inside. An outer `disabled(true)` is not undone by an inner false.
  public func disabled(_ disabled: Bool) -> some View {
    style(.disabled, .flag(disabled)).modifier(_DisabledModifier(disabled: disabled))
  }
}
