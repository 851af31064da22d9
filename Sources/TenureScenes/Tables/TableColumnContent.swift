import Foundation
import TenureElements
@_spi(Tree) import TenureTree

/// Columns of a table: one, several, or those of a type of the program's own.
///
/// The trap: property wrappers in such a type are not connected to the table; give it values and bindings.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent

  var tableColumnBody: TableColumnBody { get }

  associatedtype _Heads: View
  associatedtype _Cells: View

  /// What stands over the columns.
  func _heads(_ setting: _TableSetting) -> _Heads
  /// What one row has in the columns.
  func _cells(of row: TableRowValue, _ setting: _TableSetting) -> _Cells
  /// True when a row is known to have the same in these columns as in others; false where nobody can tell.
  func _givesSameCells(as other: Self) -> Bool
}

extension TableColumnContent {
  public func _givesSameCells(as other: Self) -> Bool { false }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  public func _heads(_ setting: _TableSetting) -> AnyView { AnyView(tableColumnBody._heads(setting)) }

  public func _cells(of row: TableRowValue, _ setting: _TableSetting) -> AnyView {
    AnyView(tableColumnBody._cells(of: row, setting))
  }

  public func _givesSameCells(as other: Self) -> Bool {
    tableColumnBody._givesSameCells(as: other.tableColumnBody)
  }
}

/// What a table tells its columns.
public struct _TableSetting {
  /// Where the order of the rows is kept; nil in a table that nobody sorts.
  var sorting: TableSorting?
  var alignment = TableColumnAlignment.automatic
  /// Which columns are hidden or shown by their names, whatever they say themselves.
  var hidden: [String: Bool] = [:]
}

/// Columns that the framework itself knows.
protocol FrameworkTableColumns: TableColumnContent where TableColumnBody == Never {}

extension FrameworkTableColumns {
  public var tableColumnBody: Never { fatalError("tableColumnBody should not be called on \(Self.self).") }
}

extension Never: TableColumnContent, TableRowContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  public typealias TableRowBody = Never

  public var tableColumnBody: Never { fatalError("Never has no value, so it has no columns") }
  public var tableRowBody: Never { fatalError("Never has no value, so it has no rows") }
}

/// Columns next to each other.
public struct _TableColumnPair<Sort: SortComparator, First: TableColumnContent, Second: TableColumnContent>
where First.TableRowValue == Second.TableRowValue {
  let first: First
  let second: Second
}

extension _TableColumnPair: TableColumnContent, FrameworkTableColumns {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public func _heads(_ setting: _TableSetting) -> _ViewPair<First._Heads, Second._Heads> {
    _ViewPair(first: first._heads(setting), second: second._heads(setting))
  }

  public func _cells(of row: First.TableRowValue, _ setting: _TableSetting) -> _ViewPair<First._Cells, Second._Cells> {
    _ViewPair(first: first._cells(of: row, setting), second: second._cells(of: row, setting))
  }

  public func _givesSameCells(as other: Self) -> Bool {
    first._givesSameCells(as: other.first) && second._givesSameCells(as: other.second)
  }
}

extension Optional: TableColumnContent, FrameworkTableColumns where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public func _heads(_ setting: _TableSetting) -> Wrapped._Heads? { map { $0._heads(setting) } }

  public func _cells(of row: Wrapped.TableRowValue, _ setting: _TableSetting) -> Wrapped._Cells? {
    map { $0._cells(of: row, setting) }
  }

  public func _givesSameCells(as other: Self) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let columns?, let other?): columns._givesSameCells(as: other)
    default: false
    }
  }
}

extension _ConditionalContent: TableColumnContent, FrameworkTableColumns
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public func _heads(_ setting: _TableSetting) -> _ConditionalContent<TrueContent._Heads, FalseContent._Heads> {
    switch storage {
    case .first(let columns): _ConditionalContent<_, _>(storage: .first(columns._heads(setting)))
    case .second(let columns): _ConditionalContent<_, _>(storage: .second(columns._heads(setting)))
    }
  }

  public func _cells(
    of row: TrueContent.TableRowValue, _ setting: _TableSetting
  ) -> _ConditionalContent<TrueContent._Cells, FalseContent._Cells> {
    switch storage {
    case .first(let columns): _ConditionalContent<_, _>(storage: .first(columns._cells(of: row, setting)))
    case .second(let columns): _ConditionalContent<_, _>(storage: .second(columns._cells(of: row, setting)))
    }
  }

  public func _givesSameCells(as other: Self) -> Bool {
    switch (storage, other.storage) {
    case (.first(let columns), .first(let other)): columns._givesSameCells(as: other)
    case (.second(let columns), .second(let other)): columns._givesSameCells(as: other)
    default: false
    }
  }
}

extension Group: TableColumnContent, FrameworkTableColumns where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public nonisolated init<R: Identifiable, S: SortComparator>(@TableColumnBuilder<R, S> content: () -> Content)
  where Content.TableRowValue == R, Content.TableColumnSortComparator == S {
    self.init(content: content())
  }

  public func _heads(_ setting: _TableSetting) -> Content._Heads { content._heads(setting) }

  public func _cells(of row: Content.TableRowValue, _ setting: _TableSetting) -> Content._Cells {
    content._cells(of: row, setting)
  }

  public func _givesSameCells(as other: Self) -> Bool { content._givesSameCells(as: other.content) }
}

/// Columns made of a collection, each with the identity of its element's id.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
>
where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  public var data: Data
  public var content: @MainActor (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension TableColumnForEach: TableColumnContent, FrameworkTableColumns {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  @preconcurrency public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  @preconcurrency public nonisolated init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping @MainActor (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  public func _heads(_ setting: _TableSetting) -> ForEach<Data, ID, Content._Heads> {
    let content = content
    return ForEach(data: data, content: { content($0)._heads(setting) }, id: id)
  }

  public func _cells(of row: RowValue, _ setting: _TableSetting) -> ForEach<Data, ID, Content._Cells> {
    let content = content
    return ForEach(data: data, content: { content($0)._cells(of: row, setting) }, id: id)
  }
}
