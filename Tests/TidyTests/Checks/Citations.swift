/// Comments that name a document or a rule of behaviour: both have to be in the repository.
enum Citations {
  static func findings(
    in file: SourceFile, rules: Set<String>, exists: (String) -> Bool = Repository.exists
  ) -> [Finding] {
    guard file.isCode else { return [] }
    let comment = #/(?:^|\s)(?:\/\/|\/\*|\*\s)(.*)$/#
    let document = #/[\w.\/-]*\w\.(?:md|tsv)\b/#
    let rule = #/\brules? R(\d{3})\b/#
    return file.findings { line in
      // Most lines name neither, and a regex takes its time.
      guard line.contains(".md") || line.contains(".tsv") || line.contains("rule") else { return nil }
      guard let text = line.firstMatch(of: comment)?.1 else { return nil }
      for name in text.matches(of: document).map({ String($0.0) }) where !exists(name) && !exists("docs/" + name) {
        return "The comment cites '\(name)', which is not in the repository. Name a file by its path from the root."
      }
      for number in text.matches(of: rule).map({ "R\($0.1)" }) where !rules.contains(number) {
        return "The comment cites \(number), which is no rule of \(RuleTable.source)."
      }
      return nil
    }
  }
}
