import Foundation

/// What a team has decided: the content of `.tenure.json`.
public struct Settings: Sendable {
  /// The name of the file that is looked for.
  public static let fileName = ".tenure.json"

  /// The folder that globs start from; nil for settings that no file holds.
  public var folder: String?
  /// Empty where nothing is said: the default one.
  public var presets: [Preset] = []
  /// True where rules are on that are not by themselves.
  public var usesAllRules = false
  /// Files that are looked at; all where it is empty.
  public var include: [Glob] = []
  /// Files that are not.
  public var exclude: [Glob] = []
  /// Whether the files are all of a program; nil where it is to be seen from them.
  public var isWhole: Bool?
  /// A file of findings that are known, relative to the folder.
  public var baseline: String?
  /// For all files first, then for those of each override.
  var layers: [Layer] = [Layer()]

  /// What holds without a file.
  public init() {}

  struct Layer: Sendable {
    /// Empty for all files.
    var files: [Glob] = []
    var rules: [String: RuleSetting] = [:]
    var facts = TargetFacts()
  }

  /// What the settings say about one rule.
  public struct RuleSetting: Sendable, Hashable {
    /// Whether the rule is on, and at which severity.
    public enum Level: Sendable, Hashable {
      case off, on
      case severity(Severity)
    }

    /// How bad findings of the rule are; nil for what the rule says itself.
    public var level: Level?
    /// The rule's options.
    public var options: [String: RuleOption.Value] = [:]

    func overridden(by other: RuleSetting) -> RuleSetting {
      RuleSetting(level: other.level ?? level, options: options.merging(other.options) { $1 })
    }
  }

  /// A file's path as the globs see it.
  func relative(_ path: String) -> String {
    guard let folder else { return path }
    let absolute = Paths.absolute(path)
    return absolute.hasPrefix(folder + "/") ? String(absolute.dropFirst(folder.utf8.count + 1)) : absolute
  }

  private func layers(at path: String) -> [Layer] {
    if layers.count == 1 { return layers }
    let relative = relative(path)
    return layers.filter { $0.files.isEmpty || $0.files.contains { $0.matches(relative) } }
  }

  func setting(of rule: String, at path: String) -> RuleSetting {
    layers(at: path).reduce(RuleSetting()) { found, layer in
      layer.rules[rule].map { found.overridden(by: $0) } ?? found
    }
  }

  func facts(at path: String) -> TargetFacts {
    layers(at: path).reduce(TargetFacts()) { $0.overridden(by: $1.facts) }
  }

  /// True for a file that is looked at.
  public func includes(_ path: String) -> Bool {
    if include.isEmpty, exclude.isEmpty { return true }
    let relative = relative(path)
    return (include.isEmpty || include.contains { $0.matches(relative) })
      && !exclude.contains { $0.matches(relative) }
  }

  /// Whether presets switch a rule on where nothing else is said.
  func isInPresets(_ rule: RuleDescription) -> Bool { isOn(rule.preset) }

  /// Whether presets tell a rule's findings of this severity.
  func isInPresets(_ severity: Severity, of rule: RuleDescription) -> Bool {
    isOn(severity == .info && rule.severity > .info ? rule.notes : rule.preset)
  }

  private func isOn(_ preset: Preset) -> Bool {
    usesAllRules || preset == .default || presets.contains { $0.contains(preset) }
  }

  /// True where a rule is on for a file.
  public func isOn(_ rule: RuleDescription, at path: String) -> Bool {
    switch setting(of: rule.id, at: path).level {
    case .off: false
    case .on, .severity: true
    case nil: isInPresets(rule)
    }
  }
}
