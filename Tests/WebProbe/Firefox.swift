import Foundation

/// Firefox without a window, told what to do over WebDriver BiDi.
@MainActor package final class Firefox {
  private let process: Process
  private let folder: URL
  private let socket: LiveSocket
  private var number = 0
  private var context = ""
  /// What the page has written to its console, and scripts that failed.
  package private(set) var complaints: [String] = []

  private init(_ process: Process, _ folder: URL, _ socket: LiveSocket) {
    (self.process, self.folder, self.socket) = (process, folder, socket)
  }

  isolated deinit { Chromium.end(process, removing: folder) }

  /// Starts a browser with a page of a size, and waits until what is at `address` is ready there.
  package static func show(_ address: String, width: Int, height: Int) async throws -> Firefox {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tenure-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Nobody else is asked for anything.
    let settings = [
      "browser.aboutwelcome.enabled", "browser.safebrowsing.downloads.remote.enabled",
      "network.captive-portal-service.enabled",
      "network.connectivity-service.enabled", "datareporting.policy.dataSubmissionEnabled", "app.normandy.enabled",
      "browser.region.update.enabled", "extensions.getAddons.cache.enabled",
    ]
    // Bars that lie over what scrolls, as on a phone.
    let lines = settings.map { "user_pref(\"\($0)\", false);" } + ["user_pref(\"ui.useOverlayScrollbars\", 1);"]
    try lines.joined(separator: "\n").write(to: folder.appending(path: "user.js"), atomically: true, encoding: .utf8)
    // As Chromium: a container may not let it have a sandbox of its own.
    let (process, port) = try await Chromium.begin(
      [
        "firefox-esr", "--headless", "--no-remote", "--profile", folder.path, "--remote-debugging-port", "0",
        "about:blank",
      ], environment: ["MOZ_DISABLE_CONTENT_SANDBOX": "1"])
    let socket = try await LiveSocket(
      port: port, origin: "", host: "127.0.0.1:\(port)", path: "/session", protocolName: "")
    guard socket.answer.hasPrefix("HTTP/1.1 101") else { throw Chromium.Failure(description: socket.answer) }
    let browser = Firefox(process, folder, socket)
    try await browser.begin(width: width, height: height)
    try await browser.load("location.href = '\(address)'")
    return browser
  }

  private func begin(width: Int, height: Int) async throws {
    try await call("session.new", ["capabilities": [String: Any]()])
    try await call("session.subscribe", ["events": ["log.entryAdded"]])
    let tree = try await call("browsingContext.getTree", [:])
    context = ((tree["contexts"] as? [[String: Any]])?.first?["context"] as? String) ?? ""
    try await size(width: width, height: height)
  }

  /// Makes the page as large as a window.
  package func size(width: Int, height: Int) async throws {
    try await call(
      "browsingContext.setViewport", ["context": context, "viewport": ["width": width, "height": height]])
  }

  /// Presses and moves of a mouse or a finger, one after the other.
  private func perform(_ kind: String, _ actions: [[String: Any]]) async throws {
    let source: [String: Any] = [
      "type": "pointer", "id": kind, "parameters": ["pointerType": kind], "actions": actions,
    ]
    try await call("input.performActions", ["context": context, "actions": [source]])
  }

  /// Presses with the mouse.
  package func click(at place: (x: Double, y: Double)) async throws {
    try await perform(
      "mouse",
      [
        ["type": "pointerMove", "x": Int(place.x), "y": Int(place.y)], ["type": "pointerDown", "button": 0],
        ["type": "pointerUp", "button": 0],
      ])
  }

  /// Drags with the mouse.
  package func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) async throws {
    try await perform(
      "mouse",
      [
        ["type": "pointerMove", "x": Int(start.x), "y": Int(start.y)], ["type": "pointerDown", "button": 0],
        ["type": "pointerMove", "x": Int(end.x), "y": Int(end.y), "duration": 100],
        ["type": "pointerUp", "button": 0],
      ])
  }

  /// Presses keys, a letter of `text` each.
  package func type(_ text: String) async throws {
    let keys = text.flatMap { [["type": "keyDown", "value": "\($0)"], ["type": "keyUp", "value": "\($0)"]] }
    try await call(
      "input.performActions", ["context": context, "actions": [["type": "key", "id": "keys", "actions": keys]]])
  }

  @discardableResult
  private func call(_ method: String, _ parameters: [String: Any]) async throws -> [String: Any] {
    number += 1
    let message = try JSONSerialization.data(withJSONObject: ["id": number, "method": method, "params": parameters])
    try await socket.send(Array(message))
    while true {
      let text = try await socket.text()
      let answer = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
      guard answer["id"] as? Int == number else {
        if let entry = answer["params"] as? [String: Any], answer["method"] as? String == "log.entryAdded" {
          complaints.append("\(entry["level"] ?? ""): \(entry["text"] ?? "")")
        }
        continue
      }
      if let result = answer["result"] as? [String: Any] { return result }
      throw Chromium.Failure(description: text)
    }
  }
}

extension Firefox: BrowserPage {
  @discardableResult
  package func evaluate(_ expression: String) async throws -> String {
    while true {
      do {
        let answer = try await call(
          "script.evaluate", ["expression": expression, "target": ["context": context], "awaitPromise": true])
        if let problem = answer["exceptionDetails"] as? [String: Any] {
          throw Chromium.Failure(description: "\(expression): \(problem["text"] ?? problem)")
        }
        return (answer["result"] as? [String: Any])?["value"].map { "\($0)" } ?? ""
      } catch let failure as Chromium.Failure where Self.isOfAnotherDocument(failure) {
        // The page loads another document.
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  private static func isOfAnotherDocument(_ failure: Chromium.Failure) -> Bool {
    ["no such frame", "destroyed", "AbortError"].contains { failure.description.contains($0) }
  }
}
