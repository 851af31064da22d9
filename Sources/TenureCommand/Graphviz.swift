import Foundation

/// Draws graphs, where it is installed.
enum Graphviz {
  static func svg(_ graph: String) throws -> String {
    // By a file: writing to a program that is not there would end this one.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tenure-\(UUID().uuidString).dot")
    try Data(graph.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["dot", "-Tsvg", file.path]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 127 {
      throw Misuse(
        "SVG is drawn by Graphviz, and there is no 'dot' on the PATH. Install it, or ask for --format dot, mermaid or html."
      )
    }
    guard process.terminationStatus == 0 else { throw Misuse("Graphviz could not draw this map.") }
    return String(decoding: data, as: UTF8.self)
  }
}
