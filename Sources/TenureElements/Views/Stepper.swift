import TenureRender
@_spi(Tree) import TenureTree

/// A control for stepping a value up and down.
public struct Stepper<Label: View> {
  package let facts: StepperFacts
  package let inside: Label
}

extension Stepper: View, ElementView {}

package struct StepperFacts: ElementFacts {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  /// Whether there is room above and below now, and what it stands at, where it steps a value of its own.
  let room: () -> (up: Bool, down: Bool, value: String?)

  package var role: Role { .stepper }
  package static var readsState: Bool { true }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    let room = room()
    if let value = room.value { attributes[.value] = .text(value) }
    if !room.up { attributes[.maximum] = .flag(true) }
    if !room.down { attributes[.minimum] = .flag(true) }
  }

  package func respond(to action: UserAction, at node: ElementNode) -> Bool {
    switch action {
    case .increment: if room().up { increment?() }
    case .decrement: if room().down { decrement?() }
    default: return false
    }
    return true
  }
}

extension Stepper {
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    facts = StepperFacts(
      increment: onIncrement, decrement: onDecrement, room: { (onIncrement != nil, onDecrement != nil, nil) })
    inside = label()
  }

  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    facts = StepperFacts(
      increment: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      decrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      room: { (true, true, Self.words(of: value.wrappedValue)) })
    inside = label()
  }

  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    facts = StepperFacts(
      increment: { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) },
      decrement: { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) },
      room: {
        let now = value.wrappedValue
        return (now < bounds.upperBound, now > bounds.lowerBound, Self.words(of: now))
      })
    inside = label()
  }

  /// A whole number without a point.
  private nonisolated static func words<V>(of value: V) -> String {
    let text = "\(value)"
    return value is any BinaryFloatingPoint && text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Stepper where Label == Text {
  public nonisolated init(_ key: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.init(label: { Text(key) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  public nonisolated init<V: Strideable>(_ key: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
    self.init(value: value, step: step) { Text(key) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = 1) {
    self.init(value: value, step: step) { Text(title) }
  }

  public nonisolated init<V: Strideable>(
    _ key: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(key) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}
