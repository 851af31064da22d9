import Foundation

/// The histories of stores that lie in a folder and below it.
struct SavedHistories {
  private struct Saved: Decodable {
    let feature: String
    let module: String
    let steps: [Step]
    let testBody: [String]

    /// A step is of the program's types, which are not known here.
    struct Step: Decodable { init(from decoder: any Decoder) {} }
  }

  private let folder: String
  private let found: [(path: String, history: Saved, date: Date)]

  init(in folder: String) {
    self.folder = folder
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.contentModificationDateKey],
      options: [.skipsHiddenFiles])
    var found: [(path: String, history: Saved, date: Date)] = []
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "json", let data = try? Data(contentsOf: file),
        let saved = try? JSONDecoder().decode(Saved.self, from: data)
      else { continue }
      let below = file.standardizedFileURL.path.dropFirst(root.count).drop { $0 == "/" }
      let date = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      let path =
        folder == "." ? String(below) : "\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/\(below)"
      found.append((path, saved, date ?? .distantPast))
    }
    self.found = found.sorted { ($1.date, $0.path) < ($0.date, $1.path) }
  }

  /// A history, for programs.
  struct Row: Encodable {
    let path: String
    let feature: String
    let module: String
    let actions: Int
    let saved: String
  }

  var rows: [Row] {
    found.map { path, history, date in
      Row(
        path: path, feature: history.feature, module: history.module, actions: history.steps.count,
        saved: date.ISO8601Format())
    }
  }

  /// A line for each, and what to do with one.
  var text: String {
    guard let first = found.first else {
      return "There is no history of a store in '\(folder)'. 'try store.record().history.save(to:)' writes one.\n"
    }
    let lines = found.map { path, history, date in
      let count = history.steps.count == 1 ? "1 action" : "\(history.steps.count) actions"
      return "\(path): \(history.feature) of \(history.module), \(count), \(Self.text(of: date))\n"
    }
    return lines.joined() + "\nA test of one: tenure history \(first.path) --test \"What goes wrong\"\n"
  }

  private static func text(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: date)
  }
}
