import TenureIssues
import TenureRender
@_spi(Tree) import TenureTree

/// A control for choosing a value by sliding.
public struct Slider<Label: View, ValueLabel: View> {
  package let facts: SliderFacts
  package let inside: TupleView<Label, SectionPart<ValueLabel>, SectionPart<ValueLabel>>

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: Double?, _ edited: @escaping (Bool) -> Void, _ label: Label,
    _ minimum: ValueLabel, _ maximum: ValueLabel
  ) {
    let number = ConvertedLocation<V, Double>(value.location, read: { Double($0) }, write: { V($0) })
    facts = SliderFacts(
      value: Binding(number, value.ownTransaction),
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step, edited: edited)
    inside = TupleView(
      label, SectionPart(name: "minimumLabel", inside: minimum), SectionPart(name: "maximumLabel", inside: maximum))
  }
}

extension Slider: View, ElementView {}

package struct SliderFacts: ElementFacts {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let edited: (Bool) -> Void

  package var role: Role { .slider }
  package static var readsState: Bool { true }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.value] = .number(value.wrappedValue)
    attributes[.minimum] = .number(bounds.lowerBound)
    attributes[.maximum] = .number(bounds.upperBound)
    if let step, step > 0 { attributes[.step] = .number(step) }
  }

  package func respond(to action: UserAction, at node: ElementNode) -> Bool {
    guard case .setNumber(var number) = action else { return false }
    if let step, !(step > 0) {
      reportStep(step, at: node)
    } else if let step {
      number = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step
    }
    edited(true)
    value.wrappedValue = min(max(number, bounds.lowerBound), bounds.upperBound)
    edited(false)
    return true
  }

  @MainActor private func reportStep(_ step: Double, at node: ElementNode) {
    Issues.report(
      Issue(
        "Slider: a step must be above zero.",
        evidence:
          "A slider in \(node.taskOwner), over \(bounds), has the step \(step). It was moved as one without steps.",
        advice: "Leave the step out for every value in the range, or say how far apart the values are."))
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider for a value within bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }

  /// A slider for a value within bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, Double(step), onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider for a value within bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
  }

  /// A slider for a value within bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, Double(step), onEditingChanged, label(), EmptyView(), EmptyView())
  }
}

extension Slider {
  /// A slider for a value within bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// A slider for a value within bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, Double(step), onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Slider {
  /// A slider with views at its ends, in the older order of its parts.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
  }

  /// A slider with steps and views at its ends. The older form.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, Double(step), onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label. The older form of `init(value:in:label:onEditingChanged:)`.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
  }

  /// A slider with steps and a label. The older form of `init(value:in:step:label:onEditingChanged:)`.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, Double(step), onEditingChanged, label(), EmptyView(), EmptyView())
  }
}
