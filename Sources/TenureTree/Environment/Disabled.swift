import TenureRender

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
  package func look(of values: EnvironmentValues) -> RenderModifier? {
    RenderModifier(.disabled, value: .flag(disabled))
  }
}

extension Bool: ShownEnvironmentValue {
  package static var look: EnvironmentLook<Bool> { .init(\.isEnabled, .disabled) { .flag(!$0) } }
}

extension View {
  /// Disables the controls inside. An outer `disabled(true)` is not undone by an inner false.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(disabled: disabled))
  }
}
