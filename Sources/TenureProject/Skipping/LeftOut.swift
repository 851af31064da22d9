/// A part of a project that could not be built, and what is there in its place.
struct LeftOut: Equatable, Codable {
  /// Seen from the project's folder.
  let file: String
  let line: Int
  /// What is left out: `import MapKit`, `the body of Map.body`.
  let part: String
  let api: String
  let standing: String

  /// One line each, and one with what they come to.
  static func text(_ all: [LeftOut]) -> String {
    let width = min(44, all.map(\.place.count).max() ?? 0)
    let parts = min(36, all.map(\.part.count).max() ?? 0)
    let lines = all.map { one in
      "\(one.place.padded(to: width))  \(one.part.padded(to: parts))  \(one.reason)"
    }
    let count = all.count == 1 ? "1 part is" : "\(all.count) parts are"
    return (lines + ["\(count) left out. What was to be shown there says so on the screen."]).joined(separator: "\n")
  }

  var place: String { "\(file):\(line)" }
  var reason: String { api.isEmpty || part.contains(api) ? standing : "\(api): \(standing)" }
}
