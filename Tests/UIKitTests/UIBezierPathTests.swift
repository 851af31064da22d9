import SwiftUI
import Testing
import UIKit

@Suite struct UIBezierPathTests {
  let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func `some corners of a rectangle are round`() {
    let path = Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20)
      )
      .cgPath)
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 49)))
    #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 49)))
    #expect(path.boundingRect == rect)
  }

  @Test func `an outline is drawn as in Path, with angles as one sees them`() {
    let bezier = UIBezierPath()
    bezier.move(to: CGPoint(x: 10, y: 0))
    bezier.addLine(to: CGPoint(x: 20, y: 0))
    bezier.addQuadCurve(to: CGPoint(x: 30, y: 10), controlPoint: CGPoint(x: 30, y: 0))
    bezier.addCurve(
      to: CGPoint(x: 40, y: 20), controlPoint1: CGPoint(x: 30, y: 20), controlPoint2: CGPoint(x: 35, y: 20))
    bezier.close()
    let path = Path {
      $0.move(to: CGPoint(x: 10, y: 0))
      $0.addLine(to: CGPoint(x: 20, y: 0))
      $0.addQuadCurve(to: CGPoint(x: 30, y: 10), control: CGPoint(x: 30, y: 0))
      $0.addCurve(to: CGPoint(x: 40, y: 20), control1: CGPoint(x: 30, y: 20), control2: CGPoint(x: 35, y: 20))
      $0.closeSubpath()
    }
    #expect(Path(bezier.cgPath) == path && !bezier.isEmpty)
    // From the right downwards to the left.
    let half = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(half.bounds.minY.rounded() == 50 && half.bounds.maxY.rounded() == 60)
    half.apply(CGAffineTransform(translationX: 0, y: 10))
    #expect(half.bounds.maxY.rounded() == 70)
    half.removeAllPoints()
    #expect(half.isEmpty)
  }

  @Test func `a path of CoreGraphics is one of SwiftUI`() {
    let drawn = CGMutablePath()
    drawn.move(to: .zero)
    drawn.addLine(to: CGPoint(x: 10, y: 0))
    drawn.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5)])
    drawn.addRect(rect, transform: CGAffineTransform(scaleX: 2, y: 1))
    drawn.addEllipse(in: rect)
    drawn.addRoundedRect(in: rect, cornerWidth: 5, cornerHeight: 5)
    drawn.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: 1, clockwise: false)
    drawn.closeSubpath()
    let other = CGMutablePath()
    other.addPath(drawn)
    let path = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5)])
      $0.addRect(rect, transform: CGAffineTransform(scaleX: 2, y: 1))
      $0.addEllipse(in: rect)
      $0.addRoundedRect(in: rect, cornerSize: CGSize(width: 5, height: 5))
      $0.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .radians(1), clockwise: false)
      $0.closeSubpath()
    }
    #expect(Path(other) == path && Path(path.cgPath) == path)
    #expect(drawn.boundingBoxOfPath == path.boundingRect && !drawn.isEmpty)
  }
}
