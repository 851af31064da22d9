import TenureAssets

/// Symbols as SVG, in a square of 16 points.
struct SymbolDrawing {
  let files: SymbolFiles
  private var masks = 0

  init(files: SymbolFiles) { self.files = files }

  /// A picture for `mask-image`, in the words of CSS.
  static func address(_ shapes: String, width: Range<Int> = 0..<16) -> String {
    let box = "viewBox='\(width.lowerBound) 0 \(width.count) 16'"
    let picture = "<svg xmlns='http://www.w3.org/2000/svg' \(box)>\(shapes)</svg>"
    return "url(\"data:image/svg+xml,\(picture.replacing("%", with: "%25").replacing("#", with: "%23"))\")"
  }

  /// A symbol, and of a badge beside it the badge alone; nil where a file is missing.
  mutating func draw(_ recipe: SymbolRecipe) -> (whole: String, badge: String?)? {
    switch recipe {
    case .file(let name): return files.shapes(of: name).map { ($0, nil) }
    case .drawn(let outline): return ("<path fill-rule='evenodd' d='\(outline)'/>", nil)
    case .letters(let letters):
      let size = letters.count > 1 ? 11 : 14
      let words = "x='8' y='13' text-anchor='middle' font-family='sans-serif' font-weight='600' font-size='\(size)'"
      return ("<text \(words)>\(letters)</text>", nil)
    case .turned(let inner, let degrees):
      return draw(inner).map { ("<g transform='rotate(\(degrees) 8 8)'>\($0.whole)</g>", nil) }
    case .mirrored(let inner):
      return draw(inner).map { ("<g transform='matrix(-1 0 0 1 16 0)'>\($0.whole)</g>", nil) }
    case .inside(let inner, let shape, let isFilled):
      guard let inner = draw(inner)?.whole else { return nil }
      let glyph = Self.placed(inner, scale: 0.52, x: 8, y: shape == .triangle ? 9.5 : 8)
      if !isFilled {
        return ("<path d='\(shape.outline)' fill='none' stroke='#000'/>\(glyph)", nil)
      }
      return (without(glyph, "<path d='\(shape.outline)' stroke='#000'/>"), nil)
    case .badged(let inner, let badge):
      guard let inner = draw(inner)?.whole, let badge = draw(badge)?.whole else { return nil }
      let mark = Self.placed(badge, scale: 0.44, x: 12.3, y: 12.3)
      return (without("<circle cx='12.3' cy='12.3' r='4.6'/>", inner) + mark, mark)
    case .holding(let outer, let inner):
      guard let outer = draw(outer)?.whole, let inner = draw(inner)?.whole else { return nil }
      let mark = Self.placed(inner, scale: 0.4, x: 8, y: 8)
      return ("\(without("<circle cx='8' cy='8' r='4'/>", outer))\(mark)", nil)
    case .dotted(let inner):
      guard let inner = draw(inner)?.whole else { return nil }
      let mark = "<circle cx='12.5' cy='3.5' r='2.8'/>"
      return (without("<circle cx='12.5' cy='3.5' r='4'/>", inner) + mark, mark)
    case .slashed(let inner):
      guard let inner = draw(inner)?.whole else { return nil }
      let line = "fill='none' stroke='#000' stroke-linecap='round'"
      return (
        without("<path d='M2.1.9 15.1 13.9' stroke='#000' stroke-width='1.6'/>", inner)
          + "<path d='M1.3 1.3 14.7 14.7' \(line) stroke-width='1.1'/>", nil
      )
    }
  }

  /// Of a cloud in the icons, what is not the cloud: a path of its own, or all that is below the cloud's lower edge. Nil
  /// where a drawing is neither.
  static func smallerParts(in shapes: String) -> String? {
    let paths = shapes.matches(of: /<path[^>]*\/>/).map { String($0.output) }
    if paths.count == 2 { return paths[1] }
    guard paths.count == 1, let edge = shapes.firstMatch(of: /3\.5 ([0-9.]+)H13/), let y = Double(edge.output.1)
    else { return nil }
    return
      "<clipPath id='c'><path d='M0 \(CSS.number(y + 0.4))h16v6H0z'/></clipPath><g clip-path='url(#c)'>\(shapes)</g>"
  }

  /// Made smaller, with the lines that get thinner by it drawn stronger.
  private static func placed(_ shapes: String, scale: Double, x: Double, y: Double) -> String {
    let place = "translate(\(CSS.number(x - 8 * scale)) \(CSS.number(y - 8 * scale))) scale(\(CSS.number(scale)))"
    return "<g transform='\(place)' stroke='#000' stroke-width='.8'>\(shapes)</g>"
  }

  /// Shapes with a hole in them where other shapes are.
  private mutating func without(_ hole: String, _ shapes: String) -> String {
    masks += 1
    return "<mask id='m\(masks)'><path fill='#fff' d='M-1-1h18v18H-1Z'/>\(hole)</mask>"
      + "<g mask='url(#m\(masks))'>\(shapes)</g>"
  }
}
