extension PredicateExpressions {
  /// `localizedStandardContains` in a predicate, which Foundation has on Apple's platforms alone.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: StandardPredicateExpression
  where
    Root: StandardPredicateExpression, Other: StandardPredicateExpression, Root.Output: StringProtocol,
    Other.Output: StringProtocol
  {
    /// Whether it is found.
    public typealias Output = Bool
    /// The text that is searched.
    public let root: Root
    /// What it is searched for.
    public let other: Other

    /// Of two expressions.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Whatever the case of letters and their marks.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// What `#Predicate` makes of a call.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> { StringLocalizedStandardContains(root: root, other: other) }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {
  private enum CodingKeys: String, CodingKey { case root, other }

  /// As it was encoded.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(root: try values.decode(Root.self, forKey: .root), other: try values.decode(Other.self, forKey: .other))
  }

  /// Both expressions.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(root, forKey: .root)
    try values.encode(other, forKey: .other)
  }
}
