import Foundation
@_spi(Tree) import TenureTree

/// An outline in CoreGraphics' words, which `Path` takes.
public class CGPath: @unchecked Sendable {
  fileprivate(set) var path: Path

  init(_ path: Path) { self.path = path }

  /// The smallest rectangle around it.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  /// True where nothing was drawn.
  public var isEmpty: Bool { path.isEmpty }
}

/// An outline that is drawn step by step, in CoreGraphics' words.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty one.
  public init() { super.init(Path()) }

  /// Puts the pen somewhere.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Draws a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Draws lines from point to point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Draws a curve with one handle.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Draws a curve with two handles.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Draws a part of a circle. Angles are radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: transform)
  }

  /// Draws a part of a circle that touches two lines.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), transform: transform)
  }

  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds another outline.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Draws a line back to where this piece has begun.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// An outline of CoreGraphics, as it is now.
  public init(_ path: CGPath) { self = path.path }

  /// The same in CoreGraphics' words.
  public var cgPath: CGPath { CGPath(self) }
}
