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
  var fillStyle = FillStyle()
}

extension _PaintedShape: ShapeElement {
  func describe(_ attributes: inout Attributes, at node: ElementNode) {
    _outline.describe(&attributes)
    if _outline.own != nil {
      let room = node.room
      var rect = CGRect(origin: .zero, size: room)
      if isInside, let line { rect = rect.insetBy(dx: line.lineWidth / 2, dy: line.lineWidth / 2) }
      attributes[AttributeKey("path")] = .text(_outline.path(in: rect).outlineText)
      // A path has its own measures, wherever it is.
      if asksForRoom { attributes[AttributeKey("room")] = .list([.number(room.width), .number(room.height)]) }
    }
    if let fill { attributes[AttributeKey("fill")] = .text(fill) }
    if fillStyle.isEOFilled { attributes[AttributeKey("evenOdd")] = .flag(true) }
    guard let stroke, let line else { return }
    attributes[AttributeKey("stroke")] = .text(stroke)
    line.describe(&attributes)
    if isInside { attributes[AttributeKey("isInside")] = .flag(true) }
  }

  var asksForRoom: Bool { _outline.own.map { !($0 is Path) } ?? false }
}

extension Shape {
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _PaintedShape {
    var shape = painted
    shape.fill = content._styleName
    shape.fillStyle = style
    return shape
  }

  public nonisolated func fill(style: FillStyle = FillStyle()) -> _PaintedShape { fill(.foreground, style: style) }

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
