import TenureRender

extension View {
  /// The name that assistive technology, and a test, know this element by.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    style("accessibilityLabel", .text(key.text))
  }
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    style("accessibilityLabel", .text(String(label)))
  }
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    style("accessibilityLabel", .text(label.plain))
  }
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    style("accessibilityHint", .text(key.text))
  }
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    style("accessibilityValue", .text(key.text))
  }
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    style("accessibilityValue", .text(String(value)))
  }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    style("accessibilityHidden", .flag(hidden))
  }
  /// A name for tests that no person sees.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    style("accessibilityIdentifier", .text(identifier))
  }
}
