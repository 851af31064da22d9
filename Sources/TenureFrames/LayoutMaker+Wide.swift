import TenureLayout
import TenureRender
import TenureText

// What stands side by side on a tablet, and one after the other on a phone.
extension LayoutMaker {
  var isWide: Bool { FramedElement.standSideBySide(in: window.size) }

  /// The columns that are visible; on a phone the one in front.
  func splitView(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let columns = element.children.filter { !$0.role.isPresentation }
    let shown = isWide ? beside(columns, element[.value]?.text) : front(of: columns, element[.compactColumn]?.text)
    for column in columns where !shown.contains(where: { $0 === column }) { column.takeOffLayout() }
    let nodes = shown.enumerated().map { index, column in
      let node = FlexibleFrameNode(make(column, in: styling), horizontal: .all, vertical: .all)
      return index < shown.count - 1 ? FrameNode(node, width: 320) : node
    }
    return nodes.count == 1 ? nodes[0] : StackNode(.horizontal, spacing: 0, nodes)
  }

  private func beside(_ columns: [FramedElement], _ visibility: String?) -> [FramedElement] {
    switch visibility {
    case "detailOnly": Array(columns.suffix(1))
    case "doubleColumn": Array(columns.suffix(2))
    default: columns
    }
  }

  private func front(of columns: [FramedElement], _ name: String?) -> [FramedElement] {
    switch name {
    case "sidebar": Array(columns.prefix(1))
    case "content" where columns.count == 3: [columns[1]]
    default: Array(columns.suffix(1))
    }
  }

  /// The name of the column that a phone goes back to.
  func titleOfColumnBefore(_ screen: FramedElement) -> String? {
    guard !isWide, screen[.backToColumn]?.flag == true, let column = screen.nearest(.column),
      let columns = column.parent?.children, let place = columns.firstIndex(where: { $0 === column }), place > 0
    else { return nil }
    return columns[place - 1].firstTitle ?? "Back"
  }

  // MARK: Tables

  /// A head and rows; on a phone the first cell of each row.
  func table(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    var head: [LayoutNode] = []
    if let part = element.part("header") {
      if isWide {
        var small = styling
        small.read(.font, .text("subheadline semibold"), Attributes())
        let line = line(part.children, small, part.children)
        (part.outer, part.content) = (line, line)
        head = [line]
      } else {
        part.takeOffLayout()
      }
    }
    let rows = element.children.filter { $0.role != .part }.map { row -> LayoutNode in
      let node = FlexibleFrameNode(make(row, in: styling), horizontal: .all, alignment: .leading)
      row.listRow = node
      return node
    }
    let all = StackNode(.vertical, alignment: .leading, spacing: 0, rows)
    let scroll = ScrollNode(.vertical, FlexibleFrameNode(all, horizontal: .all, alignment: .leading))
    return StackNode(.vertical, alignment: .leading, spacing: 0, head + [scroll])
  }

  func tableRow(_ row: FramedElement, _ styling: TextStyling) -> LayoutNode {
    var table = row.parent
    while let element = table, element.role != .table { table = element.parent }
    return line(row.children, styling, table?.part("header")?.children ?? [])
  }

  /// The cells of a row: as wide as the columns' heads say, and otherwise all as wide as each other.
  private func line(_ cells: [FramedElement], _ styling: TextStyling, _ heads: [FramedElement]) -> LayoutNode {
    let shown = isWide ? cells[...] : cells.prefix(1)
    for cell in cells.dropFirst(shown.count) { cell.takeOffLayout() }
    return StackNode(
      .horizontal, spacing: 0,
      shown.enumerated().map { index, cell in
        let (before, behind) = (index == 0 ? 20.0 : 8, 8.0)
        let insets = Insets(top: 11, leading: before, bottom: 11, trailing: behind)
        var width = FlexibleFrameNode.Limits.all
        if shown.count > 1, heads.indices.contains(index) {
          let head = heads[index]
          func length(_ key: AttributeKey) -> Double? { head[key]?.number.map { $0 + before + behind } }
          width = .init(least: length(.minWidth), most: length(.maxWidth) ?? .infinity)
        }
        return FlexibleFrameNode(
          PaddingNode(make(cell, in: styling), insets), horizontal: width, vertical: .init(least: 44),
          alignment: .leading)
      })
  }
}

extension FramedElement {
  /// It has no place, with all that is in it.
  func takeOffLayout() {
    (outer, content, insides, listRow) = (nil, nil, [], nil)
    for child in children { child.takeOffLayout() }
  }

  fileprivate var firstTitle: String? {
    if role == .screen, let title = self[.title]?.text, !title.isEmpty { return title }
    for child in children { if let title = child.firstTitle { return title } }
    return nil
  }
}
