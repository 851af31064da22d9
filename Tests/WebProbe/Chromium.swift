import Foundation

/// A real browser without a window, told what to do over its debugging protocol.
@MainActor package final class Chromium: BrowserPage {
  private let process: Process
  private let folder: URL
  private let socket: LiveSocket
  private var number = 0
  /// Told what the browser says without being asked, where that has been switched on.
  package var heard: (([String: Any]) -> Void)?

  package struct Failure: Error, CustomStringConvertible {
    package var description: String

    package init(description: String) { self.description = description }
  }

  private init(_ process: Process, _ folder: URL, _ socket: LiveSocket) {
    (self.process, self.folder, self.socket) = (process, folder, socket)
  }

  isolated deinit { Self.end(process, removing: folder) }

  /// Starts a browser, and waits until it says at which port it is told what to do.
  static func begin(_ words: [String], environment: [String: String] = [:]) async throws -> (Process, port: Int) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let port: Int = try await off {
      var said = ""
      while true {
        let part = errors.fileHandleForReading.availableData
        if part.isEmpty {
          throw Failure(description: "\(words[0]) did not start (apt-get install \(words[0])): \(said)")
        }
        said += String(decoding: part, as: UTF8.self)
        if let match = said.firstMatch(of: #/listening on ws:\/\/[^:]*:(\d+)[\s\/]/#) { return Int(match.1)! }
      }
    }
    // What it says later is read, or it would wait. Not by a handler of the file's: a file that is closed with one still
    // there crashes the queues' library.
    let rest = errors.fileHandleForReading
    Thread.detachNewThread { while !rest.availableData.isEmpty {} }
    return (process, port)
  }

  /// Ends a browser, and removes what it has written.
  static func end(_ process: Process, removing folder: URL) {
    // Started by a thread that holds signals back, it would hold back a milder one.
    kill(process.processIdentifier, SIGKILL)
    // Not here: all other tests would wait as well. On a thread that has not begun the process, `waitUntilExit` takes a
    // whole processor.
    Thread.detachNewThread {
      while process.isRunning { Thread.sleep(forTimeInterval: 0.05) }
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// Holds on a page of ours once its socket has answered.
  package static let live = "document.documentElement.dataset.live"

  /// Starts a browser that shows a page, and waits until that is ready. To start is the most that a browser does: of
  /// several tests one after the other does it, and none of them is late because of the others.
  package static func show(
    _ address: String, arguments: [String] = [], until condition: String = Chromium.live, seconds: Int = 300
  ) async throws -> Chromium {
    await Turnstile.shared.enter()
    do {
      let browser = try await start(address, arguments: arguments, until: condition, seconds: seconds)
      Turnstile.shared.leave()
      return browser
    } catch {
      Turnstile.shared.leave()
      throw error
    }
  }

  private static func start(
    _ address: String, arguments: [String], until condition: String, seconds: Int
  ) async throws -> Chromium {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tenure-browser-\(UUID().uuidString)")
    let (process, port) = try await begin(
      [
        "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
        "--remote-allow-origins=*", "--user-data-dir=\(folder.path)", "--window-size=900,700",
      ] + arguments + [address])
    while true {
      let list = try await HTTP.get(port: port, path: "/json", host: "127.0.0.1").body
      if let path = list.firstMatch(of: #/ws:\/\/127\.0\.0\.1(?::\d+)?(\/devtools\/page\/[0-9A-F]+)/#) {
        let socket = try await LiveSocket(port: port, host: "127.0.0.1", path: String(path.1))
        let browser = Chromium(process, folder, socket)
        // What has gone wrong already is told as well.
        try await browser.call("Runtime.enable", [:])
        try await browser.wait(condition, seconds: seconds)
        return browser
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// What an expression comes to, once it has come to it.
  @discardableResult
  package func evaluate(_ expression: String) async throws -> String {
    let answer = try await call(
      "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let problem = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(problem)") }
    let result = answer["result"] as? [String: Any]
    return result?["value"].map { "\($0)" } ?? ""
  }

  /// What assistive technology finds that can be used and has no name: roles.
  package func controlsWithoutName() async throws -> [String] {
    let tree = try await call("Accessibility.getFullAXTree", [:])
    let controls: Set = [
      "button", "link", "textbox", "searchbox", "checkbox", "switch", "combobox", "slider", "radio", "radiogroup",
      "tab", "spinbutton", "dialog", "alertdialog", "menuitem", "progressbar", "image",
    ]
    return (tree["nodes"] as? [[String: Any]] ?? []).compactMap { node in
      let value = { (key: String) in (node[key] as? [String: Any])?["value"] as? String ?? "" }
      guard node["ignored"] as? Bool != true, controls.contains(value("role")), value("name").isEmpty else {
        return nil
      }
      return value("role")
    }
  }

  /// Drags with the mouse.
  package func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) async throws {
    for (kind, place) in [("mousePressed", start), ("mouseMoved", end), ("mouseReleased", end)] {
      try await call(
        "Input.dispatchMouseEvent",
        ["type": kind, "x": place.x, "y": place.y, "button": "left", "buttons": 1, "clickCount": 1])
    }
  }

  /// Moves the mouse.
  package func point(at place: (x: Double, y: Double)) async throws {
    try await call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": place.x, "y": place.y])
  }

  /// Says whether the system around is dark.
  package func surround(dark: Bool) async throws {
    let feature = ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]
    try await call("Emulation.setEmulatedMedia", ["features": [feature]])
  }

  /// Turns the mouse's wheel.
  package func turn(at place: (x: Double, y: Double), by way: Double) async throws {
    try await call(
      "Input.dispatchMouseEvent", ["type": "mouseWheel", "x": place.x, "y": place.y, "deltaX": 0, "deltaY": way])
  }

  /// Swipes with a finger.
  package func swipe(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) async throws {
    let touches = [("touchStart", [start]), ("touchMove", [end]), ("touchEnd", [])]
    for (kind, points) in touches {
      try await call(
        "Input.dispatchTouchEvent", ["type": kind, "touchPoints": points.map { ["x": $0.x, "y": $0.y] }])
    }
  }

  /// Presses a key that types nothing.
  package func key(_ name: String, _ code: Int) async throws {
    for kind in ["rawKeyDown", "keyUp"] {
      try await call(
        "Input.dispatchKeyEvent", ["type": kind, "key": name, "code": name, "windowsVirtualKeyCode": code])
    }
  }

  /// Types at the keyboard, a letter at a time.
  package func type(_ text: String) async throws {
    for letter in text { _ = try await call("Input.insertText", ["text": String(letter)]) }
  }

  /// A script of ours that stopped at an error: nothing that a test waits for will come.
  private static func failureOfScript(in event: [String: Any]) -> Failure? {
    guard event["method"] as? String == "Runtime.exceptionThrown",
      let details = (event["params"] as? [String: Any])?["exceptionDetails"] as? [String: Any],
      let script = details["url"] as? String, script.hasSuffix(".js")
    else { return nil }
    let words = (details["exception"] as? [String: Any])?["description"] as? String
    return Failure(description: "\(script) failed: \(words ?? "\(details)")")
  }

  @discardableResult
  package func call(_ method: String, _ parameters: [String: Any]) async throws -> [String: Any] {
    number += 1
    let message = try JSONSerialization.data(withJSONObject: ["id": number, "method": method, "params": parameters])
    try await socket.send(Array(message))
    while true {
      let text = try await socket.text()
      let answer = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
      guard answer["id"] as? Int == number else {
        if let failure = Self.failureOfScript(in: answer) { throw failure }
        heard?(answer)
        continue
      }
      if let result = answer["result"] as? [String: Any] { return result }
      // The page has only begun to load, or loads itself again.
      guard text.lowercased().contains("context") || text.contains("navigated") else {
        throw Failure(description: text)
      }
      try await Task.sleep(for: .milliseconds(20))
      return try await call(method, parameters)
    }
  }
}

/// Lets two through at a time.
@MainActor private final class Turnstile {
  static let shared = Turnstile()

  private var free = 2
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func leave() { if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() } }
}
