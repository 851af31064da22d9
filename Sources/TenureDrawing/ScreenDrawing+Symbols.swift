import Foundation
import TenureAssets
import TenureFonts
import TenureFrames
import TenureLayout
import TenurePixels
import TenureRender
import TenureText

extension ScreenDrawing {
  func drawImage(_ element: FramedElement, _ look: Look) {
    guard let area = area(element.content) else { return }
    let name = element[.value]?.text ?? ""
    var look = look
    if let tint = element[.color]?.text {
      (look.foreground, look.symbolMode, look.hasPalette) = (tint, "monochrome", false)
    }
    if look.isRedacted { return drawing.fill(.rectangle(area, radius: 4), .ink(look.palette.faintFill)) }
    guard name.hasPrefix("system:") else { return drawPicture(element, area, look) }
    let side = min(area.width, area.height)
    if element[.rendering]?.text == "original" { look.symbolMode = "multicolor" }
    if let mode = element[.modifier(.symbolRenderingMode)]?.text { look.symbolMode = mode }
    drawSymbol(
      String(name.dropFirst("system:".count)),
      in: Area(area.middle.x - side / 2, area.middle.y - side / 2, side, side), look, paintIn: area)
  }

  /// A system symbol, in a square.
  func drawSymbol(_ name: String, in square: Area, _ look: Look, paintIn area: Area? = nil) {
    // Nothing is what no name names.
    if name.isEmpty { return }
    guard let (recipe, shown) = Symbols.table.recipe(for: name, form: look.symbolForm) else {
      leaveOut("the symbol \(name)")
      return drawing.stroke(
        .rectangle(square.inset(1), radius: 3), .ink(look.foregroundInk.opacity(0.5)), Stroke(width: 1))
    }
    let place = Affine.scale(square.width / 16, square.height / 16).then(.translation(square.x, square.y))
    guard let mask = mask(of: recipe, place) else { return }
    func fill(_ mask: Mask, _ style: String?, opacity: Double = 1) {
      let paint =
        look.paint(style ?? look.foreground ?? look.plainForeground, in: area ?? square) ?? .ink(look.foregroundInk)
      drawing.fill(mask, inPixels(paint.opacity(look.isDisabled ? opacity * 0.4 : opacity)))
    }
    let mode =
      look.symbolMode.isEmpty || look.symbolMode == "automatic" || look.symbolMode == "palette"
      ? look.hasPalette ? "palette" : look.symbolMode : look.symbolMode
    if mode == "multicolor" { return fillInOwnColors(mask, of: recipe, shown, place) { fill($0, $1) } }
    guard mode == "palette" || mode == "hierarchical", let layers = layers(of: recipe, shown, mask, place) else {
      return fill(mask, nil)
    }
    fill(layers.first, nil)
    if mode == "palette", look.hasPalette { return fill(layers.second, look.levels["secondary"]) }
    fill(layers.second, nil, opacity: layers.kind == .shape ? 0.25 : 0.45)
  }

  /// What is filled by a mask is told in pixels.
  private func inPixels(_ paint: Paint) -> Paint {
    switch paint {
    case .linear(let from, let to, let stops):
      return .linear(from: drawing.affine(from), to: drawing.affine(to), stops)
    default: return paint
    }
  }

  // MARK: Recipes

  /// A symbol in a square of 16 units, where `place` puts it.
  func mask(of recipe: SymbolRecipe, _ place: Affine) -> Mask? {
    switch recipe {
    case .file(let name): return Symbols.files.shapes(of: name).map { mask(ofShapes: $0, place) }
    case .drawn(let path): return mask(Outline(svg: path), place, evenOdd: true)
    case .letters(let letters):
      let font = TextFont(size: letters.count > 1 ? 11 : 14, weight: .semibold)
      guard let drawn = SystemFonts.shared.drawn(letters, in: font) else { return nil }
      return mask(drawn.outline.moved(by: .translation(8 - drawn.width / 2, 13)), place)
    case .turned(let inner, let degrees):
      let angle = Double(degrees) * .pi / 180
      let turn = Affine.translation(-8, -8).then(.rotation(sine: sin(angle), cosine: cos(angle))).then(
        .translation(8, 8))
      return mask(of: inner, turn.then(place))
    case .mirrored(let inner): return mask(of: inner, Affine(a: -1, b: 0, c: 0, d: 1, tx: 16, ty: 0).then(place))
    case .inside(let inner, let shape, let isFilled):
      guard let glyph = mask(of: inner, Self.placed(0.52, 8, shape == .triangle ? 9.5 : 8).then(place)) else {
        return nil
      }
      let outline = Outline(svg: shape.outline)
      var whole = ground(place)
      if isFilled { whole.combine(mask(outline, place), adds: true) }
      whole.combine(line(outline, place, width: 1), adds: true)
      whole.combine(glyph, adds: !isFilled)
      return whole
    case .badged(let inner, let badge):
      return composed(inner, without: .circle(Spot(12.3, 12.3), 4.6), badge, Self.placed(0.44, 12.3, 12.3), place)
    case .holding(let outer, let inner):
      return composed(outer, without: .circle(Spot(8, 8), 4), inner, Self.placed(0.4, 8, 8), place)
    case .dotted(let inner):
      guard var whole = mask(of: inner, place) else { return nil }
      whole = grown(whole, place)
      whole.combine(mask(.circle(Spot(12.5, 3.5), 4), place), adds: false)
      whole.combine(mask(.circle(Spot(12.5, 3.5), 2.8), place), adds: true)
      return whole
    case .slashed(let inner):
      guard var whole = mask(of: inner, place) else { return nil }
      whole = grown(whole, place)
      let gap = Outline([.move(Spot(2.1, 0.9)), .line(Spot(15.1, 13.9))])
      whole.combine(line(gap, place, width: 1.6), adds: false)
      whole.combine(
        line(Outline([.move(Spot(1.3, 1.3)), .line(Spot(14.7, 14.7))]), place, width: 1.1, cap: .round), adds: true)
      return whole
    }
  }

  private func composed(
    _ base: SymbolRecipe, without hole: Outline, _ mark: SymbolRecipe, _ at: Affine, _ place: Affine
  ) -> Mask? {
    guard var whole = mask(of: base, place), let mark = mask(of: mark, at.then(place)) else { return nil }
    whole = grown(whole, place)
    whole.combine(mask(hole, place), adds: false)
    whole.combine(mark, adds: true)
    return whole
  }

  static func placed(_ scale: Double, _ x: Double, _ y: Double) -> Affine {
    Affine.scale(scale, scale).then(.translation(x - 8 * scale, y - 8 * scale))
  }

  /// An empty mask over the whole square and what may stand a little over its edges.
  func ground(_ place: Affine) -> Mask {
    var mask = mask(.rectangle(Area(-1, -1, 18, 18)), place)
    mask.values = [UInt8](repeating: 0, count: mask.values.count)
    return mask
  }

  func grown(_ mask: Mask, _ place: Affine) -> Mask {
    var whole = ground(place)
    whole.combine(mask, adds: true)
    return whole
  }

  func mask(_ outline: Outline, _ place: Affine, evenOdd: Bool = false) -> Mask {
    drawing.mask(of: outline.moved(by: place), evenOdd: evenOdd)
  }

  private func line(_ outline: Outline, _ place: Affine, width: Double, cap: Stroke.Cap = .butt) -> Mask {
    var stroke = Stroke(width: width * place.growth)
    (stroke.cap, stroke.join) = (cap, .round)
    return drawing.mask(along: outline.moved(by: place), stroke)
  }

  /// The shapes of an icon's file, as ``SymbolFiles`` writes them.
  private func mask(ofShapes shapes: String, _ place: Affine) -> Mask {
    var whole = ground(place)
    for (outline, isEvenOdd) in outlines(ofShapes: shapes) {
      whole.combine(mask(outline, place, evenOdd: isEvenOdd), adds: true)
    }
    return whole
  }

  func outlines(ofShapes shapes: String) -> [(outline: Outline, isEvenOdd: Bool)] {
    shapes.split(separator: "<").compactMap { shape in
      var facts: [Substring: Substring] = [:]
      for match in shape.matches(of: /([a-z\-]+)='([^']*)'/) { facts[match.1] = match.2 }
      func number(_ name: Substring) -> Double { facts[name].flatMap { Double($0) } ?? 0 }
      let outline: Outline
      switch shape.prefix(while: \.isLetter) {
      case "path": outline = Outline(svg: String(facts["d"] ?? ""))
      case "circle": outline = .circle(Spot(number("cx"), number("cy")), number("r"))
      case "ellipse":
        outline = .ellipse(
          Area(number("cx") - number("rx"), number("cy") - number("ry"), 2 * number("rx"), 2 * number("ry")))
      case "rect":
        outline = .rectangle(
          Area(number("x"), number("y"), number("width"), number("height")), radius: number("rx"))
      default: return nil
      }
      return (outline, facts["fill-rule"] == "evenodd")
    }
  }
}

/// The symbols of this process.
@MainActor enum Symbols {
  static let files = SymbolFiles.own
  static let table = SymbolTable(files: files.names)
}
