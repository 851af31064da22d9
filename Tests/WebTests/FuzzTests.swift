import SwiftUI
import TenureRender
import Testing
import WebProbe

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

enum Hostile {
  private static let words = [
    "tap", "text", "flag", "choose", "number", "inc", "dec", "focus", "blur", "back", "dismiss", "long", "drag",
    "submit",
    "hello", "go", "move", "scroll", "select", "delete", "refresh", "rooms", "load", "fold", "", "__proto__", "TAP",
  ]

  /// Something like a message: cut, with bytes changed, of odd items, or of bytes alone.
  static func message(_ random: inout Dice) -> [UInt8] {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return (0..<Int.random(in: 0...64, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    case 1: return Array(String(repeating: "[", count: Int.random(in: 1...5_000, using: &random)).utf8)
    default:
      var items = ["\"\(words.randomElement(using: &random)!)\""]
      for _ in 0..<Int.random(in: 0...4, using: &random) { items.append(item(&random)) }
      var bytes = Array("[\(items.joined(separator: ","))]".utf8)
      if Int.random(in: 0..<3, using: &random) == 0 {
        bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
      }
      if !bytes.isEmpty, Int.random(in: 0..<4, using: &random) == 0 {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      return bytes
    }
  }

  private static func item(_ random: inout Dice) -> String {
    switch Int.random(in: 0..<9, using: &random) {
    // These are there, and answer to nothing: what is behind them has no button that works.
    case 0, 1, 2: "\(Int.random(in: 0...10, using: &random))"
    case 3: ["1e999", "-1", "0.5", "99999999999999999999", "NaN", "4294967296"].randomElement(using: &random)!
    case 4: ["true", "false", "null"].randomElement(using: &random)!
    case 5: "\"\(String(repeating: "x", count: Int.random(in: 0...300, using: &random)))\""
    case 6:
      ["\"\\u0000\\ud800\"", "\"at=(((\"", "\"tab=9&at=%\"", "\"at=*(1,(a:b))/!\""].randomElement(using: &random)!
    case 7: "{\"a\":[1]}"
    default: "[[[]]]"
    }
  }
}

/// Numbers that follow from a seed.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
