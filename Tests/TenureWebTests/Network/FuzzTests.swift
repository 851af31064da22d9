import SwiftUI
import TenureRender
import Testing
import WebProbe

@testable import TenureHTML
@testable import TenureWeb

/// Hostile messages. The seed is printed, and taken from `TENURE_SEED`.
@MainActor @Suite struct FuzzTests {
  static let seed =
    ProcessInfo.processInfo.environment["TENURE_SEED"].flatMap(UInt64.init) ?? .random(in: 0...UInt64.max)

  @Test func aHundredThousandBrokenMessagesChangeNothing() async throws {
    print("TENURE_SEED=\(Self.seed)")
    var random = Dice(state: Self.seed)
    let writes = Writes()
    let server = try serve { Guarded(writes: writes) }
    let page = try await server.page()
    let before = server.host.html(of: page.secret)
    var understood = 0
    for round in 0..<100_000 {
      // Other tests are served by the same thread.
      if round.isMultiple(of: 500) { await Task.yield() }
      let bytes = Hostile.message(&random)
      guard let message = ClientMessage.read(bytes) else { continue }
      understood += 1
      server.host.tryOut(message, on: page.secret)
    }
    // Some are well formed and name what is not there, or what cannot be done to what is.
    #expect(understood > 1_000)
    #expect(server.host.html(of: page.secret) == before)
    #expect(writes.count == 0)
  }

  @Test(arguments: [
    "[\"text\",3,\"a\\u00e9\\n\\\"\\ud83d\\ude00é\",1]", "[ \"text\" , 3 , \"aé\\n\\\"😀é\" , 1 ]",
  ])
  func aWellFormedMessageIsReadInAnyOfItsSpellings(text: String) {
    #expect(ClientMessage.read(Array(text.utf8)) == .action(.setText("aé\n\"😀é"), NodeID(3), edits: 1))
  }

  @Test func brokenFramesEndTheirSocketAndNoOther() async throws {
    print("TENURE_SEED=\(Self.seed)")
    var random = Dice(state: Self.seed)
    let server = try serve { Guarded(writes: Writes()) }
    let page = try await server.page()
    let good = try await page.browser.open()
    #expect(try await good.text() == "[1]")
    for _ in 0..<200 {
      let bad = try await LiveSocket(port: page.port)
      let bytes = (0..<Int.random(in: 1...200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      try? await bad.sendRaw(bytes)
    }
    try await good.send("[\"tap\",\(try page.browser.id("Still here", tag: "button"))]")
    #expect(try await good.text().contains("answered"))
  }
}

@MainActor private final class Writes {
  var count = 0
}

private struct Guarded: View {
  let writes: Writes
  @State private var word = ""

  var body: some View {
    VStack {
      TextField("Field", text: Binding(get: { "" }, set: { _ in writes.count += 1 }))
      Toggle("Switch", isOn: Binding(get: { false }, set: { _ in writes.count += 1 }))
      Slider(value: Binding(get: { 0.5 }, set: { (_: Double) in writes.count += 1 }))
      Button("Press") { writes.count += 1 }
    }
    .disabled(true)
    Text(word)
    Button("Still here") { word = "answered" }.accessibilityIdentifier("live")
  }
}
