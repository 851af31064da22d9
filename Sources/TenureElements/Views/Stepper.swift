import Foundation
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
  /// Calls one of two functions at a step up or down.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func step(_ action: (() -> Void)?) -> (() -> Void)? {
      action.map { action in
        {
          onEditingChanged(true)
          action()
          onEditingChanged(false)
        }
      }
    }
    facts = StepperFacts(
      increment: step(onIncrement), decrement: step(onDecrement),
      room: { (onIncrement != nil, onDecrement != nil, nil) })
    inside = label()
  }

  /// Steps a value.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, label, onEditingChanged)
  }

  /// Steps a value between two others.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label, onEditingChanged)
  }

  /// Steps a value that is read as a format writes it.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, nil, step, label, onEditingChanged) { format.format($0) }
  }

  /// Steps a value between two others that is read as a format writes it.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, bounds, step, label, onEditingChanged) { format.format($0) }
  }

  private nonisolated init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ label: () -> Label,
    _ onEditingChanged: @escaping (Bool) -> Void, words: ((V) -> String)? = nil
  ) {
    func move(_ step: V.Stride) {
      let next = Self.moved(value.wrappedValue, step)
      onEditingChanged(true)
      value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
      onEditingChanged(false)
    }
    facts = StepperFacts(
      increment: { move(step) }, decrement: { move(-step) },
      room: {
        let now = value.wrappedValue
        return (
          bounds.map { now < $0.upperBound } ?? true, bounds.map { now > $0.lowerBound } ?? true,
          words?(now) ?? Self.words(of: now)
        )
      })
    inside = label()
  }

  /// A whole number ends with the last that there is.
  private nonisolated static func moved<V: Strideable>(_ value: V, _ step: V.Stride) -> V {
    guard let number = value as? any FixedWidthInteger, let step = step as? Int else { return value.advanced(by: step) }
    func add<N: FixedWidthInteger>(_ number: N) -> N {
      let size = N(clamping: step.magnitude)
      let (next, isTooFar) = step < 0 ? number.subtractingReportingOverflow(size) : number.addingReportingOverflow(size)
      return isTooFar ? (step < 0 ? .min : .max) : next
    }
    return add(number) as? V ?? value
  }

  /// A whole number without a point.
  private nonisolated static func words<V>(of value: V) -> String {
    let text = "\(value)"
    return value is any BinaryFloatingPoint && text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Stepper {
  /// The older form of `init(label:onIncrement:onDecrement:onEditingChanged:)`.
  public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// The older form of `init(value:step:label:onEditingChanged:)`.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// The older form of `init(value:in:step:label:onEditingChanged:)`.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Calls one of two functions at a step up or down.
  public nonisolated init(
    _ key: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(key) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Calls one of two functions at a step up or down.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Steps a value.
  public nonisolated init<V: Strideable>(
    _ key: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(key) }, onEditingChanged: onEditingChanged)
  }

  /// Steps a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Steps a value between two others.
  public nonisolated init<V: Strideable>(
    _ key: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(key) }, onEditingChanged: onEditingChanged)
  }

  /// Steps a value between two others.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Steps a value that is read as a format writes it.
  public nonisolated init<F: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, format: format, label: { Text(key) }, onEditingChanged: onEditingChanged)
  }

  /// Steps a value between two others that is read as a format writes it.
  public nonisolated init<F: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(key) }, onEditingChanged: onEditingChanged)
  }
}
