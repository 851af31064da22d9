import TenureLayout
import Testing

/// How much of a tree a change makes work for.
@Suite struct WorkTests {
  let rows: StackNode
  let tree: LayoutTree

  init() {
    rows = StackNode(
      .vertical,
      (0..<100).map { _ in StackNode(.horizontal, [text(40), SpacerNode(), fixed(20, 20)]) })
    tree = LayoutTree(ScrollNode(.vertical, rows), in: Size(width: 300, height: 500))
    tree.update()
  }

  private func leaf(_ row: Int) -> LeafNode { rows.children[row].children[0] as! LeafNode }

  @Test("A row is asked once where its height does not depend on what is proposed")
  func first() {
    #expect(rows.children.allSatisfy { $0.timesMeasured == 1 })
    #expect(rows.timesMeasured == 1)
  }

  @Test("Text that keeps its size makes no work above it")
  func sameSize() {
    let row = rows.children[50]
    let (measured, placed) = (row.timesMeasured, row.timesPlaced)
    leaf(50).content = Words([40])
    #expect(tree.update().isEmpty)
    #expect(row.timesMeasured == measured)
    #expect(row.timesPlaced == placed)
  }

  @Test("A row that keeps its size is placed anew, and the rows around are not looked at")
  func sameRow() {
    leaf(50).content = Words([60])
    let changes = tree.update()
    #expect(changes.count == 2)
    #expect(rows.timesPlaced == 1)
    #expect(leaf(50).frame.size.width == 60)
  }

  @Test("A row that grows moves those after it at once, and measures none of them")
  func growing() {
    let measured = rows.children.reduce(0) { $0 + $1.timesMeasured }
    leaf(50).content = Words([40], lineHeight: 50)
    let changes = tree.update()
    // The row itself is asked anew; the others have told already.
    #expect(rows.children.reduce(0) { $0 + $1.timesMeasured } == measured + 1)
    let shifts = changes.compactMap { change -> Range<Int>? in
      if case .shift(let parent, let range, let by) = change, parent === rows {
        #expect(by == Point(x: 0, y: 30))
        return range
      }
      return nil
    }
    #expect(shifts == [51..<100])
    #expect(rows.children[51...].allSatisfy { $0.timesPlaced == 1 })
  }

  @Test("An update without a change does nothing")
  func nothing() { #expect(tree.update().isEmpty) }
}
