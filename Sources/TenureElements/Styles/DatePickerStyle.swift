import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A style for date pickers: one of the system's, or the program's own, made from its configuration.
///
///     struct StepperDateStyle: DatePickerStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack {
///           configuration.label
///           Button("Later") { configuration.selection += 86_400 }
///         }
///       }
///     }
///
/// The trap: such a style sets the date itself, and has to look at the bounds.
@MainActor @preconcurrency public protocol DatePickerStyle {
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = DatePickerStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// For hosts; nil for a look of the program's own.
  nonisolated var _styleName: String? { get }
}

extension DatePickerStyle {
  /// None: a look of the program's own.
  public nonisolated var _styleName: String? { nil }
}

/// What a date picker style is made of.
public struct DatePickerStyleConfiguration {
  /// What the date is for.
  public struct Label {
    let content: AnyView
  }

  /// The label.
  public let label: Label
  /// The date, which the style changes.
  @Binding public var selection: Date
  /// The earliest date that may be chosen; nil where there is none.
  public let minimumDate: Date?
  /// The latest date that may be chosen; nil where there is none.
  public let maximumDate: Date?
  /// Which parts of the date are to be shown.
  public let displayedComponents: DatePickerComponents
}

extension DatePickerStyleConfiguration.Label: View {
  /// What the date is for.
  public var body: some View { content }
}

/// The date picker style of the platform.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated var _styleName: String? { "automatic" }
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

/// A date picker that shows the date in a field and opens from it.
public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated var _styleName: String? { "compact" }
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

/// A date picker that shows a calendar or a clock.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated var _styleName: String? { "graphical" }
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

/// A date picker with a wheel for each component.
public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated var _styleName: String? { "wheel" }
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

extension View {
  /// Sets the style of the date pickers inside: one of the system's, or the program's own.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    self.style(.datePickerStyle, .text(style._styleName ?? "custom"))
      .modifier(OwnStyleModifier(style, isOwn: style._styleName == nil) { $0.makeBody(configuration: $1) })
  }
}

extension DatePicker: StyledElement {
  var configuration: DatePickerStyleConfiguration {
    let (range, label) = (facts.range, DatePickerStyleConfiguration.Label(content: AnyView(inside)))
    return DatePickerStyleConfiguration(
      label: label, selection: facts.selection,
      minimumDate: range.lowerBound == .distantPast ? nil : range.lowerBound,
      maximumDate: range.upperBound == .distantFuture ? nil : range.upperBound,
      displayedComponents: facts.components)
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The date picker that a style was given, as the styles around make it.
  init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection,
      (configuration.minimumDate ?? .distantPast)...(configuration.maximumDate ?? .distantFuture),
      configuration.displayedComponents, configuration.label)
  }
}
