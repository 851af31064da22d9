import TenureRender
@_spi(Tree) import TenureTree

/// Shows a value between two bounds.
///
///     Gauge(value: battery, in: 0...100) { Text("Battery") } currentValueLabel: { Text("\(battery)") }
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  package let facts: GaugeFacts
  package let inside:
    TupleView<Label, SectionPart<CurrentValueLabel>, SectionPart<BoundsLabel>, SectionPart<BoundsLabel>>
  /// True where a label was given for it.
  private let hasCurrent: Bool
  private let hasBounds: Bool

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel,
    _ maximum: BoundsLabel
  ) {
    facts = GaugeFacts(value: Double(value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound))
    inside = TupleView(
      label, SectionPart(name: "value", inside: current), SectionPart(name: "minimum", inside: minimum),
      SectionPart(name: "maximum", inside: maximum))
    hasCurrent = CurrentValueLabel.self != EmptyView.self
    hasBounds = BoundsLabel.self != EmptyView.self
  }
}

extension Gauge: View, ElementView {}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Made with value, bounds and label.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge: StyledElement {
  var configuration: GaugeStyleConfiguration {
    let (label, current, minimum, maximum) = inside.content
    let length = facts.bounds.upperBound - facts.bounds.lowerBound
    let value = length == 0 ? 0 : (facts.shown - facts.bounds.lowerBound) / length
    return GaugeStyleConfiguration(
      value: value, label: .init(content: AnyView(label)),
      currentValueLabel: hasCurrent ? .init(content: AnyView(current.content.inside)) : nil,
      minimumValueLabel: hasBounds ? .init(content: AnyView(minimum.content.inside)) : nil,
      maximumValueLabel: hasBounds ? .init(content: AnyView(maximum.content.inside)) : nil)
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label, CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel?,
  BoundsLabel == AnyView, MarkedValueLabels == EmptyView
{
  /// The gauge that a style was given, as the styles around make it.
  init(_ configuration: GaugeStyleConfiguration) {
    self.init(
      configuration.value, 0...1, configuration.label, configuration.currentValueLabel,
      configuration.minimumValueLabel?.content ?? AnyView(EmptyView()),
      configuration.maximumValueLabel?.content ?? AnyView(EmptyView()))
  }
}

package struct GaugeFacts: ElementFacts, Equatable {
  let value: Double
  let bounds: ClosedRange<Double>

  package var role: Role { .gauge }

  /// The value, within the bounds.
  var shown: Double { min(max(value, bounds.lowerBound), bounds.upperBound) }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.value] = .number(shown)
    attributes[.minimum] = .number(bounds.lowerBound)
    attributes[.maximum] = .number(bounds.upperBound)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with labels at values between the bounds. Taken and not used: hosts show none there.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge {
  /// A gauge with labels at values between the bounds. Taken and not used: hosts show none there.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}
