import TenureLayout
import Testing

@Suite struct ModifierTests {
  @Test("A fixed frame has its length whatever the view takes, and puts it by its alignment")
  func frame() {
    let view = fixed(50, 10)
    let frame = FrameNode(view, width: 30, alignment: .trailing)
    layOut(frame)
    #expect(frame.frame.size == Size(width: 30, height: 10))
    #expect(view.frame.origin.x == -20)
  }

  @Test(
    "With both limits, a flexible frame takes what it is proposed, within them",
    arguments: [
      (0.0, 40.0), (60, 60), (500, 100),
    ])
  func bothLimits(_ proposed: Double, _ width: Double) {
    let frame = FlexibleFrameNode(fixed(50, 10), horizontal: .init(least: 40, most: 100))
    #expect(frame.fit(Proposal(width: proposed, height: nil)).size.width == width)
  }

  @Test(
    "With a least length alone, a flexible frame does not grow beyond its view",
    arguments: [
      (0.0, 40.0), (45, 45), (500, 50),
    ])
  func leastLength(_ proposed: Double, _ width: Double) {
    let frame = FlexibleFrameNode(fixed(50, 10), horizontal: .init(least: 40))
    #expect(frame.fit(Proposal(width: proposed, height: nil)).size.width == width)
  }

  @Test(
    "With a greatest length alone, a flexible frame does not shrink below its view",
    arguments: [
      (0.0, 50.0), (80, 80), (500, 100),
    ])
  func greatestLength(_ proposed: Double, _ width: Double) {
    let frame = FlexibleFrameNode(fixed(50, 10), horizontal: .init(most: 100))
    #expect(frame.fit(Proposal(width: proposed, height: nil)).size.width == width)
  }

  @Test(
    "A flexible frame proposes to its view what it is proposed, within its limits",
    arguments: [
      (FlexibleFrameNode.Limits(most: 50), 50.0), (.init(least: 400), 400), (.init(least: 10), 300),
      (.init(least: 20, most: 60), 60), (.init(most: .infinity), 300), (.init(), 300),
    ])
  func proposal(_ limits: FlexibleFrameNode.Limits, _ width: Double) {
    let view = color()
    layOut(vstack(FlexibleFrameNode(view, horizontal: limits)), 300, 100)
    #expect(view.frame.size.width == width)
  }

  @Test("An ideal length stands for a proposal of none")
  func idealLength() {
    let frame = FlexibleFrameNode(color(), horizontal: .init(ideal: 70))
    #expect(frame.fit(.unspecified).size == Size(width: 70, height: 10))
  }

  @Test("maxWidth infinity fills what is proposed, and leaves the ideal width as it is")
  func infinite() {
    let frame = FlexibleFrameNode(fixed(50, 10), horizontal: .init(most: .infinity))
    #expect(frame.fit(Proposal(width: 300, height: 20)).size == Size(width: 300, height: 10))
    #expect(frame.fit(.unspecified).size.width == 50)
  }

  @Test("Padding proposes less, never less than nothing, and takes more")
  func padding() {
    let view = color()
    let padded = PaddingNode(view, Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    layOut(padded, 50, 40)
    #expect(view.frame == rect(2, 1, 44, 36))
    #expect(padded.fit(.zero).size == Size(width: 6, height: 4))
  }

  @Test("fixedSize gives text the width that it likes")
  func fixedSize() {
    let label = text(60, 60)
    layOut(FixedSizeNode(label, .horizontal), 80, 100)
    #expect(label.frame == rect(0, 0, 124, 20))
  }

  @Test("fixedSize makes buttons of a row equally tall")
  func equalHeights() {
    let short = FlexibleFrameNode(text(30), vertical: .init(most: .infinity))
    let tall = FlexibleFrameNode(fixed(30, 50), vertical: .init(most: .infinity))
    layOut(FixedSizeNode(hstack(short, tall), .vertical), 200, 300)
    #expect(short.frame.size.height == 50)
  }

  @Test("An offset moves what is drawn, and no neighbour")
  func offset() {
    let view = fixed(20, 20), next = fixed(10, 10)
    layOut(hstack(alignment: .top, OffsetNode(view, Point(x: 7, y: 9)), next))
    #expect(view.frame == rect(7, 9, 20, 20))
    #expect(next.frame.origin == Point(x: 20, y: 0))
  }

  @Test("A position puts the view's middle at a point of all the space")
  func position() {
    let view = fixed(20, 10)
    let positioned = PositionNode(view, Point(x: 100, y: 50))
    layOut(positioned)
    #expect(positioned.frame.size == Size(width: 200, height: 100))
    #expect(view.frame == rect(90, 45, 20, 10))
  }

  @Test("An aspect ratio fits into the proposal or fills it", arguments: [(false, 100.0, 50.0), (true, 200, 100)])
  func aspectRatio(_ fills: Bool, _ width: Double, _ height: Double) {
    let view = AspectRatioNode(color(), 2, fills: fills)
    #expect(view.fit(Proposal(width: 100, height: 100)).size == Size(width: width, height: height))
  }

  @Test("Without a ratio, a resizable image keeps that of its own size")
  func imageRatio() {
    let image = AspectRatioNode(LeafNode(Flexible(ideal: Size(width: 400, height: 100))))
    #expect(image.fit(Proposal(width: 200, height: 200)).size == Size(width: 200, height: 50))
    #expect(image.fit(.unspecified).size == Size(width: 400, height: 100))
    #expect(image.fit(Proposal(width: nil, height: 20)).size == Size(width: 80, height: 20))
  }

  @Test("An aspect ratio changes the proposal alone: text answers as it likes")
  func ratioOfText() {
    let view = AspectRatioNode(fixed(30, 20), 1)
    #expect(view.fit(Proposal(width: 100, height: 100)).size == Size(width: 30, height: 20))
  }

  @Test("An overlay is proposed the view's size, and has no say in it")
  func overlay() {
    let badge = fixed(90, 10), view = fixed(40, 30)
    let overlay = OverlayNode(view, badge, alignment: .topTrailing)
    layOut(overlay)
    #expect(overlay.frame.size == Size(width: 40, height: 30))
    #expect(badge.frame == rect(-50, 0, 90, 10))
  }

  @Test("A badge's middle is put on a corner by alignment guides")
  func badge() {
    let badge = fixed(10, 10)
    let guided = AlignmentGuideNode(AlignmentGuideNode(badge, .top) { $0.height / 2 }, .trailing) { $0.width / 2 }
    layOut(OverlayNode(fixed(40, 30), guided, alignment: .topTrailing))
    #expect(guided.frame.origin == Point(x: 35, y: -5))
  }

  @Test("A third of the window's width, and two of three columns with 10 points between")
  func containerRelative() {
    let third = ContainerRelativeFrameNode(color(), .horizontal) { length, _ in length / 3 }
    let columns = ContainerRelativeFrameNode(color(), .horizontal, count: 3, span: 2, spacing: 10)
    let tree = layOut(vstack(third, columns), 320, 100)
    #expect(third.frame.size.width == 320.0 / 3)
    #expect(columns.frame.size.width == 210)
    tree.size.width = 620
    tree.update()
    #expect(columns.frame.size.width == 410)
  }

  @Test("containerRelativeFrame reads the nearest scroll view")
  func containerRelativeInScroll() {
    let page = ContainerRelativeFrameNode(color(), .both)
    layOut(FrameNode(ScrollNode(.horizontal, hstack(page, fixed(10, 10))), width: 150, height: 80))
    #expect(page.frame.size == Size(width: 150, height: 80))
  }
}
