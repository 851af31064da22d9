/// `Grid`: rows of cells, as wide as the widest cell of each column.
///
/// 1. Columns share the proposed width as views in an `HStack` do: the least flexible first, an equal share each. A column is as wide as its
///    widest cell answers. Cells across several columns, and cells that do not size the grid's width, are left out.
/// 2. Where a cell across several columns needs more than these have, its last column gets it.
/// 3. Rows share the proposed height in the same way, with cells that are proposed their columns' width.
/// 4. A cell is proposed its whole place, and stands in it by its anchor, or by its column's alignment and its row's.
/// 5. A child that is no row is a row of one cell across all columns, which does not size the grid's width where there are
///    rows.
public final class GridNode: LayoutNode {
  /// Where cells stand in their places, unless a column, a row or the cell says otherwise.
  public var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }
  /// Between columns; `nil` for 8 points.
  public var horizontalSpacing: Double? { didSet { if horizontalSpacing != oldValue { setNeedsLayout() } } }
  /// Between rows; `nil` for 8 points.
  public var verticalSpacing: Double? { didSet { if verticalSpacing != oldValue { setNeedsLayout() } } }

  /// Children are `GridRowNode`s, or views that span the grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    _ children: [LayoutNode] = []
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    super.init(children)
  }

  /// The last one worked out.
  private var known: GridPlan?

  override func valuesChanged() { known = nil }
  override func childChanged(_ child: LayoutNode) { known = nil }

  func plan(_ proposal: Proposal) -> GridPlan {
    if let known, known.proposal == proposal { return known }
    let plan = GridPlan(self, proposal)
    known = plan
    return plan
  }

  override func measure(_ proposal: Proposal) -> Fit {
    let plan = plan(proposal)
    return Fit(Size(width: plan.columns.total, height: plan.rows.total))
  }

  // A row's cells move with those of other rows.
  override func willPlace() {
    for row in children where row is GridRowNode { row.needsPlacement = true }
  }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    let plan = plan(proposal)
    for (index, child) in children.enumerated() {
      if child is GridRowNode {
        place(
          index, Point(x: 0, y: plan.rows.starts[index]),
          Proposal(width: plan.columns.total, height: plan.rows.lengths[index]))
      } else {
        let (origin, proposal) = plan.place(of: plan.cell(ofChild: index))
        place(index, origin, proposal)
      }
    }
  }

  override func ownGuide(_ guide: Guide, size: Size, _ proposal: Proposal) -> Double? {
    let plan = plan(proposal)
    return guide.merged(
      plan.cells.compactMap { cell in
        let (origin, proposal) = plan.place(of: cell)
        return cell.node.explicitGuide(guide, proposal).map { origin[guide.axis] + $0 }
      })
  }

  override var childrenWithGuides: Int { 0 }
}

/// `GridRow`: its cells stand in the columns of the grid around it.
public final class GridRowNode: LayoutNode {
  /// For the cells of this row; `nil` for the grid's.
  public var alignment: Guide? { didSet { if alignment != oldValue { setNeedsLayout() } } }

  /// A cell with wishes is a `GridCellNode`.
  public init(alignment: Guide? = nil, _ children: [LayoutNode] = []) {
    self.alignment = alignment
    super.init(children)
  }

  // The grid asks the cells, not the row.
  override func childChanged(_ child: LayoutNode) { tellParents() }
  override func valuesChanged() { tellParents() }
  override var childrenWithGuides: Int { 0 }

  override func measure(_ proposal: Proposal) -> Fit { Fit(proposal.replacingUnspecifiedDimensions(by: .zero)) }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    guard let grid = parent as? GridNode else { return }
    let plan = grid.plan(grid.placedProposal)
    plan.placeCells(of: self, place)
  }
}

/// A cell with wishes: `gridCellColumns`, `gridCellUnsizedAxes`, `gridCellAnchor`, `gridColumnAlignment`.
public final class GridCellNode: ModifierNode {
  /// How many columns it reaches over.
  public let columns: Int
  /// Along these it makes no column wider, or no row taller.
  public let unsizedAxes: Axes
  /// In parts of the cell's place.
  public let anchor: Point?
  /// For the whole column in which it begins.
  public let columnAlignment: Guide?

  /// Wishes that are left out are the grid's.
  public init(
    _ child: LayoutNode, columns: Int = 1, unsizedAxes: Axes = [], anchor: Point? = nil, columnAlignment: Guide? = nil
  ) {
    self.columns = max(1, columns)
    self.unsizedAxes = unsizedAxes
    self.anchor = anchor
    self.columnAlignment = columnAlignment
    super.init(child)
  }
}
