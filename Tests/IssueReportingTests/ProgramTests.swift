import Foundation
import Testing

@Suite struct ProgramTests {
  /// `issue-program` runs beside the tests' own program.
  @Test func aProgramWarnsAndCarriesNoTestLibrary() throws {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("issue-program")
    let (output, errors) = (Pipe(), Pipe())
    program.standardOutput = output
    program.standardError = errors
    try program.run()
    let printed = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let warned = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    program.waitUntilExit()
    #expect(
      printed == """
        testing: false, context: nil
        libraries: []

        """)
    #expect(
      warned == """
        [tenure] Warning: The list is empty.
          at issue_program/IssueProgram.swift:8
        [tenure] Warning: Caught error: Failure(): Saving
          at issue_program/IssueProgram.swift:9

        """)
  }
}
