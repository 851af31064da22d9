import TenureRender
@_spi(Tree) import TenureTree

/// A style for date pickers. A program cannot make its own: there is no `makeBody`.
public protocol DatePickerStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

/// The date picker style of the platform.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated var _styleName: String { "automatic" }
  public init() {}
}

/// A date picker that shows the date in a field and opens from it.
public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated var _styleName: String { "compact" }
  public init() {}
}

/// A date picker that shows a calendar or a clock.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated var _styleName: String { "graphical" }
  public init() {}
}

/// A date picker with a wheel for each component.
public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated var _styleName: String { "wheel" }
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

extension View {
  /// Sets the style of the date pickers inside.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    self.style(.datePickerStyle, .text(style._styleName))
  }
}
