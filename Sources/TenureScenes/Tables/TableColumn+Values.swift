import Foundation
import TenureElements
@_spi(Tree) import TenureTree

// Columns in the order of a property.

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  @preconcurrency public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(shared(value)), content: content)
  }

  @_disfavoredOverload
  @preconcurrency public nonisolated init<V: Comparable, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(shared(value)), content: content)
  }

  @preconcurrency public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(shared(value)), content: content)
  }

  @preconcurrency public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(shared(value)), content: content)
  }

  @_disfavoredOverload
  @preconcurrency public nonisolated init<V: Comparable, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(shared(value)), content: content)
  }

  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    let comparator = KeyPathComparator(shared(value), comparator: FalseFirst())
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    let comparator = KeyPathComparator(shared(value), comparator: FalseFirst())
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  @preconcurrency public nonisolated init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where C.Compared == V {
    let comparator = KeyPathComparator(shared(value), comparator: comparator)
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  @_disfavoredOverload
  @preconcurrency public nonisolated init<V, C: SortComparator, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where C.Compared == V {
    let comparator = KeyPathComparator(shared(value), comparator: comparator)
    self.init(label: Text(title), comparator: comparator, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), value: value)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), value: value)
  }

  public nonisolated init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(label: text, comparator: KeyPathComparator(shared(value)), content: Self.text(value), text: value)
  }

  public nonisolated init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
  ) where C.Compared == String {
    let comparator = KeyPathComparator(shared(value), comparator: comparator)
    self.init(label: Text(titleKey), comparator: comparator, content: Self.text(value), text: value)
  }
}

/// The order of truth values in a column.
private struct FalseFirst: SortComparator {
  var order = SortOrder.forward

  func compare(_ a: Bool, _ b: Bool) -> ComparisonResult {
    if a == b { return .orderedSame }
    return a == (order == .reverse) ? .orderedAscending : .orderedDescending
  }
}
