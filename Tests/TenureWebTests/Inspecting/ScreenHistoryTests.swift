import ComposableArchitecture
import Foundation
import SwiftUI
import TenureRender
import TenureRuntime
import TenureWorld
import Testing
import WebProbe

@testable import TenureInspector
@testable import TenureWeb

@MainActor @Suite(.serialized) struct ScreenHistoryTests {
  @Test func everyEarlierScreenIsShownAsItWas() async throws {
    let seed = ProcessInfo.processInfo.environment["TENURE_SEED"].flatMap { UInt64($0) } ?? .random(in: 1...1_000_000)
    let server = try serve { Shuffled() }
    let page = try await server.page()
    var random = SplitMix(state: seed)
    var screens = [server.host.html(of: page.secret)]
    for _ in 1...60 {
      try server.tap(["Add", "Drop", "Turn", "Mark", "Sheet"].randomElement(using: &random)!, on: page)
      screens.append(server.host.html(of: page.secret))
      if screens.last!.contains("<dialog") {
        try server.tap("Close", on: page)
        screens.append(server.host.html(of: page.secret))
      }
    }
    #expect(Set(screens).count > 20)
    for (index, screen) in screens.enumerated() {
      let answer = try await page.server.inspect("/inspect/screen/\(index + 1)")
      #expect(answer.body.contains("<div id=\"root\">\(screen)</div>"), "seed \(seed), turn \(index + 1)")
    }
    let next = try await page.server.inspect("/inspect/screen/\(screens.count + 1)")
    #expect(next.head.hasPrefix("HTTP/1.1 404"))
  }

  @Test func aScreenOfThePastRunsNothing() async throws {
    let server = try serve { Shuffled() }
    let page = try await server.page()
    let answer = try await page.server.inspect("/inspect/screen/1")
    #expect(answer.body.contains("<body inert>"))
    #expect(!answer.body.contains("<script"))
    #expect(!answer.body.contains(page.secret))
    #expect(answer.head.contains("frame-ancestors 'self'; sandbox allow-same-origin"))
    #expect(!answer.head.contains("script-src"))
  }

  @Test func theScreensOfAStoresSavedHistoryAreShown() async throws {
    let store = Store(initialState: Steps.State()) { Steps() }
    let recording = store.record()
    for number in 1...5 { store.send(.walked(number)) }
    let saved = try JSONEncoder().encode(recording.history)
    let history = try JSONDecoder().decode(StoreHistory<Steps.State, Steps.Action>.self, from: saved)

    let server = try serve { Walked(history: history) }
    let page = try await server.page()
    try server.tap("Open", on: page)
    try await wait { server.host.html(of: page.secret).contains("Walked 15") }
    let turns = try await Inspected(server, "/inspect/export.json")["turns"]
    let walked = turns.filter { ($0["actions"] as? [Any])?.isEmpty == false }.compactMap { $0["turn"] as? Int }
    #expect(walked.count == 5)
    for (turn, sum) in zip(walked, [1, 3, 6, 10, 15]) {
      let answer = try await page.server.inspect("/inspect/screen/\(turn)")
      #expect(answer.body.contains("Walked \(sum)<"), "turn \(turn)")
    }
  }

  @Test func onlySoManyTurnsAreKept() async throws {
    let server = try serve {
      $0.recordedTurns = 10
    } content: {
      Shuffled()
    }
    let page = try await server.page()
    for _ in 1...100 { try server.tap("Add", on: page) }
    let seen = try await Inspected(server, "/inspect/export.json")
    #expect(seen["turns"].compactMap { $0["turn"] as? Int } == Array(92...101))
    // Ten ways back lead to eleven screens.
    for (turn, status) in [(90, 404), (91, 200), (101, 200)] {
      let answer = try await page.server.inspect("/inspect/screen/\(turn)")
      #expect(answer.head.hasPrefix("HTTP/1.1 \(status)"), "turn \(turn)")
    }
    // It began before the turns that are kept.
    #expect(try seen.view("Shuffled")["born"] == nil)
  }

  @Test func bigChangesAreKeptForFewerTurns() {
    var history = ScreenHistory(limit: 100, oldest: 1, weightLimit: 30)
    let big = RenderNode(
      id: NodeID(1), role: .row, children: (2...10).map { RenderNode(id: NodeID($0), role: .text) })
    for turn in 2...5 { history.add([.insert(big, into: NodeID(0), before: nil)], turn: turn) }
    #expect(history.oldest == 2)
    #expect(history.steps(backTo: 1) == nil)
    #expect(history.steps(backTo: 2)?.count == 3)
    #expect(history.steps(backTo: 4)?.count == 1)
    #expect(history.steps(backTo: 5)?.count == 0)
  }

  @Test func turnsWithManyEntriesAreKeptForLess() async throws {
    let server = try serve {
      $0.recordedTurns = 20
    } content: {
      Wave()
    }
    let page = try await server.page()
    for _ in 1...19 { try server.tap("Wave", on: page) }
    let turns = try await Inspected(server, "/inspect/export.json")["turns"]
    // 4,000 entries for twenty turns: nine of those with 411 each.
    #expect(turns.compactMap { $0["turn"] as? Int } == Array(12...20))
  }
}

/// A list that is added to, thinned out and turned round.
private struct Shuffled: View {
  @State private var items = [1, 2, 3]
  @State private var marked = 0
  @State private var isAsking = false

  var body: some View {
    Button("Add") { items.insert((items.max() ?? 0) + 1, at: items.count / 2) }
    Button("Drop") { items = Array(items.dropFirst()) }
    Button("Turn") { items.reverse() }
    Button("Mark") { marked += 1 }
    Button("Sheet") { isAsking = true }
      .sheet(isPresented: $isAsking) { Button("Close") { isAsking = false } }
    VStack {
      ForEach(items, id: \.self) { item in
        Text("Item \(item)").opacity(item == marked ? 0.5 : 1)
        if item % 2 == marked % 2 { Text("Even with \(marked)") }
      }
    }
  }
}

private struct Wave: View {
  @State private var height = 0

  var body: some View {
    Button("Wave") { height += 1 }
    ForEach(0..<409) { Drop(number: $0, height: height) }
  }
}

private struct Drop: View {
  let number: Int
  let height: Int

  var body: some View { Text("\(number) \(height)") }
}

@Reducer private struct Steps {
  @ObservableState struct State: Equatable, Codable { var sum = 0 }
  enum Action: Codable { case walked(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .walked(let count) = action { state.sum += count }
      return .none
    }
  }
}

private struct Walked: View {
  let history: StoreHistory<Steps.State, Steps.Action>
  @State private var store = Store(initialState: Steps.State()) { Steps() }

  var body: some View {
    Text("Walked \(store.sum)")
    Button("Open") { Task { await store.replay(history) } }
  }
}
