import Foundation
import Testing

@Suite struct ProgramTests {
  @Test("A program that is driven is no test, whatever drives it has brought along")
  func aDrivenProgramIsNoTest() throws {
    let file = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
    let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    let line = try #require(maps.split(separator: "\n").first { $0.hasSuffix("/libXCTest.so") })
    let folder = String(line[try #require(line.firstIndex(of: "/"))...].dropLast("/libXCTest.so".count))
    let libraries = ["libXCTest", "libTesting"].map { "\(folder)/\($0).so" }.joined(separator: " ")
    let program = Process()
    program.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("issue-program")
    program.arguments = ["--drive"]
    program.environment = ProcessInfo.processInfo.environment
      .merging(["LD_PRELOAD": libraries, "LD_LIBRARY_PATH": folder]) { $1 }
    let output = Pipe()
    program.standardOutput = output
    program.standardError = FileHandle.nullDevice
    try program.run()
    let printed = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    program.waitUntilExit()
    #expect(printed.hasPrefix("testing: false, context: nil\n"))
  }

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
