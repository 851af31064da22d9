import SwiftUI
import TenureTesting
import Testing

/// Outlines made of two outlines.
@MainActor @Suite struct CombinedPathTests {
  @Test func rectanglesKeepTheirCorners() {
    let (first, second) = (square(0, 0, 100), square(50, 50, 100))
    #expect(
      first.union(second).description == "0 0 m 100 0 l 100 50 l 150 50 l 150 150 l 50 150 l 50 100 l 0 100 l h")
    #expect(first.intersection(second).description == "50 50 m 100 50 l 100 100 l 50 100 l h")
    #expect(first.subtracting(second).description == "0 0 m 100 0 l 100 50 l 50 50 l 50 100 l 0 100 l h")
    #expect(
      first.symmetricDifference(second).boundingRect == CGRect(x: 0, y: 0, width: 150, height: 150))
    // A hole goes the other way round.
    #expect(
      first.subtracting(square(20, 20, 10)).description
        == "0 0 m 100 0 l 100 100 l 0 100 l h 30 20 m 20 20 l 20 30 l 30 30 l h")
  }

  @Test func whatTouchesOnlyIsOneAreaAndNothingInBoth() {
    #expect(square(0, 0, 10).union(square(10, 0, 10)).description == "0 0 m 20 0 l 20 10 l 0 10 l h")
    #expect(square(0, 0, 10).intersection(square(10, 0, 10)).isEmpty)
    #expect(square(0, 0, 10).subtracting(square(0, 0, 10)).isEmpty)
    #expect(square(0, 0, 10).intersection(Path()).isEmpty)
    #expect(Path().union(Path()).isEmpty)
    // Two that touch in a corner are two.
    #expect(square(0, 0, 10).union(square(10, 10, 10)).description.split(separator: "m").count == 3)
  }

  /// The answer for a point is that of the two outlines, whatever they are.
  @Test(arguments: 0..<24) func aPointIsInsideAsBothOutlinesSay(seed: Int) {
    var dice = Dice(seed)
    let (first, second) = (dice.outline(), dice.outline())
    for eoFill in [false, true] {
      let made = [
        first.union(second, eoFill: eoFill), first.intersection(second, eoFill: eoFill),
        first.subtracting(second, eoFill: eoFill), first.symmetricDifference(second, eoFill: eoFill),
        first.normalized(eoFill: eoFill),
      ]
      for _ in 0..<40 {
        let point = dice.point()
        let (a, b) = (first.contains(point, eoFill: eoFill), second.contains(point, eoFill: eoFill))
        let expected = [a || b, a && b, a && !b, a != b, a]
        for rule in [false, true] {
          #expect(made.map { $0.contains(point, eoFill: rule) } == expected, "\(point) of seed \(seed)")
        }
      }
    }
  }

  @Test func curvesBecomeLinesThatAreCloseToThem() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200))
    let right = circle.subtracting(square(0, 0, 100).union(square(0, 100, 100)))
    for degrees in stride(from: -88.0, through: 88, by: 4) {
      func point(_ radius: Double) -> CGPoint {
        CGPoint(x: 100 + radius * cos(degrees * .pi / 180), y: 100 + radius * sin(degrees * .pi / 180))
      }
      // The four curves of a circle are off by up to a fiftieth themselves.
      #expect(right.contains(point(99.95)))
      #expect(!right.contains(point(100.05)))
    }
    #expect(!right.contains(CGPoint(x: 99, y: 100)))
    #expect(right.contains(CGPoint(x: 101, y: 100)))
  }

  @Test func aLineIsCutAtTheEdgesOfAnArea() {
    let line = Path { $0.addLines([CGPoint(x: -10, y: 50), CGPoint(x: 50, y: 50), CGPoint(x: 110, y: 50)]) }
    let area = square(0, 0, 100)
    #expect(line.lineIntersection(area).description == "0 50 m 50 50 l 100 50 l")
    #expect(line.lineSubtraction(area).description == "-10 50 m 0 50 l 100 50 m 110 50 l")
    #expect(area.lineIntersection(square(50, 50, 100)).description == "100 50 m 100 100 l 50 100 l")
    #expect(
      area.lineSubtraction(square(50, 50, 100)).description == "50 100 m 0 100 l 0 0 l 100 0 l 100 50 l")
    #expect(area.lineIntersection(square(-1, -1, 200)).description == "0 0 m 100 0 l 100 100 l 0 100 l h")
    #expect(area.lineSubtraction(square(-1, -1, 200)).isEmpty)
    let ring = Path { path in
      path.addPath(square(20, 0, 60))
      path.addPath(square(40, 20, 20))
    }
    let across = Path { $0.addLines([CGPoint(x: 0, y: 30), CGPoint(x: 100, y: 30)]) }
    #expect(across.lineIntersection(ring, eoFill: true).description == "20 30 m 40 30 l 60 30 m 80 30 l")
    #expect(across.lineIntersection(ring).description == "20 30 m 40 30 l 60 30 l 80 30 l")
  }

  @Test func coreGraphicsOutlinesAreCombinedAlike() {
    let (first, second) = (square(0, 0, 10).cgPath, square(5, 0, 10).cgPath)
    #expect(Path(first.union(second)).description == "0 0 m 15 0 l 15 10 l 0 10 l h")
    #expect(Path(first.subtracting(second, using: .evenOdd)).boundingRect.width == 5)
    #expect(first.intersects(second))
    #expect(!first.intersects(square(20, 0, 10).cgPath))
    #expect(first.contains(CGPoint(x: 5, y: 5)))
    // The point is moved, not the outline.
    #expect(!first.contains(CGPoint(x: 5, y: 5), transform: CGAffineTransform(translationX: 6, y: 0)))
    #expect(first.contains(CGPoint(x: -5, y: 5), transform: CGAffineTransform(translationX: 6, y: 0)))
  }

  @Test func outlinesThatReachFarAwayAreCombinedAsFarAsScreensReach() {
    let all = Path(CGRect(x: -8e307, y: -8e307, width: 1.6e308, height: 1.6e308))
    #expect(all.contains(CGPoint(x: 5, y: 5)))
    #expect(!all.subtracting(square(0, 0, 10)).contains(CGPoint(x: 5, y: 5)))
    #expect(all.subtracting(square(0, 0, 10)).contains(CGPoint(x: 15, y: 5)))
    let far = CGPoint(x: 1e40, y: 1e40)
    let curve = Path {
      $0.move(to: .zero)
      $0.addCurve(to: CGPoint(x: 10, y: 0), control1: far, control2: far)
    }
    #expect(curve.contains(CGPoint(x: 5, y: -5)) == false)
  }

  @Test func combinedShapesAreDrawnInTheirFrame() throws {
    struct Ticket: View {
      @State private var isCut = false
      var body: some View {
        Rectangle().subtracting(Rectangle().size(width: isCut ? 10 : 20, height: 5)).fill(.red)
          .frame(width: 40, height: 20)
        Rectangle().union(Rectangle().offset(x: 10)).stroke(.blue).frame(width: 30, height: 10)
        Rectangle().lineSubtraction(Rectangle().scale(2).offset(x: 20)).stroke(.green).frame(width: 10, height: 10)
        Button("Cut") { isCut = true }
      }
    }
    let screen = Screen(Ticket())
    #expect(screen.tree.contains("M20 0L40 0L40 20L0 20L0 5L20 5Z"))
    #expect(screen.tree.contains("M0 0L40 0L40 10L0 10Z"))
    #expect(screen.tree.contains("M0 0L10 0L10 10L0 10Z"))
    try screen.button("Cut").tap()
    #expect(screen.tree.contains("M10 0L40 0L40 20L0 20L0 5L10 5Z"))
  }

  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }
}

/// Outlines by chance, the same for the same seed.
private struct Dice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  mutating func number(_ least: Double, _ most: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return least + Double(state >> 11) / Double(1 << 53) * (most - least)
  }

  mutating func point() -> CGPoint { CGPoint(x: number(0, 100), y: number(0, 100)) }

  /// On a coarse grid, so that lines lie on each other and meet in corners.
  private mutating func corner() -> CGPoint {
    CGPoint(x: number(0, 10).rounded() * 10, y: number(0, 10).rounded() * 10)
  }

  /// Polygons, open and closed, ellipses and loops of curves.
  mutating func outline() -> Path {
    var path = Path()
    for _ in 0..<Int(number(1, 3.9)) {
      switch Int(number(0, 4)) {
      case 0:
        path.addLines((0..<Int(number(3, 9))).map { _ in corner() })
        path.closeSubpath()
      case 1: path.addLines((0..<Int(number(3, 9))).map { _ in point() })
      case 2: path.addEllipse(in: CGRect(origin: corner(), size: CGSize(width: number(1, 50), height: number(1, 50))))
      default:
        path.move(to: point())
        path.addCurve(to: point(), control1: point(), control2: point())
        path.addQuadCurve(to: corner(), control: point())
      }
    }
    return path
  }
}
