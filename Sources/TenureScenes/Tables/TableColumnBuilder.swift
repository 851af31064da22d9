import Foundation
import TenureElements
@_spi(Tree) import TenureTree

/// Puts the columns of a table next to each other. A column may be without an order, or of another one than the table's.
@resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  /// A column of the table's order goes before one without.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue { column }

  public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
  where Column.TableRowValue == RowValue { first }

  public static func buildPartialBlock<First: TableColumnContent, Second: TableColumnContent>(
    accumulated: First, next: Second
  ) -> _TableColumnPair<Sort, First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    _TableColumnPair(first: accumulated, second: next)
  }

  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
  where Column.TableRowValue == RowValue { column }

  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue { column }
}
