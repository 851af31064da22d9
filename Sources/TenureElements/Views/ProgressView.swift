import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// Shows the progress of work, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// Between 0 and 1; nil when nobody knows how far it is.
  let fraction: Double?
  /// The label.
  let inside: Label
  /// What says how far it is.
  var currentValueLabel: CurrentValueLabel?
  /// What it counts the time of; nil for what is not counted.
  var timer: ProgressTimer?
}

extension ProgressView: View, FrameworkView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    func make<Shown: View>(_ shown: Shown) -> _ViewNode { Shown._makeNode(shown, in: place) }
    return make(view.shown)
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    func update<Shown: View>(to shown: Shown) { Shown._updateNode(node, to: shown) }
    update(to: view.shown)
  }

  @ViewBuilder private var shown: some View {
    if let timer {
      TimelineView(timer) { context in
        ProgressElement(fraction: timer.fraction(at: context.date), label: inside, inside: element.inside)
      }
    } else {
      element
    }
  }

  private var element: ProgressElement<Label, CurrentValueLabel> {
    ProgressElement(
      fraction: fraction, label: inside,
      inside: TupleView(inside, currentValueLabel.map { ElementPart(name: "value", inside: $0) }))
  }
}

/// The element, and what styles are given of it.
private struct ProgressElement<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label
  let inside: TupleView<Label, ElementPart<CurrentValueLabel>?>
}

extension ProgressElement: StyledElement {
  var facts: ProgressFacts { ProgressFacts(fraction: fraction) }

  var configuration: ProgressViewStyleConfiguration {
    let (_, current) = inside.content
    return ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: hasLabel ? .init(content: AnyView(label)) : nil,
      currentValueLabel: current.map { .init(content: AnyView($0.inside)) })
  }

  private var hasLabel: Bool {
    if Label.self == EmptyView.self { return false }
    return (label as? ProgressViewStyleConfiguration.Label?).map { $0 != nil } ?? true
  }
}

package struct ProgressFacts: ElementFacts, Equatable {
  let fraction: Double?

  package var role: Role { .progress }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    if let fraction { attributes[.value] = .number(fraction) }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public nonisolated init() {
    fraction = nil
    inside = EmptyView()
  }

  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    fraction = value.map { Double($0 / total) }
    inside = EmptyView()
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public nonisolated init(_ key: LocalizedStringKey) {
    fraction = nil
    inside = Text(key)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S) {
    fraction = nil
    inside = Text(title)
  }

  public nonisolated init<V: BinaryFloatingPoint>(_ key: LocalizedStringKey, value: V?, total: V = 1.0) {
    fraction = value.map { Double($0 / total) }
    inside = Text(key)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init(@ViewBuilder label: () -> Label) {
    fraction = nil
    inside = label()
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    fraction = value.map { Double($0 / total) }
    inside = label()
  }
}

extension ProgressView {
  /// How far a time has gone, second by second, with what says so.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = nil
    inside = label()
    self.currentValueLabel = currentValueLabel()
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }
}

/// What a progress view that counts a time says of it: what is left of it, or has passed.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// How far a time has gone, second by second, with what is left of it or has passed.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// How far a time has gone, second by second, with what is left of it or has passed.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// A time that is counted, in steps of a second.
struct ProgressTimer: TimelineSchedule {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let passed = min(1, max(0, date.timeIntervalSince(interval.lowerBound) / length))
    return countsDown ? 1 - passed : passed
  }

  func entries(from start: Date, mode: Mode) -> AnySequence<Date> {
    let first = max(0, start.timeIntervalSince(interval.lowerBound).rounded(.down))
    let last = interval.upperBound
    return AnySequence(
      sequence(first: min(interval.lowerBound.addingTimeInterval(first), last)) { date in
        date < last ? min(date.addingTimeInterval(1), last) : nil
      })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// With a title that is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    fraction = value.map { Double($0 / total) }
    inside = Text(title)
  }
}

extension ProgressView {
  /// A progress view that also says how far it is.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = value.map { Double($0 / total) }
    inside = label()
    self.currentValueLabel = currentValueLabel()
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == Text {
  /// How far a piece of work is, with what it says of itself.
  ///
  /// The trap: it is looked at when the body runs. `Progress` does not tell on Linux when it changes.
  public nonisolated init(_ progress: Progress) {
    fraction = progress.isIndeterminate ? nil : progress.fractionCompleted
    inside = Text(progress.localizedDescription ?? "")
    if let words = progress.localizedAdditionalDescription, !words.isEmpty { currentValueLabel = Text(words) }
  }
}
