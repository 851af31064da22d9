import TenureRender
@_spi(Tree) import TenureTree

/// Shows a value between two bounds.
public struct Gauge<Label: View> {
  package let facts: GaugeFacts
  package let inside: Label

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    facts = GaugeFacts(
      value: Double(value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound))
    inside = label()
  }
}

extension Gauge: View, ElementView {}

package struct GaugeFacts: ElementFacts, Equatable {
  let value: Double
  let bounds: ClosedRange<Double>

  package var role: Role { .gauge }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.value] = .number(min(max(value, bounds.lowerBound), bounds.upperBound))
    attributes[.minimum] = .number(bounds.lowerBound)
    attributes[.maximum] = .number(bounds.upperBound)
  }
}
