/// Makes settings of their text; what is not understood is an error, since a misspelt key would do nothing.
struct SettingsReader {
  typealias Problem = JSONText.Problem

  let folder: String
  /// Those that settings can speak of.
  let rules: [RuleDescription]

  private static let factKeys = ["deploymentTarget", "xcode", "swiftLanguageMode", "defaultIsolation"]
  private static let keys = ["preset", "rules", "include", "exclude", "overrides", "baseline"] + factKeys
  private static let overrideKeys = ["files", "rules"] + factKeys

  func settings(_ text: JSONText) throws(Problem) -> Settings {
    var settings = Settings()
    settings.folder = folder
    for entry in try object(text, "the settings") {
      switch entry.key {
      case "preset": try presets(entry.value, into: &settings)
      case "include": settings.include = try globs(entry)
      case "exclude": settings.exclude = try globs(entry)
      case "baseline": settings.baseline = try string(entry.value, entry.key)
      case "overrides":
        for item in try array(entry.value, entry.key) { settings.layers.append(try override(item)) }
      default: try layer(entry, Self.keys, into: &settings.layers[0])
      }
    }
    return settings
  }

  private func override(_ text: JSONText) throws(Problem) -> Settings.Layer {
    var found = Settings.Layer()
    for entry in try object(text, "an override") {
      if entry.key == "files" {
        found.files = try globs(entry)
      } else {
        try layer(entry, Self.overrideKeys, into: &found)
      }
    }
    if found.files.isEmpty {
      throw Problem(line: text.line, text: "The override does not say for which 'files' it is.")
    }
    return found
  }

  private func layer(
    _ entry: JSONText.Entry, _ keys: [String], into layer: inout Settings.Layer
  ) throws(Problem) {
    switch entry.key {
    case "rules":
      for rule in try object(entry.value, entry.key) { layer.rules[rule.key] = try setting(rule) }
    case "deploymentTarget":
      for platform in try object(entry.value, entry.key) {
        guard TargetFacts.platforms.contains(platform.key) else {
          throw unknown("platform", platform.key, platform.line, TargetFacts.platforms)
        }
        layer.facts.deploymentTarget[platform.key] = try version(platform.value, platform.key)
      }
    case "xcode": layer.facts.xcode = try version(entry.value, entry.key)
    case "swiftLanguageMode": layer.facts.swiftLanguageMode = try version(entry.value, entry.key)
    case "defaultIsolation":
      let word = try string(entry.value, entry.key)
      guard word == "MainActor" || word == "nonisolated" else {
        throw Problem(
          line: entry.value.line, text: "'defaultIsolation' is 'MainActor' or 'nonisolated', not '\(word)'.")
      }
      layer.facts.isMainActorByDefault = word == "MainActor"
    default: throw unknown("key", entry.key, entry.line, keys)
    }
  }

  private func presets(_ text: JSONText, into settings: inout Settings) throws(Problem) {
    for name in try strings(text, "preset") {
      if name == "all" {
        settings.usesAllRules = true
      } else if let preset = Preset(rawValue: name) {
        settings.presets.append(preset)
      } else {
        throw unknown("preset", name, text.line, Preset.allCases.map(\.rawValue) + ["all"])
      }
    }
  }

  // MARK: - Rules

  private static let levels = ["off", "on", "info", "warning", "error"]

  private func setting(_ entry: JSONText.Entry) throws(Problem) -> Settings.RuleSetting {
    let rule = rules.first { $0.id == entry.key }
    guard rule != nil || entry.key == RuleDescription.needlessSuppression else {
      throw unknown("rule", entry.key, entry.line, rules.map(\.id) + [RuleDescription.needlessSuppression])
    }
    guard case .object(let entries) = entry.value.value else {
      return Settings.RuleSetting(level: try level(entry.value, entry.key))
    }
    var setting = Settings.RuleSetting()
    let options = rule?.options ?? []
    for part in entries {
      if part.key == "severity" {
        setting.level = try level(part.value, part.key)
      } else if let option = options.first(where: { $0.name == part.key }) {
        setting.options[part.key] = try value(part, like: option.standard)
      } else {
        throw unknown("option of '\(entry.key)'", part.key, part.line, ["severity"] + options.map(\.name))
      }
    }
    return setting
  }

  private func level(_ text: JSONText, _ key: String) throws(Problem) -> Settings.RuleSetting.Level {
    switch text.value {
    case .flag(let flag): return flag ? .on : .off
    case .string("off"): return .off
    case .string("on"): return .on
    case .string(let word):
      guard let severity = Severity(rawValue: word) else { throw unknown("level", word, text.line, Self.levels) }
      return .severity(severity)
    default: throw wrong(text, key, "one of \(Self.levels.joined(separator: ", "))")
    }
  }

  private func value(_ entry: JSONText.Entry, like standard: RuleOption.Value) throws(Problem) -> RuleOption.Value {
    switch (standard, entry.value.value) {
    case (.number, .number(let number)):
      guard number == number.rounded(), number >= 0, number < 1e9 else {
        throw Problem(line: entry.value.line, text: "'\(entry.key)' is a whole number, from 0.")
      }
      return .number(Int(number))
    case (.number, _): throw wrong(entry.value, entry.key, "a number")
    case (.flag, .flag(let flag)): return .flag(flag)
    case (.flag, _): throw wrong(entry.value, entry.key, "true or false")
    case (.words(let words), .object(let changes)):
      var words = words
      for change in changes {
        let others = try strings(change.value, change.key)
        switch change.key {
        case "add": words += others.filter { !words.contains($0) }
        case "remove": words.removeAll { others.contains($0) }
        default: throw unknown("key", change.key, change.line, ["add", "remove"])
        }
      }
      return .words(words)
    case (.words, _): return .words(try strings(entry.value, entry.key))
    }
  }

  // MARK: - Values

  private func unknown(_ what: String, _ word: String, _ line: Int, _ words: [String]) -> Problem {
    Problem(line: line, text: "There is no \(what) '\(word)'. \(Nearest.advice(for: word, among: words))")
  }

  private func wrong(_ text: JSONText, _ key: String, _ wanted: String) -> Problem {
    Problem(line: text.line, text: "'\(key)' is \(text.kind); \(wanted) is wanted.")
  }

  private func object(_ text: JSONText, _ key: String) throws(Problem) -> [JSONText.Entry] {
    guard case .object(let entries) = text.value else { throw wrong(text, key, "an object") }
    var seen: Set<String> = []
    for entry in entries where !seen.insert(entry.key).inserted {
      throw Problem(line: entry.line, text: "'\(entry.key)' stands here twice. Keep one.")
    }
    return entries
  }

  private func array(_ text: JSONText, _ key: String) throws(Problem) -> [JSONText] {
    guard case .array(let values) = text.value else { throw wrong(text, key, "a list") }
    return values
  }

  private func string(_ text: JSONText, _ key: String) throws(Problem) -> String {
    guard case .string(let string) = text.value else { throw wrong(text, key, "a text") }
    return string
  }

  /// A list of texts, or one.
  private func strings(_ text: JSONText, _ key: String) throws(Problem) -> [String] {
    if case .string(let string) = text.value { return [string] }
    guard case .array(let values) = text.value else { throw wrong(text, key, "a list of texts") }
    var found: [String] = []
    for value in values { found.append(try string(value, key)) }
    return found
  }

  private func globs(_ entry: JSONText.Entry) throws(Problem) -> [Glob] {
    try strings(entry.value, entry.key).map { Glob($0) }
  }

  private func version(_ text: JSONText, _ key: String) throws(Problem) -> Version {
    if case .number(let number) = text.value,
      let version = Version(number == number.rounded() ? "\(Int(number))" : "\(number)")
    {
      return version
    }
    let string = try string(text, key)
    guard let version = Version(string) else {
      throw Problem(line: text.line, text: "'\(string)' is no version. Versions look like \"17\" and \"17.4\".")
    }
    return version
  }
}
