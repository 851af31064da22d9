import Foundation
import TenureElements
@_spi(Tree) import TenureTree

/// Where a table keeps the order that its columns set.
///
///     order: [age ↓, name ↑]        tap "Age":  [age ↑, name ↑]
///                                   tap "Name": [name ↑, age ↓]
///
/// Only the binding is written: the rows are in the order that the program gives them.
@MainActor class TableSorting {
  /// The part of it that is one column's; nil for a column in an order of another type.
  func column<Sort: SortComparator>(_ comparator: Sort) -> TableColumnSorting? { nil }
}

/// What a column header shows of the order, and how a tap on it changes the order.
struct TableColumnSorting {
  /// The way of the rows, where this column is the first to decide.
  let order: @MainActor () -> SortOrder?
  /// Makes this column the first to decide; turns the rows around where it is already.
  let press: @MainActor () -> Void
}

final class TypedTableSorting<Own: SortComparator>: TableSorting {
  private let order: Binding<[Own]>

  nonisolated init(_ order: Binding<[Own]>) { self.order = order }

  override func column<Sort: SortComparator>(_ comparator: Sort) -> TableColumnSorting? {
    guard let comparator = comparator as? Own else { return nil }
    return TableColumnSorting(
      order: { [order] in
        guard let first = order.wrappedValue.first, first.isSame(as: comparator) else { return nil }
        return first.order
      },
      press: { [order] in
        var all = order.wrappedValue
        var first = comparator
        if let place = all.firstIndex(where: { $0.isSame(as: comparator) }) {
          let old = all.remove(at: place)
          if place == 0 { first.order = old.order == .forward ? .reverse : .forward }
        }
        order.wrappedValue = [first] + all
      })
  }
}

extension SortComparator {
  /// True for the same comparison, whichever way.
  fileprivate func isSame(as other: Self) -> Bool {
    var turned = self
    turned.order = other.order
    return turned == other
  }
}
