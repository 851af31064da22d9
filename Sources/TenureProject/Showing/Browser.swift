import Foundation

/// A Chromium without a window, asked over a pipe: it takes the picture of a page.
final class Browser {
  /// How the page is to look.
  struct Look: Equatable {
    var width = 390
    var height = 844
    var isDark = false
    var locale: String?
    /// A name of SwiftUI's sizes of text, as `accessibility5`.
    var textSize: String?
    /// The picture is as large as what is shown, with a margin.
    var isFitted = false
    /// There is no device around it, and so no status bar that takes some of it.
    var isBare = false

    /// What the program is told of it.
    var arguments: [String] { (locale.map { ["--locale", $0] } ?? []) + (isDark ? ["--dark"] : []) }
  }

  private static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private let profile: URL
  private var started = 0
  private var number = 0
  private var buffer: [UInt8] = []

  static func program(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") -> String? {
    for folder in path.split(separator: ":") {
      for name in names where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }

  init(_ look: Look) throws {
    guard let program = Self.program() else {
      throw ProjectFailure(
        .installation,
        "A picture is taken by Chromium, and there is none on the PATH. Install it (apt-get install chromium), or ask for --text."
      )
    }
    profile = FileManager.default.temporaryDirectory.appending(path: "tenure-\(UUID().uuidString)")
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser reads commands from file 3 and writes answers to file 4.
    process.arguments =
      ["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 1>/dev/null 2>/dev/null </dev/null", program]
      + [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars",
        // A pointer that can be over something, so that what comes under it is not shown all the time.
        "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
        "--remote-debugging-pipe", "--user-data-dir=\(profile.path)", "--lang=\(look.locale ?? "en")",
      ]
    process.standardInput = commands
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    // Before the browser, which would otherwise be left.
    started = StartedPrograms.shared.add { [process, profile] in Self.end(process, profile) }
    do { try process.run() } catch {
      StartedPrograms.shared.forget(started)
      throw error
    }
  }

  func stop() {
    StartedPrograms.shared.forget(started)
    Self.end(process, profile)
  }

  private static func end(_ process: Process, _ profile: URL) {
    process.end(by: SIGTERM)
    try? FileManager.default.removeItem(at: profile)
  }

  /// The page at an address as a PNG, once the program behind it has answered.
  func picture(of address: String, _ look: Look) throws -> Data {
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    let session =
      try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String ?? ""
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": look.width, "height": look.height, "deviceScaleFactor": 2, "mobile": false], session)
    _ = try call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": look.isDark ? "dark" : "light"]]], session)
    if let locale = look.locale {
      let agent = try call("Runtime.evaluate", ["expression": "navigator.userAgent"], session)["result"]
      let name = (agent as? [String: Any])?["value"] as? String ?? ""
      _ = try call("Emulation.setUserAgentOverride", ["userAgent": name, "acceptLanguage": locale], session)
      _ = try? call("Emulation.setLocaleOverride", ["locale": locale], session)
    }
    _ = try call("Page.navigate", ["url": address], session)
    // A page without a script has its sheets below all else; and what moves is shown where it ends, for a page that nobody
    // sees moves nothing by itself.
    let live = """
      var settle = () => {
        for (const one of document.querySelectorAll('dialog[open]:not(:modal)')) {
          one.removeAttribute('open');
          one.showModal();
          document.activeElement?.blur();
        }
        for (const one of document.getAnimations()) {
          const ends = Number.isFinite(one.effect.getComputedTiming().endTime);
          if (one.timeline instanceof DocumentTimeline && ends) one.finish();
        }
      };
      new Promise((done, fail) => { const start = Date.now(); (function look() {
        if (location.href !== 'about:blank' && document.documentElement.dataset.live) {
          document.fonts.ready.then(() => setTimeout(() => { settle(); done(); }, 300));
        } else if (location.protocol === 'chrome-error:' || Date.now() - start > 20000) fail('late');
        else setTimeout(look, 20);
      })(); })
      """
    for _ in 0..<20 {
      // A page that is on its way loses what was asked of the one before.
      let answer = try? call("Runtime.evaluate", ["expression": live, "awaitPromise": true], session)
      let trouble = answer?["exceptionDetails"] as? [String: Any]
      if (trouble?["exception"] as? [String: Any])?["value"] as? String == "late" { break }
      if answer != nil, trouble == nil {
        let shot = try call("Page.captureScreenshot", ["format": "png"], session)
        guard let text = shot["data"] as? String, let data = Data(base64Encoded: text) else { break }
        return data
      }
    }
    throw ProjectFailure(
      .broken, "The page at \(address) did not come to life in the browser. Look at it with 'tenure run'.")
  }

  /// What a script gives, which may be a promise, on a page of its own without content.
  func value(of script: String) throws -> Any? {
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    let session =
      try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String ?? ""
    let answer = try call(
      "Runtime.evaluate", ["expression": script, "awaitPromise": true, "returnByValue": true], session)
    _ = try call("Target.closeTarget", ["targetId": target])
    return (answer["result"] as? [String: Any])?["value"]
  }

  private func call(_ method: String, _ values: [String: Any], _ session: String? = nil) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": values]
    if let session { message["sessionId"] = session }
    try commands.fileHandleForWriting.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      guard let answer = try next() else {
        throw ProjectFailure(.installation, "Chromium ended before it had taken the picture. Does it start by itself?")
      }
      guard answer["id"] as? Int == number else { continue }
      if let problem = answer["error"] as? [String: Any] {
        throw ProjectFailure(.broken, "Chromium refused \(method): \(problem["message"] ?? "").")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func next() throws -> [String: Any]? {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let data = Data(buffer[..<end])
        buffer.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: data) as? [String: Any]
      }
      let part = answers.fileHandleForReading.availableData
      if part.isEmpty { return nil }
      buffer += part
    }
  }
}
