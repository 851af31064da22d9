/// A pattern of paths: `*` and `?` stay within a folder, `**` goes through folders, `{a,b}` is either. A pattern that
/// names a folder means all that is in it; one without a slash matches a name in any folder.
public struct Glob: Sendable, Hashable {
  /// As it is written.
  public let pattern: String
  private let alternatives: [[String]]

  /// `*` stands for part of a name, `**` for any folders, `?` for a letter.
  public init(_ pattern: String) {
    self.pattern = pattern
    alternatives = Self.expand(pattern).map { alternative in
      var parts = alternative.split(separator: "/").map(String.init)
      if parts.first == "." { parts.removeFirst() }
      return alternative.contains("/") ? parts : ["**"] + parts
    }
  }

  /// Whether a path, relative to where the pattern is written, is meant.
  public func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    return alternatives.contains { Self.matches(parts[...], $0[...]) }
  }

  private static func matches(_ path: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return true }
    if first == "**" {
      let rest = pattern.dropFirst()
      if rest.isEmpty { return true }
      return path.indices.contains { matches(path[$0...], rest) }
    }
    guard let part = path.first, matches(Array(part)[...], Array(first)[...]) else { return false }
    return matches(path.dropFirst(), pattern.dropFirst())
  }

  private static func matches(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    var text = text
    var pattern = pattern
    // Where to go on when a star has to take one character more.
    var retry: (text: ArraySlice<Character>, pattern: ArraySlice<Character>)?
    while !text.isEmpty || !pattern.isEmpty {
      if pattern.first == "*" {
        retry = (text.dropFirst(), pattern)
        pattern = pattern.dropFirst()
        if text.isEmpty { retry = nil }
      } else if let wanted = pattern.first, let found = text.first, wanted == "?" || wanted == found {
        pattern = pattern.dropFirst()
        text = text.dropFirst()
      } else if let next = retry {
        (text, pattern) = next
        retry = nil
      } else {
        return false
      }
    }
    return true
  }

  private static func expand(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else {
      return [pattern]
    }
    let words = pattern[pattern.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
    let rest = expand(String(pattern[pattern.index(after: close)...]))
    return words.flatMap { word in rest.map { pattern[..<open] + word + $0 } }
  }
}
