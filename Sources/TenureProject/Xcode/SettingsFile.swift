import Foundation

/// An `.xcconfig` file with those that it includes: settings by their names, conditions included.
enum SettingsFile {
  static func table(at path: String) -> [String: String] {
    var seen: Set<String> = []
    return table(at: path, &seen)
  }

  private static func table(at path: String, _ seen: inout Set<String>) -> [String: String] {
    guard seen.insert(Paths.absolute(path)).inserted, let data = FileManager.default.contents(atPath: path) else {
      return [:]
    }
    var table: [String: String] = [:]
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"")
        guard parts.count > 1 else { continue }
        let place = parts[1].hasPrefix("/") ? "" : (path as NSString).deletingLastPathComponent + "/"
        table.merge(Self.table(at: place + parts[1], &seen)) { $1 }
      } else if let match = text.wholeMatch(of: #/\s*([A-Za-z_]\w*(?:\[[^\]]*\])*)\s*=\s*(.*?)\s*;?\s*/#) {
        table[String(match.1)] = String(match.2)
      }
    }
    return table
  }
}
