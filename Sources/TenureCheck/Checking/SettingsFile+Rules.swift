/// Settings may speak of every rule that there is.
extension SettingsFile {
  private static var rules: [RuleDescription] { AllRules.list.map { $0.about } }

  /// Reads the settings in the file at `path`, with all rules of the checker.
  public static func read(_ path: String) throws -> Settings { try read(path, rules: rules) }

  /// Reads settings from a text; `path` is for what is wrong in it.
  public static func read(_ text: String, path: String) throws(Problem) -> Settings {
    try read(text, path: path, rules: rules)
  }
}
