import TenureRender
import TenureRuntime

/// What the inspector's page is told: some turns of one page, and the tree as it is now.
@MainActor enum InspectorMessage {
  static func write(
    page: Int, title: String, first: Int, turns: [Turn], size: Int, tree: Shadow, to out: inout [UInt8]
  ) {
    out += Array("{\"page\":\(page),\"title\":".utf8)
    Encoder.text(title, to: &out)
    out += Array(",\"first\":\(first),\"size\":\(size),\"turns\":[".utf8)
    for (index, turn) in turns.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      out += Array("{\"event\":".utf8)
      Encoder.text(turn.event, to: &out)
      out += Array(",\"steps\":\(turn.steps),\"writes\":[".utf8)
      list(turn.writes, to: &out) { write, out in
        texts([write.owner, write.property, write.old, write.new], to: &out)
      }
      out += Array("],\"bodies\":[".utf8)
      list(turn.bodies, to: &out) { body, out in
        texts([body.view, body.reasons.map(\.description).joined(separator: ", ")], to: &out)
      }
      out += Array("],\"inserted\":".utf8)
      texts(turn.inserted, to: &out)
      out += Array(",\"removed\":".utf8)
      texts(turn.removed, to: &out)
      out.append(UInt8(ascii: "}"))
    }
    out += Array("],\"tree\":".utf8)
    var left = 2_000
    write(tree, &left, to: &out)
    out.append(UInt8(ascii: "}"))
  }

  private static func list<Item>(_ items: [Item], to out: inout [UInt8], _ write: (Item, inout [UInt8]) -> Void) {
    for (index, item) in items.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      write(item, &out)
    }
  }

  private static func texts(_ texts: [String], to out: inout [UInt8]) {
    out.append(UInt8(ascii: "["))
    list(texts, to: &out) { Encoder.text($0, to: &$1) }
    out.append(UInt8(ascii: "]"))
  }

  /// `[role, id, words, children]`, no more than so many elements.
  private static func write(_ node: Shadow, _ left: inout Int, to out: inout [UInt8]) {
    left -= 1
    out.append(UInt8(ascii: "["))
    Encoder.text(node.role.name, to: &out)
    out += Array(",\(node.id.rawValue),".utf8)
    let facts = node.attributes.entries.map { "\($0.key.name): \(describe($0.value))" }
    Encoder.text(facts.joined(separator: ", "), to: &out)
    out += Array(",[".utf8)
    var isFirst = true
    for child in node.children where left > 0 {
      if !isFirst { out.append(UInt8(ascii: ",")) }
      isFirst = false
      write(child, &left, to: &out)
    }
    out += Array("]]".utf8)
  }

  private static func describe(_ value: AttributeValue) -> String {
    switch value {
    case .text(let text): "“\(text.prefix(80))”"
    case .number(let number): CSS.number(number)
    case .flag(let flag): "\(flag)"
    case .list(let items): items.map(describe).joined(separator: " ")
    }
  }
}
