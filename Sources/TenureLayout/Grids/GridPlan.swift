/// The columns and rows of a grid for one proposal.
struct GridPlan {
  /// Columns or rows: where each begins, and how long it is.
  struct Lines {
    var starts: [Double] = []
    var lengths: [Double] = []
    var gap = 0.0
    var total: Double { (starts.last ?? 0) + (lengths.last ?? 0) }

    /// The length of several side by side.
    func length(from first: Int, _ count: Int) -> Double {
      guard count > 0, first < starts.count else { return 0 }
      let last = min(first + count, starts.count) - 1
      return starts[last] + lengths[last] - starts[first]
    }
  }

  struct Cell {
    let node: LayoutNode
    let row: Int
    let column: Int
    let span: Int
    let unsized: Axes
    let anchor: Point?
  }

  let proposal: Proposal
  private unowned let grid: GridNode
  private(set) var cells: [Cell] = []
  private var cellsOfRow: [Range<Int>] = []
  private(set) var columns = Lines()
  private(set) var rows = Lines()
  private var columnAlignments: [Int: Guide] = [:]

  init(_ grid: GridNode, _ proposal: Proposal) {
    self.grid = grid
    self.proposal = proposal
    let count = collectCells()
    columns.gap = grid.horizontalSpacing ?? defaultSpacing
    rows.gap = grid.verticalSpacing ?? defaultSpacing
    var sizing: [[LayoutNode]] = Array(repeating: [], count: count)
    for cell in cells where cell.span == 1 && !cell.unsized.contains(.horizontal) {
      sizing[cell.column].append(cell.node)
    }
    columns.lengths = share(proposal.width, among: count, gap: columns.gap) { column, width in
      sizing[column].reduce(0) { max($0, $1.fit(Proposal(width: width, height: nil)).size.width) }
    }
    columns.starts = starts(columns)
    for cell in cells where cell.span > 1 && !cell.unsized.contains(.horizontal) {
      let has = columns.length(from: cell.column, cell.span)
      let needs = cell.node.fit(Proposal(width: proposal.width == nil ? nil : has, height: nil)).size.width
      guard needs > has else { continue }
      columns.lengths[cell.column + cell.span - 1] += needs - has
      columns.starts = starts(columns)
    }
    let columns = columns, plan = self
    rows.lengths = share(proposal.height, among: grid.children.count, gap: rows.gap) { row, height in
      let heights = plan.cells[plan.cellsOfRow[row]].map { cell in
        let width = columns.length(from: cell.column, cell.span)
        let asked = Proposal(width: width, height: height)
        let size = cell.node.fit(asked).size
        let line = plan.verticalGuide(row).map { cell.node.guide($0, size: size, asked) } ?? 0
        return cell.unsized.contains(.vertical) ? (line: 0, below: 0) : (line: line, below: size.height - line)
      }
      let line = heights.reduce(0) { max($0, $1.line) }
      return line + heights.reduce(0) { max($0, $1.below) }
    }
    rows.starts = starts(rows)
  }

  /// Returns the number of columns.
  private mutating func collectCells() -> Int {
    var count = 0
    for row in grid.children where row is GridRowNode {
      count = max(count, row.children.reduce(0) { $0 + (($1 as? GridCellNode)?.columns ?? 1) })
    }
    for (index, row) in grid.children.enumerated() {
      let first = cells.count
      defer { cellsOfRow.append(first..<cells.count) }
      guard row is GridRowNode else {
        let wishes = row as? GridCellNode
        cells.append(
          Cell(
            node: row, row: index, column: 0, span: max(1, count),
            unsized: wishes?.unsizedAxes ?? (count == 0 ? [] : .horizontal),
            anchor: wishes?.anchor))
        continue
      }
      var column = 0
      for node in row.children {
        let wishes = node as? GridCellNode
        let span = wishes?.columns ?? 1
        cells.append(
          Cell(
            node: node, row: index, column: column, span: span, unsized: wishes?.unsizedAxes ?? [],
            anchor: wishes?.anchor))
        if let guide = wishes?.columnAlignment { columnAlignments[column] = guide }
        column += span
      }
    }
    return grid.children.isEmpty ? 0 : max(1, count)
  }

  private func starts(_ lines: Lines) -> [Double] {
    var position = 0.0
    return lines.lengths.map { length in
      defer { position += length + lines.gap }
      return position
    }
  }

  /// As a stack shares its length among its views.
  private func share(
    _ length: Double?, among count: Int, gap: Double, _ ask: (Int, Double?) -> Double
  ) -> [Double] {
    guard let length, length < .infinity else { return (0..<count).map { ask($0, length) } }
    let flexibility = (0..<count).map { line in
      let least = ask(line, 0), most = ask(line, .infinity)
      return most == least ? 0 : most - least
    }
    let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    var lengths = Array(repeating: 0.0, count: count)
    var left = length - gap * Double(max(0, count - 1))
    for (position, line) in order.enumerated() {
      lengths[line] = ask(line, max(0, left / Double(count - position)))
      left -= lengths[line]
    }
    return lengths
  }

  /// The guide that the cells of a row share, if it is one that lies elsewhere in each of them.
  private func verticalGuide(_ row: Int) -> Guide? {
    let guide = (grid.children[row] as? GridRowNode)?.alignment ?? grid.alignment.vertical
    switch guide.kind {
    case .start, .center, .end: return nil
    case .firstTextBaseline, .lastTextBaseline, .custom: return guide
    }
  }

  /// What a cell is proposed, and where it stands in the grid.
  func place(of cell: Cell) -> (origin: Point, proposal: Proposal) {
    let width = columns.length(from: cell.column, cell.span), height = rows.lengths[cell.row]
    let proposal = Proposal(width: width, height: height)
    let size = cell.node.fit(proposal).size
    var origin = Point(x: columns.starts[cell.column], y: rows.starts[cell.row])
    if let anchor = cell.anchor {
      origin.x += (width - size.width) * anchor.x
      origin.y += (height - size.height) * anchor.y
      return (origin, proposal)
    }
    let space = Size(width: width, height: height)
    func standard(_ guide: Guide) -> Double {
      guide.standard(in: Dimensions(node: nil, proposal: proposal, size: space), size: space)
        - cell.node.guide(guide, size: size, proposal)
    }
    origin.x += standard(columnAlignments[cell.column] ?? grid.alignment.horizontal)
    if let guide = verticalGuide(cell.row) {
      let line =
        cells[cellsOfRow[cell.row]].map { other in
          let width = columns.length(from: other.column, other.span)
          let asked = Proposal(width: width, height: height)
          return other.node.guide(guide, size: other.node.fit(asked).size, asked)
        }.max() ?? 0
      origin.y += line - cell.node.guide(guide, size: size, proposal)
    } else {
      let row = grid.children[cell.row] as? GridRowNode
      origin.y += standard(row?.alignment ?? grid.alignment.vertical)
    }
    return (origin, proposal)
  }

  /// The cell of a child that is no row.
  func cell(ofChild index: Int) -> Cell { cells[cellsOfRow[index].lowerBound] }

  /// Places the cells of a row, in its coordinates.
  func placeCells(of row: GridRowNode, _ place: (Int, Point, Proposal) -> Void) {
    for cell in cells[cellsOfRow[row.index]] {
      var (origin, proposal) = self.place(of: cell)
      origin.y -= rows.starts[cell.row]
      place(cell.node.index, origin, proposal)
    }
  }
}
