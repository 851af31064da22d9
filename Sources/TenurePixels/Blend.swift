/// How colours mix with those behind them, by SwiftUI's names.
package enum Blend: String, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter

  /// What is seen where `above` is laid over `below`.
  func mixed(_ below: Ink, _ above: Ink) -> Ink {
    let (a, b) = (above.opacity, below.opacity)
    switch self {
    case .normal: return Ink(below, b * (1 - a), above, a)
    case .sourceAtop: return Ink(below, b * (1 - a), above, a * b)
    case .destinationOver: return Ink(below, b, above, a * (1 - b))
    case .destinationOut: return below.opacity(1 - a)
    case .plusLighter: return Ink(opacity: min(1, a + b), below, above) { b * $0 + a * $1 }
    case .plusDarker:
      return Ink(opacity: min(1, a + b), below, above) { min(1, a + b) - (b - b * $0) - (a - a * $1) }
    default:
      let mixed = isOfWholeColors ? whole(below, above) : Ink(opacity: 1, below, above, part)
      // Where nothing is behind, it is as it is.
      let met = Ink(above, 1 - b, mixed, b)
      return Ink(below, b * (1 - a), met, a)
    }
  }

  private var isOfWholeColors: Bool { [.hue, .saturation, .color, .luminosity].contains(self) }

  /// One of the three parts of a colour.
  private func part(_ below: Double, _ above: Double) -> Double {
    switch self {
    case .multiply: return below * above
    case .screen: return below + above - below * above
    case .overlay: return Blend.hardLight.part(above, below)
    case .darken: return min(below, above)
    case .lighten: return max(below, above)
    case .colorDodge: return below <= 0 ? 0 : above >= 1 ? 1 : min(1, below / (1 - above))
    case .colorBurn: return below >= 1 ? 1 : above <= 0 ? 0 : 1 - min(1, (1 - below) / above)
    case .hardLight: return above <= 0.5 ? below * 2 * above : Blend.screen.part(below, 2 * above - 1)
    case .softLight:
      if above <= 0.5 { return below - (1 - 2 * above) * below * (1 - below) }
      let bright = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
      return below + (2 * above - 1) * (bright - below)
    case .difference: return abs(below - above)
    case .exclusion: return below + above - 2 * below * above
    default: return above
    }
  }

  private func whole(_ below: Ink, _ above: Ink) -> Ink {
    switch self {
    case .hue: above.withSpread(below.spread).withBrightness(below.brightness)
    case .saturation: below.withSpread(above.spread).withBrightness(below.brightness)
    case .color: above.withBrightness(below.brightness)
    default: below.withBrightness(above.brightness)
    }
  }
}

extension Ink {
  /// So much of one colour and so much of another; what both are is the opacity.
  fileprivate init(_ one: Ink, _ first: Double, _ other: Ink, _ second: Double) {
    self.init(opacity: first + second, one, other) { $0 * first + $1 * second }
  }

  /// Of parts that are multiplied with the opacity.
  fileprivate init(opacity: Double, _ one: Ink, _ other: Ink, _ mix: (Double, Double) -> Double) {
    guard opacity > 0 else {
      self = .clear
      return
    }
    func part(_ a: Double, _ b: Double) -> Double { max(0, min(1, mix(a, b) / opacity)) }
    self.init(part(one.red, other.red), part(one.green, other.green), part(one.blue, other.blue), min(1, opacity))
  }

  fileprivate var brightness: Double { 0.3 * red + 0.59 * green + 0.11 * blue }

  /// How far its strongest part is from its weakest.
  fileprivate var spread: Double { max(red, green, blue) - min(red, green, blue) }

  fileprivate func withBrightness(_ wanted: Double) -> Ink {
    let move = wanted - brightness
    let moved = Ink(red + move, green + move, blue + move, opacity)
    let (least, most) = (min(moved.red, moved.green, moved.blue), max(moved.red, moved.green, moved.blue))
    // Into what a colour can be, towards the gray of the same brightness.
    var factor = 1.0
    if least < 0 { factor = min(factor, wanted / (wanted - least)) }
    if most > 1 { factor = min(factor, (1 - wanted) / (most - wanted)) }
    func part(_ value: Double) -> Double { wanted + (value - wanted) * factor }
    return Ink(part(moved.red), part(moved.green), part(moved.blue), opacity)
  }

  fileprivate func withSpread(_ wanted: Double) -> Ink {
    let (least, spread) = (min(red, green, blue), spread)
    guard spread > 0 else { return Ink(0, 0, 0, opacity) }
    func part(_ value: Double) -> Double { (value - least) / spread * wanted }
    return Ink(part(red), part(green), part(blue), opacity)
  }
}
