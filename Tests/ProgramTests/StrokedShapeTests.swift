import SwiftUI
import TenureTesting
import Testing

/// Lines as areas of their own.
@MainActor @Suite struct StrokedShapeTests {
  private let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }

  @Test func aLineCoversHalfItsWidthOnBothSides() {
    let frame = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).strokedPath(StrokeStyle(lineWidth: 2))
    #expect(frame.description == "-1 -1 m 11 -1 l 11 11 l -1 11 l h 9 1 m 1 1 l 1 9 l 9 9 l h")
    #expect(line.strokedPath(StrokeStyle(lineWidth: 2)).description == "0 -1 m 10 -1 l 10 1 l 0 1 l h")
    #expect(
      line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)).description == "-1 -1 m 11 -1 l 11 1 l -1 1 l h")
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(Path().strokedPath(StrokeStyle(lineWidth: 2)).isEmpty)
  }

  @Test func cornersAreJoinedAsTheStyleSays() {
    let corner = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
    func stroked(_ join: CGLineJoin, limit: CGFloat = 10) -> Path {
      corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit))
    }
    let (tip, round, flat) = (CGPoint(x: 11.9, y: -1.9), CGPoint(x: 11.4, y: -1.4), CGPoint(x: 10.9, y: -0.9))
    #expect([tip, round, flat].map { stroked(.miter).contains($0) } == [true, true, true])
    #expect([tip, round, flat].map { stroked(.round).contains($0) } == [false, true, true])
    #expect([tip, round, flat].map { stroked(.bevel).contains($0) } == [false, false, true])
    // The tip of a right angle is 1.41 times as long as the line is wide.
    #expect(stroked(.miter, limit: 1.5).contains(tip))
    #expect(!stroked(.miter, limit: 1.4).contains(tip))
  }

  @Test func roundEndsStickOutHalfTheWidth() {
    let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(round.contains(CGPoint(x: -1.9, y: 0)))
    #expect(round.contains(CGPoint(x: 11.3, y: 1.3)))
    #expect(!round.contains(CGPoint(x: 11.5, y: 1.5)))
    #expect(!round.contains(CGPoint(x: -2.1, y: 0)))
  }

  @Test func dashesAreAreasOfTheirOwn() {
    let style = StrokeStyle(lineWidth: 2, dash: [2, 3], dashPhase: 1)
    #expect(
      line.strokedPath(style).description
        == "0 -1 m 1 -1 l 1 1 l 0 1 l h 4 -1 m 6 -1 l 6 1 l 4 1 l h 9 -1 m 10 -1 l 10 1 l 9 1 l h")
    // Dashes without a length are dots where ends stick out.
    let dots = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 5]))
    #expect([0.9, 1.1, 3.9, 4.1, 9.1].map { dots.contains(CGPoint(x: $0, y: 0)) } == [true, false, false, true, true])
    #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 5])).isEmpty)
  }

  /// Near enough is inside: the line of a curve that crosses itself, measured point by point.
  @Test func whatIsNearALineIsCovered() {
    let knot = Path { path in
      path.move(to: CGPoint(x: 10, y: 10))
      path.addCurve(to: CGPoint(x: 20, y: 80), control1: CGPoint(x: 150, y: 80), control2: CGPoint(x: -60, y: 20))
      path.addQuadCurve(to: CGPoint(x: 90, y: 10), control: CGPoint(x: 90, y: 90))
    }
    let covered = knot.strokedPath(StrokeStyle(lineWidth: 14, lineCap: .round, lineJoin: .round))
    // Points of the line, closely: all are on lines that lead to the next one.
    let points = (0...2000).compactMap { knot.trimmedPath(from: 0, to: Double($0) / 2000).currentPoint }
    for x in stride(from: 1.0, to: 100, by: 7) {
      for y in stride(from: 1.0, to: 100, by: 7) {
        let distance = points.map { hypot($0.x - x, $0.y - y) }.min() ?? 0
        if abs(distance - 7) < 0.05 { continue }
        #expect(covered.contains(CGPoint(x: x, y: y)) == (distance < 7), "\(x) \(y)")
      }
    }
  }

  @Test func aStrokedShapeIsAShape() throws {
    struct Rings: View {
      var body: some View {
        Circle().stroke(lineWidth: 4).frame(width: 20, height: 20)
        Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round)).fill(.green)
        Rectangle().stroke(lineWidth: 2).stroke(.red, lineWidth: 1).frame(width: 10, height: 10)
        Rectangle().stroke(lineWidth: 2).offset(x: 3).fill(.blue).frame(width: 10, height: 10)
        Circle().stroke(.orange, lineWidth: 3).fill(.yellow)
        Rectangle().stroke(lineWidth: 2).fill(.mint).stroke(.black).frame(width: 10, height: 10)
        Rectangle().stroke(lineWidth: 2).fill(.red).fill(.purple).frame(width: 10, height: 10)
      }
    }
    let tree = Screen(Rings()).tree
    // A line is a host's to draw, in the colour that it is filled with.
    #expect(tree.contains("stroke=\"foreground\" lineWidth=4"), "\(tree)")
    #expect(tree.contains("stroke=\"green\" lineWidth=6"), "\(tree)")
    #expect(tree.contains("fill=\"yellow\" stroke=\"orange\" lineWidth=3"), "\(tree)")
    // What is painted once more goes over the first.
    #expect(tree.contains("room=[10, 10] fill=\"mint\" stroke=\"black\" lineWidth=1"), "\(tree)")
    #expect(tree.contains("stroke=\"purple\" lineWidth=2"), "\(tree)")
    // Around what a line covers there are two edges.
    #expect(tree.contains("M-1 -1L11 -1L11 11L-1 11ZM9 1L1 1L1 9L9 9Z\" room=[10, 10] stroke=\"red\""), "\(tree)")
    #expect(tree.contains("M2 -1L14 -1L14 11L2 11ZM12 1L4 1L4 9L12 9Z\" room=[10, 10] fill=\"blue\""), "\(tree)")
  }

  @Test func somethingIsCutAlongALine() throws {
    struct Cut: View {
      var body: some View {
        Color.red.clipShape(Rectangle().stroke(lineWidth: 2)).frame(width: 10, height: 10)
      }
    }
    #expect(Screen(Cut()).tree.contains("M-1 -1L11 -1L11 11L-1 11ZM9 1L1 1L1 9L9 9Z"))
  }
}
