import Foundation
import TenureElements
@_spi(Tree) import TenureTree

// What a user may change of columns on a Mac. Hosts do not let a user change them, as a phone does not: a program may.

/// Which columns of a table are shown, where that is not as they say themselves.
///
///     @State private var customization = TableColumnCustomization<Person>()
///     Table(people, columnCustomization: $customization) {
///       TableColumn("Age", value: \.age).customizationID("age")
///     }
///     Button("Hide ages") { customization[visibility: "age"] = .hidden }
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var hidden: [String: Bool] = [:]

  /// Nothing is changed.
  public init() {}

  /// Whether the column of that name is shown.
  public subscript(visibility id: String) -> Visibility {
    get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
  }

  /// Puts the columns into the order in which they are written: hosts never change it.
  public mutating func resetOrder() {}

  /// What is said of each column.
  var columns: [String: Bool] { hidden }
}

/// Where a user may not change a column.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// Its bits.
  public var rawValue: Int
  /// Of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Its place.
  public static var reorder: Self { Self(rawValue: 1) }
  /// Whether it is shown.
  public static var visibility: Self { Self(rawValue: 2) }
  /// Its width.
  public static var resize: Self { Self(rawValue: 4) }
  /// All of them.
  public static var all: Self { Self(rawValue: 7) }
}

/// Columns that are shown or not.
public struct _CustomizedTableColumns<Content: TableColumnContent> {
  let content: Content
  var id: String?
  var isHidden = false
}

extension _CustomizedTableColumns: TableColumnContent, FrameworkTableColumns {
  /// For the framework.
  public typealias TableRowValue = Content.TableRowValue
  /// For the framework.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// For the framework.
  public typealias TableColumnBody = Never

  private func isShown(_ setting: _TableSetting) -> Bool { !(id.flatMap { setting.hidden[$0] } ?? isHidden) }

  /// For the framework.
  public func _heads(_ setting: _TableSetting) -> Content._Heads? {
    isShown(setting) ? content._heads(setting) : nil
  }

  /// For the framework.
  public func _cells(of row: Content.TableRowValue, _ setting: _TableSetting) -> Content._Cells? {
    isShown(setting) ? content._cells(of: row, setting) : nil
  }
}

extension TableColumnContent {
  /// Names the column, for `TableColumnCustomization`.
  public nonisolated func customizationID(_ id: String) -> _CustomizedTableColumns<Self> {
    _CustomizedTableColumns(content: self, id: id)
  }

  /// Shows the column or not where nothing has been changed.
  public nonisolated func defaultVisibility(_ visibility: Visibility) -> _CustomizedTableColumns<Self> {
    _CustomizedTableColumns(content: self, isHidden: visibility == .hidden)
  }

  /// Says what a user may not change of the column. Taken and not used: hosts let a user change nothing of it.
  public nonisolated func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { _CustomizedTableColumns(content: self) }
}

extension _CustomizedTableColumns {
  /// Names the column, for `TableColumnCustomization`.
  public nonisolated func customizationID(_ id: String) -> Self {
    Self(content: content, id: id, isHidden: isHidden)
  }

  /// Shows the column or not where nothing has been changed.
  public nonisolated func defaultVisibility(_ visibility: Visibility) -> Self {
    Self(content: content, id: id, isHidden: visibility == .hidden)
  }
}

extension Table {
  private nonisolated func customized(_ customization: Binding<TableColumnCustomization<Value>>) -> Self {
    var table = self
    table.customization = customization
    return table
  }

  /// A table, with which of its columns are shown.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self = Self(data, columns: columns).customized(columnCustomization)
  }

  /// A table, with which of its columns are shown.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self = Self(data, sortOrder: sortOrder, columns: columns).customized(columnCustomization)
  }

  /// A table, with which of its columns are shown.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self = Self(data, selection: selection, columns: columns).customized(columnCustomization)
  }

  /// A table, with which of its columns are shown.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self = Self(data, selection: selection, sortOrder: sortOrder, columns: columns).customized(columnCustomization)
  }

  /// A table, with which of its columns are shown.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self = Self(data, selection: selection, columns: columns).customized(columnCustomization)
  }

  /// A table, with which of its columns are shown.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self = Self(data, selection: selection, sortOrder: sortOrder, columns: columns).customized(columnCustomization)
  }

  /// A table, with which of its columns are shown.
  public nonisolated init(
    of valueType: Value.Type = Value.self, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self = Self(of: valueType, columns: columns, rows: rows).customized(columnCustomization)
  }

  /// A table, with which of its columns are shown.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self = Self(of: valueType, sortOrder: sortOrder, columns: columns, rows: rows).customized(columnCustomization)
  }

  /// A table, with which of its columns are shown.
  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self = Self(of: valueType, selection: selection, columns: columns, rows: rows).customized(columnCustomization)
  }

  /// A table, with which of its columns are shown.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self = Self(of: valueType, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows).customized(
      columnCustomization)
  }

  /// A table, with which of its columns are shown.
  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self = Self(of: valueType, selection: selection, columns: columns, rows: rows).customized(columnCustomization)
  }

  /// A table, with which of its columns are shown.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self = Self(of: valueType, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows).customized(
      columnCustomization)
  }
}
