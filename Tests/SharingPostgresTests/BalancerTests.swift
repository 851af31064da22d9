#if PostgreSQL && SQLite && Web
  import Foundation
  import Testing
  import WebProbe

  /// The board of a PostgreSQL server, served by two processes behind nginx, as its own configuration says it.
  @MainActor @Suite struct BalancerTests {
    @Test("Browsers of two processes behind nginx edit one board, and go on where one of the processes is killed")
    func oneTruth() async throws {
      let database = try await off { try Server() }
      let processes = try await [BoardProcess(database), BoardProcess(database)]
      let balancer = try await Balancer(of: processes.map(\.port))
      let ada = try await Chromium.show(balancer.address)
      let ben = try await Chromium.show(balancer.address)
      // Each with a process of its own.
      for (browser, name) in [(ada, "first"), (ben, "second")] {
        try await browser.load("document.cookie = 'server=\(name); path=/'; location.reload()")
      }

      try await ada.fill("New card", "Tea")
      try await ada.press("Add")
      for browser in [ada, ben] { try await browser.wait(Self.shows("Tea")) }
      try await ben.press("Tea is done")
      try await ada.wait("![...document.querySelectorAll('button')].some(e => e.innerText === 'Tea is done')")

      // Both at once, as fast as they can.
      let titles = ["A", "B"].map { letter in (1...5).map { "\(letter)\($0)" } }
      async let first: Void = add(titles[0], in: ada)
      async let second: Void = add(titles[1], in: ben)
      _ = try await (first, second)
      for title in titles.joined() {
        for browser in [ada, ben] { try await browser.wait(Self.shows(title)) }
      }

      // The process of Ada's page is gone from one moment to the next. The other makes her a page; Ben's stays as it is.
      for browser in [ada, ben] { try await browser.evaluate("window.isOld = 1; 0") }
      processes[0].kill()
      try await ada.wait("!window.isOld && \(Chromium.live)")
      for title in titles.joined() + ["Tea"] { try await ada.wait(Self.shows(title)) }
      try await add(["Cake"], in: ada)
      try await ben.wait(Self.shows("Cake"))
      #expect(try await ben.evaluate("'' + window.isOld") == "1")
      // What pages have shown is what is stored, once each.
      let stored = try await off { try database.psql("SELECT value FROM cards") }
      for title in titles.joined() + ["Tea", "Cake"] {
        #expect(stored.components(separatedBy: "\"\(title)\"").count == 2, "\(title)")
      }
      withExtendedLifetime((processes, balancer)) {}
      try await off { try database.stop() }
    }

    private func add(_ titles: [String], in browser: Chromium) async throws {
      for title in titles {
        try await browser.fill("New card", title)
        try await browser.press("Add")
        try await browser.wait(Self.shows(title))
      }
    }

    /// A card's words, not what is typed.
    private static func shows(_ title: String) -> String { "document.body.innerText.split('\\n').includes('\(title)')" }
  }
#endif
