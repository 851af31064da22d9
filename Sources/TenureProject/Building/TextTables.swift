import Foundation

/// Tables of texts of one name, of an app and of a framework: one table with the texts of both.
enum TextTables {
  /// What of both is left, where the first goes before; nil where they are no tables, or cannot be read.
  static func merged(_ first: String, _ second: String) -> Data? {
    switch (first as NSString).pathExtension {
    case "strings", "stringsdict":
      guard let own = ListValue.table(at: first), let other = ListValue.table(at: second) else { return nil }
      return ListValue.data(of: other.merging(own) { $1 })
    case "xcstrings":
      guard var own = json(first), let texts = own["strings"] as? [String: Any],
        let others = json(second)?["strings"] as? [String: Any]
      else { return nil }
      own["strings"] = others.merging(texts) { $1 }
      return try? JSONSerialization.data(withJSONObject: own, options: [.sortedKeys])
    default: return nil
    }
  }

  private static func json(_ path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
  }
}
