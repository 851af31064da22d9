// layout-bench
//
// Times the layout of large trees beside the goals for them, which are those of a machine that needs 8.9 ms for fib(32).

import TenureLayout

let window = Size(width: 393, height: 852)

func label(_ widths: [Double] = [40, 30]) -> LeafNode { LeafNode(Words(widths)) }

/// A row of three views, as of a list: a text, a spacer, and a control of a fixed size.
func row() -> LayoutNode {
  StackNode(.horizontal, [label(), SpacerNode(), LeafNode(Fixed(width: 51, height: 31))])
}

func column(_ count: Int, _ child: () -> LayoutNode) -> StackNode {
  StackNode(.vertical, (0..<count).map { _ in child() })
}

func scrolling(_ content: LayoutNode) -> LayoutTree { LayoutTree(ScrollNode(.vertical, content), in: window) }

func tell(_ name: String, _ time: Double, goal: Double?) {
  func digits(_ value: Double) -> String { "\(Double(Int(value * 10_000 + 0.5)) / 10_000)" }
  func pad(_ text: String, _ width: Int) -> String {
    let space = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + space : space + text
  }
  print(pad(name, -52), pad(digits(time), 10), pad(goal.map(digits) ?? "", 8))
}

var sum = 0
tell("milliseconds", 0, goal: 0)
tell("fib(32)", fastest(of: 5, prepare: {}) { sum += fib(32) }, goal: 8.9)

tell(
  "10,000 rows of three views at first",
  fastest(of: 5, prepare: { scrolling(column(10_000, row)) }) { $0.update() }, goal: 60)
tell(
  "  with making the nodes",
  fastest(of: 5, prepare: {}) { scrolling(column(10_000, row)).update() }, goal: nil)

/// A change of one row of 10,000, in the middle.
func changed(_ change: (LeafNode, Int) -> Void) -> Double {
  let rows = column(10_000, row)
  let tree = scrolling(rows)
  tree.update()
  guard let leaf = rows.children[5_000].children[0] as? LeafNode else { return .nan }
  var turn = 0
  return fastest(of: 50, prepare: { turn += 1 }) {
    change(leaf, turn)
    tree.update()
  }
}

tell("a text of 10,000 rows keeps its size", changed { leaf, _ in leaf.content = Words([40, 30]) }, goal: 0.01)
tell(
  "a text grows in its row, the row does not",
  changed { leaf, turn in leaf.content = Words([40, 30 + Double(turn % 2)]) }, goal: nil)
tell(
  "a row of 10,000 grows",
  changed { leaf, turn in leaf.content = Words([40], lineHeight: turn % 2 == 0 ? 40 : 60) }, goal: 0.5)

/// A list whose rows are made when they come in sight.
final class Rows: LazyViews {
  let count: Int
  init(_ count: Int) { self.count = count }
  func node(at index: Int) -> LayoutNode { row() }
}

tell(
  "a lazy list of 100,000 at first",
  fastest(of: 20, prepare: {}) { scrolling(LazyNode(.vertical, Rows(100_000))).update() }, goal: 5)

let lazyScroll = ScrollNode(.vertical, LazyNode(.vertical, Rows(100_000)))
let lazyTree = LayoutTree(lazyScroll, in: window)
lazyTree.update()
tell(
  "  scrolled by a screen, in the middle of it",
  fastest(
    of: 20,
    prepare: { lazyScroll.contentOffset.y = lazyScroll.contentSize.height / 2 + lazyScroll.contentOffset.y / 50 }
  ) {
    lazyTree.update()
  }, goal: nil)

let rows = column(250, row)
let tree = scrolling(rows)
tree.update()
var width = 393.0
tell(
  "a window of 1,000 views gets another width",
  fastest(of: 50, prepare: { width += 1 }) {
    tree.size.width = width
    tree.update()
  }, goal: 8)
