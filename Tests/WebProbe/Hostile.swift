/// What a page of ours would never send.
package enum Hostile {
  private static let words = [
    "tap", "text", "flag", "choose", "number", "inc", "dec", "focus", "blur", "back", "dismiss", "long", "drag",
    "submit",
    "hello", "go", "move", "scroll", "select", "delete", "refresh", "rooms", "load", "fold", "", "__proto__", "TAP",
  ]

  /// Something like a message: cut, with bytes changed, of odd items, or of bytes alone.
  package static func message(_ random: inout Dice) -> [UInt8] {
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
    case 3:
      ["1e999", "1e300", "-1e300", "-1", "0.5", "99999999999999999999", "NaN", "4294967296"].randomElement(
        using: &random)!
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
package struct Dice: RandomNumberGenerator {
  package var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
