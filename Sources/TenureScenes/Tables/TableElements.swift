import Foundation
import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// A column header: a button where it sets an order.
public struct _TableHead<Label: View> {
  package let facts: TableHeadFacts
  let label: Label
}

extension _TableHead: View, ElementView {
  package typealias Inside = _ConditionalContent<Button<Label>, Label>

  package var inside: Inside {
    guard let sorting = facts.sorting else { return Inside(storage: .second(label)) }
    return Inside(storage: .first(Button(action: sorting.press) { label }))
  }
}

package struct TableHeadFacts: ElementFacts {
  let width: TableColumnWidth
  let alignment: TableColumnAlignment
  let sorting: TableColumnSorting?

  package static var readsState: Bool { true }
  package var role: Role { .columnHeader }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    if let sorting {
      attributes[.value] = .text(sorting.order().map { $0 == .forward ? "forward" : "reverse" } ?? "none")
    }
    attributes[.alignment] = alignment.value
    if let width = width.ideal { attributes[.width] = .number(width) }
    if let width = width.least { attributes[.minWidth] = .number(width) }
    if let width = width.most { attributes[.maxWidth] = .number(width) }
  }
}

/// What one row has in one column.
public struct _TableCell<Content: View> {
  package let facts: TableCellFacts
  package let inside: Content
}

extension _TableCell: View, ElementView {
  public static func _updateNode(_ node: _ViewNode, at view: _NewValue<Self>) {
    updateElement(node, at: view, TableCellFacts.self, Content.self)
  }
}

package struct TableCellFacts: ElementFacts, Equatable {
  let alignment: TableColumnAlignment

  package var role: Role { .cell }
  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.alignment] = alignment.value
  }
}

/// The columns that the rows of a table share, compared once for all rows.
@MainActor final class TableColumns<Columns: TableColumnContent> {
  let columns: Columns
  let setting: _TableSetting
  /// The columns that these were compared with last, and whether a row has the same in both.
  private var compared: (with: TableColumns, isSame: Bool)?

  init(_ columns: Columns, _ setting: _TableSetting) {
    self.columns = columns
    self.setting = setting
  }

  /// True when a row is known to have the same in these columns as in later ones.
  func givesSameCells(as later: TableColumns) -> Bool {
    if later === self { return true }
    if let compared, compared.with === later { return compared.isSame }
    let isSame = setting.alignment == later.setting.alignment && columns._givesSameCells(as: later.columns)
    compared = (later, isSame)
    return isSame
  }
}

/// One row: it stands for its value's id, and what its cells read belongs to it.
struct TableRowView<Columns: TableColumnContent> {
  let value: Columns.TableRowValue
  let columns: TableColumns<Columns>
}

extension TableRowView: View, FrameworkView {
  static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = TableRowNode(view, in: place)
    node.start()
    return node
  }

  static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.expect(TableRowNode<Columns>.self).update(to: view)
  }
}

private final class TableRowNode<Columns: TableColumnContent>: ElementNode, IdentifyingNode {
  private var view: TableRowView<Columns>
  private var cells: DeferredNode<Columns._Cells>?

  init(_ view: TableRowView<Columns>, in place: Place) {
    self.view = view
    super.init(in: place)
  }

  override var role: Role { .tableRow }

  func start() {
    cells = DeferredNode(made(view), in: place(), from: self)
    cells?.start()
  }

  private func made(_ view: TableRowView<Columns>) -> () -> Columns._Cells {
    { view.columns.columns._cells(of: view.value, view.columns.setting) }
  }

  /// A row whose value is the very same keeps its cells, where the columns are known to give it the same ones.
  func update(to new: TableRowView<Columns>) {
    let old = view
    view = new
    if old.columns.givesSameCells(as: new.columns) && areIdentical(old.value, new.value) { return }
    cells?.update(made(new))
    if old.value.id != new.value.id { presenceChanged() }
  }

  override func children(_ visit: (ViewNode) -> Void) { if let cells { visit(cells) } }

  override var identifying: (any IdentifyingNode)? { self }

  func ownTag<Wanted: Hashable>(as type: Wanted.Type) -> Wanted? {
    if Wanted.self == Columns.TableRowValue.ID.self { return view.value.id as? Wanted }
    return Wanted.self == Columns.TableRowValue.ID?.self ? Optional(view.value.id) as? Wanted : nil
  }
}

/// A view that is made where it stands: what that reads belongs to this place.
struct MadeHere<Content: View> {
  let make: () -> Content
}

extension MadeHere: View, FrameworkView {
  static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = DeferredNode(view.make, in: place, from: place.parent)
    node.start()
    return node
  }

  static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.expect(DeferredNode<Content>.self).update(view.make)
  }
}
