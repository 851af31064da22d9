import Foundation
@_spi(Tree) import TenureTree

/// What a line along a shape's edge covers: a shape of its own, which can be filled and cut along.
public struct _StrokedShape<Content: Shape> {
  let shape: Content
  let style: StrokeStyle
}

extension _StrokedShape: Shape {
  /// What the line covers, in as much space as there is.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// Hosts draw the line by themselves.
  public nonisolated var _painted: _PaintedShape<Self> {
    var painted = _PaintedShape<Self>(outline: shape._outline)
    painted.stroke = "foreground"
    painted.line = style
    painted.covered = _outline
    return painted
  }

  /// The line in the foreground's colour.
  public var body: _PaintedShape<Self> { _painted }
}

extension Shape {
  /// What a line along the edge covers.
  ///
  ///     Circle().trim(to: 0.7).stroke(style: StrokeStyle(lineWidth: 12, lineCap: .round)).fill(.green)
  public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> { _StrokedShape(shape: self, style: style) }

  /// What a line along the edge covers.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
