import Foundation
import SwiftUI
import Testing
import WebProbe

@testable import TenureWeb

/// What trace viewers are handed, held to the Trace Event Format as they read it.
@MainActor @Suite(.serialized) struct TraceTests {
  @Test func everyEventIsOneThatViewersKnow() async throws {
    let events = try await trace(of: "Tick")
    #expect(Set(events.compactMap { $0["ph"] as? String }) == ["M", "X", "s", "f"])
    for event in events {
      #expect(event["pid"] as? Int == 1 && event["tid"] as? Int == 1, "on another track: \(event)")
      #expect((event["name"] as? String)?.isEmpty == false, "without a name: \(event)")
      if event["ph"] as? String == "M" {
        #expect((event["args"] as? [String: Any])?["name"] is String, "names nothing: \(event)")
        continue
      }
      #expect(event["cat"] is String && (event["ts"] as? Double ?? -1) >= 0, "without a time or a kind: \(event)")
      if event["ph"] as? String == "X" { #expect((event["dur"] as? Double ?? -1) >= 0, "without an end: \(event)") }
    }
    let names = events.filter { $0["ph"] as? String == "M" }.map { ($0["name"] as? String, $0.fact("name")) }
    #expect(names.map(\.0) == ["process_name", "thread_name"] && names.map(\.1) == ["Clock", "turns"])
  }

  /// Viewers draw bars of one track over one another, and do not show those that lie across an edge of another.
  @Test func barsOfTheTrackLieInsideOrBesideEachOther() async throws {
    let bars = try await trace(of: "Tick").filter { $0["ph"] as? String == "X" }
    try #require(bars.count > 6)
    var around: [ClosedRange<Double>] = []
    for bar in bars.sorted(by: { $0.start == $1.start ? $0.end > $1.end : $0.start < $1.start }) {
      while let last = around.last, last.upperBound <= bar.start { around.removeLast() }
      if let last = around.last { #expect(bar.end <= last.upperBound, "across the edge of another: \(bar)") }
      around.append(bar.start...bar.end)
    }
  }

  @Test func aTurnHoldsItsWritesAndBodiesAndThePatchFollows() async throws {
    let events = try await trace(of: "Tick")
    let turn = try #require(events.first { $0["name"] as? String == "tap \"Tick\"" })
    let span = turn.start...turn.end
    for kind in ["write", "body"] {
      // The turns before have none: nobody looked.
      let inside = events.filter { $0["cat"] as? String == kind }
      #expect(!inside.isEmpty && inside.allSatisfy { span.contains($0.start) && span.contains($0.end) }, "\(kind)")
    }
    let write = try #require(events.first { $0["cat"] as? String == "write" })
    #expect(write["name"] as? String == "Clock.tick" && write.fact("old") == "0" && write.fact("new") == "1")
    let body = try #require(events.first { $0["cat"] as? String == "body" })
    #expect(body["name"] as? String == "Clock" && body.fact("because") == "tick")
    #expect(((turn["args"] as? [String: Any])?["writes"] as? [String])?.first == "Clock.tick: 0 → 1")
    // A turn before may have been sent while somebody looked.
    let told = turn["args"] as? [String: Any]
    let patches = events.filter { $0["cat"] as? String == "patch" }
    let patch = try #require(
      patches.first { ($0["args"] as? [String: Any])?["turn"] as? Int == told?["turn"] as? Int })
    #expect(patch.start == turn.end && patch.end > patch.start, "\(patch) after \(turn)")
    let sent = patch["args"] as? [String: Any]
    #expect(sent?["bytes"] as? Int == told?["bytes"] as? Int && sent?["steps"] as? Int == told?["steps"] as? Int)
  }

  @Test func anArrowLeadsFromAWriteToTheBodyThatRanBecauseOfIt() async throws {
    let events = try await trace(of: "Tick")
    let arrows = events.filter { $0["cat"] as? String == "cause" }
    // Each hand has a `turned` of its own, which was written too: whose body ran because of which is not said.
    try #require(arrows.count == 2)
    #expect(Set(arrows.map { "\($0["id"] ?? "")\($0["name"] ?? "")" }).count == 1)
    let (start, point) = (arrows[0], arrows[1])
    #expect(start["ph"] as? String == "s" && point["ph"] as? String == "f" && point["bp"] as? String == "e")
    // An arrow belongs to the bar that was named last of those around its time.
    #expect(before(start, in: events)["name"] as? String == "Clock.tick")
    #expect(before(point, in: events)["name"] as? String == "Clock")
    #expect(start.start == before(start, in: events).start && point.start == before(point, in: events).start)
  }

  @Test func bodiesWithoutEffectAreGrey() async throws {
    let events = try await trace(of: "Nudge")
    let bodies = events.filter { $0["cat"] as? String == "body" }
    #expect(bodies.count == 1 && bodies.first?["cname"] as? String == "grey")
    #expect((bodies.first?["args"] as? [String: Any])?["without effect"] as? Bool == true)
  }

  private func before(_ event: [String: Any], in events: [[String: Any]]) -> [String: Any] {
    let index = events.firstIndex {
      $0["id"] as? Int == event["id"] as? Int && $0["ph"] as? String == event["ph"] as? String
    }
    return index.map { events[$0 - 1] } ?? [:]
  }

  /// The trace of a page whose button was pressed while somebody looked.
  private func trace(of name: String) async throws -> [[String: Any]] {
    let server = try serve { Clock() }
    let page = try await server.page()
    let socket = try await page.browser.open()
    try await socket.text(with: "[1]")
    let watcher = try await server.watch()
    try await socket.send("[\"tap\",\(try page.browser.id(name, tag: "button"))]")
    try await watcher.text(with: "tap")
    return try await Inspected(server, "/inspect/trace.json")["traceEvents"]
  }
}

extension [String: Any] {
  /// Whole nanoseconds: of fractions, sums are not exact.
  fileprivate var start: Double { ((self["ts"] as? Double ?? .nan) * 1_000).rounded() }
  fileprivate var end: Double { start + ((self["dur"] as? Double ?? 0) * 1_000).rounded() }
  fileprivate func fact(_ name: String) -> String? { (self["args"] as? [String: Any])?[name] as? String }
}

private struct Clock: View {
  @State private var tick = 0
  @State private var nudges = 0

  var body: some View {
    let _ = nudges
    Text("\(tick) ticks")
    Hand(tick: tick)
    Hand(tick: tick)
    Button("Tick") { tick += 1 }
    Button("Nudge") { nudges += 1 }
      .navigationTitle("Clock")
  }
}

private struct Hand: View {
  let tick: Int
  @State private var turned = 0

  var body: some View {
    Text("\(turned) turned").onChange(of: tick) { turned += 1 }
  }
}
