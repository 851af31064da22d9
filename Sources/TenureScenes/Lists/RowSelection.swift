import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// Which rows of a window's lists are selected.
@MainActor final class RowSelection: ElementKeeper, ElementStyler {
  static let slot = PartSlot()
  private var rows: Set<NodeID> = []

  init(of window: Window) {}

  /// False where that is how it was.
  func mark(_ row: ElementNode, _ isSelected: Bool) -> Bool {
    isSelected ? rows.insert(row.id).inserted : rows.remove(row.id) != nil
  }

  func forget(_ element: ElementNode) { if !rows.isEmpty { rows.remove(element.id) } }

  func modifier(of element: ElementNode) -> RenderModifier? {
    rows.contains(element.id) ? RenderModifier(.selected, value: .flag(true)) : nil
  }
}

extension Window {
  var rowSelection: RowSelection { part() }
}
