import Foundation
import Testing

/// The manifest as it is evaluated on a Mac, whose toolchain may keep no SwiftSyntax: packages that name Tenure for Linux alone
/// are read there all the same.
@Suite struct ManifestTests {
  private static let manifest = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Package.swift")

  /// What the manifest comes to where nothing of a toolchain is found.
  private func evaluated(onLinux isLinux: Bool) throws -> (status: Int32, output: String) {
    var text = try String(contentsOf: Self.manifest, encoding: .utf8)
    for (found, other) in [
      ("#if os(Linux)", isLinux ? "#if true" : "#if false"), ("\"/proc/self/maps\"", "\"/proc/self/none\""),
      ("Context.environment[\"PATH\"]", "Context.environment[\"NO_PATH\"]"),
      ("Context.environment[\"TENURE_TOOLCHAIN\"]", "Context.environment[\"NO_TOOLCHAIN\"]"),
    ] {
      try #require(text.contains(found), "the manifest no longer says \(found)")
      text = text.replacingOccurrences(of: found, with: other)
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "tenure-manifest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "Package.swift"))
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "--manifest-cache", "none", "dump-package"]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  @Test func `it is evaluated on a Mac without a toolchain's SwiftSyntax`() throws {
    let said = try evaluated(onLinux: false)
    #expect(said.status == 0, "\(said.output.suffix(2_000))")
    #expect(said.output.contains("\"SwiftUI\""))
    #expect(!said.output.contains("usr/lib/swift/host"))
  }

  @Test func `on Linux it says that the toolchain is missing, and what to set`() throws {
    let said = try evaluated(onLinux: true)
    #expect(said.status != 0)
    #expect(said.output.contains("Set TENURE_TOOLCHAIN to the folder that holds its usr/bin/swift."))
  }
}
