import Foundation
import TenureRender
@_spi(Tree) import TenureTree

extension GraphicsContext {
  /// A text with the environment of a canvas, to be drawn once or more often.
  public struct ResolvedText {
    fileprivate let text: Text
    /// What the letters are filled with; a colour.
    public var shading: Shading?

    /// Not here: hosts set the text, and the program does not know how large it becomes.
    @available(*, unavailable, message: "Hosts set a canvas's texts. Draw them at a point with an anchor.")
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  /// An image with the environment of a canvas, to be drawn once or more often.
  public struct ResolvedImage {
    fileprivate let image: Image
    /// What a symbol or a template is filled with; a colour.
    public var shading: Shading?

    /// Not here: hosts load the image, and the program does not know how large it is.
    @available(*, unavailable, message: "Hosts load a canvas's images. Draw them in a rectangle.")
    public var size: CGSize { .zero }
  }

  /// A view of a canvas, to be drawn once or more often.
  public struct ResolvedSymbol {
    fileprivate let id: NodeID

    /// Not here: hosts lay the view out, and the program does not know how large it becomes.
    @available(*, unavailable, message: "Hosts lay out a canvas's views. Draw them at a point with an anchor.")
    public var size: CGSize { .zero }
  }

  /// A text as it is drawn here.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

  /// One line of text, with `anchor` of it at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.shaded, at: point, anchor: anchor)
  }

  /// One line of text in the upper left corner of `rect`.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.shaded, in: rect) }

  /// An image as it is drawn here.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// An image as large as `rect`.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }

  /// An image in its own size, with `anchor` of it at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// An image as large as `rect`.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var mark = said(image, at: rect.origin)
    mark[.width] = .number(rect.width)
    mark[.height] = .number(rect.height)
    add(&mark, nil)
  }

  /// An image in its own size, with `anchor` of it at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    var mark = said(image, at: point)
    mark[.anchor] = .list([.number(anchor.x), .number(anchor.y)])
    add(&mark, nil)
  }

  private func said(_ image: ResolvedImage, at point: CGPoint) -> Attributes {
    var mark = Attributes()
    image.image.describe(&mark)
    mark[.resizable] = nil
    mark[.style] = nil
    if let tint = mark[.color] { mark[.modifier(.foreground)] = tint }
    if let shading = image.shading { mark[.modifier(.foreground)] = .text(shading.name) }
    let place = transform.translatedBy(x: point.x, y: point.y)
    mark[.place] = .list([place.a, place.b, place.c, place.d, place.tx, place.ty].map { .number($0) })
    return mark
  }

  /// The view of the canvas with this tag, or of the row of a `ForEach` with this id; nil for none.
  ///
  /// The trap: the tag has to be of the same type.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols[AnyTag(id)].map(ResolvedSymbol.init)
  }

  /// A view in its own size, with `anchor` of it at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    var mark = said(symbol, at: point)
    mark[.anchor] = .list([.number(anchor.x), .number(anchor.y)])
    add(&mark, nil)
  }

  /// A view as large as `rect`.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    var mark = said(symbol, at: rect.origin)
    mark[.width] = .number(rect.width)
    mark[.height] = .number(rect.height)
    add(&mark, nil)
  }

  private func said(_ symbol: ResolvedSymbol, at point: CGPoint) -> Attributes {
    var mark = Attributes()
    mark[.selected] = .number(Double(symbol.id.rawValue))
    let place = transform.translatedBy(x: point.x, y: point.y)
    mark[.place] = .list([place.a, place.b, place.c, place.d, place.tx, place.ty].map { .number($0) })
    return mark
  }
}

extension GraphicsContext.ResolvedText {
  fileprivate var shaded: Text { shading.map { text.with(.foreground, .text($0.name)) } ?? text }
}
