/// A finding of a rule.
extension Finding {
  /// A finding of a rule, at a node.
  public init(
    _ rule: (some Rule).Type, at node: Node, severity: Severity? = nil, fact: String, evidence: [Evidence] = [],
    consequence: String, advice: String, fix: Fix? = nil
  ) {
    self.init(
      rule: rule.about.id, severity: severity ?? rule.about.severity, place: Place(node), fact: fact,
      evidence: evidence, consequence: consequence, advice: advice, fix: fix)
  }
}
