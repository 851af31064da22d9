import Foundation

/// Reads a format of `NSPredicate`: comparisons, joined by `AND`, `OR` and `NOT`, in any case of letters.
struct PredicateParser {
  private var rest: [Word]
  private var arguments: ArraySlice<Any>

  private enum Word: Equatable {
    case name(String)
    case quoted(String)
    case number(Double)
    /// `%@` and the like, or `%K`, which stands for a name.
    case argument, argumentName
    case sign(String)
  }

  /// Nil where the format is none.
  static func condition(_ format: String, _ arguments: [Any]) -> PredicateCondition? {
    guard let words = words(of: format) else { return nil }
    var parser = PredicateParser(rest: words.reversed(), arguments: arguments[...])
    guard let condition = parser.either(), parser.rest.isEmpty else { return nil }
    return condition
  }

  private static func words(of format: String) -> [Word]? {
    var words: [Word] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        guard let end = rest.dropFirst().firstIndex(of: first) else { return nil }
        words.append(.quoted(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else if first == "%" {
        rest.removeFirst()
        words.append(rest.first == "K" ? .argumentName : .argument)
        rest = rest.drop { $0.isLetter || $0 == "@" }
      } else if let sign = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].first(where: rest.hasPrefix) {
        words.append(.sign(sign))
        rest = rest.dropFirst(2)
      } else if "=<>!()[],{}".contains(first) {
        words.append(.sign(String(first)))
        rest.removeFirst()
      } else {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "._-@#".contains($0) }
        if word.isEmpty { return nil }
        words.append(Double(word).map(Word.number) ?? .name(String(word)))
        rest = rest.dropFirst(word.count)
      }
    }
    return words
  }

  private func isNext(_ names: String...) -> Bool {
    switch rest.last {
    case .name(let name): names.contains(name.uppercased())
    case .sign(let sign): names.contains(sign)
    default: false
    }
  }

  private mutating func take(_ names: String...) -> Bool {
    for name in names where isNext(name) {
      rest.removeLast()
      return true
    }
    return false
  }

  private mutating func either() -> PredicateCondition? {
    joined("OR", "||", PredicateCondition.any) { $0.joined("AND", "&&", PredicateCondition.all) { $0.single() } }
  }

  /// Conditions with a word between them.
  private mutating func joined(
    _ word: String, _ sign: String, _ join: (PredicateCondition, PredicateCondition) -> PredicateCondition,
    _ next: (inout PredicateParser) -> PredicateCondition?
  ) -> PredicateCondition? {
    guard var condition = next(&self) else { return nil }
    while take(word, sign) {
      guard let other = next(&self) else { return nil }
      condition = join(condition, other)
    }
    return condition
  }

  private mutating func single() -> PredicateCondition? {
    if take("NOT", "!") { return single().map(PredicateCondition.not) }
    if take("TRUEPREDICATE") { return .always(true) }
    if take("FALSEPREDICATE") { return .always(false) }
    if take("(") {
      guard let condition = either(), take(")") else { return nil }
      return condition
    }
    guard let left = side(), let relation = relation() else { return nil }
    guard let options = options(), let right = side() else { return nil }
    return .compare(left, relation, right, options)
  }

  private mutating func relation() -> PredicateCondition.Relation? {
    switch rest.popLast() {
    case .name(let name): PredicateCondition.Relation(rawValue: name.uppercased())
    case .sign("="): .equal
    case .sign("<>"): .unequal
    case .sign("=<"): .atMost
    case .sign("=>"): .atLeast
    case .sign(let sign): PredicateCondition.Relation(rawValue: sign)
    default: nil
    }
  }

  /// `[c]`, `[d]` or `[cd]` behind the relation.
  private mutating func options() -> String.CompareOptions? {
    guard take("[") else { return [] }
    guard case .name(let letters)? = rest.popLast(), take("]") else { return nil }
    var options: String.CompareOptions = []
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  private mutating func side() -> PredicateCondition.Side? {
    switch rest.popLast() {
    case .quoted(let text): return .value(text)
    case .number(let number): return .value(number)
    case .argument: return arguments.popFirst().map { .value($0 is NSNull ? nil : $0) }
    case .argumentName:
      return (arguments.popFirst() as? String).map { .key($0.split(separator: ".").map(String.init)) }
    case .sign("{"): return list()
    case .name(let name):
      switch name.uppercased() {
      case "SELF": return .subject
      case "NIL", "NULL": return .value(nil)
      case "TRUE", "YES": return .value(true)
      case "FALSE", "NO": return .value(false)
      default:
        let names = name.split(separator: ".").map(String.init)
        return .key(names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names)
      }
    default: return nil
    }
  }

  /// The rest of `{1, 2, 3}`.
  private mutating func list() -> PredicateCondition.Side? {
    var values: [Any] = []
    while !take("}") {
      guard case .value(let value)? = side() else { return nil }
      if let value { values.append(value) }
      if !take(","), !isNext("}") { return nil }
    }
    return .value(values)
  }
}
