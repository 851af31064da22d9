import SwiftUI
import Synchronization
import Testing
import WebProbe

@testable import TenureWeb

/// Pages that change by themselves without end, and the pages beside them.
@MainActor @Suite struct RunawayTests {
  private final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  @Test func aPageThatChangesWithoutEndIsEndedAndNoOther() async throws {
    let lines = Lines()
    let server = try serve({
      $0.ownTurnBurst = 50
      $0.ownTurnsPerSecond = 0
      $0.log = { line in lines.all.withLock { $0.append(line) } }
    }) { Choice() }
    let good = try await server.page()
    let bad = try await server.page()
    let (first, second) = (try await good.browser.open(), try await bad.browser.open())
    try await first.text(with: "[1")
    try await second.text(with: "[1")
    try await second.send("[\"tap\",\(try bad.browser.id("Run away", tag: "button"))]")
    var messages = 0
    while case .text = try await second.receive() { messages += 1 }
    #expect(messages < 60)
    #expect(
      lines.all.withLock { $0 } == [
        "tenure: ended the page Choice: it changed by itself more than 0 times a second, without end. Something in it "
          + "writes state each time that it is shown, or in a loop that does not wait."
      ])
    try await first.send("[\"tap\",\(try good.browser.id("Count", tag: "button"))]")
    #expect(try await first.text().contains("1 times"))
    #expect(server.host.pageCount == 1)
  }

  @Test func aPageThatChangesWhereNobodySeesItIsEndedToo() async throws {
    let server = try serve({
      $0.ownTurnBurst = 50
      $0.ownTurnsPerSecond = 0
      $0.log = { _ in }
    }) { Choice() }
    let bad = try await server.page()
    let socket = try await bad.browser.open()
    try await socket.text(with: "[1")
    try await socket.send("[\"tap\",\(try bad.browser.id("Think", tag: "button"))]")
    while case .text = try await socket.receive() {}
    #expect(server.host.pageCount == 0)
  }

  @Test func aLoopThatDoesNothingLeavesTheOthersTheirTurn() async throws {
    let server = try serve { Choice() }
    let good = try await server.page()
    let bad = try await server.page()
    let (first, second) = (try await good.browser.open(), try await bad.browser.open())
    try await first.text(with: "[1")
    try await second.text(with: "[1")
    try await second.send("[\"tap\",\(try bad.browser.id("Idle", tag: "button"))]")
    for count in 1...100 {
      try await first.send("[\"tap\",\(try good.browser.id("Count", tag: "button"))]")
      try await first.text(with: "\(count) times")
    }
    #expect(server.host.html(of: good.secret).contains("100 times"))
    // Its own page still answers, and what ends the page ends the loop.
    try await second.send("[\"tap\",\(try bad.browser.id("Count", tag: "button"))]")
    try await second.text(with: "1 times")
  }

  @Test func contentThatFlipsItselfLeavesTheOthersAlone() async throws {
    let server = try serve({
      $0.ownTurnBurst = 50
      $0.ownTurnsPerSecond = 0
      $0.log = { _ in }
    }) { Choice() }
    let good = try await server.page()
    let bad = try await server.page()
    let (first, second) = (try await good.browser.open(), try await bad.browser.open())
    try await first.text(with: "[1")
    try await second.text(with: "[1")
    try await second.send("[\"tap\",\(try bad.browser.id("Flip", tag: "button"))]")
    for count in 1...100 {
      try await first.send("[\"tap\",\(try good.browser.id("Count", tag: "button"))]")
      try await first.text(with: "\(count) times")
    }
    #expect(server.host.html(of: good.secret).contains("100 times"))
  }
}

private struct Choice: View {
  @State private var count = 0
  @State private var isRunning = false
  @State private var isFlipping = false
  @State private var thoughts = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("\(count) times")
        Button("Count") { count += 1 }
        Button("Run away") { isRunning = true }
        Button("Flip") { isFlipping = true }
        Button("Think") { thoughts += 1 }
        Button("Idle") { Task { while !Task.isCancelled { await Task.yield() } } }
        if thoughts > 0 { Thinking() }
        if isRunning { Runner() }
        if isFlipping { Flipping() }
      }
      .navigationTitle("Choice")
    }
  }
}

private struct Runner: View {
  @State private var number = 0

  var body: some View {
    Text("\(number)").task {
      while !Task.isCancelled {
        number += 1
        await Task.yield()
      }
    }
  }
}

private struct Thinking: View {
  @State private var thoughts = 0

  var body: some View {
    Text(thoughts < 0 ? "done" : "thinking").task {
      while !Task.isCancelled {
        thoughts += 1
        await Task.yield()
      }
    }
  }
}

private struct Flipping: View {
  @State private var isOn = false

  var body: some View {
    if isOn { Text("on").onAppear { isOn = false } } else { Text("off").onAppear { isOn = true } }
  }
}
