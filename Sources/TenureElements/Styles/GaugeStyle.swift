import TenureRender
@_spi(Tree) import TenureTree

/// A style for gauges: one of the system's, or the program's own, made from its configuration.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// For hosts; nil for a look of the program's own.
  nonisolated var _styleName: String? { get }
}

extension GaugeStyle {
  public nonisolated var _styleName: String? { nil }
}

/// What a gauge style is made of.
public struct GaugeStyleConfiguration {
  /// What the gauge measures.
  public struct Label {
    let content: AnyView
  }

  /// What says the value.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// What stands at the lower bound.
  public struct MinimumValueLabel {
    let content: AnyView
  }

  /// What stands at the upper bound.
  public struct MaximumValueLabel {
    let content: AnyView
  }

  /// Between 0 and 1: where the value is between the bounds.
  public var value: Double
  /// The label.
  public var label: Label
  /// The current value label.
  public var currentValueLabel: CurrentValueLabel?
  /// The minimum value label.
  public var minimumValueLabel: MinimumValueLabel?
  /// The maximum value label.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
  public var body: some View { content }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
  public var body: some View { content }
}

/// The gauge style of the context.
public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated var _styleName: String? { "automatic" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).gaugeStyle(self) }
}

/// A bar that fills as the value grows.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated var _styleName: String? { "linearCapacity" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).gaugeStyle(self) }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated var _styleName: String? { "accessoryCircular" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).gaugeStyle(self) }
}

/// A ring that fills as the value grows.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated var _styleName: String? { "accessoryCircularCapacity" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).gaugeStyle(self) }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated var _styleName: String? { "accessoryLinear" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).gaugeStyle(self) }
}

/// A thin bar that fills as the value grows.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated var _styleName: String? { "accessoryLinearCapacity" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration).gaugeStyle(self) }
}

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { Self() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: Self { Self() } }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { public static var accessoryCircular: Self { Self() } }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// Accessory circular capacity.
  public static var accessoryCircularCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: Self { Self() } }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// Accessory linear capacity.
  public static var accessoryLinearCapacity: Self { Self() }
}

extension View {
  /// Sets the style of the gauges inside: one of the system's, or the program's own.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    self.style(.gaugeStyle, .text(style._styleName ?? "custom"))
      .modifier(OwnStyleModifier(style, isOwn: style._styleName == nil) { $0.makeBody(configuration: $1) })
  }
}
