import Foundation
@_spi(Tree) import TenureTree

/// A path is a shape with its own measures: how much room there is does not change it.
extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

/// A shape whose path is moved, turned or scaled.
public struct TransformedShape<Content: Shape> {
  public var shape: Content
  public var transform: CGAffineTransform

  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
}

extension TransformedShape: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

/// A shape that is moved.
public struct OffsetShape<Content: Shape> {
  public var shape: Content
  public var offset: CGSize

  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
}

extension OffsetShape: Shape {
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

/// A shape that is scaled around a point.
public struct ScaledShape<Content: Shape> {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaledShape: Shape {
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .about(anchor.point(in: rect), CGAffineTransform(scaleX: scale.width, y: scale.height)))
  }
}

/// A shape that is rotated around a point.
public struct RotatedShape<Content: Shape> {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
}

extension RotatedShape: Shape {
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.about(anchor.point(in: rect), CGAffineTransform(rotationAngle: angle.radians)))
  }
}

/// A shape of a fixed size, from the upper left corner on.
public struct _SizedShape<Content: Shape> {
  let shape: Content
  let size: CGSize
}

extension _SizedShape: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

/// The part of a shape's outline between two fractions of its length.
public struct _TrimmedShape<Content: Shape> {
  let shape: Content
  let start: CGFloat
  let end: CGFloat
}

extension _TrimmedShape: Shape {
  public nonisolated var _outline: _ShapeOutline { shape._outline.trimmed(from: start, to: end) }
  public nonisolated func path(in rect: CGRect) -> Path { _outline.path(in: rect) }
}

extension Shape {
  public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> _TrimmedShape<Self> {
    _TrimmedShape(shape: self, start: start, end: end)
  }

  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  public nonisolated func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> {
    _SizedShape(shape: self, size: CGSize(width: width, height: height))
  }

  public nonisolated func size(_ size: CGSize) -> _SizedShape<Self> { _SizedShape(shape: self, size: size) }
}

extension UnitPoint {
  func point(in rect: CGRect) -> CGPoint { CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }
}

extension CGAffineTransform {
  /// The same about another place than zero.
  static func about(_ place: CGPoint, _ transform: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: -place.x, y: -place.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
  }
}
