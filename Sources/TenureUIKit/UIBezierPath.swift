import Foundation
import TenureElements

/// Which corners of a rectangle are round.
public struct UIRectCorner: OptionSet, Sendable {
  /// A bit for each corner.
  public let rawValue: UInt
  /// The corners of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upper left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Upper right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Lower left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Lower right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline in UIKit's words. SwiftUI shows it with `Path(bezier.cgPath)`.
///
/// ```swift
/// func path(in rect: CGRect) -> Path {
///   let corners = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 8, height: 8))
///   return Path(corners.cgPath)
/// }
/// ```
///
/// The trap: it is not drawn by itself (`fill`, `stroke`): give it to a `Shape` or a `Canvas`.
public class UIBezierPath: NSObject {
  private var path: Path
  /// How thick its line is, for who draws it. The trap: `cgPath` does not carry it.
  public var lineWidth: CGFloat = 1

  private init(_ path: Path) { self.path = path }

  /// An empty outline.
  public override convenience init() { self.init(Path()) }
  /// An outline of CoreGraphics.
  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }
  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// An ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// A rectangle of which some corners are round, by the width of `cornerRadii`.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
      bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight))
    self.init(shape.path(in: rect))
  }

  /// A part of a circle. Angles are radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The same for `Path`.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// The smallest rectangle around it.
  public var bounds: CGRect { path.boundingRect }
  /// True where nothing was drawn.
  public var isEmpty: Bool { path.isEmpty }
  /// Where the pen is.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Puts the pen somewhere.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Draws a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Draws a curve with two handles.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Draws a curve with one handle.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Draws a part of a circle. Angles are radians; `clockwise` is as one sees it, the other way round than in `Path`.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }

  /// Adds another outline.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Moves, turns or scales it.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Draws a line back to where this piece has begun.
  public func close() { path.closeSubpath() }
  /// True where a point lies inside.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  /// Begins again.
  public func removeAllPoints() { path = Path() }
}
