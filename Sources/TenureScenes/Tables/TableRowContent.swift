import TenureElements
@_spi(Tree) import TenureTree

/// Rows of a table: one, several, or those of a type of the program's own.
///
/// The trap: property wrappers in such a type are not connected to the table; give it values and bindings.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent

  var tableRowBody: TableRowBody { get }

  /// The rows as a view, with the cells that the columns give them.
  func _rows<Columns: TableColumnContent>(in columns: Columns, _ setting: _TableSetting) -> AnyView
  where Columns.TableRowValue == TableRowValue
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public func _rows<Columns: TableColumnContent>(in columns: Columns, _ setting: _TableSetting) -> AnyView
  where Columns.TableRowValue == TableRowValue { tableRowBody._rows(in: columns, setting) }
}

/// Rows that the framework itself knows.
protocol FrameworkTableRows: TableRowContent where TableRowBody == Never {}

extension FrameworkTableRows {
  public var tableRowBody: Never { fatalError("tableRowBody should not be called on \(Self.self).") }
}

/// One row of a table.
public struct TableRow<Value: Identifiable> {
  let value: Value

  public nonisolated init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent, FrameworkTableRows {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public func _rows<Columns: TableColumnContent>(in columns: Columns, _ setting: _TableSetting) -> AnyView
  where Columns.TableRowValue == Value {
    AnyView(TableRowView(value: value, columns: TableColumns(columns, setting)))
  }
}

/// A row for each element of a collection, with the identity of its id.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let data: Data
}

extension TableForEachContent: TableRowContent, FrameworkTableRows {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  public func _rows<Columns: TableColumnContent>(in columns: Columns, _ setting: _TableSetting) -> AnyView
  where Columns.TableRowValue == Data.Element {
    let columns = TableColumns(columns, setting)
    let row = { @MainActor in TableRowView(value: $0, columns: columns) }
    return AnyView(ForEach(data: data, content: row, id: { $0.id }))
  }
}

extension ForEach: TableRowContent, FrameworkTableRows where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public func _rows<Columns: TableColumnContent>(in columns: Columns, _ setting: _TableSetting) -> AnyView
  where Columns.TableRowValue == Content.TableRowValue {
    let content = content
    let rows = { @MainActor in content($0)._rows(in: columns, setting) }
    return AnyView(ForEach<Data, ID, AnyView>(data: data, content: rows, id: id, isConstant: isConstant))
  }
}

extension ForEach where Content: TableRowContent {
  @preconcurrency public nonisolated init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping @MainActor (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == V {
    self.init(data: data, content: content, id: { $0.id })
  }

  @preconcurrency public nonisolated init<V: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping @MainActor (Data.Element) -> Content
  ) where Content.TableRowValue == V {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// A row for each element.
  public nonisolated init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, id: { $0.id })
  }
}
