import TenureRender

/// A value to slide.
public struct Slider<Label: View, ValueLabel: View> {
  let facts: SliderFacts
  let inside: TupleView<Label, SectionPart<ValueLabel>, SectionPart<ValueLabel>>

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

struct SliderFacts: ElementFacts {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let edited: (Bool) -> Void

  var role: Role { Role("slider") }
  static var readsState: Bool { true }

  func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.value] = .number(value.wrappedValue)
    attributes[.minimum] = .number(bounds.lowerBound)
    attributes[.maximum] = .number(bounds.upperBound)
    if let step { attributes[.step] = .number(step) }
  }

  func respond(to action: PersonAction, at node: ElementNode) -> Bool {
    guard case .setNumber(var number) = action else { return false }
    if let step { number = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step }
    edited(true)
    value.wrappedValue = min(max(number, bounds.lowerBound), bounds.upperBound)
    edited(false)
    return true
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, Double(step), onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }
}

extension Slider where ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, Double(step), onEditingChanged, label(), EmptyView(), EmptyView())
  }
}

extension Slider {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, Double(step), onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }
}
