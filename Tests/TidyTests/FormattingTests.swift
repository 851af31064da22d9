import Foundation
import Testing

@Suite struct FormattingTests {
  @Test func everyFileIsLaidOutAsSwiftFormatWants() throws {
    let places = ["Package.swift"] + Repository.codeFolders.filter(Repository.exists)
    let output = try Formatting.output(linting: places)
    #expect(output.isEmpty, "Run './tenure format', then see what is left:\n\(output)")
  }

  @Test func fires() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "let  a = 1\n".write(to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
    let output = try Formatting.output(linting: [folder.path])
    #expect(output.contains("A.swift:1:4: error: [Spacing]"))
  }
}
