import Foundation
import TenureRender

/// A shape with what it is filled or stroked with.
public struct _PaintedShape: Equatable, Sendable {
  public let _outline: _ShapeOutline
  var fill: String?
  var stroke: String?
  var line: StrokeStyle?
  /// True for a line that lies inside the edge.
  var isInside = false
}

extension _PaintedShape: ShapeElement {
  func describe(_ attributes: inout Attributes, at node: ElementNode) {
    _outline.describe(&attributes)
    if let fill { attributes[AttributeKey("fill")] = .text(fill) }
    guard let stroke, let line else { return }
    attributes[AttributeKey("stroke")] = .text(stroke)
    attributes[AttributeKey("lineWidth")] = .number(line.lineWidth)
    if line.lineCap != .butt { attributes[AttributeKey("lineCap")] = .text("\(line.lineCap)") }
    if !line.dash.isEmpty { attributes[AttributeKey("dash")] = .list(line.dash.map { .number($0) }) }
    if isInside { attributes[AttributeKey("isInside")] = .flag(true) }
  }
}

extension Shape {
  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> _PaintedShape {
    var shape = painted
    shape.fill = content._styleName
    return shape
  }

  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _PaintedShape {
    stroked(content, style)
  }

  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _PaintedShape {
    stroked(content, StrokeStyle(lineWidth: lineWidth))
  }

  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _PaintedShape {
    stroked(.foreground, StrokeStyle(lineWidth: lineWidth))
  }

  public nonisolated func stroke(style: StrokeStyle) -> _PaintedShape { stroked(.foreground, style) }

  /// The part of the outline between two fractions of its length.
  public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> _PaintedShape {
    _PaintedShape(_outline: outline.measured("trimFrom", start).measured("trimTo", end))
  }

  nonisolated func stroked<S: ShapeStyle>(_ content: S, _ line: StrokeStyle) -> _PaintedShape {
    var shape = painted
    shape.stroke = content._styleName
    shape.line = line
    return shape
  }

  private nonisolated var painted: _PaintedShape { self as? _PaintedShape ?? _PaintedShape(_outline: outline) }
  nonisolated var outline: _ShapeOutline { _outline }
}

extension InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _PaintedShape {
    var shape = stroked(content, style)
    shape.isInside = true
    return shape
  }

  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _PaintedShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension View {
  /// Shows only what lies inside the shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View {
    style("clipShape") { shape.outline.describe(&$0) }
  }

  /// Says which part of the view a finger touches.
  public nonisolated func contentShape<S: Shape>(_ shape: S) -> some View {
    style("contentShape") { shape.outline.describe(&$0) }
  }

  public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    self.style("background") {
      $0[.value] = .text(style._styleName)
      shape.outline.describe(&$0)
    }
  }

  public nonisolated func background<T: Shape>(in shape: T) -> some View { background(.background, in: shape) }

  public nonisolated func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    overlay(shape.fill(style))
  }
}
