import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// How round each corner of a rectangle is.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle with corners that are rounded one by one.
public struct UnevenRoundedRectangle: Equatable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius),
      style: style)
  }
}

extension UnevenRoundedRectangle: InsettableShape, ShapeElement {
  public typealias InsetShape = _InsetShape<UnevenRoundedRectangle>

  public nonisolated var _outline: _ShapeOutline {
    _ShapeOutline(
      own: self, named: "unevenRoundedRectangle",
      [
        .topLeading: .number(cornerRadii.topLeading), .topTrailing: .number(cornerRadii.topTrailing),
        .bottomTrailing: .number(cornerRadii.bottomTrailing), .bottomLeading: .number(cornerRadii.bottomLeading),
      ])
  }

  /// Corner radii that do not fit are scaled down together.
  public nonisolated func path(in rect: CGRect) -> Path {
    let radii = cornerRadii
    let sides = [
      (rect.width, radii.topLeading + radii.topTrailing), (rect.width, radii.bottomLeading + radii.bottomTrailing),
      (rect.height, radii.topLeading + radii.bottomLeading), (rect.height, radii.topTrailing + radii.bottomTrailing),
    ]
    let scale = sides.map { room, needed in needed > room ? room / needed : 1 }.min() ?? 1
    var path = Path()
    // Clockwise from the upper left: each corner, and the way on which it is come to; it is left a quarter further.
    let corners: [(x: CGFloat, y: CGFloat, radius: CGFloat, wayX: CGFloat, wayY: CGFloat)] = [
      (rect.minX, rect.minY, radii.topLeading, 0, -1), (rect.maxX, rect.minY, radii.topTrailing, 1, 0),
      (rect.maxX, rect.maxY, radii.bottomTrailing, 0, 1), (rect.minX, rect.maxY, radii.bottomLeading, -1, 0),
    ]
    for corner in corners {
      let radius = max(corner.radius, 0) * scale
      let before = { (part: CGFloat) in
        CGPoint(x: corner.x - corner.wayX * radius * part, y: corner.y - corner.wayY * radius * part)
      }
      let behind = { (part: CGFloat) in
        CGPoint(x: corner.x - corner.wayY * radius * part, y: corner.y + corner.wayX * radius * part)
      }
      if path.currentPoint == nil { path.move(to: before(1)) } else { path.addLine(to: before(1)) }
      if radius > 0 {
        let rest = 1 - Path.quarter
        path.addCurve(to: behind(1), control1: before(rest), control2: behind(rest))
      }
    }
    path.closeSubpath()
    return path
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
