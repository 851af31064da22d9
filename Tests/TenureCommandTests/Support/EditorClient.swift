import Foundation
import Testing

/// Speaks to the language server as an editor does.
final class EditorClient {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer: [UInt8] = []
  private var lastID = 0

  init(in work: Workspace, arguments: [String] = []) throws {
    process.executableURL = Workspace.command
    process.arguments = ["lsp", "--no-cache"] + arguments
    process.currentDirectoryURL = work.folder
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    // Started by a thread that holds signals back, it would hold back a milder one.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  func send(bytes: [UInt8]) throws { try input.fileHandleForWriting.write(contentsOf: Data(bytes)) }

  func send(body: String) throws { try send(bytes: Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)) }

  func notify(_ method: String, _ parameters: [String: Any]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// The answer; what is told meanwhile is passed over.
  func ask(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastID += 1
    try send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters])
    while true {
      let message = try receive()
      if message["id"] as? Int == lastID { return message }
    }
  }

  func initialize(_ folder: URL) throws -> [String: Any] {
    try ask("initialize", ["rootUri": folder.absoluteString, "capabilities": [String: Any]()])
  }

  /// The next findings of a document.
  func diagnostics(of uri: String) throws -> [[String: Any]] {
    while true {
      let message = try receive()
      let parameters = message["params"] as? [String: Any]
      if message["method"] as? String == "textDocument/publishDiagnostics", parameters?["uri"] as? String == uri {
        return parameters?["diagnostics"] as? [[String: Any]] ?? []
      }
    }
  }

  func receive() throws -> [String: Any] {
    let end = Array("\r\n\r\n".utf8)
    while buffer.firstRange(of: end) == nil { try more() }
    let head = try #require(buffer.firstRange(of: end))
    let words = String(decoding: buffer[..<head.lowerBound], as: UTF8.self).split(separator: " ")
    let length = try #require(words.last.flatMap { Int($0) })
    while buffer.count < head.upperBound + length { try more() }
    let body = Data(buffer[head.upperBound..<(head.upperBound + length)])
    buffer.removeSubrange(..<(head.upperBound + length))
    return try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
  }

  /// How the server ended.
  func status() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private struct Ended: Error {}

  private func more() throws {
    let data = output.fileHandleForReading.availableData
    if data.isEmpty { throw Ended() }
    buffer += data
  }

  private func send(_ message: [String: Any]) throws {
    try send(body: String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self))
  }
}
