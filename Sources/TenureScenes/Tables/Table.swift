import Foundation
import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// Rows of data in columns.
///
///     Table(people, selection: $selected, sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age", value: \.age) { Text("\($0.age)") }
///     }
///     .onChange(of: order) { people.sort(using: order) }
///
/// The trap: a table never orders its rows. A tap on a column header writes to `sortOrder`, and the program sorts.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Columns.TableRowValue == Rows.TableRowValue {
  let selection: ListSelection<Value.ID>
  let sorting: TableSorting?
  let columns: Columns
  let rows: Rows
  /// Which columns are shown; nil where nobody asks.
  var customization: Binding<TableColumnCustomization<Value>>?

  nonisolated init(
    _ rows: Rows, _ columns: Columns, _ selection: ListSelection<Value.ID> = .none, _ sorting: TableSorting? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
  }

  @MainActor fileprivate var inside: TupleView<ElementPart<MadeHere<Columns._Heads>>, MadeHere<AnyView>> {
    let (rows, columns, sorting, customization) = (rows, columns, sorting, customization)
    // Asked for where it is used: what it reads is read there.
    func setting() -> _TableSetting {
      _TableSetting(sorting: sorting, hidden: customization?.wrappedValue.columns ?? [:])
    }
    return TupleView(
      ElementPart(name: "header", inside: MadeHere { columns._heads(setting()) }),
      MadeHere { rows._rows(in: columns, setting()) })
  }
}

extension Table: View, FrameworkView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = SelectionListNode(view.selection, as: .table, in: place)
    node.start(view.inside)
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.expect(SelectionListNode<Value.ID>.self).update(view.selection, view.inside)
  }
}
