import Testing

@Suite struct FencingTests {
  @Test func unsafeCodeIsFenced() {
    let findings = Repository.files.flatMap(Fencing.findings)
    #expect(findings.isEmpty, "\(findings.report)")
  }

  @Test(arguments: [
    ("let a = unsafe b", "unsafe"),
    ("nonisolated(unsafe) var a = 1", "unsafe"),
    ("a.withUnsafeBytes { _ in }", "withUnsafeBytes"),
    ("let a: UnsafeMutableRawPointer?", "UnsafeMutableRawPointer"),
    ("unsafeBitCast(a, to: Int.self)", "unsafeBitCast"),
    ("a.unsafelyUnwrapped", "unsafelyUnwrapped"),
    ("Unmanaged.passRetained(a)", "Unmanaged"),
  ])
  func fires(source: String, word: String) {
    let file = SourceFile(path: "Sources/M/A.swift", text: source)
    #expect(
      Fencing.findings(in: file).report == """
        Sources/M/A.swift:1: '\(word)' outside a fence. Move it to a file in a folder 'Fence' of its module, behind a \
        safe function.
        """)
  }

  @Test(arguments: [
    ("Sources/M/Fence/A.swift", "let a = unsafe b"),
    ("Sources/M/Deep/Fence/A.swift", "let a = unsafe b"),
    ("Sources/M/A.swift", "/// Nothing unsafe here.\nlet a = \"unsafe\" /* unsafe /* and */ unsafe */"),
    ("Sources/M/a.c", "int unsafe;"),
    ("Tests/MTests/A.swift", "let a = unsafe b"),
  ])
  func staysQuiet(path: String, source: String) {
    #expect(Fencing.findings(in: SourceFile(path: path, text: source)) == [])
  }
}
