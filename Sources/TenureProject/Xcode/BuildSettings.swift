import Foundation

/// Build settings in levels, as Xcode puts them together: `$(inherited)` is what the levels before say, `$(NAME)` is another
/// setting.
struct BuildSettings {
  /// Each goes before those before it: built in, of the project's file of settings, of the project, and the same of the target.
  private let levels: [[String: String]]

  init(_ levels: [[String: String]]) { self.levels = levels }

  /// The value, with everything put in that it names; nil where nothing says one.
  subscript(_ key: String) -> String? { value(key, below: levels.count, []) }

  var names: Set<String> { Set(levels.flatMap(\.keys)) }

  /// A text with settings put in: `com.example.$(PRODUCT_NAME:rfc1034identifier)`.
  func expanded(_ text: String) -> String { expand(text, []) { _ in nil } }

  private func value(_ key: String, below level: Int, _ asked: Set<String>) -> String? {
    guard let index = levels[..<level].lastIndex(where: { $0[key] != nil }), let text = levels[index][key] else {
      return nil
    }
    return expand(text, asked.union([key])) { name in
      name == "inherited" || name == key ? value(key, below: index, asked) : nil
    }
  }

  private func expand(_ text: String, _ asked: Set<String>, own: (String) -> String?) -> String {
    var text = text
    // The innermost first: `$(NAME_$(CONFIGURATION))`. Settings that double each other have no last one.
    while text.utf8.count < 100_000, let match = text.firstMatch(of: #/\$(?:\(([^${}()]*)\)|\{([^${}()]*)\})/#) {
      let parts = (match.1 ?? match.2 ?? "").split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let name = parts.first ?? ""
      let value = own(name) ?? (asked.contains(name) ? nil : self.value(name, below: levels.count, asked)) ?? ""
      text.replaceSubrange(match.range, with: parts.dropFirst().reduce(value, Self.changed))
    }
    return text
  }

  /// What stands after a colon.
  private static func changed(_ value: String, _ how: String) -> String {
    switch how {
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "c99extidentifier", "identifier": Paths.moduleName(value)
    case "rfc1034identifier":
      String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." || $0 == "-" ? $0 : "-" })
    case _ where how.hasPrefix("default="): value.isEmpty ? String(how.dropFirst("default=".count)) : value
    default: value
    }
  }
}

extension BuildSettings {
  /// A level without conditions: `KEY[sdk=iphonesimulator*]` counts where it holds, and then before `KEY`.
  static func level(_ table: [String: String], sdk: String) -> [String: String] {
    var level = table.filter { !$0.key.contains("[") }
    for (key, value) in table.sorted(by: { $0.key < $1.key }) where key.contains("[") {
      let conditions = key.matches(of: #/(\w+)=([^\],]*)/#)
      let holds = conditions.allSatisfy { condition in
        let pattern = condition.2.prefix { $0 != "*" }
        return switch condition.1 {
        case "sdk": pattern.count < condition.2.count ? sdk.hasPrefix(pattern) : sdk == pattern
        case "config": condition.2 == "Debug" || condition.2 == "*"
        case "arch": true
        default: false
        }
      }
      if holds { level[String(key.prefix { $0 != "[" })] = value }
    }
    return level
  }
}
