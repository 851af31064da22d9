import TenureLayout
import Testing

@Suite struct GridTests {
  @Test("A column is as wide as its widest cell, a row as tall as its tallest")
  func columns() {
    let cells = [fixed(20, 10), fixed(30, 10), fixed(50, 10), fixed(10, 40)]
    let grid = GridNode(
      alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 6,
      [GridRowNode(Array(cells[..<2])), GridRowNode(Array(cells[2...]))])
    let tree = layOut(FixedSizeNode(grid))
    defer { withExtendedLifetime(tree) {} }
    #expect(grid.frame.size == Size(width: 85, height: 56))
    #expect(cells.map { $0.windowFrame.map { $0.origin.x - 57.5 } } == [0, 55, 0, 55])
    #expect(cells[3].windowFrame?.origin.y == 38.0)
  }

  @Test("A change in one row moves the cells of the others")
  func change() {
    let wide = fixed(20, 10), below = fixed(5, 5)
    let grid = GridNode(
      alignment: .topLeading, horizontalSpacing: 0,
      [GridRowNode([wide, fixed(5, 5)]), GridRowNode([fixed(5, 5), below])])
    let tree = layOut(grid)
    #expect(below.frame.origin.x == 20)
    wide.content = Fixed(width: 60, height: 10)
    tree.update()
    #expect(below.frame.origin.x == 60)
  }

  @Test("A cell across two columns has both, and widens the last if it needs more")
  func span() {
    let title = GridCellNode(fixed(100, 10), columns: 2), left = fixed(30, 10), right = fixed(20, 10)
    let grid = GridNode(
      alignment: .topLeading, horizontalSpacing: 10, [GridRowNode([title]), GridRowNode([left, right])])
    layOut(FixedSizeNode(grid))
    #expect(grid.frame.size.width == 100)
    #expect(right.frame.origin.x == 40)
  }

  @Test("A child that is no row spans the grid, and does not widen it")
  func divider() {
    let line = DividerNode()
    let grid = GridNode(horizontalSpacing: 10, [GridRowNode([fixed(30, 10), fixed(20, 10)]), line])
    layOut(grid)
    #expect(line.frame.size == Size(width: 60, height: 1))
  }

  @Test("Where there are no rows, the children size the grid")
  func withoutRows() {
    let grid = GridNode([fixed(30, 10), fixed(80, 10)])
    layOut(FixedSizeNode(grid))
    #expect(grid.frame.size == Size(width: 80, height: 28))
    let wide = FlexibleFrameNode(fixed(30, 10), horizontal: .init(most: .infinity))
    layOut(GridNode([wide, fixed(20, 10)]))
    #expect(wide.frame.size.width > 100)
  }

  @Test("A cell that does not size the grid fills what the others make")
  func unsized() {
    let filler = GridCellNode(color(), unsizedAxes: .horizontal)
    let grid = GridNode([GridRowNode([filler]), GridRowNode([fixed(40, 10)])])
    layOut(grid)
    #expect(grid.frame.size.width == 40)
    #expect(filler.frame.size.width == 40)
  }

  @Test("A cell stands by its anchor, or by its column's guide and its row's")
  func places() {
    let anchored = GridCellNode(fixed(10, 10), anchor: Point(x: 1, y: 0))
    let guided = GridCellNode(fixed(10, 10), columnAlignment: .trailing)
    let grid = GridNode(
      verticalSpacing: 0,
      [GridRowNode([fixed(50, 30)]), GridRowNode([anchored]), GridRowNode(alignment: .bottom, [guided])])
    layOut(FixedSizeNode(grid))
    #expect(anchored.frame.origin.x == 40)
    #expect(guided.frame.origin.x == 40)
  }

  @Test("A fixed track keeps its length; an adaptive one has as many as fit: 70, 57, 57 in 200")
  func fixedAndAdaptive() {
    #expect(places([Track(.fixed(70)), Track(.adaptive(minimum: 40))], 200) == [0, 70, 78, 57, 143, 57])
  }

  @Test("Flexible tracks share the rest in order, within their limits")
  func flexible() {
    #expect(places([Track(.flexible(minimum: 150)), Track()], 200) == [0, 150, 158, 42])
    #expect(places([Track(.flexible(maximum: 50)), Track()], 208) == [0, 50, 58, 150])
  }

  @Test("An adaptive grid in 390 points with 16 at the sides has two columns of 170")
  func adaptive() {
    #expect(places([Track(.adaptive(minimum: 160))], 358) == [0, 175, 183, 175])
    #expect(places([Track(.adaptive(minimum: 100, maximum: 110), spacing: 0)], 350) == [0, 110, 110, 110, 220, 110])
  }

  /// Start and length of the views of the grid's first line.
  private func places(_ tracks: [Track], _ width: Double) -> [Double] {
    let views = Rows(6) { _ in color() }
    let grid = LazyNode(.vertical, tracks: tracks, alignment: .topLeading, views)
    layOut(grid, width, 100)
    return grid.children.filter { $0.frame.origin.y == 0 }.flatMap { [$0.frame.origin.x, $0.frame.size.width] }
  }
}
