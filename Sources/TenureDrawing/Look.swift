import TenureAssets
import TenureFrames
import TenurePixels
import TenureRender

/// What is said around an element about how it looks.
struct Look {
  var styling = TextStyling()
  var palette: Palette
  /// Nil where nobody says: a button's words are in its tint then.
  var foreground: String?
  /// Of words where nobody says: gray in the head of a section, where a button is in its tint.
  var plainForeground = "primary"
  /// Where `foregroundStyle` names more than one.
  var levels: [Substring: String] = [:]
  /// `foregroundStyle` names more than one: each layer of a symbol has its own.
  var hasPalette = false
  var symbolMode = ""
  var tint = Self.accent
  /// Something that asks lies over it: all tints are gray.
  var isDimmed = false
  var isDisabled = false
  var symbolForm = ""
  var isRedacted = false
  var underline: LineWords?
  var strikethrough: LineWords?
  var listTint: String?
  /// Styles of controls by the modifier that says them.
  var styles: [ModifierName: String] = [:]
  var buttonShape: (name: String, radius: Double?)?

  /// The leading side is the right one.
  var isRightToLeft: Bool { styling.options.direction == .rightToLeft }

  // MARK: Colours

  /// What a program's catalogue says of its accent.
  static let accent = CatalogueColors.own.accent ?? "blue"

  /// A colour in the words of the screen: a name, `#RRGGBB`, one for light and one for dark, with opacities behind it.
  func ink(_ style: some StringProtocol) -> Ink? {
    let (color, opacity) = StyleWords.divided(style)
    return plainInk(color)?.opacity(opacity)
  }

  private func plainInk(_ name: Substring) -> Ink? {
    if name.hasPrefix("asset:") {
      return CatalogueColors.own.style(of: String(name.dropFirst("asset:".count))).flatMap { ink($0) }
    }
    if let bar = name.firstIndex(of: "|") {
      return plainInk(palette.isDark ? name[name.index(after: bar)...] : name[..<bar])
    }
    if name.hasPrefix("#"), let number = UInt32(name.dropFirst(), radix: 16) {
      switch name.count {
      case 7: return Ink(number)
      case 9: return Ink(number >> 8, opacity: Double(number & 255) / 255)
      default: return nil
      }
    }
    // What one name stands for may be another, and that the first one again: each is followed once.
    var rest = self
    if let other = levels[name] {
      rest.levels[name] = nil
      return rest.ink(other)
    }
    if name == "tint", isDimmed { return palette.ink(named: "gray") }
    if name == "tint" || name == "accent" {
      rest.tint = Self.accent
      return rest.ink(tint == name ? rest.tint : tint)
    }
    if name == "foreground" {
      rest.foreground = nil
      if let foreground { return rest.ink(foreground) }
      if plainForeground != "primary" { return palette.ink(named: Substring(plainForeground)) }
    }
    return palette.ink(named: name)
  }

  /// The colour of words and symbols.
  var foregroundInk: Ink { ink(foreground ?? plainForeground) ?? palette.ink(named: "primary") ?? .black }
  var tintInk: Ink { (isDimmed ? ink("tint") : ink(tint)) ?? Ink(0x007AFF) }

  /// A style as what fills an area: a colour, a gradient.
  func paint(_ style: String, in area: Area) -> Paint? {
    if let other = levels[Substring(style)] {
      var rest = self
      rest.levels[Substring(style)] = nil
      return rest.paint(other, in: area)
    }
    let (first, share) = StyleWords.divided(style)
    if first == "foreground", let foreground, StyleWords.divided(foreground).0 != "foreground" {
      // A gradient or a material fills what is stroked without a style of its own, too.
      return paint(foreground, in: area)?.opacity(share)
    }
    if let (color, opacity) = StyleWords.shaded(style), let ink = ink(color) {
      return .linear(
        from: Spot(area.x, area.y), to: Spot(area.x, area.maxY),
        [.init(ink.mixed(with: .white, 0.18).opacity(opacity), at: 0), .init(ink.opacity(opacity), at: 1)])
    }
    let (name, opacity) = StyleWords.divided(style)
    if let material = palette.material(name) { return material.opacity(opacity) }
    guard let gradient = StyleWords.Gradient(style) else { return ink(style).map(Paint.ink) }
    let points = gradient.points
    let stops = gradient.stops.compactMap { stop in ink(stop.style).map { Paint.Stop($0, at: stop.place) } }
    if stops.isEmpty { return nil }
    func spot(_ index: Int) -> Spot {
      Spot(area.x + points[index] * area.width, area.y + points[index + 1] * area.height)
    }
    switch gradient.kind {
    case .linear: return .linear(from: spot(0), to: spot(2), stops)
    case .radial: return .radial(middle: spot(0), from: points[2], to: points[3], scale: Spot(1, 1), stops)
    case .elliptical:
      return .radial(
        middle: spot(0), from: points[2], to: points[3], scale: Spot(area.width, area.height), stops)
    case .angular: return .angular(middle: spot(0), from: points[2], to: points[3], stops)
    case .mesh: return ColorMesh(gradient).map { .picture(picture(of: $0, stops.map(\.ink)), area) }
    }
  }

  /// Not too large: it is smooth, and drawn in any size.
  private func picture(of mesh: ColorMesh, _ inks: [Ink]) -> Bitmap {
    let side = 64
    return Bitmap(width: side, height: side) { x, y in
      let shares = mesh.shares(x: (Double(x) + 0.5) / Double(side), y: (Double(y) + 0.5) / Double(side))
      func part(_ part: KeyPath<Ink, Double>) -> Double {
        shares.reduce(0) { $0 + (inks.indices.contains($1.color) ? inks[$1.color][keyPath: part] * $1.share : 0) }
      }
      return Ink(part(\.red), part(\.green), part(\.blue), part(\.opacity))
    }
  }

  /// What a new foreground says of the one around, in that one's words.
  private func inWordsOfTheOneAround(_ style: String) -> String {
    let (name, opacity) = StyleWords.divided(style)
    guard name == "foreground" else { return style }
    let around = foreground ?? plainForeground
    return opacity == 1 ? around : "\(around)/\(opacity)"
  }

  // MARK: What modifiers say

  /// The same with what an element's modifiers say.
  func with(_ element: FramedElement) -> Look {
    var look = self
    look.styling = styling.with(element)
    for modifier in element.modifiers.reversed() { _ = look.read(modifier) }
    return look
  }

  /// True where the modifier is one of these, and all that it does is done.
  mutating func read(_ modifier: RenderModifier) -> Bool {
    let value = modifier.attributes[.value]
    switch modifier.name {
    case .foreground:
      foreground = value?.text.map(inWordsOfTheOneAround) ?? foreground
      if let style = foreground, value?.text != nil, ink(style) != nil {
        let (name, opacity) = StyleWords.divided(style)
        for (level, share) in StyleWords.levels(of: name) { levels[Substring(level)] = "\(name)/\(opacity * share)" }
      }
      hasPalette = modifier.attributes[.secondary] != nil
      for (key, level) in [(AttributeKey.secondary, "secondary"), (.tertiary, "tertiary")] {
        if let style = modifier.attributes[key]?.text { levels[Substring(level)] = style }
      }
    // What is there already.
    case .tint where value?.text == "tint": break
    case .tint: tint = value?.text ?? tint
    case .backgroundStyle where value?.text == "background": break
    case .backgroundStyle: levels["background"] = value?.text
    case .disabled: isDisabled = isDisabled || value?.flag == true
    case .symbolVariant: symbolForm = value?.text ?? ""
    case .symbolRenderingMode: symbolMode = value?.text ?? ""
    case .redacted: isRedacted = value?.text == "placeholder"
    case .underline: underline = LineWords(value)
    case .strikethrough: strikethrough = LineWords(value)
    case .listItemTint: listTint = value?.text
    case .buttonBorderShape: buttonShape = value?.text.map { ($0, modifier.attributes[.cornerRadius]?.number) }
    case .colorScheme:
      if let scheme = value?.text { palette.isDark = scheme == "dark" }
    case .pickerStyle, .textFieldStyle, .listStyle, .gaugeStyle, .indexViewStyle: styles[modifier.name] = value?.text
    default: return false
    }
    return true
  }
}
