import Foundation
import TenureCheck
import TenureProject

/// `tenure history FILE --test NAME`, and `tenure history FOLDER` for what there is.
struct HistoryCommand {
  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, command: "history", options: ["--test", "--output"], flags: ["--help", "-h", "--json"])
  }

  static let help = """
    Usage: tenure history [options] FILE
           tenure history [FOLDER]

    Makes a test of what a store has recorded: FILE is what 'history.save(to:)' has written.
    Without a file it lists those that are in a folder and below it, the latest first.

      --test NAME     the test's name, for example "A note is lost"
      --json          what is there, or the test with its feature and module, for programs
      --output FILE   into a file

    """

  /// What is needed of a saved history.
  private struct Saved: Decodable {
    let feature: String
    let module: String
    let testBody: [String]
  }

  func run() throws -> Int32 {
    if arguments.has("--help") || arguments.has("-h") {
      Terminal.write(Self.help)
      return ExitCode.clean
    }
    guard arguments.paths.count <= 1 else {
      throw Misuse("'tenure history' wants one file that 'history.save(to:)' wrote, or a folder.")
    }
    let path = arguments.paths.first ?? "."
    let values = try? URL(fileURLWithPath: path).resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey])
    if values?.isDirectory == true {
      guard arguments.last("--test") == nil else {
        throw Misuse("'--test' wants the file of one history. 'tenure history' without it lists what there is.")
      }
      let histories = SavedHistories(in: path)
      try Output.put(arguments.has("--json") ? jsonLine(histories.rows) : histories.text, arguments)
      return ExitCode.clean
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Misuse("There is no file '\(path)'. 'try store.record().history.save(to:)' writes one.")
    }
    guard let saved = try? JSONDecoder().decode(Saved.self, from: data) else {
      throw Misuse(
        "'\(path)' is not the history of a store. Write one with 'try store.record().history.save(to:)', of a store whose "
          + "state and actions are Codable.")
    }
    let name = arguments.last("--test") ?? "What happened in \(saved.feature)"
    var lines = ["import ComposableArchitecture", "import Testing", "", "@testable import \(saved.module)", ""]
    lines += ["@Test(\(name.debugDescription)) @MainActor func \(Self.functionName(name))() async {"]
    lines += saved.testBody + ["}"]
    let text = lines.joined(separator: "\n") + "\n"
    let written = ["feature": saved.feature, "module": saved.module, "test": text]
    try Output.put(arguments.has("--json") ? jsonLine(written) : text, arguments)
    return ExitCode.clean
  }

  /// `A note is lost` as `aNoteIsLost`.
  private static func functionName(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let camel = words.enumerated().map { index, word in
      index == 0 ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return camel.first?.isLetter == true ? camel : "test\(camel)"
  }
}
