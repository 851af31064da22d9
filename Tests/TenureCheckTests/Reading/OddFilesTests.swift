import Foundation
import TenureCheck
import Testing

/// Files that people do not write, or write by accident: none of them ends the run.
@Suite struct OddFilesTests {
  private func facts(_ text: String) -> FileFacts { FileReader.facts(path: "A.swift", bytes: Array(text.utf8)) }

  private func onReadersThread(_ texts: [String]) -> [FileFacts] {
    ProjectReader.onAllCores(texts) { FileReader.facts(path: "A.swift", bytes: Array($0.utf8)) }
  }

  @Test(arguments: [
    ("", "(", 20_000), ("", "{", 20_000), ("let a = b", ".c()", 5_000), ("let a = b", " + b", 5_000),
    ("let a = ", "-", 3_000), ("", "if a { } else ", 3_000), ("", "struct A { ", 2_000), ("", "#if A\n", 300),
    ("let a: ", "A<", 200), ("let a = \"", "\\(\"", 200), ("let a = b", " ? b : b", 2_000),
  ])
  func deepNesting(start: String, row: String, count: Int) {
    let facts = onReadersThread([start + String(repeating: row, count: count)])
    #expect(facts.count == 1)
    #expect(Check.findings(in: Project(files: facts), rules: AllRules.list).isEmpty)
  }

  @Test(arguments: ["[", "[(", "[A<", "[\n "])
  func rowsOfBracketsThatTheParserCannotTake(row: String) {
    let found = facts("let a = " + String(repeating: row, count: 40))
    #expect(
      found.notes.map(\.text) == ["The file is left out: it has more open brackets in a row than the parser can take."])
    #expect(facts("let a: [[[[[[Int]]]]]] = [[[[[[[1]]]]]]]").notes.isEmpty)
  }

  @Test func encodings() throws {
    let text = "struct Ä: View { @State var ö = 1 }"
    let plain = facts(text)
    #expect(plain.notes.isEmpty)
    for encoding in [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian] {
      let mark = try #require("\u{FEFF}".data(using: encoding))
      let body = try #require(text.data(using: encoding))
      let found = FileReader.facts(path: "A.swift", bytes: [UInt8](mark + body))
      #expect(found.notes.isEmpty, "\(encoding)")
      #expect(found.all.map(\.name) == plain.all.map(\.name), "\(encoding)")
    }
  }

  @Test func bytesThatAreNoTextAreReplacedAndReported() {
    let found = FileReader.facts(path: "A.swift", bytes: Array("// ".utf8) + [0xFF, 0xC0] + Array("\nlet a = 1".utf8))
    #expect(found.notes.map(\.text) == ["Some bytes are not UTF-8; they were replaced."])
    #expect(found.all.contains { $0.kind == .variable && $0.name == "a" })
  }

  @Test func whatDoesNotParseIsReportedAndTheRestIsRead() {
    let found = facts("struct A { var a = 1 }\nstruct { ]\nstruct B { var b = 1 }")
    #expect(found.notes.count == 1)
    #expect(found.notes.first?.line == 2)
    #expect(found.notes.first?.text.hasPrefix("The file does not parse: ") == true)
    #expect(found.all.contains { $0.name == "b" })
  }

  @Test("What the compiler takes is no error: parameters in brackets behind @MainActor")
  func parametersBehindAnAttribute() {
    let source = """
      struct Rows {
        let move: @MainActor([Int]) -> Void
        @MainActor(unsafe) func end() {}
        var count = 1
      }
      """
    let found = facts(source)
    #expect(found.notes.isEmpty)
    #expect(found.all.first { $0.name == "move" }?.text == "let move: @MainActor([Int]) -> Void")
    #expect(found.all.contains { $0.kind == .variable && $0.name == "count" })
    #expect(facts("let move: @MainActor([Int) -> Void").notes.count == 1)
  }

  @Test func anEmptyFile() {
    #expect(facts("").notes.isEmpty)
    #expect(facts("").all.count == 1)
  }
}
