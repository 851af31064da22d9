/// How a system symbol is drawn: from files of the icon set, from drawings of our own, or from several of them.
package indirect enum SymbolRecipe: Equatable {
  case file(String)
  /// The outline of a drawing that the icon set lacks.
  case drawn(String)
  /// A letter or a number, which only stands inside a shape.
  case letters(String)
  case turned(SymbolRecipe, degrees: Int)
  case mirrored(SymbolRecipe)
  case inside(SymbolRecipe, Enclosure, isFilled: Bool)
  case badged(SymbolRecipe, SymbolRecipe)
  /// With a smaller one in its middle.
  case holding(SymbolRecipe, SymbolRecipe)
  /// With a dot at the upper trailing corner.
  case dotted(SymbolRecipe)
  case slashed(SymbolRecipe)

  /// A shape around a symbol, and the outline that it has in a square of 16 points.
  package enum Enclosure: String, CaseIterable {
    case circle, square, app, rectangle, diamond, octagon, triangle, seal

    package var outline: String {
      switch self {
      case .circle: "M8 .5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Z"
      case .square: "M3 .5h10A2.5 2.5 0 0 1 15.5 3v10a2.5 2.5 0 0 1-2.5 2.5H3A2.5 2.5 0 0 1 .5 13V3A2.5 2.5 0 0 1 3 .5Z"
      case .app: "M4.5.5h7a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-7a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4Z"
      case .rectangle: "M2.5 2.5h11a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Z"
      case .diamond:
        "M8 .5a1 1 0 0 1 .7.3l6.5 6.5a1 1 0 0 1 0 1.4l-6.5 6.5a1 1 0 0 1-1.4 0L.8 8.7a1 1 0 0 1 0-1.4L7.3.8A1 1 0 0 1 8 .5Z"
      case .octagon: "M4.9.5h6.2l4.4 4.4v6.2l-4.4 4.4H4.9L.5 11.1V4.9Z"
      case .triangle: "M8 1.5a1 1 0 0 1 .9.5l6.5 11.5a1 1 0 0 1-.9 1.5h-13a1 1 0 0 1-.9-1.5L7.1 2a1 1 0 0 1 .9-.5Z"
      case .seal:
        "M8 .5l2 1.4 2.4-.2.8 2.3 2 1.4-.7 2.3.7 2.3-2 1.4-.8 2.3-2.4-.2-2 1.5-2-1.5-2.4.2-.8-2.3-2-1.4.7-2.3-.7-2.3 2-1.4.8-2.3 2.4.2Z"
      }
    }
  }
}

extension SymbolTable {
  /// How the symbol of a name is drawn; nil for a name that the system does not have either, as far as is known here.
  package func recipe(for name: String) -> SymbolRecipe? {
    if let words = recipes[name] { return read(words[...]) }
    if let base = suffixed[name] { return composed(name) ?? recipe(for: base) }
    return composed(name) ?? current(name).flatMap { recipe(for: $0) }
  }

  /// The same in a form, `circle.fill`, with the name that it then has: a name that says its form keeps it, and a form
  /// that the symbol has not is left out.
  package func recipe(for name: String, form: String) -> (recipe: SymbolRecipe, name: String)? {
    guard var recipe = recipe(for: name) else { return nil }
    let said = name.split(separator: ".")
    var shown = name
    for part in form.split(separator: ".") where !said.contains(part) {
      let varied = "\(shown).\(part)"
      // A calendar is none: the table knows of all that can be filled.
      if part == "fill", recipes[shown] != nil, recipes[varied] == nil, suffixed[varied] == nil { continue }
      guard let found = self.recipe(for: varied) else { continue }
      (recipe, shown) = (found, varied)
    }
    return (recipe, shown)
  }

  /// A symbol that is another one with something done to it, as its name says.
  private func composed(_ name: String) -> SymbolRecipe? {
    let parts = name.split(separator: ".")
    guard parts.count > 1, let last = parts.last else { return nil }
    // The last badge of a name is the one that hangs on the rest.
    if let place = parts.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), place > 0,
      let base = recipe(for: parts[..<place].joined(separator: "."))
    {
      var glyph = Array(parts[(place + 1)...])
      let isFilled = glyph.last == "fill"
      if isFilled { glyph.removeLast() }
      let whole = isFilled ? filled(base) : base
      if glyph.isEmpty { return .dotted(whole) }
      guard let badge = recipe(for: glyph.joined(separator: ".")) else { return nil }
      return .badged(whole, parts[place] == "badge" ? badge : filled(inside(badge, .triangle)))
    }
    let rest = parts.dropLast().joined(separator: ".")
    if last == "fill" { return recipe(for: rest).map(filled) }
    if last == "slash" { return recipe(for: rest).map(slashed) }
    guard let shape = SymbolRecipe.Enclosure(rawValue: String(last)) else { return nil }
    if let base = recipe(for: rest) { return inside(base, shape) }
    let isNumber = Int(rest).map { (0...50).contains($0) } == true
    return isNumber || rest.count == 1 && rest.first?.isLetter == true
      ? inside(.letters(rest.uppercased()), shape) : nil
  }

  package func filled(_ recipe: SymbolRecipe) -> SymbolRecipe {
    switch recipe {
    case .file(let name):
      if files.contains(name + "-fill") { return .file(name + "-fill") }
      // In some names the word stands after the first one.
      let words = name.split(separator: "-", maxSplits: 1)
      let other = words.count == 2 ? "\(words[0])-fill-\(words[1])" : name
      return .file(files.contains(other) ? other : name)
    case .turned(let inner, let degrees): return .turned(filled(inner), degrees: degrees)
    case .mirrored(let inner): return .mirrored(filled(inner))
    case .badged(let inner, let badge): return .badged(filled(inner), badge)
    case .holding(let outer, let inner): return .holding(filled(outer), inner)
    case .dotted(let inner): return .dotted(filled(inner))
    case .slashed(let inner): return .slashed(filled(inner))
    case .inside(let inner, let shape, _): return .inside(inner, shape, isFilled: true)
    case .drawn, .letters: return recipe
    }
  }

  private func slashed(_ recipe: SymbolRecipe) -> SymbolRecipe {
    guard case .file(let name) = recipe, files.contains(name + "-slash") else { return .slashed(recipe) }
    return .file(name + "-slash")
  }

  private func inside(_ recipe: SymbolRecipe, _ shape: SymbolRecipe.Enclosure) -> SymbolRecipe {
    var base: String? = nil
    if case .file(let name) = recipe { base = name.hasSuffix("-lg") ? String(name.dropLast(3)) : name }
    if case .letters(let letters) = recipe { base = letters.lowercased() }
    if let file = base.map({ "\($0)-\(shape)" }), files.contains(file) { return .file(file) }
    return .inside(recipe, shape, isFilled: false)
  }

  /// Reads a recipe of the table: see its first lines.
  private func read(_ words: Substring) -> SymbolRecipe? {
    for (sign, isBadge) in [("+", true), ("/", false)] as [(Character, Bool)] {
      guard let place = words.firstIndex(of: sign) else { continue }
      guard let left = read(words[..<place]), let right = read(words[words.index(after: place)...]) else { return nil }
      return isBadge ? .badged(left, right) : .holding(left, right)
    }
    if words.hasPrefix("=") { return drawings[String(words.dropFirst())].map(SymbolRecipe.drawn) }
    if words.hasSuffix("!") { return read(words.dropLast()).map(SymbolRecipe.mirrored) }
    if let place = words.firstIndex(of: "@"), let degrees = Int(words[words.index(after: place)...]) {
      return read(words[..<place]).map { .turned($0, degrees: degrees) }
    }
    return .file(String(words))
  }
}
