/// What a rule says about itself, as a page.
public enum RulePage {
  /// The page of a rule.
  public static func markdown(_ rule: RuleDescription) -> String {
    """
    # \(rule.id)

    \(rule.title)

    \(presets(rule)) · usually \(rule.severity.rawValue)

    ## Wrong

    ```swift
    \(rule.wrong)
    ```

    ## Right

    ```swift
    \(rule.right)
    ```

    ## Why

    \(rule.why)
    \(section("What it takes", rule.evidence))\(section("What keeps it quiet", rule.quiet))\(options(rule))
    To switch it off at one place: `// tenure:disable:next \(rule.id) — reason` on the line before.

    """
  }

  private static func presets(_ rule: RuleDescription) -> String {
    "Preset `\(rule.preset.rawValue)`" + (rule.notes == rule.preset ? "" : ", its notes `\(rule.notes.rawValue)`")
  }

  private static func section(_ title: String, _ text: String) -> String {
    text.isEmpty ? "" : "\n## \(title)\n\n\(text)\n"
  }

  private static func options(_ rule: RuleDescription) -> String {
    if rule.options.isEmpty { return "" }
    let rows = rule.options.map { option in
      let standard =
        switch option.standard {
        case .number(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        case .words(let words): words.joined(separator: ", ")
        }
      return "| `\(option.name)` | \(option.meaning) | \(standard) |"
    }
    return """

      ## What can be set

      | In `.tenure.json` | | Usually |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  /// The list of all rules.
  public static func index(_ rules: [RuleDescription]) -> String {
    let rows = rules.map {
      "| [\($0.id)](\($0.id).md) | \($0.title) | \($0.preset.rawValue) | \($0.severity.rawValue) |"
    }
    let evidence = rules.map { "| [\($0.id)](\($0.id).md) | \($0.evidence) | \($0.quiet) |" }
    return """
      # The rules of the checker

      Made from the code by `./tenure tables`. [How the checker is built and how to add a rule](../check.md).

      | Rule | | Preset | Usually |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))

      ## What each rule needs to see

      A rule speaks when the code shows what stands in the second column, and not where it shows what stands in the third.

      | Rule | What it takes | What keeps it quiet |
      |---|---|---|
      \(evidence.joined(separator: "\n"))

      """
  }
}
