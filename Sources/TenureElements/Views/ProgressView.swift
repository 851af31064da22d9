import TenureRender
@_spi(Tree) import TenureTree

/// Shows the progress of work, or that it goes on.
public struct ProgressView<Label: View> {
  /// Between 0 and 1; nil when nobody knows how far it is.
  let fraction: Double?
  package let inside: Label
}

extension ProgressView: View, ElementView {
  package var facts: ProgressFacts { ProgressFacts(fraction: fraction) }
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
