import TenureRender

/// A look for pickers that hosts know by name. There is no `makeBody` to write: a program cannot make more of them.
public protocol PickerStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

public struct DefaultPickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "automatic" }
  public init() {}
}

public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "segmented" }
  public init() {}
}

public struct MenuPickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "menu" }
  public init() {}
}

public struct InlinePickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "inline" }
  public init() {}
}

public struct WheelPickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "wheel" }
  public init() {}
}

public struct PalettePickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "palette" }
  public init() {}
}

public struct NavigationLinkPickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "navigationLink" }
  public init() {}
}

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
  /// Gives the pickers inside a look.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    self.style("pickerStyle", .text(style._styleName))
  }
}
