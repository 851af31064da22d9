import TenureAssets
import TenureRender

/// The rules of style that are made of a program's own numbers and colours, each a class of its own: so a page needs no
/// inline style. Shared by all pages of the process, and only ever longer.
@MainActor package final class StyleBook {
  package private(set) var rules: [String] = []
  /// The system symbols among them.
  let symbols: SymbolBook
  private var numbers: [String: Int] = [:]
  /// More rules than this come from values that never repeat; they are left out rather than kept for ever.
  private let limit: Int

  package convenience init(limit: Int = 20_000) { self.init(limit: limit, symbols: SymbolBook()) }

  init(limit: Int = 20_000, symbols: SymbolBook) {
    self.limit = limit
    self.symbols = symbols
  }

  /// The class for some declarations, in the words of CSS.
  package func name(for declarations: String) -> String {
    if let number = numbers[declarations] { return Self.name(number) }
    guard rules.count < limit else { return "" }
    let number = rules.count
    numbers[declarations] = number
    rules.append(".\(Self.name(number)){\(declarations)}")
    return Self.name(number)
  }

  private static func name(_ number: Int) -> String { "k" + String(number, radix: 36) }
}

/// Numbers, colours and names in the words of CSS. What a program says is never passed on as it is.
package enum CSS {
  /// To the hundredth: of points, degrees, percents.
  package static func number(_ value: Double) -> String { number(value, parts: 100) }

  /// What a length is multiplied by: of a window's height, a hundredth is eight points.
  package static func factor(_ value: Double) -> String { number(value, parts: 100_000) }

  private static func number(_ value: Double, parts: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * parts).rounded() / parts
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }

  package static func length(_ value: Double) -> String { "\(number(value))px" }

  package static func token(_ text: String) -> String {
    String(
      text.unicodeScalars.filter {
        ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
      }.prefix(40).map(Character.init))
  }

  /// An alignment in one word: `leading`, `top`, `topLeading`.
  package static func place(_ alignment: String) -> String {
    var parts = alignment.split(separator: "-").filter { $0 != "center" }
    // Beside a side, a line of text is as good as the edge that it is near.
    if parts.count == 2, parts[0].hasSuffix("TextBaseline") {
      parts[0] = parts[0].hasPrefix("first") ? "top" : "bottom"
    }
    guard parts.count == 2 else { return parts.first.map { token(String($0)) } ?? "center" }
    return token("\(parts[0])\(parts[1].prefix(1).uppercased())\(parts[1].dropFirst())")
  }

  private static let named: Set<String> = [
    "clear", "black", "white", "gray", "red", "green", "blue", "orange", "yellow", "pink", "purple", "mint", "teal",
    "cyan", "indigo", "brown", "primary", "secondary", "label", "secondaryLabel", "tertiary", "quaternary", "accent",
    "tint", "foreground", "background", "separator", "placeholder",
  ]

  /// A colour as a browser's colour field holds it: without its opacity, and as it looks on a light screen.
  package static func sixDigits(_ style: String) -> String {
    let base = style.prefix { $0 != "/" }
    if base.hasPrefix("#"), color(String(base)) != nil { return String(base.prefix(7)) }
    switch base {
    case "accent": return CatalogueColors.own.accent.map(sixDigits) ?? lightColor("blue") ?? "#000000"
    case "label", "secondaryLabel": return lightColor(StyleWords.spoken(base)) ?? "#000000"
    default: return lightColor(String(base)) ?? "#000000"
    }
  }

  /// What the style sheet says of a name, for a light screen.
  private static func lightColor(_ name: String) -> String? {
    // Words are darker than what is filled with the color.
    guard named.contains(name),
      let place = sheet.firstRange(of: "--\(name)-fill:") ?? sheet.firstRange(of: "--\(name):")
    else { return nil }
    let digits = sheet[place.upperBound...].drop { $0 != "#" }.dropFirst().prefix(while: \.isHexDigit)
    return digits.count == 3 ? "#" + digits.map { "\($0)\($0)" }.joined() : "#\(digits.prefix(6))"
  }

  /// The style sheet that every page has. Of two rules that are as specific the later one holds: the order matters.
  package static let sheetBytes =
    [
      PackageResources.base_css, PackageResources.bars_css, PackageResources.stacks_css, PackageResources.texts_css,
      PackageResources.tables_css, PackageResources.controls_css, PackageResources.choices_css,
      PackageResources.lists_css, PackageResources.tabs_css, PackageResources.presentations_css,
      PackageResources.pictures_css, Array(accentRule(CatalogueColors.own.accent).utf8),
    ].flatMap { $0 }

  /// Makes the accent of a program's catalogue that of its pages; empty where it has none.
  static func accentRule(_ style: String?) -> String {
    guard let accent = style.flatMap(accent) else { return "" }
    return
      ":root{--app:\(accent.color);--app-fill:\(accent.fill);--app-strong:\(accent.strong);--on-app:\(accent.onStrong)}\n"
  }

  /// What a style makes, as an accent, of words, of fills, of buttons that are filled and of the words on these. Of a bright
  /// colour, a button has the colour itself, under dark words: what can be read on white is brown.
  static func accent(_ style: String) -> (color: String, fill: String, strong: String, onStrong: String)? {
    guard let color = color(style) else { return nil }
    let fill = fill(style) ?? color
    return isBright(style) ? (color, fill, fill, "#06121f") : (color, fill, color, "var(--on-accent)")
  }

  /// The same where a tint is made of the accent (`.tint(.accentColor.opacity(0.5))`): of the program's own, not of itself.
  static func withOwnAccent(_ rule: String) -> String {
    rule.replacing("var(--accent)", with: "var(--app)").replacing("var(--strong)", with: "var(--app-strong)")
  }

  /// Declares names of the style sheet anew. What is made of them is made of what the style sheet says, not of itself.
  static func withoutItself(_ rule: String, _ names: String...) -> String {
    names.reduce(rule) { $0.replacing("var(--\($1))", with: "var(--own-\($1))") }
  }

  private static let sheet = String(decoding: sheetBytes, as: UTF8.self)

  /// A style of SwiftUI as a CSS colour or image; nil where it has no word for it.
  package static func paint(_ style: String) -> String? {
    if let gradient = StyleWords.Gradient(style) { return image(gradient) }
    if style.hasPrefix("image("), style.hasSuffix(")"), let start = style.firstRange(of: "; ")?.upperBound {
      return Pictures.own.number(of: String(style[start...].dropLast())).map { "url(/picture/\($0))" }
    }
    if let (shaded, opacity) = StyleWords.shaded(style) {
      guard let color = fill(String(shaded)) else { return nil }
      return "linear-gradient(\(faded(mixedWithWhite(color), opacity)),\(faded(color, opacity)))"
    }
    return fill(style)
  }

  /// A colour for words, symbols and lines.
  package static func color(_ style: String) -> String? { color(style, named: plainColor) }

  /// A colour for backgrounds and shapes, where Apple's can be told apart better than read.
  static func fill(_ style: String) -> String? {
    color(style) {
      hues.contains($0) || levels.contains($0)
        ? "var(--\($0)-fill)" : ["accent", "tint"].contains($0) ? "var(--strong)" : plainColor($0)
    }
  }

  /// The same with its opacity apart: mixed with it, what is quite transparent would be black where colours pass into it.
  static func fillAndOpacity(_ style: String) -> (color: String, opacity: Double)? {
    let (base, opacity) = StyleWords.divided(style)
    return fill(String(base)).map { ($0, opacity) }
  }

  private static let hues: Set<String> = [
    "red", "green", "blue", "orange", "yellow", "pink", "purple", "mint", "teal", "cyan", "indigo", "brown", "gray",
  ]

  private static let levels: Set<String> = ["secondary", "secondaryLabel", "tertiary", "quaternary"]

  /// White words cannot be read on it.
  static func isBright(_ style: String) -> Bool {
    ["orange", "yellow", "green", "mint", "teal", "cyan"].contains(style)
  }

  private static func color(_ style: String, named: (String) -> String?) -> String? {
    let (name, opacity) = StyleWords.divided(style)
    guard let base = named(String(name)) else { return nil }
    return faded(base, opacity)
  }

  private static func faded(_ color: String, _ opacity: Double) -> String {
    opacity == 1 ? color : "color-mix(in srgb,\(color) \(number(opacity * 100))%,transparent)"
  }

  /// The upper end of a colour's own gradient.
  static func mixedWithWhite(_ color: String) -> String { "color-mix(in srgb,\(color),#fff 18%)" }

  private static func plainColor(_ name: String) -> String? {
    if name.hasPrefix("asset:") {
      return CatalogueColors.own.style(of: String(name.dropFirst("asset:".count))).flatMap(plainColor)
    }
    // One for a light screen and one for a dark one
    if let bar = name.firstIndex(of: "|") {
      let parts = [name[..<bar], name[bar...].dropFirst()].compactMap { plainColor(String($0)) }
      return parts.count == 2 ? "light-dark(\(parts[0]),\(parts[1]))" : nil
    }
    if name.hasPrefix("#") {
      return name.dropFirst().allSatisfy(\.isHexDigit) && [7, 9].contains(name.count) ? name : nil
    }
    if name == "clear" { return "transparent" }
    if name.hasPrefix("material-") { return material(String(name.dropFirst("material-".count))) }
    // The tint of where it stands.
    return named.contains(name) ? "var(--\(name == "tint" ? "accent" : name))" : nil
  }

  /// What is behind a material is seen through it, and blurred.
  static func blur(behind style: String) -> String {
    style.hasPrefix("material-") ? ";backdrop-filter:blur(20px) saturate(1.8)" : ""
  }

  /// What a material lays over what is behind it.
  private static func material(_ name: String) -> String {
    guard let (light, dark) = StyleWords.material(name) else { return "var(--material)" }
    return "light-dark(rgb(249 249 249/\(number(light))),rgb(37 37 37/\(number(dark))))"
  }

  static func image(_ gradient: StyleWords.Gradient) -> String? {
    let points = gradient.points
    let stops = gradient.stops.compactMap { stop in fill(String(stop.style)).map { (color: $0, place: stop.place) } }
    if stops.isEmpty { return nil }
    func list(_ place: (Double) -> String) -> String {
      stops.map { "\($0.color) \(place($0.place))" }.joined(separator: ",")
    }
    let percent = { "\(number($0 * 100))%" }
    let (from, to) = (points[2], points[3])
    let center = "at \(percent(points[0])) \(percent(points[1]))"
    switch gradient.kind {
    case .linear:
      let angle = angle(from: (points[0], points[1]), to: (from, to))
      return "linear-gradient(\(angle),\(list { percent(onAxis(points, $0)) }))"
    case .radial: return "radial-gradient(circle \(center),\(list { length(from + $0 * (to - from)) }))"
    case .elliptical:
      // The edge of the room is half of it away from the centre.
      return "radial-gradient(ellipse 100% 100% \(center),\(list { percent(from + $0 * (to - from)) }))"
    case .angular:
      // CSS begins at the top, SwiftUI at the right.
      let turn = "from \(number(from + 90))deg \(center)"
      return "conic-gradient(\(turn),\(list { "\(number($0 * (to - from)))deg" }))"
    case .mesh: return ColorMesh(gradient).map { picture(of: $0, gradient.stops.map { String($0.style) }) }
    }
  }

  /// How far along its line a place between two points is. One that runs along an axis may begin and end anywhere; any
  /// other goes from corner to corner.
  private static func onAxis(_ points: [Double], _ place: Double) -> Double {
    for (from, to, other) in [
      (points[0], points[2], points[3] - points[1]), (points[1], points[3], points[2] - points[0]),
    ]
    where other == 0 && from != to {
      return to > from ? from + place * (to - from) : 1 - from + place * (from - to)
    }
    return place
  }

  private static func angle(from a: (Double, Double), to b: (Double, Double)) -> String {
    switch ((b.0 - a.0), (b.1 - a.1)) {
    case (0, let y): y < 0 ? "0deg" : "180deg"
    case (let x, 0): x < 0 ? "270deg" : "90deg"
    case (let x, let y): "to \(y < 0 ? "top" : "bottom") \(x < 0 ? "left" : "right")"
    }
  }
}

/// Addresses that a page may be given.
package enum SafeAddress {
  /// One that a link may lead to.
  package static func check(_ address: String) -> String? { check(address, ["http", "https", "mailto", "tel"]) }
  /// One that a picture may come from, as far as the page's policy lets it.
  package static func picture(_ address: String) -> String? {
    // An address may hold the picture itself.
    address.hasPrefix("data:image/") ? address : check(address, ["http", "https"])
  }

  private static func check(_ address: String, _ schemes: Set<String>) -> String? {
    schemes.contains(address.prefix { $0 != ":" }.lowercased()) && address.contains(":") ? address : nil
  }
}
