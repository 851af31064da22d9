import Testing

@Suite struct WhoCallsTests {
  @Test func bodiesRunAndRenderNodesAreMadeInOneFolder() {
    let findings = Repository.files.flatMap(WhoCalls.findings)
    #expect(findings.isEmpty, "\(findings.report)")
  }

  @Test(arguments: [
    ("Sources/TenureScenes/A.swift", "let inside = view.body"),
    ("Sources/TenureTree/Composition/A.swift", "return modifier.body(content: content)"),
    ("Sources/TenureElements/A.swift", "let node = RenderNode(id: id, role: .text)"),
  ])
  func fires(path: String, source: String) {
    #expect(WhoCalls.findings(in: SourceFile(path: path, text: source)).count == 1)
  }

  @Test(arguments: [
    ("Sources/TenureTree/Evaluation/A.swift", "return view.body"),
    ("Sources/TenureScenes/A.swift", "var body: AnyView { scene.body._content }"),
    ("Sources/TenureTree/Lowering/A.swift", "nodes.append(RenderNode(id: id, role: .text))"),
    ("Sources/TenureHTML/A.swift", "let node = RenderNode(id: id, role: .text)"),
  ])
  func staysQuiet(path: String, source: String) {
    #expect(WhoCalls.findings(in: SourceFile(path: path, text: source)) == [])
  }
}
