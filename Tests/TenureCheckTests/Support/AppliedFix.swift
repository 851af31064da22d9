import TenureCheck

extension Fix {
  /// A file of one snippet after the fix, edits from the end to the start.
  func applied(to source: String) -> String {
    var bytes = Array(source.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Snippet {
  /// What becomes of a snippet whose only finding has a fix: whether it is safe. Nil where there is no fix.
  func fixIsSafe(_ rule: any Rule.Type, isWhole: Bool = true) -> Bool? {
    var settings = Settings()
    settings.isWhole = isWhole
    let facts = files.map { FileReader.facts(path: $0.path, bytes: Array($0.text.utf8)) }
    return Check.findings(in: Project(files: facts, settings: settings), rules: [rule]).first?.fix?.isSafe
  }
}
