import Foundation
@_spi(Tree) import TenureTree

/// An outline: lines and curves, in one piece or in several.
///
///     Path { path in
///       path.move(to: CGPoint(x: 0, y: 40))
///       path.addLine(to: CGPoint(x: 40, y: 0))
///     }
public struct Path: Equatable, Sendable {
  /// A piece of an outline, from where the one before it ended.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  private(set) var elements: [Element] = []
  /// Where the pen is; nil before it has been anywhere.
  public private(set) var currentPoint: CGPoint?
  /// Where the piece that is being drawn has begun.
  private var start = CGPoint.zero

  public init() {}

  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public var isEmpty: Bool { elements.isEmpty }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    currentPoint = end
    start = end
  }

  /// Draws nothing where the pen has not been put down.
  public mutating func addLine(to end: CGPoint) { add(.line(to: end), to: end) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quadCurve(to: end, control: control), to: end)
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(to: end, control1: control1, control2: control2), to: end)
  }

  /// Draws a line back to where this piece has begun.
  public mutating func closeSubpath() {
    if currentPoint == nil || elements.last == .closeSubpath { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let path = transform.isIdentity ? path : path.applying(transform)
    elements += path.elements
    if let point = path.currentPoint { (currentPoint, start) = (point, path.start) }
  }

  private mutating func add(_ element: Element, to end: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(element)
    currentPoint = end
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let end): .move(to: end.applying(transform))
      case .line(let end): .line(to: end.applying(transform))
      case .quadCurve(let end, let control):
        .quadCurve(to: end.applying(transform), control: control.applying(transform))
      case .curve(let end, let first, let second):
        .curve(to: end.applying(transform), control1: first.applying(transform), control2: second.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    path.currentPoint = currentPoint?.applying(transform)
    path.start = start.applying(transform)
    return path
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
