/// One mistake of state ownership, and how it is found.
///
/// A rule looks at a project and says what is wrong; it keeps nothing and reads no syntax. What stands in previews, tests
/// and code for debugging is dropped afterwards, so a rule need not ask.
public protocol Rule: Sendable {
  /// The rule's name, its page and its options.
  static var about: RuleDescription { get }
  /// What the rule finds in a project.
  static func findings(in project: Project) -> [Finding]
}
