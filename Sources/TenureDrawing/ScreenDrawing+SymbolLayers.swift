import TenureAssets
import TenurePixels

extension ScreenDrawing {
  /// The two layers of a symbol, of which `foregroundStyle` may colour each.
  struct SymbolLayers {
    enum Kind { case shape, badge, parts }
    /// What stands in a filled shape and the shape; a badge and what it hangs on; a large part and the smaller ones.
    let kind: Kind
    let first: Mask
    let second: Mask
  }

  /// Nil for a symbol of one layer.
  func layers(of recipe: SymbolRecipe, _ name: String, _ whole: Mask, _ place: Affine) -> SymbolLayers? {
    switch recipe {
    case .badged(_, let badge):
      guard let badge = mask(of: badge, Self.placed(0.44, 12.3, 12.3).then(place)) else { return nil }
      return SymbolLayers(kind: .badge, first: badge, second: cut(whole, mask(.circle(Spot(12.3, 12.3), 4.6), place)))
    case .dotted:
      let dot = mask(.circle(Spot(12.5, 3.5), 2.8), place)
      return SymbolLayers(kind: .badge, first: dot, second: cut(whole, mask(.circle(Spot(12.5, 3.5), 4), place)))
    case .inside(_, let shape, isFilled: true):
      let shape = mask(Outline(svg: shape.outline), place)
      return SymbolLayers(kind: .shape, first: cut(grown(shape, place), whole), second: whole)
    case .file(let file):
      guard let (large, rest) = parts(ofFile: file) else { return nil }
      let isShape = SymbolRecipe.Enclosure.allCases.contains { name.hasSuffix(".\($0).fill") }
      if isShape, let outer = large.first {
        return SymbolLayers(kind: .shape, first: cut(grown(mask(outer, place), place), whole), second: whole)
      }
      guard SymbolColors.smallerParts(of: name) != nil, !rest.isEmpty else { return nil }
      return SymbolLayers(kind: .parts, first: joined(large, place), second: joined(rest, place))
    default: return nil
    }
  }

  /// With the colours that the symbol has of its own; in the foreground's where it has none.
  func fillInOwnColors(
    _ whole: Mask, of recipe: SymbolRecipe, _ name: String, _ place: Affine, _ fill: (Mask, String?) -> Void
  ) {
    let own = SymbolColors.color(of: name)
    guard let layers = layers(of: recipe, name, whole, place) else { return fill(whole, own) }
    switch layers.kind {
    case .parts:
      fill(layers.first, name.hasSuffix(".fill") ? "white" : nil)
      fill(layers.second, SymbolColors.smallerParts(of: name))
    case .shape:
      fill(layers.second, own)
      if own != nil { fill(layers.first, "white") }
    case .badge:
      let badge = name.components(after: "badge.").flatMap(SymbolColors.color)
      fill(layers.second, own)
      fill(layers.first, badge)
    }
  }

  private func cut(_ mask: Mask, _ hole: Mask) -> Mask {
    var mask = mask
    mask.combine(hole, adds: false)
    return mask
  }

  private func joined(_ outlines: [Outline], _ place: Affine) -> Mask {
    // What lies inside the first is a hole in it.
    var all = Outline()
    for outline in outlines { all.append(outline) }
    return mask(all, place)
  }

  /// The lines of an icon's file: the one around the largest area with what lies inside of it, and the others.
  private func parts(ofFile name: String) -> (large: [Outline], rest: [Outline])? {
    guard let shapes = Symbols.files.shapes(of: name) else { return nil }
    let lines = outlines(ofShapes: shapes).flatMap(\.outline.lines).map { ($0, $0.bounds) }
    guard let most = lines.max(by: { $0.1.width * $0.1.height < $1.1.width * $1.1.height }) else { return nil }
    func isInside(_ area: Area) -> Bool {
      area.x >= most.1.x && area.maxX <= most.1.maxX && area.y >= most.1.y && area.maxY <= most.1.maxY
    }
    let large = lines.filter { isInside($0.1) && $0.0 != most.0 }.map(\.0)
    return ([most.0] + large, lines.filter { !isInside($0.1) }.map(\.0))
  }
}

extension Outline {
  /// Each of its closed lines by itself.
  fileprivate var lines: [Outline] {
    var lines: [Outline] = []
    for element in elements {
      if case .move = element { lines.append(Outline()) }
      if lines.isEmpty { lines.append(Outline()) }
      lines[lines.count - 1].elements.append(element)
    }
    return lines
  }

  /// Around all of its points, those of curves too.
  fileprivate var bounds: Area {
    var spots: [Spot] = []
    for element in elements {
      switch element {
      case .move(let to), .line(let to): spots.append(to)
      case .quad(let control, let to): spots += [control, to]
      case .cubic(let first, let second, let to): spots += [first, second, to]
      case .close: break
      }
    }
    let (x, y) = (spots.map(\.x), spots.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return Area(0, 0, 0, 0)
    }
    return Area(left, top, right - left, bottom - top)
  }
}

extension String {
  /// What follows a word in it.
  fileprivate func components(after word: String) -> String? {
    ranges(of: word).first.map { String(self[$0.upperBound...]) }
  }
}
