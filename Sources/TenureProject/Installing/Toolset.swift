import Foundation

/// A file that `swift build --toolset` reads: the flags for every target of a package and of its dependencies.
struct Toolset: Codable, Equatable {
  struct Tool: Codable, Equatable { var extraCLIOptions: [String] }

  var schemaVersion = "1.0"
  var swiftCompiler: Tool
  var linker: Tool

  init(_ flags: Flags) {
    swiftCompiler = Tool(extraCLIOptions: flags.compiler)
    linker = Tool(extraCLIOptions: flags.linker)
  }

  /// Leaves a file alone that says the same.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    if FileManager.default.contents(atPath: path) != data { try data.write(to: URL(fileURLWithPath: path)) }
  }
}
