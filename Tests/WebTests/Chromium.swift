import Foundation
import Testing

/// A real browser without a window, told what to do over its debugging protocol.
@MainActor final class Chromium {
  private let process: Process
  private let folder: URL
  private let socket: LiveSocket
  private var number = 0

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private init(_ process: Process, _ folder: URL, _ socket: LiveSocket) {
    (self.process, self.folder, self.socket) = (process, folder, socket)
  }

  isolated deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts a browser that shows a page.
  static func show(_ address: String, arguments: [String] = []) async throws -> Chromium {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tenure-browser-\(UUID().uuidString)")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
        "--remote-allow-origins=*", "--user-data-dir=\(folder.path)", "--window-size=900,700",
      ] + arguments + [address]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let port: Int = try await off {
      var words = ""
      while true {
        let part = errors.fileHandleForReading.availableData
        if part.isEmpty {
          throw Failure(description: "chromium did not start (apt-get install chromium): \(words)")
        }
        words += String(decoding: part, as: UTF8.self)
        if let match = words.firstMatch(of: #/DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//#) {
          return Int(match.1)!
        }
      }
    }
    errors.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
    while true {
      let list = try await Browser.get(port: port, path: "/json", host: "127.0.0.1").body
      if let path = list.firstMatch(of: #/ws:\/\/127\.0\.0\.1(?::\d+)?(\/devtools\/page\/[0-9A-F]+)/#) {
        let socket = try await LiveSocket(port: port, host: "127.0.0.1", path: String(path.1))
        let browser = Chromium(process, folder, socket)
        try await browser.wait("document.documentElement.dataset.live")
        return browser
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// What an expression comes to, once it has come to it.
  @discardableResult
  func evaluate(_ expression: String) async throws -> String {
    let answer = try await call(
      "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let problem = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(problem)") }
    let result = answer["result"] as? [String: Any]
    return result?["value"].map { "\($0)" } ?? ""
  }

  /// Waits until a condition holds, ten seconds at most.
  func wait(_ condition: String) async throws {
    try await evaluate(
      """
      new Promise((done, fail) => {
        const start = Date.now();
        (function look() {
          let holds = false;
          try { holds = \(condition) } catch {}
          if (holds) done("");
          else if (Date.now() - start > 10000) fail("never: " + document.body.innerText);
          else setTimeout(look, 10);
        })();
      })
      """)
  }

  /// Does what loads another document, and waits until that is live.
  func load(_ expression: String) async throws {
    try await evaluate("window.isOld = 1; setTimeout(() => { \(expression) }, 0); 0")
    try await wait("!window.isOld && document.documentElement.dataset.live")
  }

  /// Presses the button, link or choice that says `text`, once there is one that can be pressed.
  func press(_ text: String) async throws {
    let found =
      "[...document.querySelectorAll('button,a,summary,label')].find(e => e.textContent === '\(text)' "
      + "&& e.checkVisibility() && !e.closest('.leaving') && !e.disabled)"
    try await wait(found)
    try await evaluate("\(found).click()")
  }

  /// Presses a key that types nothing.
  func key(_ name: String, _ code: Int) async throws {
    for kind in ["rawKeyDown", "keyUp"] {
      try await call(
        "Input.dispatchKeyEvent", ["type": kind, "key": name, "code": name, "windowsVirtualKeyCode": code])
    }
  }

  /// Types at the keyboard, a letter at a time.
  func type(_ text: String) async throws {
    for letter in text { _ = try await call("Input.insertText", ["text": String(letter)]) }
  }

  @discardableResult
  private func call(_ method: String, _ parameters: [String: Any]) async throws -> [String: Any] {
    number += 1
    let message = try JSONSerialization.data(withJSONObject: ["id": number, "method": method, "params": parameters])
    try await socket.send(Array(message))
    while true {
      let text = try await socket.text()
      let answer = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
      guard answer["id"] as? Int == number else { continue }
      if let result = answer["result"] as? [String: Any] { return result }
      // The page has only begun to load.
      guard text.lowercased().contains("context") || text.contains("navigated") else {
        throw Failure(description: text)
      }
      try await Task.sleep(for: .milliseconds(20))
      return try await call(method, parameters)
    }
  }
}
