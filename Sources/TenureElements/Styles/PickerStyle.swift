import TenureRender
@_spi(Tree) import TenureTree

/// A style for pickers. A program cannot make its own: there is no `makeBody`.
public protocol PickerStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

/// The picker style of the context.
public struct DefaultPickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "automatic" }
  public init() {}
}

/// A picker that shows its choices as segments.
public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "segmented" }
  public init() {}
}

/// A picker that shows its choices in a menu.
public struct MenuPickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "menu" }
  public init() {}
}

/// A picker that shows its choices among the other content.
public struct InlinePickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "inline" }
  public init() {}
}

/// A picker that shows its choices on a wheel.
public struct WheelPickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "wheel" }
  public init() {}
}

/// A picker that shows its choices in a row of symbols.
public struct PalettePickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "palette" }
  public init() {}
}

/// A picker that pushes a screen with its choices. The browser shows a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "navigationLink" }
  public init() {}
}

/// A picker that shows its choices as radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "radioGroup" }
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { Self() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { Self() } }
extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: Self { Self() } }

extension View {
  /// Sets the style of the pickers inside.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    self.style(.pickerStyle, .text(style._styleName))
  }
}
