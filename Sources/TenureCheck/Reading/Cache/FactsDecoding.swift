/// Makes facts of bytes that `FactsEncoding` wrote. Whatever the bytes are, the result is nil or a tree that can be
/// walked: every index is looked at.
struct FactsDecoding {
  private let bytes: [UInt8]
  private let end: Int
  private var index: Int
  private var isBroken = false

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    end = range.upperBound
    index = range.lowerBound
  }

  mutating func facts(path: String, source: SourceText) -> FileFacts? {
    let size = number()
    guard let standing = FileFacts.Standing(rawValue: byte()) else { return nil }
    let names = list { $0.text() }
    let remarks = list { decoding in
      let start = decoding.number()
      let count = decoding.number()
      return Remark(range: start..<(start + count), text: decoding.text())
    }
    let notes = list { decoding in
      let line = decoding.number()
      return FileNote(path: path, line: line, text: decoding.text())
    }
    guard let nodes = nodes(names: names.count, size: size), !isBroken, index == end else { return nil }
    guard remarks.allSatisfy({ $0.range.upperBound <= size }) else { return nil }
    return FileFacts(
      path: path, nodes: nodes, names: names, source: source, remarks: remarks, standing: standing, notes: notes)
  }

  private mutating func nodes(names: Int, size: Int) -> [NodeRecord]? {
    let count = number()
    guard count > 0, count <= end, names > 0 else { return nil }
    var nodes: [NodeRecord] = []
    nodes.reserveCapacity(count)
    var last = 0
    var parent = 0
    for place in 0..<count {
      // Behind the last child of its parent, and of that one's parent, …
      while place > 0, place >= Int(nodes[parent].end) {
        if parent == 0 { return nil }
        parent = Int(nodes[parent].parent)
      }
      guard let kind = NodeKind(rawValue: byte()), let role = NodeRole(rawValue: byte()) else { return nil }
      let traits = number()
      let (name, label) = (number(), number())
      let step = number()
      let start = last + (step & 1 == 0 ? step >> 1 : -(step >> 1))
      last = start
      let (length, span) = (number(), number())
      let limit = place == 0 ? count : Int(nodes[parent].end)
      guard !isBroken, name < names, label < names, traits <= UInt32.max, start >= 0, length <= size,
        start + length <= size, span > 0, place + span <= limit
      else { return nil }
      nodes.append(
        NodeRecord(
          kind: kind, role: role, traits: Traits(rawValue: UInt32(traits)), name: UInt32(name), label: UInt32(label),
          start: UInt32(start), length: UInt32(length), end: UInt32(place + span), parent: UInt32(parent)))
      parent = place
    }
    return Int(nodes[0].end) == count ? nodes : nil
  }

  private mutating func byte() -> UInt8 {
    guard index < end else {
      isBroken = true
      return 255
    }
    defer { index += 1 }
    return bytes[index]
  }

  /// No more than 48 bits are ever written.
  private mutating func number() -> Int {
    var result = 0
    var shift = 0
    while shift < 49 {
      let next = byte()
      result |= Int(next & 127) << shift
      if next < 128 { return result }
      shift += 7
    }
    isBroken = true
    return 0
  }

  private mutating func text() -> String {
    let count = number()
    guard count <= end - index else {
      isBroken = true
      return ""
    }
    defer { index += count }
    return String(decoding: bytes[index..<(index + count)], as: UTF8.self)
  }

  private mutating func list<Element>(_ element: (inout FactsDecoding) -> Element) -> [Element] {
    let count = number()
    guard count <= end - index else {
      isBroken = true
      return []
    }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count where !isBroken { elements.append(element(&self)) }
    return elements
  }
}
