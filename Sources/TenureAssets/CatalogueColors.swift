import Foundation

/// The colours that a program brings along in asset catalogues, which no tool compiles here, by their names.
package struct CatalogueColors: Sendable {
  /// For hosts: one colour, or with a bar between them one for light surroundings and one for dark ones.
  private var styles: [String: String] = [:]

  /// Those of this process.
  package static let own = CatalogueColors(folders: Pictures.places.bundles + Pictures.places.catalogues)

  /// What the program's catalogue says of its accent; nil where that is the system's.
  package var accent: String? { style(of: "AccentColor").flatMap { $0.contains("tint") ? nil : $0 } }

  package init(folders: [String]) { for folder in folders { look(in: folder) } }

  /// With or without the folders that a catalogue has made a part of its name.
  package func style(of name: String) -> String? { styles[name] ?? styles[Self.plain(name)] }

  /// More than a program has.
  private static let most = 100_000

  private mutating func look(in folder: String) {
    guard let entries = FileManager.default.enumerator(atPath: folder) else { return }
    var seen = 0
    while let entry = entries.nextObject() as? String, seen < Self.most {
      seen += 1
      guard entry.hasSuffix(".colorset") else { continue }
      entries.skipDescendants()
      styles[Self.plain(entry)] = Self.style(ofSet: "\(folder)/\(entry)")
    }
  }

  private static func plain(_ path: String) -> String {
    let name = (path as NSString).lastPathComponent
    return name.hasSuffix(".colorset") ? String(name.dropLast(".colorset".count)) : name
  }

  /// What a colour set says about itself.
  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable { var value: String? }
      struct Value: Decodable {
        var components: [String: String]?
        var reference: String?
      }
      var idiom: String?
      var color: Value?
      var appearances: [Appearance]?

      /// The appearances that it is for; those for more contrast are left out.
      var values: [String?] { (appearances ?? []).map(\.value) }
    }
    var colors: [Entry]
  }

  private static func style(ofSet folder: String) -> String? {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    func style(_ isWanted: ([String?]) -> Bool) -> String? {
      let fitting = contents.colors.filter { isWanted($0.values) }
      let entry = fitting.first { ["universal", "iphone"].contains($0.idiom ?? "universal") } ?? fitting.first
      return entry?.color.flatMap(self.style)
    }
    guard let light = style({ $0 == [] || $0 == ["light"] }) else { return nil }
    guard let dark = style({ $0 == ["dark"] }) else { return light }
    // A colour of the system may be two already.
    return "\(light.prefix { $0 != "|" })|\(dark.split(separator: "|").last ?? "")"
  }

  private static func style(_ value: Contents.Entry.Value) -> String? {
    if let reference = value.reference { return system[reference] }
    guard let components = value.components else { return nil }
    func byte(_ name: String) -> Int? {
      guard let text = components[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
      // A number with a point is a part of 1, one without is a byte.
      if !text.contains("."), let number = Int(text), name != "alpha" { return number }
      return Double(text).flatMap { $0.isFinite ? Int((min(max($0, 0), 1) * 255).rounded()) : nil }
    }
    let white = byte("white")
    let parts = [byte("red") ?? white, byte("green") ?? white, byte("blue") ?? white, byte("alpha") ?? 255]
    guard parts.allSatisfy({ $0.map((0...255).contains) == true }) else { return nil }
    return "#" + parts.map { ($0 ?? 0) < 16 ? "0" + String($0 ?? 0, radix: 16) : String($0 ?? 0, radix: 16) }.joined()
  }

  /// Colours of the system that a set may stand for.
  private static let system: [String: String] = {
    var names = [
      "labelColor": "label", "secondaryLabelColor": "secondaryLabel", "separatorColor": "separator",
      "linkColor": "blue", "tintColor": "tint",
      // In digits: words for these follow the style that is said around.
      "tertiaryLabelColor": "#3c3c434d|#ebebf54d", "systemBackgroundColor": "#ffffffff|#000000ff",
    ]
    for hue in [
      "red", "green", "blue", "orange", "yellow", "pink", "purple", "mint", "teal", "cyan", "indigo", "brown", "gray",
    ] { names["system\(hue.capitalized)Color"] = hue }
    return names
  }()
}
