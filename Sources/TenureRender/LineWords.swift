/// A line under or through a text, as a modifier says it: a flag for a plain one, else a pattern and perhaps a colour.
package struct LineWords: Equatable {
  package var pattern: String
  /// Nil where it has the text's own.
  package var color: String?

  package init(pattern: String, color: String?) { (self.pattern, self.color) = (pattern, color) }

  /// Nil where there is no line.
  package init?(_ value: AttributeValue?) {
    guard let words = value?.text else {
      if value?.flag != true { return nil }
      self.init(pattern: "solid", color: nil)
      return
    }
    let parts = words.split(separator: " ", maxSplits: 1)
    self.init(pattern: parts.first.map(String.init) ?? "solid", color: parts.count > 1 ? String(parts[1]) : nil)
  }

  package var words: String { color.map { "\(pattern) \($0)" } ?? pattern }

  /// Dashes and gaps, in parts of the line's thickness; none for a solid one.
  package var dashes: [Double] {
    switch pattern {
    case "dot": [1, 2]
    case "dash": [4, 2]
    case "dashDot": [4, 2, 1, 2]
    case "dashDotDot": [4, 2, 1, 2, 1, 2]
    default: []
    }
  }
}
