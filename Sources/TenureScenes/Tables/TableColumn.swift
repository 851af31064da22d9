import Foundation
import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// One column of a table: its header, and a view for each row.
///
///     TableColumn("Name", value: \.name)
///     TableColumn("Age", value: \.age) { person in Text("\(person.age)") }
///
/// The trap: a column with a `value:` is a way to order the rows, and a tap on its header writes to the table's
/// `sortOrder`; ordering them is the program's.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
  let label: Label
  let comparator: Sort?
  let content: @MainActor (RowValue) -> Content
  /// The property that the content is the text of, where it is no more than that.
  var text: KeyPath<RowValue, String>?
  var width = TableColumnWidth()

  /// The same column with a fixed width; nil for one that follows the table's width.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.width = TableColumnWidth(least: width, ideal: width, most: width)
    return column
  }

  /// The same column with a width between two bounds.
  public nonisolated func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    column.width = TableColumnWidth(least: min, ideal: ideal, most: max)
    return column
  }
}

struct TableColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?
}

extension TableColumn: TableColumnContent, FrameworkTableColumns {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public func _heads(_ setting: _TableSetting) -> _TableHead<Label> {
    let sorting = comparator.flatMap { setting.sorting?.column($0) }
    let facts = TableHeadFacts(width: width, alignment: setting.alignment, sorting: sorting)
    return _TableHead(facts: facts, label: label)
  }

  public func _cells(of row: RowValue, _ setting: _TableSetting) -> _TableCell<Content> {
    _TableCell(facts: TableCellFacts(alignment: setting.alignment), inside: content(row))
  }

  public func _givesSameCells(as other: Self) -> Bool {
    if let text, let path = other.text { return text == path }
    return areIdentical(content, other.content)
  }
}

// MARK: Without an order

extension TableColumn where Sort == Never, Label == Text {
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  @preconcurrency public nonisolated init(
    _ text: Text, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), comparator: nil, content: Self.text(value), text: value)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title), comparator: nil, content: Self.text(value), text: value)
  }

  public nonisolated init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(label: text, comparator: nil, content: Self.text(value), text: value)
  }
}

extension TableColumn where Content == Text {
  /// The text of a property, as it is.
  nonisolated static func text(_ value: KeyPath<RowValue, String>) -> @MainActor (RowValue) -> Text {
    let path = Unchecked(value: value)
    return { Text(verbatim: $0[keyPath: path.value]) }
  }
}

// MARK: With an order of one's own

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  @preconcurrency public nonisolated init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, content: content)
  }
}
