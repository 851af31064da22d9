import Foundation
import TenureTree

extension NSPredicate {
  /// A condition in words, as forms have it for addresses. Foundation on Linux takes closures alone.
  ///
  /// ```swift
  /// let isAddress = NSPredicate(format: "SELF MATCHES %@", "[^@ ]+@[^@ ]+\\.[a-z]{2,}")
  /// isAddress.evaluate(with: email)
  /// ```
  ///
  /// The trap: a name in it stands for a key of a dictionary or for a stored property; there are no key paths with
  /// operators. A format that is none stops the program, as on a phone.
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// A condition in words, with what stands for its `%@` in a list.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    guard let parsed = PredicateParser.condition(predicateFormat, arguments ?? []) else {
      fatalError(
        """
        Unable to parse the format string "\(predicateFormat)" with \(arguments?.count ?? 0) arguments. Read are comparisons of \
        names, values and %@, joined by AND, OR and NOT. For anything else write NSPredicate { object, _ in … }.
        """)
    }
    let condition = Unchecked(value: parsed)
    self.init(block: { subject, _ in condition.value.holds(for: subject) })
  }
}

/// What a format says, taken apart.
indirect enum PredicateCondition {
  case always(Bool)
  case not(PredicateCondition)
  case all(PredicateCondition, PredicateCondition)
  case any(PredicateCondition, PredicateCondition)
  case compare(Side, Relation, Side, String.CompareOptions)

  /// One side of a comparison.
  enum Side {
    case subject
    case key([String])
    case value(Any?)
  }

  enum Relation: String {
    case equal = "==", unequal = "!=", less = "<", more = ">", atMost = "<=", atLeast = ">="
    case matches = "MATCHES", like = "LIKE", contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH"
    case among = "IN"
  }

  func holds(for subject: Any?) -> Bool {
    switch self {
    case .always(let answer): answer
    case .not(let other): !other.holds(for: subject)
    case .all(let one, let other): one.holds(for: subject) && other.holds(for: subject)
    case .any(let one, let other): one.holds(for: subject) || other.holds(for: subject)
    case .compare(let left, let relation, let right, let options):
      Self.compare(left.value(in: subject), relation, right.value(in: subject), options)
    }
  }

  private static func compare(
    _ left: Any?, _ relation: Relation, _ right: Any?, _ options: String.CompareOptions
  ) -> Bool {
    switch relation {
    case .equal: return order(left, right, options) == .orderedSame || left == nil && right == nil
    case .unequal: return !compare(left, .equal, right, options)
    case .less: return order(left, right, options) == .orderedAscending
    case .more: return order(left, right, options) == .orderedDescending
    case .atMost: return [.orderedAscending, .orderedSame].contains(order(left, right, options))
    case .atLeast: return [.orderedDescending, .orderedSame].contains(order(left, right, options))
    case .among: return compare(right, .contains, left, options)
    case .contains:
      if let list = left as? [Any] { return list.contains { compare($0, .equal, right, options) } }
      return text(left, right) { $0.range(of: $1, options: options) != nil }
    case .begins: return text(left, right) { $0.range(of: $1, options: options.union(.anchored)) != nil }
    case .ends: return text(left, right) { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
    case .matches: return text(left, right) { isWhole($0, $1, options) }
    case .like:
      return text(left, right) { words, pattern in
        let escaped = NSRegularExpression.escapedPattern(for: pattern)
        return isWhole(words, escaped.replacing("\\*", with: ".*").replacing("\\?", with: "."), options)
      }
    }
  }

  private static func text(_ left: Any?, _ right: Any?, _ question: (String, String) -> Bool) -> Bool {
    guard let left = left as? String, let right = right as? String else { return false }
    return question(left, right)
  }

  /// A pattern stands for the whole text, not for a part of it.
  private static func isWhole(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
    let flags: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
    let folds = options.contains(.diacriticInsensitive)
    let plain = { (text: String) in folds ? text.folding(options: .diacriticInsensitive, locale: nil) : text }
    let whole = "\\A(?:\(plain(pattern)))\\z"
    guard let expression = try? NSRegularExpression(pattern: whole, options: flags) else {
      fatalError("Can't open pattern \"\(pattern)\": it is no regular expression. Look at brackets and backslashes.")
    }
    let words = plain(text)
    return expression.firstMatch(in: words, range: NSRange(location: 0, length: words.utf16.count)) != nil
  }

  private static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
    if let left = left as? String, let right = right as? String { return left.compare(right, options: options) }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    if let left = number(left), let right = number(right) {
      return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
    if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right { return .orderedSame }
    return nil
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

extension PredicateCondition.Side {
  fileprivate func value(in subject: Any?) -> Any? {
    switch self {
    case .subject: subject
    case .value(let value): value
    case .key(let names): names.reduce(subject) { Self.part($1, of: $0) }
    }
  }

  private static func part(_ name: String, of subject: Any?) -> Any? {
    guard let subject else { return nil }
    if let entries = subject as? [String: Any] { return entries[name] }
    if let entries = subject as? NSDictionary { return entries.object(forKey: NSString(string: name)) }
    var mirror: Mirror? = Mirror(reflecting: subject)
    while let known = mirror {
      if let found = known.children.first(where: { $0.label == name }) { return unwrapped(found.value) }
      mirror = known.superclassMirror
    }
    fatalError(
      """
      \(type(of: subject)) has no key and no stored property named "\(name)". Name one of those, or write \
      NSPredicate { object, _ in … }, which reads computed properties as well.
      """)
  }

  /// An optional property's value is what is in it.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
