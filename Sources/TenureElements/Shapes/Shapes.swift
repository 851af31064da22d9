import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A rectangle that fills its space.
public struct Rectangle: Equatable {
  public init() {}
}

extension Rectangle: InsettableShape, ShapeElement {
  public typealias InsetShape = _InsetShape<Rectangle>
  public nonisolated var _outline: _ShapeOutline { _ShapeOutline("rectangle") }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Equatable {
  public var cornerRadius: CGFloat
  public var style: RoundedCornerStyle

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }
}

extension RoundedRectangle: InsettableShape, ShapeElement {
  public typealias InsetShape = _InsetShape<RoundedRectangle>
  public nonisolated var _outline: _ShapeOutline {
    var outline = _ShapeOutline("roundedRectangle", [.cornerRadius: .number(cornerRadius)])
    if style == .circular { outline.measures[.corners] = .text("circular") }
    return outline
  }
}

/// A circle as large as its space allows.
public struct Circle: Equatable {
  public init() {}
}

extension Circle: InsettableShape, ShapeElement {
  public typealias InsetShape = _InsetShape<Circle>
  public nonisolated var _outline: _ShapeOutline { _ShapeOutline("circle") }
}

/// An ellipse that fills its space.
public struct Ellipse: Equatable {
  public init() {}
}

extension Ellipse: InsettableShape, ShapeElement {
  public typealias InsetShape = _InsetShape<Ellipse>
  public nonisolated var _outline: _ShapeOutline { _ShapeOutline("ellipse") }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: Equatable {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape, ShapeElement {
  public typealias InsetShape = _InsetShape<Capsule>
  public nonisolated var _outline: _ShapeOutline {
    _ShapeOutline("capsule", style == .circular ? [.corners: .text("circular")] : [:])
  }
}

extension RoundedRectangle {
  /// Corners of this size. Hosts draw round ones, of the width's radius.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: cornerSize.width, style: style)
  }

  /// How far the corners reach along each side.
  public var cornerSize: CGSize {
    get { CGSize(width: cornerRadius, height: cornerRadius) }
    set { cornerRadius = newValue.width }
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of this size.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

/// Any shape.
public struct AnyShape: Equatable {
  public nonisolated let _outline: _ShapeOutline

  public init<S: Shape>(_ shape: S) { _outline = shape._outline }
}

extension AnyShape: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { _outline.path(in: rect) }
}
