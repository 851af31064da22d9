import TenureLayout
import Testing

/// Views of a lazy stack, with a count of those that were made.
final class Rows: LazyViews {
  let count: Int
  private(set) var made: [Int] = []
  private let make: (Int) -> LayoutNode

  init(_ count: Int, _ make: @escaping (Int) -> LayoutNode) {
    self.count = count
    self.make = make
  }

  func node(at index: Int) -> LayoutNode {
    made.append(index)
    return make(index)
  }
}

@Suite struct LazyTests {
  @Test("A lazy stack makes what is in sight, and takes the rest to be like it")
  func inSight() {
    let rows = Rows(100_000) { _ in fixed(50, 20) }
    let stack = LazyNode(.vertical, spacing: 0, rows)
    layOut(ScrollNode(.vertical, stack))
    #expect(stack.indicesInSight == Array(0..<5))
    #expect(stack.frame == rect(0, 0, 200, 2_000_000))
    #expect(rows.made.count <= 50)
  }

  @Test("Scrolling makes the views that come in sight")
  func scrolling() {
    let rows = Rows(1000) { _ in fixed(50, 20) }
    let stack = LazyNode(.vertical, spacing: 0, rows)
    let scroll = ScrollNode(.vertical, stack)
    let tree = layOut(scroll)
    scroll.contentOffset.y = 1010
    tree.update()
    #expect(stack.indicesInSight == Array(50..<56))
    #expect(stack.children.first?.windowFrame == rect(75, -10, 50, 20))
  }

  @Test("Rows of other heights correct what the rest is taken to need")
  func estimate() {
    let rows = Rows(1000) { fixed(50, $0 < 200 ? 10 : 30) }
    let stack = LazyNode(.vertical, spacing: 0, rows)
    let scroll = ScrollNode(.vertical, stack)
    let tree = layOut(scroll)
    #expect(stack.frame.size.height == 10_000)
    scroll.contentOffset.y = 2000
    tree.update()
    #expect(stack.frame.size.height > 10_000)
    #expect(stack.children.first?.frame.size.height == 30)
  }

  @Test("A taller window shows more rows")
  func resized() {
    let stack = LazyNode(.vertical, spacing: 0, Rows(1000) { _ in fixed(50, 20) })
    let tree = layOut(ScrollNode(.vertical, stack))
    tree.size.height = 200
    tree.update()
    #expect(stack.indicesInSight == Array(0..<10))
    #expect(stack.children.filter { !$0.isPlaced }.isEmpty)
  }

  @Test("A row that grows pushes the next ones down")
  func growing() {
    let stack = LazyNode(.vertical, spacing: 0, Rows(1000) { _ in fixed(50, 20) })
    let tree = layOut(ScrollNode(.vertical, stack))
    (stack.children[1] as? LeafNode)?.content = Fixed(width: 50, height: 50)
    tree.update()
    #expect(stack.children.map(\.frame.origin.y) == [0, 20, 70, 90])
    // Of 50 rows one has another height than before: the mean is 20.6.
    #expect(stack.frame.size.height == 20_600)
  }

  @Test("A lazy stack is as broad as proposed, and its rows stand by its alignment")
  func breadth() {
    let stack = LazyNode(.vertical, alignment: .leading, Rows(3) { _ in fixed(50, 20) })
    layOut(stack)
    #expect(stack.frame == rect(0, 12, 200, 76))
  }
}
