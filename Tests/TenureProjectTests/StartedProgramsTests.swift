import Foundation
import Testing

@testable import TenureProject

/// Programs that are ended with the one that has started them.
@Suite struct StartedProgramsTests {
  // As a build and its compilers: one in a group of its own, which begins another one. The first listens or does not.
  @Test(arguments: ["trap '' INT;", "trap 'exit 1' INT;", ""])
  func aProgramEndsWithAllThatItHasStarted(trap: String) async throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let compiler = "trap \"\" INT TERM; sleep 1000 & echo $$ $!; wait"
    process.arguments = ["-c", "\(trap) setsid bash -c '\(compiler)' & while true; do wait; done"]
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var words = ""
    while !words.hasSuffix("\n"), case let part = output.fileHandleForReading.availableData, !part.isEmpty {
      words += String(decoding: part, as: UTF8.self)
    }
    let started = words.split(whereSeparator: \.isWhitespace).compactMap { Int32($0) }
    try #require(started.count == 2)
    #expect(Set(started).isSubset(of: Process.startedProcesses(by: process.processIdentifier).map(\.number)))
    process.end(by: SIGINT)
    #expect(!process.isRunning)
    for _ in 0..<500 where started.contains(where: { StartedProcess($0) != nil }) {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(!started.contains { StartedProcess($0) != nil })
  }
}
