import TenureCheck

/// A finding as editors show it.
enum Diagnostics {
  static func json(_ finding: Finding, in file: FileFacts, _ files: [String: FileFacts]) -> JSON {
    let related = finding.evidence.compactMap { item -> JSON? in
      guard let other = files[item.place.path] else { return nil }
      return [
        "location": [
          "uri": .string(DocumentURI.uri(item.place.path)), "range": other.source.protocolRange(of: item.place.range),
        ],
        "message": .string(item.text),
      ]
    }
    return [
      "range": file.source.protocolRange(of: finding.place.range), "severity": .integer(severity(finding.severity)),
      "code": .string(finding.rule), "source": "tenure", "message": .string(finding.message),
      "relatedInformation": .array(related),
    ]
  }

  private static func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}

/// What can be done about a finding.
enum CodeActions {
  static func json(_ finding: Finding, in file: FileFacts, _ files: [String: FileFacts]) -> [JSON] {
    var actions: [JSON] = []
    if let fix = finding.fix {
      var changes: [String: [JSON]] = [:]
      for edit in fix.edits {
        guard let other = files[edit.path] else { continue }
        changes[DocumentURI.uri(edit.path), default: []].append([
          "range": other.source.protocolRange(of: edit.range), "newText": .string(edit.text),
        ])
      }
      actions.append(
        action(
          fix.title, finding, file, files, isPreferred: fix.isSafe, changes: changes.mapValues { JSON.array($0) }))
    }
    let line = finding.place.line
    let indent = String(file.source.line(line).prefix { $0 == " " || $0 == "\t" })
    let start = file.source.start(ofLine: line)
    actions.append(
      action(
        "Switch '\(finding.rule)' off here", finding, file, files, isPreferred: false,
        changes: [
          DocumentURI.uri(file.path): [
            [
              "range": file.source.protocolRange(of: start..<start),
              "newText": .string("\(indent)// tenure:disable:next \(finding.rule) — \n"),
            ]
          ]
        ]))
    return actions
  }

  private static func action(
    _ title: String, _ finding: Finding, _ file: FileFacts, _ files: [String: FileFacts], isPreferred: Bool,
    changes: [String: JSON]
  ) -> JSON {
    [
      "title": .string(title), "kind": "quickfix", "isPreferred": .flag(isPreferred),
      "diagnostics": [Diagnostics.json(finding, in: file, files)], "edit": ["changes": .object(changes)],
    ]
  }
}
