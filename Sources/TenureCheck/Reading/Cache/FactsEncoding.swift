/// A file's facts as bytes. Numbers are written in sevens of bits, the lowest first; what a node's place in the row tells
/// (its parent) is not written, and a place in the file is written as the way from the one before. A node takes some ten
/// bytes so.
struct FactsEncoding {
  private(set) var bytes: [UInt8] = []

  init(_ facts: FileFacts) {
    bytes.reserveCapacity(facts.nodes.count * 12 + facts.names.count * 10)
    number(facts.source.count)
    bytes.append(facts.standing.rawValue)
    number(facts.names.count)
    for name in facts.names { text(name) }
    number(facts.remarks.count)
    for remark in facts.remarks {
      number(remark.range.lowerBound)
      number(remark.range.count)
      text(remark.text)
    }
    number(facts.notes.count)
    for note in facts.notes {
      number(note.line)
      text(note.text)
    }
    number(facts.nodes.count)
    var last = 0
    for (index, node) in facts.nodes.enumerated() {
      bytes.append(node.kind.rawValue)
      bytes.append(node.role.rawValue)
      number(Int(node.traits.rawValue))
      number(Int(node.name))
      number(Int(node.label))
      let step = Int(node.start) - last
      number(step >= 0 ? step << 1 : (-step << 1) | 1)
      last = Int(node.start)
      number(Int(node.length))
      number(Int(node.end) - index)
    }
  }

  private mutating func number(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 127 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private mutating func text(_ text: String) {
    number(text.utf8.count)
    bytes += text.utf8
  }
}
