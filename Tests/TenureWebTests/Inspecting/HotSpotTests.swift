import Foundation
import SwiftUI
import Testing

@testable import TenureWeb

@MainActor @Suite(.serialized) struct HotSpotTests {
  @Test func bodiesWithoutEffectAreCounted() async throws {
    let server = try serve { Idle() }
    let page = try await server.page()
    for _ in 1...3 { try server.tap("Silent", on: page) }
    try server.tap("Loud", on: page)
    let seen = try await Inspected(server, "/inspect/export.json")

    let silent = try seen.turn("tap \"Silent\"")["bodies"] as? [[String: Any]] ?? []
    #expect(silent.map { $0["view"] as? String } == ["Watcher"])
    #expect(silent.first?["idle"] as? Bool == true)
    let loud = try seen.turn("tap \"Loud\"")["bodies"] as? [[String: Any]] ?? []
    #expect(loud.map { $0["view"] as? String } == ["Idle", "Watcher"])
    #expect(loud.map { $0["idle"] as? Bool } == [nil, nil])

    let idle = try #require((seen.all["hot"] as? [String: Any])?["idle"] as? [[String: Any]])
    #expect(idle.map { $0["view"] as? String } == ["Watcher"])
    #expect(idle.first?["idle"] as? Int == 3)
    #expect(idle.first?["reruns"] as? Int == 4)
    let reasons = idle.first?["because"] as? [[String: Any]] ?? []
    #expect(reasons.map { $0["name"] as? String } == ["silent"])
    #expect(reasons.first?["count"] as? Int == 3)
  }

  @Test func whatIsHandedDownIsAnEffect() async throws {
    let server = try serve { Handing() }
    let page = try await server.page()
    try server.tap("More", on: page)
    let bodies = try await Inspected(server, "/inspect/export.json").turn("tap \"More\"")["bodies"] as? [[String: Any]]
    // The outer view shows nothing of it itself.
    #expect(bodies?.map { $0["view"] as? String } == ["Handing", "Handed"])
    #expect(bodies?.map { $0["idle"] as? Bool } == [nil, nil])
  }

  @Test func theWidestAndTheBusiestComeFirst() async throws {
    let server = try serve { Crowd() }
    let page = try await server.page()
    try server.tap("All", on: page)
    try server.tap("All", on: page)
    let hot = try #require(try await Inspected(server).all["hot"] as? [String: Any])
    let wide = hot["wide"] as? [[String: Any]] ?? []
    #expect(wide.map { $0["name"] as? String } == ["Tide.level"])
    #expect(wide.first?["readers"] as? Int == 5)
    let busy = hot["busy"] as? [[String: Any]] ?? []
    #expect(busy.prefix(2).map { $0["view"] as? String } == ["Swimmer", "Crowd"])
    #expect(busy.first?["runs"] as? Int == 15)
    #expect(busy.first?["turns"] as? Int == 3)
    #expect(busy.first?["most"] as? Int == 5)
  }
}

private struct Idle: View {
  @State private var silent = 0
  @State private var loud = 0

  var body: some View {
    Button("Silent") { silent += 1 }
    Button("Loud") { loud += 1 }
    Watcher(silent: $silent, loud: loud)
  }
}

/// Reads what it does not show.
private struct Watcher: View {
  @Binding var silent: Int
  let loud: Int

  var body: some View {
    let _ = silent
    Text("\(loud)")
  }
}

private struct Handing: View {
  @State private var lines = 1

  var body: some View {
    Button("More") { lines += 1 }
    Between().environment(\.lineLimit, lines)
  }
}

/// Stands between the two, and is never made anew.
private struct Between: View {
  var body: some View { Handed() }
}

private struct Handed: View {
  @Environment(\.lineLimit) private var lines

  var body: some View { Text("\(lines ?? 0) lines") }
}

@Observable private final class Tide {
  var level = 0
}

private struct Crowd: View {
  @State private var tide = Tide()

  var body: some View {
    Button("All") { tide.level += 1 }
    ForEach(0..<5) { Swimmer(number: $0, tide: tide) }
  }
}

private struct Swimmer: View {
  let number: Int
  let tide: Tide

  var body: some View { Text("\(number): \(tide.level)") }
}
