/// A style in the words of the screen: a colour, `red/0.5`, or a gradient, `linear(0 0, 1 1; red 0.0, blue/0.5 1.0)`.
package enum StyleWords {
  /// A colour's name without the opacities behind it, and these multiplied.
  package static func divided(_ style: some StringProtocol) -> (color: Substring, opacity: Double) {
    var (color, opacity) = (Substring(style), 1.0)
    while let slash = color.lastIndex(of: "/"), slash > color.startIndex,
      let part = Double(color[color.index(after: slash)...])
    {
      opacity *= part
      color = color[..<slash]
    }
    return (color, opacity)
  }

  /// A colour's name as a program says it: those of words are told apart from the styles that are called so, which follow
  /// the style around.
  package static func spoken(_ name: some StringProtocol) -> String {
    switch String(name) {
    case "label": "primary"
    case "secondaryLabel": "secondary"
    default: String(name)
    }
  }

  /// How opaque a material is over what is behind it; nil for the regular one.
  package static func material(_ name: some StringProtocol) -> (light: Double, dark: Double)? {
    switch String(name) {
    case "ultraThin": (0.44, 0.55)
    case "thin": (0.7, 0.7)
    case "thick": (0.92, 0.9)
    case "ultraThick": (0.97, 0.95)
    default: nil
    }
  }

  /// What `.primary`, `.secondary` and so on stand for inside of a foreground of this colour: how much of it. None where that
  /// is such a level itself, or no colour of its own.
  package static func levels(of color: some StringProtocol) -> [(name: String, share: Double)] {
    let others = [
      "primary", "secondary", "tertiary", "quaternary", "foreground", "background", "placeholder", "clear",
      // These may stand for a level themselves.
      "tint", "accent",
    ]
    if others.contains(where: { $0 == color }) { return [] }
    return [("primary", 1), ("secondary", 0.5), ("tertiary", 0.3), ("quaternary", 0.2)]
  }

  /// Colours that pass into one another.
  package struct Gradient {
    package enum Kind: String {
      case linear, radial, elliptical, angular, mesh
    }

    package var kind: Kind
    /// From a point to a point; else a centre and two radii, fractions or angles.
    package var points: [Double]
    package var stops: [(style: Substring, place: Double)]

    /// Nil for what is no gradient. How opaque the whole is, each of its colours is.
    package init?(_ whole: String) {
      let (style, opacity) = StyleWords.divided(whole)
      guard style.hasSuffix(")"), let end = style.firstIndex(of: "("), let kind = Kind(rawValue: String(style[..<end]))
      else { return nil }
      let halves = style[style.index(after: end)...].dropLast().split(separator: ";", maxSplits: 1)
      guard halves.count == 2 else { return nil }
      self.kind = kind
      points = halves[0].split { $0 == "," || $0 == " " }.compactMap { Double($0) }
      stops = halves[1].split(separator: ",").compactMap { stop in
        let words = stop.split(separator: " ")
        guard words.count == 2, let place = Double(words[1]) else { return nil }
        return (opacity == 1 ? words[0] : "\(words[0])/\(opacity)", place)
      }
      guard points.count == 4 || kind == .mesh && points.count > 4, !stops.isEmpty else { return nil }
    }
  }

  /// The colour of a `shade(…)`, whose upper end is lighter, and how opaque the whole is: nil for other styles.
  package static func shaded(_ whole: String) -> (color: Substring, opacity: Double)? {
    let (style, opacity) = divided(whole)
    guard style.hasPrefix("shade("), style.hasSuffix(")") else { return nil }
    return (style.dropFirst("shade(".count).dropLast(), opacity)
  }
}
