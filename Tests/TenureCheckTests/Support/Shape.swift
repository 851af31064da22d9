import TenureCheck
import Testing

/// A mistake and its good twin, with the name of the rule that tells them apart.
struct Shape: Sendable, CustomTestStringConvertible {
  let rule: String
  let pair: Pair
  var testDescription: String { "\(rule): \(pair.name)" }

  init(_ rule: String, _ name: String, bad: String, good: String) {
    self.rule = rule
    pair = Pair(name, bad: bad, good: good)
  }

  func check(_ location: SourceLocation = #_sourceLocation) {
    guard let found = AllRules.list.first(where: { $0.about.id == rule }) else {
      Issue.record("There is no rule '\(rule)'.", sourceLocation: location)
      return
    }
    pair.check(found, location)
  }
}
