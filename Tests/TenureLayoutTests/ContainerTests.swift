import TenureLayout
import Testing

@Suite struct ContainerTests {
  @Test(
    "ViewThatFits shows the first view whose ideal size fits, and the last if none does",
    arguments: [
      (100.0, 0), (60.0, 1), (20.0, 2),
    ])
  func viewThatFits(_ width: Double, _ shown: Int) {
    let views = [fixed(80, 10), fixed(50, 10), fixed(30, 10)]
    let fitting = ViewThatFitsNode(.horizontal, views)
    let tree = layOut(fitting, 90, 50)
    #expect(views.map(\.isPlaced) == [true, false, false])
    tree.size.width = width
    tree.update()
    #expect(views.map(\.isPlaced) == [0, 1, 2].map { $0 == shown })
  }

  @Test("A geometry reader takes everything, and its views stand in the upper leading corner")
  func geometryReader() {
    let view = fixed(20, 10)
    let reader = GeometryReaderNode([view])
    layOut(reader)
    #expect(reader.frame == rect(0, 0, 200, 100))
    #expect(view.frame == rect(0, 0, 20, 10))
    #expect(reader.fit(.unspecified).size == Size(width: 10, height: 10))
  }

  @Test("A scroll view takes the height that it is proposed and its content's width")
  func scroll() {
    let content = vstack(fixed(50, 300), color())
    let scroll = ScrollNode(.vertical, FrameNode(content, width: 80))
    let tree = layOut(scroll)
    #expect(scroll.frame == rect(60, 0, 80, 100))
    #expect(scroll.contentSize == Size(width: 80, height: 310))
    scroll.contentOffset.y = 50
    tree.update()
    #expect(content.windowFrame?.origin.y == -50)
  }

  @Test("A bar at an edge leaves the rest to the view")
  func safeAreaInset() {
    let view = color(), bar = fixed(60, 20)
    layOut(SafeAreaInsetNode(view, bar, edge: .bottom, spacing: 4))
    #expect(view.frame == rect(0, 0, 200, 76))
    #expect(bar.frame == rect(70, 80, 60, 20))
  }

  @Test("The root stands within the safe area, and what ignores it reaches the window's edges")
  func ignoresSafeArea() {
    let safeArea = Insets(top: 20, bottom: 10)
    let view = color(), other = color(), label = fixed(50, 30)
    let column = vstack(IgnoresSafeAreaNode(view), label, IgnoresSafeAreaNode(other, [.top]))
    layOut(column, 200, 130, safeArea: safeArea)
    defer { withExtendedLifetime(column) {} }
    #expect(view.windowFrame == rect(0, 0, 200, 55))
    #expect(label.windowFrame == rect(75, 55, 50, 30))
    #expect(other.windowFrame == rect(0, 85, 200, 35))
  }

  @Test("What comes to the safe area's edge grows into it, and shrinks when it is pushed away")
  func ignoresSafeAreaLater() {
    let view = color()
    let column = vstack(IgnoresSafeAreaNode(view, [.top]), fixed(10, 10))
    let tree = layOut(column, 200, 120, safeArea: Insets(top: 20))
    #expect(view.windowFrame?.origin.y == 0)
    column.insert(fixed(10, 10), at: 0)
    tree.update()
    #expect(view.windowFrame == rect(0, 30, 200, 80))
  }

  @Test("What scrolls has no safe area around it but those of bars within; the scroll view itself has")
  func safeAreaInScrolling() {
    let view = IgnoresSafeAreaNode(FrameNode(color(), height: 30))
    let inner = color()
    let barred = SafeAreaInsetNode(IgnoresSafeAreaNode(inner), fixed(10, 10), edge: .top)
    let scroll = ScrollNode(.vertical, vstack(view, FrameNode(barred, height: 50)))
    layOut(scroll, 200, 130, safeArea: Insets(top: 20, bottom: 10))
    #expect(view.content.windowFrame == rect(0, 20, 200, 30) && view.safeAreaTouched == .zero)
    #expect(inner.windowFrame == rect(0, 50, 200, 50))
    #expect(scroll.safeAreaTouched == Insets(top: 20, bottom: 10))
  }

  @Test("A layout in code is asked for its size, places by anchor, and what it forgets stands in the middle")
  func customLayout() {
    let first = fixed(20, 10), forgotten = fixed(40, 20)
    let code = Corner()
    let node = CustomLayoutNode(code, [first, LayoutPriorityNode(forgotten, 7)])
    layOut(node)
    #expect(node.frame.size == Size(width: 200, height: 100))
    #expect(first.frame == rect(180, 90, 20, 10))
    #expect(node.children[1].frame == rect(80, 40, 40, 20))
    #expect(code.priorities == [0, 7])
  }

  @Test("A guide that code sets counts for what is around it")
  func customGuide() {
    let icon = fixed(10, 10)
    let frame = FrameNode(CustomLayoutNode(Corner(), [fixed(5, 5)]), width: 40, height: 40)
    layOut(hstack(alignment: .firstTextBaseline, frame, icon))
    #expect(icon.frame.origin.y == 15)
  }
}

/// Puts its first view into the lower trailing corner.
private final class Corner: LayoutCode {
  var priorities: [Double] = []

  func sizeThatFits(_ proposal: Proposal, subviews: LayoutSubviews) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews) {
    priorities = subviews.map(\.priority)
    subviews[0].place(
      at: Point(x: bounds.maxX, y: bounds.maxY), anchor: Point(x: 1, y: 1), proposal: .unspecified)
  }

  func explicitAlignment(of guide: Guide, in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews) -> Double? {
    guide == .firstTextBaseline ? 25 : nil
  }
}
