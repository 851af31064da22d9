import TenureRender

// `Grid`: rows share the columns of the grid around them.
extension Lowering {
  /// A grid of very many rows has the columns of its first ones.
  private static let rowsLookedAt = 64

  func grid(_ node: Shadow) -> Markup {
    var markup = Markup("div", "grid" + alignment(node), .slot(.content))
    let across = CSS.length(node[.horizontalSpacing]?.number ?? 8), down = CSS.length(node[.spacing]?.number ?? 8)
    var columns: [Bool] = []
    for row in node.children.prefix(Self.rowsLookedAt) where row.role == .gridRow {
      var column = 0
      for cell in Self.cells(of: row) {
        let span = Self.span(of: cell)
        while columns.count < column + span { columns.append(false) }
        if span == 1, cell.filling.contains(.width) { columns[column] = true }
        column += span
      }
    }
    if columns.isEmpty { columns = [node.children.prefix(Self.rowsLookedAt).contains { $0.filling.contains(.width) }] }
    let tracks = columns.map { $0 ? "minmax(0,1fr)" : "auto" }.joined(separator: " ")
    markup.add(class: styles.name(for: "gap:\(down) \(across);grid-template-columns:\(tracks)"))
    return markup
  }

  /// What stands in a row of a grid: over how many columns, and on which side of its column.
  func cell(_ inner: Markup, _ node: Shadow) -> Markup {
    var cell = wrapped(inner, in: Markup("div", "cell", .slot(.content)))
    let span = Self.span(of: node)
    if span > 1 { cell.add(class: styles.name(for: "grid-column:span \(span)")) }
    if let side = columnAlignment(node) { cell.add(class: styles.name(for: "--across:\(side)")) }
    return cell
  }

  /// A menu of a view takes no cell.
  private static func cells(of row: Shadow) -> some Sequence<Shadow> { row.children.lazy.filter { !$0.role.isAside } }

  private static func span(of cell: Shadow) -> Int {
    let count = cell.modifier(.gridCellColumns)?.attributes[.value]?.number ?? 1
    return Int(min(max(count.isFinite ? count : 1, 1), 100))
  }

  /// One cell says it for its whole column.
  private func columnAlignment(_ node: Shadow) -> String? {
    guard let row = node.parent, let grid = row.parent, grid.role == .grid else { return nil }
    let index = Self.cells(of: row).prefix { $0.id != node.id }.reduce(0) { count, _ in count + 1 }
    for other in grid.children.prefix(Self.rowsLookedAt) where other.role == .gridRow {
      let cell = Self.cells(of: other).dropFirst(index).first { _ in true }
      if let name = cell?.modifier(.gridColumnAlignment)?.attributes[.value]?.text {
        return name == "leading" ? "start" : name == "trailing" ? "end" : "center"
      }
    }
    return nil
  }
}
