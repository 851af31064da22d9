import TenureLayout
import Testing

@Suite struct StackTests {
  @Test("A stack gives equal shares to views that take anything")
  func shares() {
    let views = [color(), color(), color()]
    layOut(StackNode(.horizontal, spacing: 10, views))
    #expect(views.map(\.frame) == [rect(0, 0, 60, 100), rect(70, 0, 60, 100), rect(140, 0, 60, 100)])
  }

  @Test("The least flexible view comes first, and its neighbours share the rest")
  func flexibility() {
    let label = fixed(50, 20), left = color(), right = color()
    layOut(hstack(left, label, right))
    #expect(left.frame.size.width == 75)
    #expect(label.frame == rect(75, 40, 50, 20))
  }

  @Test("A stack goes beyond what it was proposed if a view insists: 75 and 100 in 150")
  func overflow() {
    let red = FlexibleFrameNode(color(), horizontal: .init(most: 100))
    let green = FlexibleFrameNode(color(), horizontal: .init(least: 100))
    let stack = hstack(red, green)
    layOut(FrameNode(stack, width: 150, height: 100))
    #expect(red.frame.size.width == 75)
    #expect(green.frame.size.width == 100)
    #expect(stack.frame == rect(-12.5, 0, 175, 100))
  }

  @Test("A higher layout priority gets all but the least lengths of the others")
  func priority() {
    let first = FlexibleFrameNode(color(), horizontal: .init(least: 30, most: .infinity))
    let second = LayoutPriorityNode(color(), 1)
    layOut(hstack(first, second))
    #expect(first.frame.size.width == 30)
    #expect(second.frame.size.width == 170)
  }

  @Test("A layout priority counts through the modifiers around it")
  func priorityInside() {
    let second = PaddingNode(LayoutPriorityNode(color(), 1), Insets(5))
    layOut(hstack(color(), second))
    #expect(second.frame.size.width == 200)
  }

  @Test("Neighbours are 8 points apart unless told, and a spacer adds nothing to its least length")
  func spacing() {
    let views = [fixed(20, 20), fixed(20, 20), SpacerNode(), fixed(20, 20)]
    let stack = StackNode(.horizontal, views)
    layOut(FixedSizeNode(stack))
    #expect(views.map(\.frame.origin.x) == [0, 28, 48, 56])
  }

  private func title(_ leading: Double = 0) -> LeafNode { LeafNode(Words([30], leading: leading)) }

  @Test("A text stands as far below another as its font has it, and 8 points below anything else")
  func textBelowText() {
    let views = [title(5), title(2), title(3), fixed(20, 20), title(2)]
    layOut(StackNode(.vertical, views), 100, 200)
    #expect(views.map(\.frame.origin.y) == [0, 22, 45, 73, 101])
    let row = [title(5), title(2)]
    layOut(StackNode(.horizontal, row))
    #expect(row[1].frame.origin.x == 38)
    let spaced = [title(5), title(2)]
    layOut(vstack(spacing: 6, spaced[0], spaced[1]))
    #expect(spaced[1].frame.origin.y == 26)
  }

  @Test("A text is text to its neighbours through modifiers and columns, but not with padding or a height between")
  func textInside() {
    func distance(_ above: LayoutNode, _ below: LayoutNode) -> Double {
      layOut(StackNode(.vertical, [above, below]), 100, 300)
      return below.frame.origin.y - above.frame.size.height
    }
    #expect(distance(vstack(title(), title(4)), vstack(title(2), fixed(1, 1))) == 2)
    #expect(distance(title(), FrameNode(title(2), width: 50)) == 2)
    #expect(distance(title(), PaddingNode(title(2), Insets(leading: 4, bottom: 4))) == 2)
    #expect(distance(title(), OffsetNode(title(2), Point(x: 1, y: 1))) == 2)
    #expect(distance(title(), PaddingNode(title(2), Insets(top: 4))) == 8)
    #expect(distance(title(), FrameNode(title(2), height: 50)) == 8)
    #expect(distance(title(), FlexibleFrameNode(title(2), vertical: .init(least: 9))) == 8)
    #expect(distance(title(), OverlayNode(title(2), color())) == 8)
    #expect(distance(vstack(title(), fixed(1, 1)), title(2)) == 8)
    #expect(distance(hstack(title()), title(2)) == 8)
  }

  @Test("A column that ends with a text instead of a picture of the same height moves closer to the text below it")
  func otherEdge() {
    let column = vstack(title(), fixed(30, 20))
    let below = title(2)
    let tree = layOut(StackNode(.vertical, [PaddingNode(column, Insets(leading: 5)), below]), 100, 200)
    #expect(below.frame.origin.y == 48)
    column.setChildren([title(), title(0)])
    tree.update()
    #expect(below.frame.origin.y == 42)
    let content = column.children[1] as! LeafNode
    content.content = Words([30])
    tree.update()
    #expect(below.frame.origin.y == 48)
  }

  @Test("A spacer takes what is left along its stack, and nothing across, in modifiers too")
  func spacer() {
    let spacer = SpacerNode()
    let padded = PaddingNode(spacer, Insets(leading: 3))
    layOut(hstack(fixed(20, 20), padded, fixed(30, 10)))
    #expect(spacer.frame == rect(3, 0, 147, 0))
  }

  @Test("A spacer takes what all others leave: a view that is as flexible has all but its least length")
  func spacerLast() {
    let (view, spacer) = (color(), SpacerNode(minimumLength: 30))
    layOut(hstack(view, spacer))
    #expect(view.frame.size.width == 170 && spacer.frame.size.width == 30)
    let first = LayoutPriorityNode(SpacerNode(), 1)
    layOut(hstack(color(), first))
    #expect(first.frame.size.width == 200)
  }

  @Test("A divider lies across its stack, as long as the stack is broad, and 1 point thick")
  func divider() {
    let divider = DividerNode()
    let row = hstack(fixed(20, 40), divider, fixed(20, 10))
    layOut(ScrollNode(.vertical, row))
    #expect(divider.frame == rect(20, 0, 1, 40))
  }

  @Test("A bar beside text in a scroll view is as tall as the text")
  func bar() {
    let bar = FrameNode(color(), width: 4)
    layOut(ScrollNode(.vertical, hstack(bar, fixed(50, 60))))
    #expect(bar.frame == rect(0, 0, 4, 60))
  }

  @Test(
    "Views of a column stand by the stack's guide",
    arguments: [(Guide.leading, 0.0), (.trailing, 60), (.horizontalCenter, 30)])
  func alignment(_ guide: Guide, _ x: Double) {
    let narrow = fixed(40, 10)
    layOut(vstack(alignment: guide, fixed(100, 10), narrow))
    #expect(narrow.frame.origin.x == x)
  }

  @Test("Text baselines of a row are level, and what has none stands on its lower edge")
  func baselines() {
    let large = LeafNode(Words([50], lineHeight: 40, ascent: 30)), small = text(30), icon = fixed(10, 12)
    layOut(hstack(alignment: .firstTextBaseline, large, small, icon))
    #expect(large.frame.origin.y == 0)
    #expect(small.frame.origin.y == 14)
    #expect(icon.frame.origin.y == 18)
  }

  @Test("A column's first baseline is that of its first text; its last, that of its last")
  func mergedBaselines() {
    func y(_ guide: Guide) -> Double {
      let icon = fixed(10, 10)
      layOut(hstack(alignment: guide, vstack(text(30), text(30)), icon))
      return icon.frame.origin.y
    }
    #expect(y(.firstTextBaseline) == 6)
    #expect(y(.lastTextBaseline) == 26)
  }

  @Test("A custom guide lines up views of nested stacks; several in one stack count with their mean")
  func customGuide() {
    let guide = Guide(.vertical) { $0.height }
    let marked = AlignmentGuideNode(fixed(20, 20), guide) { _ in 5 }
    let other = AlignmentGuideNode(fixed(20, 20), guide) { _ in 15 }
    let single = fixed(10, 30)
    // 20 + 5 and 40 + 15 from the column's upper edge: 40 on the average, where the lower edge of the other is.
    let row = hstack(alignment: guide, vstack(fixed(20, 20), marked, other), single)
    layOut(row, 200, 200)
    #expect(single.frame.origin.y == 10)
  }

  @Test("A z-stack is as big as its views together, and proposes its size where it was proposed none")
  func layers() {
    let shape = color(), label = fixed(60, 20)
    let stack = ZStackNode(alignment: .bottomTrailing, [shape, label, fixed(10, 50)])
    layOut(ScrollNode(.both, stack))
    #expect(stack.frame.size == Size(width: 60, height: 50))
    #expect(shape.frame == rect(0, 0, 60, 50))
    #expect(label.frame == rect(0, 30, 60, 20))
  }

  @Test("From right to left, the first view stands on the right, and offsets go to the left")
  func rightToLeft() {
    let first = fixed(20, 10), second = OffsetNode(fixed(30, 10), Point(x: 5))
    layOut(hstack(first, second), 200, 100, direction: .rightToLeft)
    #expect(first.frame.origin.x == 30)
    #expect(second.frame.origin.x == 0)
    #expect(second.content.frame.origin.x == -5)
  }

  @Test("A view with an own direction turns what is in it, and not itself")
  func ownDirection() {
    let first = fixed(20, 10)
    let turned = DirectionNode(hstack(first, fixed(30, 10)), .rightToLeft)
    layOut(hstack(turned, fixed(50, 10)))
    #expect(turned.frame.origin.x == 0)
    #expect(first.frame.origin.x == 30)
  }

  @Test("zIndex changes the order of drawing and no frame")
  func zIndex() {
    let back = ZIndexNode(fixed(10, 10), 1), front = fixed(20, 20)
    let stack = ZStackNode([back, front])
    layOut(stack)
    #expect(stack.drawingOrder.map { $0 === back } == [false, true])
  }
}
