import Foundation

/// A constant for each picture and colour of the project's asset catalogues, as Xcode declares them: `Image(.turtleRock)`.
struct AssetSymbols {
  enum Kind: String { case image, color }

  /// A picture, a colour, or a folder that is a part of the names of those in it.
  private indirect enum Entry {
    case asset(Kind, name: String)
    case group(name: String, [Entry])
  }

  private let entries: [Entry]
  private let extendsColors: Bool

  init(_ project: FileProject) {
    entries = project.resources.filter { $0.hasSuffix(".xcassets") }.flatMap { Self.entries(in: $0, path: "") }
    extendsColors = project.extendsColors
  }

  private static func entries(in folder: String, path: String) -> [Entry] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.flatMap { name -> [Entry] in
      let base = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset": return [.asset(.image, name: path + base)]
      case "colorset": return [.asset(.color, name: path + base)]
      case "" where Paths.isFolder("\(folder)/\(name)"):
        guard isNamespace("\(folder)/\(name)") else { return entries(in: "\(folder)/\(name)", path: path) }
        let inside = entries(in: "\(folder)/\(name)", path: path + base + "/")
        return inside.isEmpty ? [] : [.group(name: base, inside)]
      default: return []
      }
    }
  }

  private static func isNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = json["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool == true
  }

  /// The file that declares them; nil where there are none. Names that the program's own files declare are left to them.
  func source(beside files: [SwiftFile]) -> String? {
    if entries.isEmpty { return nil }
    let own = Set(files.flatMap { $0.text.matches(of: #/static\s+(?:var|let|func)\s+`?(\w+)/#).map { String($0.1) } })
    var text = "import SwiftUI\n"
    for (kind, type) in [(Kind.color, "ColorResource"), (.image, "ImageResource")] {
      let members = Self.members(of: kind, type, entries, indent: "  ", own)
      if !members.isEmpty { text += "\nextension \(type) {\n\(members)}\n" }
    }
    guard extendsColors else { return text }
    let colors = Self.plainNames(of: .color, entries).filter { !own.contains($0) && !Self.taken.contains($0) }
    let images = Self.plainNames(of: .image, entries).filter { !own.contains($0) }
    text += Self.computed("Color", "Color(ColorResource.", colors)
    text += Self.computed("UIColor", "UIColor(resource: .", colors)
    text += Self.computed("ShapeStyle where Self == Color", "Color(ColorResource.", colors, type: "Color")
    return text + Self.computed("UIImage", "UIImage(resource: .", images)
  }

  private static func computed(_ extended: String, _ making: String, _ names: [String], type: String? = nil) -> String {
    if names.isEmpty { return "" }
    let lines = names.map { "  nonisolated static var \($0): \(type ?? extended) { \(making)\($0)) }\n" }
    return "\nextension \(extended) {\n\(lines.joined())}\n"
  }

  private static func members(
    of kind: Kind, _ type: String, _ entries: [Entry], indent: String, _ own: Set<String>
  ) -> String {
    var seen = own
    return entries.map { entry in
      switch entry {
      case .asset(kind, let name):
        let symbol = symbol(of: name, kind)
        guard seen.insert(symbol).inserted else { return "" }
        return "\(indent)nonisolated static let \(symbol) = \(type)(name: \(name.debugDescription), bundle: .main)\n"
      case .asset: return ""
      case .group(let name, let inside):
        let members = members(of: kind, type, inside, indent: indent + "  ", [])
        return members.isEmpty ? "" : "\(indent)enum \(typeName(of: name)) {\n\(members)\(indent)}\n"
      }
    }.joined()
  }

  private static func plainNames(of kind: Kind, _ entries: [Entry]) -> [String] {
    var seen: Set<String> = []
    return entries.compactMap { entry in
      guard case .asset(kind, let name) = entry else { return nil }
      let symbol = symbol(of: name, kind)
      return seen.insert(symbol).inserted ? symbol : nil
    }
  }

  /// `Turtle Rock` is `turtleRock`, the colour `CardColor` is `card`.
  static func symbol(of name: String, _ kind: Kind) -> String {
    var name = name.split(separator: "/").last.map(String.init) ?? name
    let ending = kind == .color ? "Color" : "Image"
    if name.hasSuffix(ending), name != ending { name.removeLast(ending.count) }
    let words = typeName(of: name)
    // Capitals at the beginning become small, but for one that begins the next word: `URLIcon` is `urlIcon`.
    let capitals = words.prefix { $0.isUppercase }.count
    let small = capitals > 1 && capitals < words.count ? capitals - 1 : capitals
    let symbol = words.prefix(small).lowercased() + words.dropFirst(small)
    return keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }

  private static func typeName(of name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let all = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return all.first?.isNumber == true ? "_" + all : all
  }

  /// Colours and styles that SwiftUI has.
  private static let taken: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "tertiary", "background", "foreground", "tint", "separator",
    "placeholder", "selection", "link", "fill",
  ]
  private static let keywords: Set = [
    "as", "break", "case", "class", "continue", "default", "do", "else", "enum", "extension", "false", "for", "func",
    "if", "import", "in", "init", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "true", "try", "var", "where",
    "while",
  ]
}
