import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// What can be filled and stroked: a shape, or one that is already.
public protocol _Paintable: View {
  associatedtype _Outlined: Shape
  nonisolated var _painted: _PaintedShape<_Outlined> { get }
}

extension Shape {
  public nonisolated var _painted: _PaintedShape<Self> { _PaintedShape(outline: _outline) }
  public var body: _PaintedShape<Self> { _painted }
}

/// A shape with what it is filled or stroked with.
public struct _PaintedShape<Content: Shape>: Equatable, Sendable {
  var outline: _ShapeOutline
  var fill: String?
  var stroke: String?
  var line: StrokeStyle?
  /// True for a line that lies inside the edge.
  var isInside = false
  var fillStyle = FillStyle()
  /// Styles of the program's own, which are asked where the shape stands.
  var ownFill: _OwnShapeStyle?
  var ownStroke: _OwnShapeStyle?
  /// What the line covers, where that is the shape: to fill it is to colour the line.
  var covered: _ShapeOutline?
  /// True once it is: what it is painted with next goes over that.
  var isLineFilled = false
}

extension _PaintedShape {
  /// What the line covers becomes the outline, to be painted once more.
  fileprivate nonisolated mutating func uncover() {
    guard let covered else { return }
    if isLineFilled { (fill, ownFill) = (stroke, ownStroke) }
    (outline, self.covered) = (covered, nil)
    (stroke, ownStroke, line) = (nil, nil, nil)
  }
}

extension _PaintedShape: ElementView, ElementFacts, _Paintable {
  public nonisolated var _painted: _PaintedShape<Content> { self }

  package var role: Role { .shape }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    outline.describe(&attributes)
    if outline.own != nil {
      let room = node.room
      var rect = CGRect(origin: .zero, size: room)
      if isInside, let line { rect = rect.insetBy(dx: line.lineWidth / 2, dy: line.lineWidth / 2) }
      attributes[.path] = .text(outline.path(in: rect).outlineText)
      // A path has its own measures, wherever it is.
      if asksForRoom { attributes[.room] = .list([.number(room.width), .number(room.height)]) }
    }
    let own = ownWords(at: node)
    if let fill = own.fill ?? fill { attributes[.fill] = .text(fill) }
    if fillStyle.isEOFilled { attributes[.evenOdd] = .flag(true) }
    guard let stroke = own.stroke ?? stroke, let line else { return }
    attributes[.stroke] = .text(stroke)
    line.describe(&attributes)
    if isInside { attributes[.isInside] = .flag(true) }
  }

  @MainActor private func ownWords(at node: ElementNode) -> (fill: String?, stroke: String?) {
    guard ownFill != nil || ownStroke != nil else { return (nil, nil) }
    // Both in one reading: a later one takes an earlier one's place.
    let both = _OwnShapeStyle { [ownFill, ownStroke] in
      "\(ownFill?.word($0) ?? "")\n\(ownStroke?.word($0) ?? "")"
    }
    let words = both.word(at: node).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return (ownFill == nil ? nil : words[0], ownStroke == nil ? nil : words[1])
  }

  package var asksForRoom: Bool { outline.own.map { !($0 is Path) } ?? false }

  /// What is drawn for the room there is may be another when the shape is the same.
  package func saysSame(as other: Self) -> Bool { !asksForRoom && self == other }
}

extension _Paintable {
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _PaintedShape<_Outlined>
  {
    var shape = _painted
    if shape.covered != nil {
      shape.stroke = content._styleName
      shape.ownStroke = content._own
      shape.isLineFilled = true
      return shape
    }
    shape.fill = content._styleName
    shape.ownFill = content._own
    shape.fillStyle = style
    return shape
  }

  public nonisolated func fill(style: FillStyle = FillStyle()) -> _PaintedShape<_Outlined> {
    fill(.foreground, style: style)
  }

  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _PaintedShape<_Outlined> {
    stroked(content, style)
  }

  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _PaintedShape<_Outlined> {
    stroked(content, StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the edge. Hosts smooth every edge.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool
  ) -> _PaintedShape<_Outlined> { stroked(content, style) }

  /// Draws a line along the edge. Hosts smooth every edge.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
  ) -> _PaintedShape<_Outlined> { stroked(content, StrokeStyle(lineWidth: lineWidth)) }

  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _PaintedShape<_Outlined> {
    stroked(.foreground, StrokeStyle(lineWidth: lineWidth))
  }

  public nonisolated func stroke(style: StrokeStyle) -> _PaintedShape<_Outlined> { stroked(.foreground, style) }

  nonisolated func stroked<S: ShapeStyle>(_ content: S, _ line: StrokeStyle) -> _PaintedShape<_Outlined> {
    var shape = _painted
    shape.uncover()
    shape.stroke = content._styleName
    shape.ownStroke = content._own
    shape.line = line
    return shape
  }
}

extension _Paintable where _Outlined: InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _PaintedShape<_Outlined> {
    var shape = stroked(content, style)
    shape.isInside = true
    return shape
  }

  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _PaintedShape<_Outlined>
  {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line inside of the edge. Hosts smooth every edge.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool
  ) -> _PaintedShape<_Outlined> { strokeBorder(content, style: style) }

  /// Draws a line inside of the edge. Hosts smooth every edge.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
  ) -> _PaintedShape<_Outlined> { strokeBorder(content, lineWidth: lineWidth) }

  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> _PaintedShape<_Outlined> {
    strokeBorder(.foreground, lineWidth: lineWidth)
  }

  public nonisolated func strokeBorder(style: StrokeStyle) -> _PaintedShape<_Outlined> {
    strokeBorder(.foreground, style: style)
  }
}

extension View {
  /// Sets the shape in which the view takes touches.
  public nonisolated func contentShape<S: Shape>(_ shape: S) -> some View {
    style(.contentShape) { shape._outline.describe(&$0) }
  }

  /// Sets the shape in which the view takes touches. `eoFill` is taken and not used.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool) -> some View { contentShape(shape) }

  /// Sets the shape of the view for one purpose: where it takes touches, what is lifted for a drag or a menu.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    style(.contentShape) {
      shape._outline.describe(&$0)
      $0[.name] = .text(kind.name)
    }
  }

  /// Puts a view or a style behind this view.
  @ViewBuilder public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    if T.isDrawn(shape) {
      background(shape.fill(style, style: fillStyle))
    } else {
      self.style(.background, in: style) { [outline = shape._outline] in outline.describe(&$0) }
    }
  }

  /// Puts a view or a style behind this view.
  public nonisolated func background<T: Shape>(in shape: T) -> some View { background(.background, in: shape) }

  /// Puts a view or a style in front of this view.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    overlay(shape.fill(style))
  }
}
