import TenureRender

/// A look for date pickers that hosts know by name. There is no `makeBody` to write: a program cannot make more of them.
public protocol DatePickerStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated var _styleName: String { "automatic" }
  public init() {}
}

public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated var _styleName: String { "compact" }
  public init() {}
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated var _styleName: String { "graphical" }
  public init() {}
}

public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated var _styleName: String { "wheel" }
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

extension View {
  /// Gives the date pickers inside a look.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    self.style("datePickerStyle", .text(style._styleName))
  }
}
