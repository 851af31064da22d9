import Testing

@Suite struct CodeTests {
  @Test(arguments: [
    ("a // b\nc", "a \nc"),
    ("a /* b\n/* c */ d */ e", "a \n e"),
    (#"a("b", c)"#, #"a("", c)"#),
    (#"a("\"b", c)"#, #"a("", c)"#),
    (##"a(#"b"c"#, d)"##, #"a("", d)"#),
    (#"a("\(b("c")) d", e)"#, #"a("", e)"#),
    (#"a("(", b)"#, #"a("", b)"#),
    ("a(\"\"\"\n  b \"c\"\n  \"\"\", d)", "a(\"\"\n\n, d)"),
    ("#if os(Linux)", "#if os(Linux)"),
  ])
  func commentsAndStringsAreBlanked(source: String, code: String) {
    #expect(SourceFile(path: "a.swift", text: source).codeLines.joined(separator: "\n") == code)
  }
}
