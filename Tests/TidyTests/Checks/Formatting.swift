import Foundation

/// What `swift format lint` says, with the repository's own settings; empty when it has nothing to say.
enum Formatting {
  static func output(linting places: [String]) throws -> String {
    let settings = Repository.root.appendingPathComponent(".swift-format").path
    let arguments = ["swift", "format", "lint", "--strict", "--parallel", "--recursive", "--configuration", settings]
    let run = try Command.run(arguments + places, in: Repository.root)
    return run.status == 0 || !run.output.isEmpty ? run.output : "swift format ended with code \(run.status)."
  }
}
