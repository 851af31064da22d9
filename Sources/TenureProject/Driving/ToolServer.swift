import Foundation

/// `tenure mcp`: what programs that write apps can do with a project, by the Model Context Protocol, a message a line.
package final class ToolServer {
  private let installation: Installation
  private let toolchain: Toolchain
  /// The path of this program.
  private let command: String
  private let send: (Data) -> Void
  private var driven: DrivenProgram?
  /// What a command has written for its user.
  private let written = Written()

  private final class Written {
    var text = ""
  }

  package init(
    installation: Installation, toolchain: Toolchain, command: String, send: @escaping (Data) -> Void
  ) {
    self.installation = installation
    self.toolchain = toolchain
    self.command = command
    self.send = send
  }

  deinit { driven?.end() }

  /// Answers one message.
  package func take(_ line: String) {
    if line.allSatisfy(\.isWhitespace) { return }
    guard let message = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
      return reply(nil, error: -32700, "This is not a message of JSON-RPC in one line.")
    }
    guard let method = message["method"] as? String else { return }
    // A notification has no number and no answer.
    guard let id = message["id"] else { return }
    let values = message["params"] as? [String: Any] ?? [:]
    switch method {
    case "initialize": reply(id, Self.welcome(values["protocolVersion"] as? String))
    case "ping": reply(id, [:])
    case "tools/list": reply(id, ["tools": Tool.allCases.map(\.declaration)])
    case "tools/call":
      guard let name = values["name"] as? String, let tool = Tool(rawValue: name) else {
        return reply(id, error: -32602, "There is no such tool. tools/list lists them.")
      }
      reply(id, answer(tool, values["arguments"] as? [String: Any] ?? [:]))
    default: reply(id, error: -32601, "There is no method '\(method)'.")
    }
  }

  private static func welcome(_ version: String?) -> [String: Any] {
    let known = ["2024-11-05", "2025-03-26", "2025-06-18"]
    return [
      "protocolVersion": version.flatMap { known.contains($0) ? $0 : nil } ?? known[2],
      "capabilities": ["tools": [:] as [String: Any]],
      "serverInfo": ["name": "tenure", "version": "1"],
      "instructions": """
      Builds SwiftUI projects on Linux, shows their screens, does what a user does and says what came of it. Open a \
      project, then drive it; time stands still but for 'advance'. Open it again after a change of its source.
      """,
    ]
  }

  private func reply(_ id: Any, _ result: [String: Any]) { write(["jsonrpc": "2.0", "id": id, "result": result]) }

  private func reply(_ id: Any?, error code: Int, _ words: String) {
    write(["jsonrpc": "2.0", "id": id ?? NSNull(), "error": ["code": code, "message": words] as [String: Any]])
  }

  private func write(_ message: [String: Any]) {
    guard let data = try? JSONSerialization.data(withJSONObject: message, options: [.withoutEscapingSlashes]) else {
      return
    }
    send(data + Data("\n".utf8))
  }

  // MARK: Tools

  private func answer(_ tool: Tool, _ arguments: [String: Any]) -> [String: Any] {
    do {
      written.text = ""
      let content = try run(tool, arguments)
      return ["content": content]
    } catch let failure as ProjectFailure {
      return Self.failed(written.text + failure.text)
    } catch {
      return Self.failed(written.text + error.localizedDescription)
    }
  }

  private static func text(_ text: String) -> [String: Any] { ["type": "text", "text": text] }
  private static func failed(_ words: String) -> [String: Any] { ["content": [text(words)], "isError": true] }

  private func run(_ tool: Tool, _ arguments: [String: Any]) throws -> [[String: Any]] {
    func word(_ name: String) throws -> String {
      guard let word = arguments[name] as? String, !word.isEmpty else {
        throw ProjectFailure(.misuse, "'\(tool.rawValue)' wants '\(name)', a string.")
      }
      return word
    }
    switch tool {
    case .open: return [Self.text(try open(try word("path"), arguments))]
    case .drive:
      guard let commands = arguments["commands"] as? [String], !commands.isEmpty else {
        throw ProjectFailure(.misuse, "'drive' wants 'commands', a list of lines such as tap \"Save\".")
      }
      return [Self.text(try drive(commands))]
    case .look:
      let program = try opened()
      let picture = try program.picture()
      return [["type": "image", "data": picture.base64EncodedString(), "mimeType": "image/png"]]
    case .check: return [Self.text(try ask([tool.rawValue, try word("path")]))]
    case .support, .test:
      let target = (arguments["target"] as? String).map { ["--target", $0] } ?? []
      return [Self.text(try ask([tool.rawValue, try word("path")] + target))]
    case .explain: return [Self.text(try ask(["explain", try word("rule")]))]
    }
  }

  private func open(_ path: String, _ arguments: [String: Any]) throws -> String {
    var options = Commands.RunOptions()
    options.view = arguments["view"] as? String
    options.target = arguments["target"] as? String
    options.locale = arguments["locale"] as? String
    options.isDark = arguments["dark"] as? Bool ?? false
    for (name, number) in [("width", \Commands.RunOptions.width), ("height", \.height)] {
      guard let value = arguments[name] as? Int else { continue }
      guard (100...10_000).contains(value) else {
        throw ProjectFailure(.misuse, "'\(name)' is a number of points from 100 to 10000, and \(value) is not.")
      }
      options[keyPath: number] = value
    }
    driven?.end()
    driven = nil
    let commands = Commands(
      installation: installation, toolchain: toolchain, say: { [written] in written.text += $0 + "\n" },
      write: { [written] in written.text += $0 })
    let program = try commands.driven(path, options)
    driven = program
    return written.text + Commands.words(program.first)
  }

  /// The answers, each after its command. Ends with the first that fails.
  private func drive(_ commands: [String]) throws -> String {
    let program = try opened()
    var text = ""
    for command in commands {
      // One line each, whatever was sent.
      let line = command.split(whereSeparator: \.isNewline).joined(separator: " ")
      let answer = try program.perform(line)
      text += "> \(line)\n" + Commands.words(answer)
      if answer.error != nil { break }
    }
    return text
  }

  private func opened() throws -> DrivenProgram {
    // One that has ended is not asked again.
    if driven?.hasEnded == true { driven = nil }
    guard let driven else { throw ProjectFailure(.misuse, "No project is open. Call 'open' with its path first.") }
    return driven
  }

  /// What another command of this program says.
  private func ask(_ arguments: [String]) throws -> String {
    try Program(path: command, arguments: arguments).run().output
  }
}
