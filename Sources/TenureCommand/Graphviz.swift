import Foundation

/// Draws graphs, where it is installed.
enum Graphviz {
  static func svg(_ graph: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["dot", "-Tsvg"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It reads all before it draws, so that neither waits for the other.
    try? input.fileHandleForWriting.write(contentsOf: Data(graph.utf8))
    try? input.fileHandleForWriting.close()
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
