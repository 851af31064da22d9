import Foundation
import TenureRender

/// The head of one column: a button where it sets an order.
public struct _TableHead<Label: View> {
  let facts: TableHeadFacts
  let label: Label
}

extension _TableHead: View, ElementView {
  typealias Inside = _ConditionalContent<Button<Label>, Label>

  var inside: Inside {
    guard let sorting = facts.sorting else { return Inside(storage: .second(label)) }
    return Inside(storage: .first(Button(action: sorting.press) { label }))
  }
}

struct TableHeadFacts: ElementFacts {
  let width: TableColumnWidth
  let alignment: TableColumnAlignment
  let sorting: TableColumnSorting?

  static var readsState: Bool { true }
  var role: Role { Role("columnHeader") }

  func describe(_ attributes: inout Attributes, at node: ElementNode) {
    if let sorting {
      attributes[.value] = .text(sorting.order().map { $0 == .forward ? "forward" : "reverse" } ?? "none")
    }
    attributes[.alignment] = alignment.value
    if let width = width.ideal { attributes[AttributeKey("width")] = .number(width) }
    if let width = width.least { attributes[AttributeKey("minWidth")] = .number(width) }
    if let width = width.most { attributes[AttributeKey("maxWidth")] = .number(width) }
  }
}

/// What one row has in one column.
public struct _TableCell<Content: View> {
  let facts: TableCellFacts
  let inside: Content
}

extension _TableCell: View, ElementView {}

struct TableCellFacts: ElementFacts, Equatable {
  let alignment: TableColumnAlignment

  var role: Role { Role("cell") }
  func describe(_ attributes: inout Attributes, at node: ElementNode) { attributes[.alignment] = alignment.value }
}

/// One row: it stands for its value's id, and what its cells read belongs to it.
struct TableRowView<Columns: TableColumnContent> {
  let value: Columns.TableRowValue
  let columns: Columns
  let setting: _TableSetting

  @MainActor fileprivate var cells: () -> Columns._Cells { { columns._cells(of: value, setting) } }
}

extension TableRowView: View, FrameworkView {
  static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = TableRowNode<Columns>(view.value.id, in: place)
    node.start(view.cells)
    return node
  }

  static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.expect(TableRowNode<Columns>.self).update(view.value.id, view.cells)
  }
}

private final class TableRowNode<Columns: TableColumnContent>: ElementNode {
  private var value: Columns.TableRowValue.ID
  private var cells: DeferredNode<Columns._Cells>?

  init(_ value: Columns.TableRowValue.ID, in place: Place) {
    self.value = value
    super.init(in: place)
  }

  override var role: Role { Role("tableRow") }

  func start(_ make: @escaping () -> Columns._Cells) {
    cells = DeferredNode(make, in: place(), from: self)
    cells?.start()
  }

  func update(_ value: Columns.TableRowValue.ID, _ make: @escaping () -> Columns._Cells) {
    let isSame = value == self.value
    self.value = value
    cells?.update(make)
    if !isSame { presenceChanged() }
  }

  override func children(_ visit: (ViewNode) -> Void) { if let cells { visit(cells) } }

  override func ownTag<Wanted: Hashable>(as type: Wanted.Type) -> Wanted? {
    if Wanted.self == Columns.TableRowValue.ID.self { return value as? Wanted }
    return Wanted.self == Columns.TableRowValue.ID?.self ? Optional(value) as? Wanted : nil
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
