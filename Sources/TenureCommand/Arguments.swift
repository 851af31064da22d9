import TenureCheck

/// Splits arguments into options and paths.
struct Arguments {
  private(set) var paths: [String] = []
  private(set) var values: [String: [String]] = [:]

  /// `options` take a value, `flags` take none.
  init(_ arguments: [String], command: String, options: Set<String>, flags: Set<String>) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        paths.append(argument)
        continue
      }
      if argument == "--" {
        paths += rest
        return
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      if flags.contains(parts[0]) {
        if parts.count == 2 { throw Misuse("'\(parts[0])' takes no value.") }
        values[argument, default: []].append("")
      } else if options.contains(parts[0]) {
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
          throw Misuse("'\(argument)' wants a value.")
        }
        values[parts[0], default: []].append(value)
      } else {
        let near = Nearest.word(to: parts[0], among: (options.union(flags)).filter { $0.count > 2 }.sorted())
        let advice = near.map { "Did you mean '\($0)'?" } ?? "'tenure \(command) --help' lists them."
        throw Misuse("'tenure \(command)' has no option '\(parts[0])'. \(advice)")
      }
    }
  }

  /// The last value of an option.
  func last(_ option: String) -> String? { values[option]?.last }
  func has(_ flag: String) -> Bool { values[flag] != nil }

  /// What `--format` says, or `--json` for short.
  func format(among known: [String], usual: String) throws -> String {
    let name = last("--format") ?? (has("--json") ? "json" : usual)
    guard !has("--json") || name == "json" else { throw Misuse("'--json' and '--format \(name)' are two formats.") }
    guard known.contains(name) else {
      throw Misuse("There is no format '\(name)'. \(Nearest.advice(for: name, among: known))")
    }
    return name
  }
}
