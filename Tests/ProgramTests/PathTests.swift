import SwiftUI
import TenureTesting
import Testing

/// Outlines of a program's own.
@MainActor @Suite struct PathTests {
  @Test func aPathIsWhatWasDrawn() {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 10, y: 0.5))
      path.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0))
      path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
      path.closeSubpath()
    }
    #expect(path.description == "0 10 m 10 0.5 l 20 0 20 10 q 1 2 3 4 0 0 c h")
    #expect(Path(path.description) == path)
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
    #expect(Path("1 2 l") == Path())
    #expect(Path("1 m") == nil)
    #expect(Path("twelve") == nil)
  }

  @Test func aLineWithoutABeginningIsNone() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.boundingRect.isNull)
    #expect(path.currentPoint == nil)
  }

  @Test func handlesOfCurvesDoNotCountForBounds() {
    let arch = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    }
    #expect(close(arch.boundingRect, 0, 0, 100, 50))
    #expect(close(Path(ellipseIn: CGRect(x: 10, y: 20, width: 30, height: 40)).boundingRect, 10, 20, 30, 40))
  }

  @Test func arcsGoTheWayTheyDoOnApplesPlatforms() {
    // Seen with y growing downward: from the right over the bottom to the left, and over the top.
    let below = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
    }
    #expect(close(below.boundingRect, -10, 0, 20, 10))
    let above = Path { path in
      path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: true)
    }
    #expect(close(above.boundingRect, -10, -10, 20, 10))
    let whole = Path { path in
      path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    }
    #expect(close(whole.boundingRect, -10, -10, 20, 20))
  }

  @Test func anArcBetweenTwoLinesTouchesBoth() {
    let corner = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
      path.addLine(to: CGPoint(x: 10, y: 10))
    }
    #expect(close(corner.boundingRect, 0, 0, 10, 10))
    // The corner itself is cut off.
    #expect(!corner.contains(CGPoint(x: 9.5, y: 0.5)))
    #expect(corner.contains(CGPoint(x: 8, y: 2)))
    #expect(corner.description.hasPrefix("0 0 m 6 0 l"))
  }

  @Test func insideIsWhatLinesGoAround() {
    let ring = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(ring.contains(CGPoint(x: 15, y: 15)))
    #expect(!ring.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(ring.contains(CGPoint(x: 5, y: 15), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 35, y: 15)))
    #expect(Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).contains(CGPoint(x: 28, y: 10)))
    #expect(!Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).contains(CGPoint(x: 32, y: 10)))
    #expect(Ellipse().path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).contains(CGPoint(x: 32, y: 10)))
    #expect(!Capsule().path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).contains(CGPoint(x: 1, y: 1)))
  }

  @Test func aPartOfAPathIsMeasuredByItsLength() {
    let steps = Path { path in path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]) }
    #expect(steps.trimmedPath(from: 0.125, to: 0.5).description == "5 0 m 10 0 l 10 10 l")
    #expect(steps.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: 0, to: 0.5)
    #expect(close(half.boundingRect, 0, 10, 20, 10))
    #expect(close(half.trimmedPath(from: 0, to: 0.5).boundingRect, 10, 10, 10, 10))
  }

  @Test func transformsComposeInTheOrderTheyAreWritten() {
    let point = CGPoint(x: 1, y: 0)
    let moved = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    #expect(close(point.applying(moved), 10, 1))
    #expect(close(point.applying(moved).applying(moved.inverted()), 1, 0))
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.offsetBy(dx: 5, dy: 5).boundingRect == CGRect(x: 5, y: 5, width: 10, height: 10))
    let turned = Rectangle().rotation(.degrees(90)).path(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(close(turned.boundingRect, 5, -5, 10, 20))
    let smaller = Rectangle().scale(0.5).path(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(close(smaller.boundingRect, 5, 2.5, 10, 5))
    #expect(Rectangle().inset(by: 3).path(in: CGRect(x: 0, y: 0, width: 20, height: 10)).boundingRect.width == 14)
  }

  private func close(_ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    zip([rect.minX, rect.minY, rect.width, rect.height], [x, y, width, height]).allSatisfy { abs($0 - $1) < 0.02 }
  }

  private func close(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(point.x - x) < 0.001 && abs(point.y - y) < 0.001
  }
}

/// What is drawn follows state, and the room that there is.
@MainActor @Suite struct DrawnViewTests {
  struct Wedge: Shape {
    var share: Double

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * share, y: rect.minY))
        path.closeSubpath()
      }
    }
  }

  struct Chart: View {
    @State private var share = 0.5
    var body: some View {
      Wedge(share: share).fill(.red).frame(width: 80, height: 40)
      Canvas { context, size in
        context.translateBy(x: size.width / 2, y: 0)
        context.stroke(Path(CGRect(x: 0, y: 0, width: 10, height: 10 * share)), with: .color(.blue), lineWidth: 2)
        context.drawLayer { layer in
          layer.opacity = 0.5
          layer.draw(Text("\(Int(share * 100)) %").bold(), at: CGPoint(x: 0, y: 20))
        }
      }
      .frame(width: 60, height: 30)
      Button("More") { share = 1 }
      Text("beside")
    }
  }

  @Test func aShapeOfOnesOwnIsDrawnInItsFrame() throws {
    let screen = Screen(Chart())
    #expect(screen.tree.contains("M40 20L40 0Z"))
    try screen.button("More").tap()
    #expect(screen.tree.contains("M40 20L80 0Z"))
  }

  @Test func aCanvasIsDrawnAnewForWhatItReads() throws {
    let screen = Screen(Chart())
    #expect(screen.tree.contains("M30 0L40 0L40 5L30 5Z"))
    #expect(screen.tree.contains("50 %"))
    try screen.button("More").tap()
    #expect(screen.tree.contains("M30 0L40 0L40 10L30 10Z"))
    #expect(screen.tree.contains("100 %"))
  }

  /// What is filled is a view: moving it leaves its paint on. What is moved and then filled is a shape.
  @Test func whatIsPaintedKeepsItsPaint() throws {
    struct Painted: View {
      var body: some View {
        Circle().fill(.red).offset(x: 4)
        Circle().fill(.green).stroke(.blue, lineWidth: 2)
        RoundedRectangle(cornerRadius: 8).fill(.yellow).strokeBorder(.black)
        Circle().offset(x: 4).fill(.purple).frame(width: 10, height: 10)
        Rectangle().trim(from: 0.5, to: 1).trim(from: 0.5, to: 1).stroke(.orange)
        AnyShape(Wedge(share: 1)).fill(.pink).frame(width: 10, height: 10)
      }
    }
    let tree = Screen(Painted()).tree
    for part in [
      "fill=\"red\"", "fill=\"green\" stroke=\"blue\"", "fill=\"yellow\" stroke=\"black\"", "isInside",
      "trimFrom=0.75 trimTo=1", "path=\"M5 5L10 0Z\"",
    ] { #expect(tree.contains(part), "\(part) is not in\n\(tree)") }
    let moved = try #require(tree.split(separator: "\n").first { $0.contains("fill=\"purple\"") })
    #expect(moved.contains("path=\"M14 5"))
  }

  /// A shape that can be compared is drawn anew for another room all the same.
  @Test func anotherRoomIsAnotherPath() throws {
    struct Slope: Shape, Equatable {
      func path(in rect: CGRect) -> Path { Path { $0.addLines([.zero, CGPoint(x: rect.maxX, y: rect.maxY)]) } }
    }
    struct Sized: View {
      @State private var isWide = false
      var body: some View {
        Slope().fill(.red).frame(width: isWide ? 90 : 30, height: 20)
        Button("Widen") { isWide = true }
      }
    }
    let screen = Screen(Sized())
    #expect(screen.tree.contains("M0 0L30 20"))
    try screen.button("Widen").tap()
    #expect(screen.tree.contains("M0 0L90 20"))
  }

  @Test func aReaderInAFrameHasTheFramesSize() {
    let screen = Screen {
      GeometryReader { room in Text("\(Int(room.size.width)) by \(Int(room.size.height))") }
        .padding()
        .frame(width: 120, height: 44)
    }
    #expect(screen.shows("88 by 12"))
  }
}
