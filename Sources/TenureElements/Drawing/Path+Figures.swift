import Foundation
@_spi(Tree) import TenureTree

extension Path {
  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var figure = Path()
    figure.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    figure.closeSubpath()
    addPath(figure, transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2), transform: transform)
  }

  /// Corners are quarters of an ellipse, in either style.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let (width, height) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
    if width <= 0 || height <= 0 { return addRect(rect, transform: transform) }
    var figure = Path()
    // Clockwise from the upper end of the right side; each corner by where the two sides would meet.
    figure.move(to: CGPoint(x: rect.maxX, y: rect.minY + height))
    let corners = [
      (x: rect.maxX, y: rect.maxY, toX: -width, toY: 0, fromX: 0, fromY: -height),
      (x: rect.minX, y: rect.maxY, toX: 0, toY: -height, fromX: width, fromY: 0),
      (x: rect.minX, y: rect.minY, toX: width, toY: 0, fromX: 0, fromY: height),
      (x: rect.maxX, y: rect.minY, toX: 0, toY: height, fromX: -width, fromY: 0),
    ]
    let rest = 1 - Self.quarter
    for corner in corners {
      let begin = CGPoint(x: corner.x + corner.fromX, y: corner.y + corner.fromY)
      if figure.currentPoint != begin { figure.addLine(to: begin) }
      figure.addCurve(
        to: CGPoint(x: corner.x + corner.toX, y: corner.y + corner.toY),
        control1: CGPoint(x: corner.x + corner.fromX * rest, y: corner.y + corner.fromY * rest),
        control2: CGPoint(x: corner.x + corner.toX * rest, y: corner.y + corner.toY * rest))
    }
    figure.closeSubpath()
    addPath(figure, transform: transform)
  }

  /// How far the handles of a curve reach that is like a quarter of a circle of radius 1.
  static let quarter: CGFloat = 4.0 / 3 * (2.0.squareRoot() - 1)

  /// A part of a circle, after a line from where the pen is. Seen with y growing downward, angles grow clockwise as one
  /// sees them; as on Apple's platforms, `clockwise` means the way in which they become less.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    if abs(delta) >= turn {
      delta = clockwise ? -turn : turn
    } else if clockwise && delta > 0 {
      delta -= turn
    } else if !clockwise && delta < 0 {
      delta += turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    let point = { (angle: Double, x: Double, y: Double) in
      CGPoint(
        x: center.x + radius * (cos(angle) - x * sin(angle)), y: center.y + radius * (sin(angle) + y * cos(angle)))
    }
    // Part of nothing is no angle; more than two turns draw what one and the rest do.
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let turn = 2 * Double.pi
    let isLong = abs(delta.radians) > 2 * turn
    let rest = delta.radians.truncatingRemainder(dividingBy: turn)
    let angle = isLong ? rest + (delta.radians < 0 ? -turn : turn) : delta.radians
    let first = point(startAngle.radians, 0, 0).applying(transform)
    if currentPoint == nil { move(to: first) } else if currentPoint != first { addLine(to: first) }
    let count = max(1, Int((abs(angle) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = angle / Double(count)
    let reach = 4.0 / 3 * tan(step / 4)
    for number in 0..<count {
      let from = startAngle.radians + step * Double(number)
      let to = from + step
      addCurve(
        to: point(to, 0, 0).applying(transform), control1: point(from, reach, reach).applying(transform),
        control2: point(to, -reach, -reach).applying(transform))
    }
  }

  /// A part of a circle that touches the line from where the pen is to `tangent1End` and the one from there to
  /// `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let (corner, end) = (tangent1End.applying(transform), tangent2End.applying(transform))
    guard let start = currentPoint else { return }
    let (back, on) = ((start.x - corner.x, start.y - corner.y), (end.x - corner.x, end.y - corner.y))
    let (backLength, onLength) = (hypot(back.0, back.1), hypot(on.0, on.1))
    let cross = back.0 * on.1 - back.1 * on.0
    guard radius > 0, backLength > 0, onLength > 0, abs(cross) > 1e-9 * backLength * onLength else {
      return addLine(to: corner)
    }
    let half = acos(max(-1, min(1, (back.0 * on.0 + back.1 * on.1) / (backLength * onLength)))) / 2
    let reach = radius / tan(half)
    let touch = CGPoint(x: corner.x + back.0 / backLength * reach, y: corner.y + back.1 / backLength * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    // Square to the first line, toward the second.
    let center = CGPoint(
      x: touch.x - back.1 / backLength * radius * side, y: touch.y + back.0 / backLength * radius * side)
    addLine(to: touch)
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: atan2(touch.y - center.y, touch.x - center.x)),
      delta: Angle(radians: -side * (.pi - 2 * half)))
  }
}

extension Path {
  /// A rectangle with corners that are rounded one by one.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
  }

  /// A rectangle with corners that are rounded one by one.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }
}
