import TenureRender
@_spi(Tree) import TenureTree

/// What becomes of the elements inside one that is made for assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = Self(name: "ignore")
  public static let contain = Self(name: "contain")
  public static let combine = Self(name: "combine")
}

extension View {
  /// Makes one element of the views inside, for assistive technology; a test finds them as they are.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    style(.accessibilityElement, .text(children.name))
  }
  /// The name that assistive technology, and a test, know this element by.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    style(.accessibilityLabel, .text(key.plain))
  }
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    style(.accessibilityLabel, .text(String(label)))
  }
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    style(.accessibilityLabel, .text(label.plain))
  }
  /// Says to assistive technology what the element does.
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    style(.accessibilityHint, .text(key.plain))
  }
  /// Says to assistive technology what the element does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    style(.accessibilityHint, .text(hint.plain))
  }
  /// Says to assistive technology what the element does.
  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    style(.accessibilityHint, .text(String(hint)))
  }
  /// Sets the value that assistive technology, and `value` in a test, read.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    style(.accessibilityValue, .text(value.plain))
  }
  /// Sets the value that assistive technology, and `value` in a test, read.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    style(.accessibilityValue, .text(key.plain))
  }
  /// Sets the value that assistive technology, and `value` in a test, read.
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    style(.accessibilityValue, .text(String(value)))
  }
  /// Hides the view from assistive technology.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    style(.accessibilityHidden, .flag(hidden))
  }
  /// A name for tests, which the user does not see.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    style(.accessibilityIdentifier, .text(identifier))
  }
  /// Removes traits for assistive technology. The browser does not show it.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    style(.accessibilityRemovedTraits, .text(traits.name))
  }
  /// Sets the order for assistive technology. The browser does not show it.
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> some View {
    style(.accessibilitySortPriority, .number(priority))
  }
  /// Sets the names for voice control. The browser does not show it.
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
    style(.accessibilityInputLabels, .list(labels.map { .text(String($0)) }))
  }
}

// Where `isEnabled` is false, the view says what it would say by itself.
extension View {
  /// The name that assistive technology, and a test, know this element by while `isEnabled` is true.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    said(.accessibilityLabel, .text(label.plain), isEnabled)
  }
  /// The name that assistive technology, and a test, know this element by while `isEnabled` is true.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    said(.accessibilityLabel, .text(key.plain), isEnabled)
  }
  /// The name that assistive technology, and a test, know this element by while `isEnabled` is true.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool)
    -> some View
  {
    said(.accessibilityLabel, .text(String(label)), isEnabled)
  }
  /// Sets the value that assistive technology reads while `isEnabled` is true.
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    said(.accessibilityValue, .text(value.plain), isEnabled)
  }
  /// Sets the value that assistive technology reads while `isEnabled` is true.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    said(.accessibilityValue, .text(key.plain), isEnabled)
  }
  /// Sets the value that assistive technology reads while `isEnabled` is true.
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool)
    -> some View
  {
    said(.accessibilityValue, .text(String(value)), isEnabled)
  }
  /// Says to assistive technology what the element does while `isEnabled` is true.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    said(.accessibilityHint, .text(hint.plain), isEnabled)
  }
  /// Says to assistive technology what the element does while `isEnabled` is true.
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    said(.accessibilityHint, .text(key.plain), isEnabled)
  }
  /// Says to assistive technology what the element does while `isEnabled` is true.
  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool)
    -> some View
  {
    said(.accessibilityHint, .text(String(hint)), isEnabled)
  }
  /// Hides the view from assistive technology while `isEnabled` is true.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    said(.accessibilityHidden, .flag(hidden), isEnabled)
  }
  /// Sets the names for voice control. The browser does not show it.
  public nonisolated func accessibilityInputLabels(_ labels: [Text]) -> some View {
    accessibilityInputLabels(labels.map(\.plain))
  }
  /// Sets the names for voice control. The browser does not show it.
  public nonisolated func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(labels.map(\.plain))
  }

  private nonisolated func said(_ name: ModifierName, _ value: AttributeValue, _ isEnabled: Bool) -> some View {
    modifier(SaidWhile(said: isEnabled ? RenderModifier(name, value: value) : nil))
  }
}

/// Says something to hosts, or nothing, without changing which view it is.
private struct SaidWhile {
  let said: RenderModifier?
}

extension SaidWhile: EnvironmentWriting {
  typealias Body = Never

  func write(to values: inout EnvironmentValues) {}
  func look(of values: EnvironmentValues) -> RenderModifier? { said }
}
