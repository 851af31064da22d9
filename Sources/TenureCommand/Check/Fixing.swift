import TenureCheck

/// `--fix` and `--suggest`.
struct Fixing {
  let filter: FindingFilter

  /// More rounds than fixes that wait for each other.
  private static let rounds = 10

  /// Makes the safe changes, and those that wait for them, and says what is left.
  func fix(
    _ codeBase: CodeBase, _ result: Check.Result, _ notes: [FileNote]
  ) throws -> (CodeBase, Check.Result, [FileNote]) {
    var (codeBase, result, notes) = (codeBase, result, notes)
    var count = 0
    var files: Set<String> = []
    for _ in 0..<Self.rounds {
      let plan = FixPlan(result.findings, in: codeBase.project) { $0.isSafe }
      if plan.changes.isEmpty { break }
      try FileChanges.write(plan.changes)
      count += plan.applied.count
      files.formUnion(plan.changes.map(\.file.path))
      codeBase = try codeBase.readAgain()
      (result, notes) = try filter.apply(to: codeBase, quietly: true)
    }
    let what = count == 1 ? "1 finding" : "\(count) findings"
    Terminal.say(
      count == 0
        ? "There is nothing to fix unasked." : "Fixed \(what) in \(files.count) file\(files.count == 1 ? "" : "s").")
    return (codeBase, result, notes)
  }

  /// A patch of all that could be changed, with what it is for before each file.
  func suggestions(for findings: [Finding], in project: Project) -> String {
    let plan = FixPlan(findings, in: project) { _ in true }
    if !plan.refused.isEmpty {
      Terminal.say(
        "\(plan.refused.count) more would touch the same code, or would not parse. Apply these first and ask again.")
    }
    return plan.changes.map { change in
      let heads = plan.applied.filter { $0.fix?.edits.contains { $0.path == change.file.path } ?? false }.map {
        finding in
        let kind = finding.fix?.isSafe == true ? "safe" : "to be judged"
        return "# \(finding.place.path):\(finding.place.line) \(finding.rule): \(finding.fix?.title ?? "") (\(kind))\n"
      }
      return heads.joined() + UnifiedDiff.text(change)
    }.joined()
  }
}
