/// The XML of JUnit: each finding is a test that failed, each file without one a test that passed.
enum JUnitReport {
  static func text(_ report: Report) -> String {
    let failures = report.findings.map { finding in
      let place = "\(finding.place.path):\(finding.place.line):\(finding.place.column)"
      let evidence = finding.evidence.map { "\($0.place.path):\($0.place.line) \($0.text)" }
      let text = ([place, finding.fact] + evidence + [finding.consequence, finding.advice]).filter { !$0.isEmpty }
        .joined(separator: "\n")
      return """
            <testcase classname="\(finding.rule)" name="\(place.asXML)" file="\(finding.place.path.asXML)" \
        line="\(finding.place.line)">
              <failure type="\(finding.severity.rawValue)" message="\(finding.fact.asXML)">\(text.asXML)</failure>
            </testcase>

        """
    }
    let bad = Set(report.findings.map(\.place.path))
    let good = report.project.files.filter { $0.standing == .product && !bad.contains($0.path) }.map {
      "    <testcase classname=\"tenure\" name=\"\($0.path.asXML)\" file=\"\($0.path.asXML)\"/>\n"
    }
    let counts = "tests=\"\(failures.count + good.count)\" failures=\"\(failures.count)\" errors=\"0\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="tenure" \(counts)>
        <testsuite name="tenure" \(counts)>
      \((failures + good).joined())  </testsuite>
      </testsuites>

      """
  }
}
