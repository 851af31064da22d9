import Foundation
import WebProbe

/// What a real browser sees of a page with a button `Change` and a label that begins with `Changed`.
@MainActor enum Visit {
  struct Figures {
    /// Milliseconds from a tap to the changed label, in the browser's own clock.
    var times: [Double]
    /// Bytes of messages to and from the page for one tap.
    var received: Double
    var sent: Double
    /// Bytes of all that the page loads.
    var loaded: Double
  }

  static func figures(_ address: String, isOurs: Bool, taps: Int) async throws -> Figures {
    let browser = try await Chromium.show(
      address, until: isOurs ? Chromium.live : "\(label).isConnected && window.did_handshake", seconds: 60)
    _ = try await tap(browser, taps / 5)
    let times = try await tap(browser, taps)
    var (received, sent, loaded) = (0.0, 0.0, 0.0)
    browser.heard = { event in
      let facts = event["params"] as? [String: Any] ?? [:]
      let frame = (facts["response"] as? [String: Any])?["payloadData"] as? String
      switch event["method"] as? String {
      case "Network.webSocketFrameReceived": received += Double(frame?.utf8.count ?? 0)
      case "Network.webSocketFrameSent": sent += Double(frame?.utf8.count ?? 0)
      case "Network.loadingFinished": loaded += facts["encodedDataLength"] as? Double ?? 0
      default: break
      }
    }
    try await browser.call("Network.enable", [:])
    _ = try await tap(browser, 10)
    let (to, from) = (received / 10, sent / 10)
    loaded = 0
    try await browser.call("Network.setCacheDisabled", ["cacheDisabled": true])
    try await browser.call("Page.reload", [:])
    try await Task.sleep(for: .seconds(1))
    try await browser.wait("\(label).isConnected", seconds: 60)
    try await Task.sleep(for: .milliseconds(500))
    try await browser.evaluate("0")
    return Figures(times: times, received: to, sent: from, loaded: loaded)
  }

  private static let label =
    "[...document.querySelectorAll('p,div')].find(e => !e.childElementCount && e.textContent.startsWith('Changed'))"

  /// Taps, and waits for each change to be in the document.
  private static func tap(_ browser: Chromium, _ count: Int) async throws -> [Double] {
    let answer = try await browser.evaluate(
      """
      (async () => {
        const button = [...document.querySelectorAll('button')].find(e => e.textContent.trim() === 'Change');
        const times = [];
        for (let i = 0; i < \(count); i++) {
          const label = \(label), old = label.textContent;
          const start = performance.now();
          const changed = new Promise((done) => {
            const observer = new MutationObserver(() => {
              if (label.isConnected && label.textContent === old) return;
              observer.disconnect();
              done(performance.now());
            });
            observer.observe(document.body, { subtree: true, childList: true, characterData: true });
          });
          button.click();
          const end = await Promise.race([changed, new Promise((done) => setTimeout(() => done(0), 3000))]);
          if (end) times.push(end - start);
          // The browser paints, and rests.
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
        }
        return times.join(" ");
      })()
      """)
    let times = answer.split(separator: " ").compactMap { Double($0) }
    guard times.count >= count / 2 else {
      throw Chromium.Failure(description: "of \(count) taps \(times.count) changed the page")
    }
    return times
  }

  /// Milliseconds from the wish for a page to its first words, for several visits to each of some addresses in turn.
  static func firstPaints(_ browser: Chromium, _ addresses: [String], count: Int) async throws -> [[Double]] {
    var times = addresses.map { _ in [Double]() }
    for visit in 0...count {
      for (index, address) in addresses.enumerated() {
        try await browser.call("Page.navigate", ["url": "\(address)?visit=\(visit)"])
        let paint = "performance.getEntriesByName('first-contentful-paint')[0]"
        // The page may change its address by then.
        let asked = "performance.getEntriesByType('navigation')[0].name"
        try await browser.wait("\(asked) === '\(address)?visit=\(visit)' && \(paint)")
        let time = Double(try await browser.evaluate("'' + \(paint).startTime")) ?? 0
        if visit > 0 { times[index].append(time) }
      }
    }
    return times
  }

  /// Bytes that a process grows by for each page that is open, socket and all.
  ///
  /// It is the same for whoever is measured: a process that has served nothing else, so that none of a page's memory is
  /// that of an earlier page which has gone; some pages first, which stay open, for what all pages share and what is made
  /// once; then as many again, all of which the server has to know at the end.
  static func memory(
    of process: Child, pages: Int, open: () throws -> Visitor
  ) throws -> Double {
    let first = max(pages / 10, 2)
    var visitors = try (0..<first).map { _ in try open() }
    let before = process.memory
    for _ in 0..<pages { visitors.append(try open()) }
    let after = process.memory
    let known = try process.ask("pages")["count"] ?? 0
    guard Int(known) == first + pages else {
      throw Child.Failure(description: "of \(first + pages) open pages the server knows \(Int(known))")
    }
    return withExtendedLifetime(visitors) { (after - before) / Double(pages) }
  }
}
