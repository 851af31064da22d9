import Foundation
import TenureRender
@_spi(Tree) import TenureTree

// Values that modifiers set and hosts use little of, for views and styles of the program's own that read them.

extension EnvironmentValues {
  /// The order of a menu's items, as `menuOrder(_:)` says.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  /// How buttons take room, as `buttonSizing(_:)` says.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
  /// The key that triggers the nearest control around; nil for none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
  /// Whether what has the keyboard shows a ring, as `focusEffectDisabled(_:)` says.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
  /// What scrolling does to the keyboard, as `scrollDismissesKeyboard(_:)` says.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }
  /// The bars of what is scrolled sideways, as `scrollIndicators(_:axes:)` says.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorsKey.self] }
    set { self[HorizontalIndicatorsKey.self] = newValue }
  }
  /// The bars of what is scrolled up and down, as `scrollIndicators(_:axes:)` says.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorsKey.self] }
    set { self[VerticalIndicatorsKey.self] = newValue }
  }
  /// How what is scrolled sideways bounces, as `scrollBounceBehavior(_:axes:)` says.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }
  /// How what is scrolled up and down bounces, as `scrollBounceBehavior(_:axes:)` says.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }
  /// How bright images may be, as `allowedDynamicRange(_:)` says; nil for what is usual.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
  /// The older name of `autocorrectionDisabled`.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled ? true : nil }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private struct ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }
private struct KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }
private struct IsFocusEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ScrollDismissesKeyboardModeKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}
private struct HorizontalIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct VerticalIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct HorizontalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct VerticalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct AllowedDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
