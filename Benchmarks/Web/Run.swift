#if Web
  import Foundation
  import WebProbe

  /// All measures, in an order in which none disturbs another. What cannot be measured here is named and left out.
  @MainActor final class Run {
    private let isAlone: Bool
    private var report: Report
    /// Parts of the names of what to measure; empty for all.
    private let only: [String]
    private var failures = 0
    private let last = max(ProcessInfo.processInfo.activeProcessorCount - 1, 0)

    init(isJSON: Bool, isAlone: Bool, only: [String]) {
      report = Report(isJSON: isJSON)
      self.only = only
      self.isAlone = isAlone
    }

    /// False when something could not be measured.
    func all() async -> Bool {
      calibrate()
      for rows in [100, 10_000] { await measure("a leaf of \(rows) rows") { try leaf(rows: rows) } }
      await measure("sessions") { try sessions() }
      await measure("idle pages") { try idlePages() }
      await measure("first response") { try firstResponse() }
      await measure("first paint") { try await firstPaint() }
      for rows in [100, 10_000] { await measure("browser, \(rows) labels") { try await side(rows: rows) } }
      report.table()
      return failures == 0
    }

    private func measure(_ name: String, _ body: () async throws -> Void) async {
      guard only.isEmpty || only.contains(where: { name.contains($0) }) else { return }
      note("measuring \(name) …")
      do { try await body() } catch {
        failures += 1
        note("could not measure \(name): \(error)")
      }
    }

    private func note(_ words: String) { FileHandle.standardError.write(Data("web-bench: \(words)\n".utf8)) }

    /// How fast the machine is today.
    private func calibrate() {
      func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
      var sum = 0
      let times = (0..<5).map { _ in microseconds(ContinuousClock().measure { sum &+= fib(32) }) / 1000 }
      precondition(sum != 0)
      report.add("naive fib(32): how fast the machine is", times.min() ?? 0, "ms")
    }

    /// The server has the last processor for itself, the crowd the first.
    private func serve(_ page: String, _ rows: Int) throws -> (server: Child, port: Int) {
      let server = try Child.own("serve", page, "\(rows)", core: last)
      guard let port = Int(try server.line(with: "port ").dropFirst(5)) else {
        throw Child.Failure(description: "no port")
      }
      return (server, port)
    }

    /// One visitor taps as fast as it gets answers: each tap is one leaf's change.
    private func leaf(rows: Int) throws {
      let (server, port) = try serve("rows", rows)
      let crowd = try Child.own("load", "\(port)", "1", core: 0)
      _ = try crowd.line(with: "open")
      _ = try crowd.ask("chased 1")
      _ = try server.ask("figures")
      let seen = try crowd.ask("chased 4")
      let own = try server.ask("figures")
      report.add("leaf of \(rows) rows: bytes", seen["bytes"] ?? -1, "B", most: 200)
      report.add("  server, main thread, median", own["own50"] ?? -1, "us", most: 50)
      report.add("  server, main thread, p99", own["own99"] ?? -1, "us")
      report.add("  server, read to answer, median", own["whole50"] ?? -1, "us")
      report.add("  event to patch at the client, median", seen["p50"] ?? -1, "us")
      report.add("  event to patch at the client, p99", seen["p99"] ?? -1, "us")
    }

    /// Many sessions of a small app.
    private func sessions() throws {
      let (server, port) = try serve("small", 0)
      let first = try Child.own("load", "\(port)", "20", core: 0)
      _ = try first.line(with: "open")
      _ = try first.ask("paced 1 1")
      let before = server.memory
      let count = 1_000
      let crowd = try Child.own("load", "\(port)", "\(count)", core: 0)
      _ = try crowd.line(with: "open")
      report.add("idle session of a small app", (server.memory - before) / Double(count) / 1024, "KiB", most: 200)
      let paced = try crowd.ask("paced 1 8")
      report.add("1,000 sessions, an event a second: median", (paced["p50"] ?? -1) / 1000, "ms")
      report.add("  p99", (paced["p99"] ?? -1) / 1000, "ms", most: 20)
      report.add("  without an answer", paced["missing"] ?? -1, "", most: 0)
      _ = try server.ask("figures")
      let chased = try crowd.ask("chased 4")
      report.add("  the most events a second", chased["rate"] ?? -1, "", least: 1_000)
      let own = try server.ask("figures")
      report.add("  main thread for one of them, median", own["own50"] ?? -1, "us")
      report.add("  a session after them", (server.memory - before) / Double(count) / 1024, "KiB")
    }

    /// What an event costs while many pages are open that nobody does anything on.
    private func idlePages() throws {
      let (server, port) = try serve("small", 0)
      let busy = try Child.own("load", "\(port)", "100", core: 0)
      _ = try busy.line(with: "open")
      _ = try busy.ask("chased 1")
      var idle: [Child] = []
      var (open, first) = (0, 0.0)
      for count in [0, 1_000, 10_000] {
        if count > open {
          let crowd = try Child.own("load", "\(port)", "\(count - open)", core: 0)
          _ = try crowd.line(with: "open")
          idle.append(crowd)
          open = count
        }
        let before = server.work
        let figures = try (0..<3).map { _ in try busy.ask("chased 3") }
        let events = figures.compactMap { $0["count"] }.reduce(0, +)
        let cost = (server.work - before) / max(events, 1) * 1e6
        let rate = figures.compactMap { $0["rate"] }.median
        if count == 0 { first = cost }
        report.add(
          "100 busy pages, \(count) idle: events a second", rate, "", least: count == 10_000 ? 20_000 : nil)
        report.add("  server's processor time for an event", cost, "us", most: count == 0 ? nil : first * 1.2)
        report.add("  p99", (figures.compactMap { $0["p99"] }.median) / 1000, "ms")
      }
      let known = try server.ask("pages")["count"] ?? 0
      report.add("  pages that are still open", known, "", least: Double(open + 100))
      withExtendedLifetime(idle) {}
    }

    private func firstResponse() throws {
      for (page, rows) in [("small", 0), ("labels", 100), ("rows", 10_000)] {
        let (server, port) = try serve(page, rows)
        defer { server.end() }
        _ = try HTTP.fetch(port: port, path: "/")
        var size = 0
        let times = try (0..<15).map { _ in
          let start = ContinuousClock.now
          size = try HTTP.fetch(port: port, path: "/").body.utf8.count
          return microseconds(.now - start) / 1000
        }
        let name = rows == 0 ? "small app" : "\(rows) \(page)"
        report.add("first response, \(name) (\(size / 1024) KiB)", times.median, "ms")
      }
    }

    private func firstPaint() async throws {
      let (server, port) = try serve("small", 0)
      defer { server.end() }
      let floor = try Floor(below: port)
      let browser = try await Chromium.show("http://localhost:\(port)/")
      let addresses = [port, floor.port].map { "http://localhost:\($0)/" }
      let times = try await Visit.firstPaints(browser, addresses, count: 20)
      report.add("first paint of a small app, median", times[0].median, "ms", most: 100)
      report.add("  the same bytes from a list, in the same browser", times[1].median, "ms")
    }

    // MARK: Side by side

    /// The same page here and in the other framework, in the same kind of browser, one after the other.
    private func side(rows: Int) async throws {
      let (server, port) = try serve("labels", rows)
      let ours = try await Visit.figures("http://localhost:\(port)/", isOurs: true, taps: rows > 1_000 ? 100 : 200)
      server.end()
      let pages = rows > 1_000 ? 8 : 100
      let (second, secondPort) = try serve("labels", rows)
      let memory = try Visit.memory(of: second, pages: pages) { try Visitor(port: secondPort) }
      second.end()
      report.add("tap to DOM change, \(rows) labels, median", ours.times.median, "ms")
      report.add("  p99", ours.times.quantile(0.99), "ms")
      report.add("  memory of one more open page", memory / 1024, "KiB")
      guard !isAlone else { return }
      let other = try OtherFramework(rows: rows)
      let theirs = try await Visit.figures(other.address, isOurs: false, taps: rows > 1_000 ? 25 : 100)
      other.process.end()
      let another = try OtherFramework(rows: rows)
      let theirMemory = try Visit.memory(of: another.process, pages: pages) { try Visitor(otherAt: another.port) }
      another.process.end()
      report.compare("tap to DOM change, \(rows) labels, median", ours.times.median, theirs.times.median, "ms")
      report.compare("  p99", ours.times.quantile(0.99), theirs.times.quantile(0.99), "ms")
      report.compare("  bytes to the page for one change", ours.received, theirs.received, "B")
      report.compare("  bytes from the page for one tap", ours.sent, theirs.sent, "B")
      report.compare("  bytes to load the page", ours.loaded / 1024, theirs.loaded / 1024, "KiB")
      report.compare("  memory of one more open page", memory / 1024, theirMemory / 1024, "KiB")
    }
  }
#endif
