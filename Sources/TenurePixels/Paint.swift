/// A colour, by its parts from 0 to 1.
package struct Ink: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var opacity: Double

  package init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// `0xRRGGBB`.
  package init(_ hex: UInt32, opacity: Double = 1) {
    self.init(
      Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255, opacity)
  }

  package static let clear = Ink(0, 0, 0, 0)
  package static let black = Ink(0)
  package static let white = Ink(0xFFFFFF)

  package func opacity(_ factor: Double) -> Ink { Ink(red, green, blue, opacity * max(0, min(1, factor))) }

  /// Between two colours.
  package func mixed(with other: Ink, _ part: Double) -> Ink {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    // Clear has no colour of its own.
    if other.opacity == 0 { return Ink(red, green, blue, mix(opacity, 0)) }
    if opacity == 0 { return Ink(other.red, other.green, other.blue, mix(0, other.opacity)) }
    return Ink(mix(red, other.red), mix(green, other.green), mix(blue, other.blue), mix(opacity, other.opacity))
  }

  /// As bright as it was, of weaker or, above 1, stronger colour.
  package func saturated(_ part: Double) -> Ink {
    let gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return Ink(gray + (red - gray) * part, gray + (green - gray) * part, gray + (blue - gray) * part, opacity)
  }

  /// As four bytes, multiplied with its opacity.
  var word: UInt32 {
    // What is brighter than white is white before it is multiplied: no byte may be more than that of the opacity.
    func part(_ value: Double) -> Double { max(0, min(1, value)) }
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    let o = part(opacity)
    return byte(part(red) * o) | byte(part(green) * o) << 8 | byte(part(blue) * o) << 16 | byte(o) << 24
  }
}

/// What an area is filled with.
package enum Paint: Sendable {
  package struct Stop: Sendable {
    package var ink: Ink
    package var place: Double

    package init(_ ink: Ink, at place: Double) { (self.ink, self.place) = (ink, place) }
  }

  case ink(Ink)
  case linear(from: Spot, to: Spot, [Stop])
  /// Rings around a point; `scale` makes ellipses of them.
  case radial(middle: Spot, from: Double, to: Double, scale: Spot, [Stop])
  /// Around a point, clockwise; angles in degrees.
  case angular(middle: Spot, from: Double, to: Double, [Stop])
  /// A picture, stretched over an area.
  case picture(Bitmap, Area, opacity: Double = 1)
  /// Frosted glass of a colour: what is behind it, soft by a radius and of stronger colours, shines through.
  case material(Ink, radius: Double, opacity: Double = 1)

  package func opacity(_ factor: Double) -> Paint {
    func faint(_ stops: [Stop]) -> [Stop] { stops.map { Stop($0.ink.opacity(factor), at: $0.place) } }
    switch self {
    case .ink(let ink): return .ink(ink.opacity(factor))
    case .material(let ink, let radius, let opacity):
      return .material(ink, radius: radius, opacity: opacity * factor)
    case .linear(let from, let to, let stops): return .linear(from: from, to: to, faint(stops))
    case .radial(let middle, let from, let to, let scale, let stops):
      return .radial(middle: middle, from: from, to: to, scale: scale, faint(stops))
    case .angular(let middle, let from, let to, let stops):
      return .angular(middle: middle, from: from, to: to, faint(stops))
    case .picture(let bitmap, let area, let opacity): return .picture(bitmap, area, opacity: opacity * factor)
    }
  }

  static func ink(of stops: [Stop], at place: Double) -> Ink {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if place <= first.place { return first.ink }
    if place >= last.place { return last.ink }
    for (a, b) in zip(stops, stops.dropFirst()) where place <= b.place {
      return b.place > a.place ? a.ink.mixed(with: b.ink, (place - a.place) / (b.place - a.place)) : b.ink
    }
    return last.ink
  }
}
