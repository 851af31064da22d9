import TenureRender
@_spi(Tree) import TenureTree

/// Shows the progress of work, or that it goes on.
public struct ProgressView<Label: View> {
  /// Between 0 and 1; nil when nobody knows how far it is.
  let fraction: Double?
  /// The label.
  let inside: Label
  /// What says how far it is.
  var currentValueLabel: AnyView?
}

extension ProgressView: View, FrameworkView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    ProgressElement._makeNode(view.element, in: place)
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    ProgressElement._updateNode(node, to: view.element)
  }

  private var element: ProgressElement<Label> {
    ProgressElement(
      fraction: fraction, label: inside,
      inside: TupleView(inside, currentValueLabel.map { ElementPart(name: "value", inside: $0) }))
  }
}

/// The element, and what styles are given of it.
private struct ProgressElement<Label: View> {
  let fraction: Double?
  let label: Label
  let inside: TupleView<Label, ElementPart<AnyView>?>
}

extension ProgressElement: StyledElement {
  var facts: ProgressFacts { ProgressFacts(fraction: fraction) }

  var configuration: ProgressViewStyleConfiguration {
    let (_, current) = inside.content
    return ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: hasLabel ? .init(content: AnyView(label)) : nil,
      currentValueLabel: current.map { .init(content: $0.inside) })
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

extension ProgressView where Label == EmptyView {
  public nonisolated init() {
    fraction = nil
    inside = EmptyView()
  }

  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    fraction = value.map { Double($0 / total) }
    inside = EmptyView()
  }
}

extension ProgressView where Label == Text {
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

extension ProgressView {
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
  /// A progress view that also says how far it is.
  public init<V: BinaryFloatingPoint, C: View>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> C
  ) {
    fraction = value.map { Double($0 / total) }
    inside = label()
    self.currentValueLabel = AnyView(currentValueLabel())
  }
}
