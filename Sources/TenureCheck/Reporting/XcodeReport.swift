/// Lines as compilers write them, which Xcode shows beside the code.
enum XcodeReport {
  static func text(_ report: Report) -> String {
    report.findings.map { finding in
      let place = finding.place
      let kind = finding.severity == .info ? "note" : finding.severity.rawValue
      let head =
        "\(Paths.absolute(place.path)):\(place.line):\(place.column): \(kind): \(finding.message.flattened) [\(finding.rule)]"
      let notes = finding.evidence.map {
        "\(Paths.absolute($0.place.path)):\($0.place.line):\($0.place.column): note: \($0.text.flattened)"
      }
      return ([head] + notes).joined(separator: "\n") + "\n"
    }.joined()
      + report.notes.map { "\(Paths.absolute($0.path)):\($0.line):1: warning: \($0.text.flattened)\n" }.joined()
  }
}
