import Testing

@Suite struct MachinePathsTests {
  @Test func theTreeNamesNoMachine() {
    let findings = Repository.files.flatMap(MachinePaths.findings)
    #expect(findings.isEmpty, "\(findings.report)")
  }

  // Put together from two parts each, or this file would be a finding.
  @Test(arguments: [
    "/wo" + "rk", "/wo" + "rk/main/a.txt", "/ro" + "ot/.cache", "/ho" + "me/anna/a", "/Us" + "ers/anna",
    "/op" + "t/swift/usr",
  ])
  func firesForAPath(path: String) {
    for text in [path, "see \(path) there", "\"\(path)\"", "-I\t\(path)"] {
      let findings = MachinePaths.findings(in: SourceFile(path: "a.md", text: "\n\(text)"))
      #expect(
        findings.report
          == "a.md:2: '\(path)' is a path of one machine. Find the place at run time, or write a relative path.")
    }
  }

  @Test(arguments: ["regi" + "stry.npmjs.org", "py" + "pi.org", "pro" + "xy.golang.org", "a.mir" + "ror.b.internal"])
  func firesForAHost(host: String) {
    let findings = MachinePaths.findings(in: SourceFile(path: "a.md", text: "https://\(host)/a"))
    #expect(
      findings.report == "a.md:1: '\(host)' is a host of one network. Let the tool use what it is set up with.")
  }

  @Test(arguments: [
    "https://example.com/work/a", "frame/work/", "./work/a", "/workspace", "/home", "/usr/bin/env",
    "<toolchain>/usr/lib",
    "registry", "a proxy for the binding", "let mirror = Mirror(reflecting: a)", "mirror.children",
  ])
  func staysQuiet(text: String) {
    #expect(MachinePaths.findings(in: SourceFile(path: "a.md", text: text)) == [])
  }
}
