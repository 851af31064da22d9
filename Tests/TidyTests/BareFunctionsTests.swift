import Testing

@Suite struct BareFunctionsTests {
  @Test func noFunctionLiesBareInABox() {
    let findings = Repository.files.flatMap(BareFunctions.findings)
    #expect(findings.isEmpty, "\(findings.report)")
  }

  @Test(arguments: [
    ("let a = Mutex<(() -> Void)?>(nil)", "(() -> Void)?"),
    ("let a = Mutex<@Sendable (Int) -> Int>(f)", "@Sendable (Int) -> Int"),
    ("let a: Mutex<(Int, () -> Void)>", "(Int, () -> Void)"),
    ("typealias Handler = (Int) -> Void; let a = Mutex<Handler?>(nil)", "Handler?"),
  ])
  func fires(source: String, content: String) {
    let file = SourceFile(path: "Sources/M/A.swift", text: source)
    #expect(
      BareFunctions.findings(in: file).report == """
        Sources/M/A.swift:1: A function lies bare in 'Mutex<\(content)>'. Put it into a struct: otherwise each look \
        wraps it once more.
        """)
  }

  @Test(arguments: [
    ("Sources/M/A.swift", "let a = Mutex<[() -> Void]>([])"),
    ("Sources/M/A.swift", "let a = Mutex<[Int: () -> Void]>([:])"),
    ("Sources/M/A.swift", "struct Handler { let call: () -> Void }; let a = Mutex<Handler?>(nil)"),
    ("Sources/M/A.swift", "// Mutex<() -> Void>"),
    ("Tests/MTests/A.swift", "let a = Mutex<() -> Void>({})"),
  ])
  func staysQuiet(path: String, source: String) {
    #expect(BareFunctions.findings(in: SourceFile(path: path, text: source)) == [])
  }
}
