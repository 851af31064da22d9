/// Settings may speak of every rule that there is.
extension SettingsFile {
  private static var rules: [RuleDescription] { AllRules.list.map { $0.about } }

  public static func read(_ path: String) throws -> Settings { try read(path, rules: rules) }

  public static func read(_ text: String, path: String) throws(Problem) -> Settings {
    try read(text, path: path, rules: rules)
  }
}
