import Foundation
import Synchronization

/// What an editor sends.
enum Message: Sendable {
  case request(id: JSON, method: String, parameters: JSON)
  case notification(String, JSON)
  /// No JSON.
  case broken(String)
  /// JSON, and no message.
  case invalid(id: JSON?, String)

  init?(_ body: [UInt8]) {
    guard let json = try? JSONDecoder().decode(JSON.self, from: Data(body)) else {
      self = .broken("The message is no JSON.")
      return
    }
    guard let method = json["method"].string else {
      // An answer to what the server has not asked.
      if json["result"] != .null || json["error"] != .null { return nil }
      self = .invalid(id: json["id"] == .null ? nil : json["id"], "The message names no method.")
      return
    }
    self =
      json["id"] == .null
      ? .notification(method, json["params"]) : .request(id: json["id"], method: method, parameters: json["params"])
  }
}

/// Reads messages on a thread of its own.
final class MessageInbox: Sendable {
  private struct State {
    var messages: [Message] = []
    var isAtEnd = false
  }

  private let state = Mutex(State())
  private let arrived = DispatchSemaphore(value: 0)
  private static let largest = 64 << 20

  func start() {
    let thread = Thread { [self] in
      read()
      state.withLock { $0.isAtEnd = true }
      arrived.signal()
    }
    thread.start()
  }

  /// All that has come, when something has; nil at the end.
  func next() -> [Message]? {
    while true {
      arrived.wait()
      let (messages, isAtEnd) = state.withLock { state in
        defer { state.messages = [] }
        return (state.messages, state.isAtEnd)
      }
      if !messages.isEmpty {
        if isAtEnd { arrived.signal() }
        return messages
      }
      if isAtEnd { return nil }
    }
  }

  private func put(_ message: Message?) {
    guard let message else { return }
    state.withLock { $0.messages.append(message) }
    arrived.signal()
  }

  private func read() {
    var buffer: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while true {
      // The head.
      while buffer.firstRange(of: end) == nil {
        // What is no head at all must not grow for ever.
        if buffer.count > 1 << 16 { buffer.removeAll() }
        guard let more = more() else { return }
        buffer += more
      }
      guard let range = buffer.firstRange(of: end) else { return }
      let head = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
      buffer.removeSubrange(..<range.upperBound)
      guard let length = Self.length(head) else {
        put(.broken("The head of the message has no 'Content-Length'."))
        continue
      }
      guard length <= Self.largest else {
        put(.broken("The message has \(length) bytes, which is more than is read."))
        return
      }
      while buffer.count < length {
        guard let more = more() else { return }
        buffer += more
      }
      put(Message(Array(buffer[..<length])))
      buffer.removeSubrange(..<length)
    }
  }

  private func more() -> [UInt8]? {
    let data = FileHandle.standardInput.availableData
    return data.isEmpty ? nil : [UInt8](data)
  }

  private static func length(_ head: String) -> Int? {
    for line in head.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased().hasSuffix("content-length") else { continue }
      return Int(parts[1].trimmingCharacters(in: .whitespaces)).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }
}

/// Writes answers and news.
struct MessageWriter {
  func result(_ id: JSON, _ result: JSON) { put(["jsonrpc": "2.0", "id": id, "result": result]) }

  func error(_ id: JSON?, _ code: Int, _ text: String) {
    put(["jsonrpc": "2.0", "id": id ?? .null, "error": ["code": .integer(code), "message": .string(text)]])
  }

  func notify(_ method: String, _ parameters: JSON) {
    put(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  private func put(_ message: JSON) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let body = try? encoder.encode(message) else { return }
    Terminal.write("Content-Length: \(body.count)\r\n\r\n" + String(decoding: body, as: UTF8.self))
  }
}
