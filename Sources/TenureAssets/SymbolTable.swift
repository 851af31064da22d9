/// The system's symbol names that are known here, and what each is drawn from.
package struct SymbolTable {
  /// The files that the icon set has, without their endings.
  package let files: Set<String>
  package private(set) var recipes: [String: String] = [:]
  /// Names that are another one with a suffix.
  package private(set) var suffixed: [String: String] = [:]
  package private(set) var drawings: [String: String] = [:]
  /// Names that the system still takes, and what it calls the same symbols now.
  private(set) var earlier: [String: String] = [:]

  package init(_ text: String = Self.text, earlier: String = Self.earlierText, files: Set<String>) {
    self.files = files
    for line in earlier.split(separator: "\n") where line.first != "#" {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 2 { self.earlier[words[0]] = words[1] }
    }
    for line in text.split(separator: "\n") where line.first != "#" {
      let words = line.split(separator: " ", maxSplits: line.first == "=" ? 1 : .max).map(String.init)
      guard words.count > 1 else { continue }
      if words[0].first == "=" {
        drawings[String(words[0].dropFirst())] = words[1]
        continue
      }
      recipes[words[0]] = words[1]
      for suffix in words.dropFirst(2) { suffixed["\(words[0]).\(suffix)"] = words[0] }
    }
  }

  package static let text = String(decoding: PackageResources.symbols_txt, as: UTF8.self)

  package static let earlierText = String(decoding: PackageResources.earlier_txt, as: UTF8.self)

  /// What a name that was changed is now, with what stands behind it; nil for one that was not.
  func current(_ name: String) -> String? {
    var parts = name.split(separator: ".")[...]
    while !parts.isEmpty {
      let start = parts.joined(separator: ".")
      if let now = earlier[start] { return now + name.dropFirst(start.count) }
      parts.removeLast()
    }
    return nil
  }

  package var names: [String] { recipes.keys + suffixed.keys.filter { recipes[$0] == nil } }

  /// The name that needs the fewest letters changed to become this one; nil where none is near.
  package func nearest(to name: String) -> String? {
    let most = max(name.count / 3, 2)
    let found = names.sorted().map { (name: $0, steps: Self.steps(from: $0, to: name)) }.min { $0.steps < $1.steps }
    return found.flatMap { $0.steps <= most ? $0.name : nil }
  }

  /// How many letters are put in, left out or changed on the way from one word to another.
  private static func steps(from old: String, to new: String) -> Int {
    let new = Array(new.utf8)
    var row = Array(0...new.count)
    for (index, letter) in old.utf8.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in new.indices {
        let next = min(row[column], row[column + 1]) + 1
        (diagonal, row[column + 1]) = (row[column + 1], min(next, diagonal + (letter == new[column] ? 0 : 1)))
      }
    }
    return row[new.count]
  }
}
