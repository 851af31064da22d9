import Foundation

/// One run of another program.
struct Command {
  let status: Int32
  /// Standard output and standard error, as they came.
  let output: String

  static func run(_ arguments: [String], in folder: URL, input: String = "") throws -> Command {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = standardOutput
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Command(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}
