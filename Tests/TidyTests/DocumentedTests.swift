import Testing

@Suite struct DocumentedTests {
  /// Public declarations without a comment get fewer: renewing lowers the numbers and never raises them.
  @Test func theCommentTableIsUpToDate() throws {
    let limits = Repository.files.first { $0.path == Documented.limits }
    let counts = Documented.counts(in: Repository.files)
    let risen = limits.map { Documented.findings(counts, limits: $0) } ?? []
    #expect(risen.isEmpty, "\(risen.report)")
    guard risen.isEmpty else { return }
    let findings = try GeneratedFile(path: Documented.limits, text: Documented.text(counts)).findings()
    #expect(findings.isEmpty, "\(findings.report)")
  }

  @Test(arguments: [
    "public struct A {}", "@frozen public enum A {", "  public nonisolated static func a() {}", "public init() {}",
    "/// A.\nlet a = 1\npublic var b = 2", "@MainActor\npublic final class A {",
    "/// A.\npublic let a = 1\npublic let b = 2",
    "public private(set) var a = 1", "public subscript(a: Int) -> Int {", "// A.\npublic struct A {}",
  ])
  func fires(text: String) {
    #expect(Documented.undocumented(in: SourceFile(path: "Sources/M/A.swift", text: text)).count == 1)
  }

  @Test(arguments: [
    "/// A.\npublic struct A {}", "/// A.\n@MainActor @frozen\npublic struct A {}", "struct A {}",
    "package struct A {}",
    "/// A.\n@available(*, deprecated, message: \"a\")\n  public static func a() {}", "public func _a() {}",
    "public var description: String { \"\" }", "public extension A {}", "public import A",
    "let a = \"\"\"\n  public struct A {}\n  \"\"\"", "/// A\n/// B.\n\npublic struct A {}",
  ])
  func staysQuiet(text: String) {
    #expect(Documented.undocumented(in: SourceFile(path: "Sources/M/A.swift", text: text)).isEmpty)
  }

  @Test func aNumberThatHasRisenIsAFinding() {
    let limits = SourceFile(path: Documented.limits, text: Documented.header + "\nA\t1\t2\nB\t0\t0\n")
    let counts = [
      "A": Documented.Count(types: 1, others: 2), "B": Documented.Count(types: 0, others: 1),
      "C": Documented.Count(types: 1, others: 0),
    ]
    #expect(
      Documented.findings(counts, limits: limits).report == """
        Sources/B:1: Without a comment are 0 public types and 1 other public declarations; 0 and 0 are allowed. Write a sentence \
        above each new one: what it does, and what differs from Apple's. Where a module was split or renamed, its \
        numbers in docs/undocumented.tsv go along.
        Sources/C:1: Without a comment are 1 public types and 0 other public declarations; 0 and 0 are allowed. Write a sentence \
        above each new one: what it does, and what differs from Apple's. Where a module was split or renamed, its \
        numbers in docs/undocumented.tsv go along.
        """)
  }
}
