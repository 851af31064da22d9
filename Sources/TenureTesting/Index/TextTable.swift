/// Which elements read what: finds a text, or a part of one, without looking at the others.
///
/// A part is looked for by its pieces of three characters: each text is listed under every piece in it, and only the texts
/// under the rarest piece of what is looked for are read. The lists are made when a part is looked for first.
struct TextTable {
  private struct Line {
    var text: String
    /// Those that read it; none for a text that has gone, whose place is kept for when it comes back.
    var nodes: Set<ShownNode> = []
  }

  private var lines: [Line] = []
  private var places: [String: Int] = [:]
  private var gone = 0
  /// The places of the texts with each piece; nil until a part is looked for.
  private var pieces: [Substring: [Int]]?

  /// Those that read exactly this.
  subscript(text: String) -> Set<ShownNode> { places[text].map { lines[$0].nodes } ?? [] }

  mutating func insert(_ node: ShownNode, reading text: String) {
    if let place = places[text] {
      if lines[place].nodes.isEmpty { gone -= 1 }
      lines[place].nodes.insert(node)
    } else {
      places[text] = lines.count
      list(text, at: lines.count)
      lines.append(Line(text: text, nodes: [node]))
    }
  }

  mutating func remove(_ node: ShownNode, reading text: String) {
    guard let place = places[text], lines[place].nodes.remove(node) != nil, lines[place].nodes.isEmpty else { return }
    gone += 1
    if gone > 64, gone > lines.count / 2 { forgetGone() }
  }

  private mutating func forgetGone() {
    let kept = lines.filter { !$0.nodes.isEmpty }
    self = TextTable()
    for line in kept {
      places[line.text] = lines.count
      lines.append(line)
    }
  }

  /// True when `isSeen` says so of one that reads `part`, as a whole text or inside of one.
  mutating func contains(_ part: String, _ work: ShownNode.Work, where isSeen: (ShownNode) -> Bool) -> Bool {
    if self[part].contains(where: isSeen) { return true }
    if pieces == nil { listAll() }
    guard let pieces else { return false }
    func isSeenAt(_ place: Int) -> Bool {
      work.nodes += 1
      return lines[place].nodes.contains(where: isSeen)
    }
    // Shorter than a piece: it is in every text that has a piece with it in.
    if part.count < 3 { return pieces.contains { $0.key.contains(part) && $0.value.contains(where: isSeenAt) } }
    var rarest: [Int]?
    for piece in Self.pieces(of: part) {
      guard let places = pieces[piece] else { return false }
      if places.count < rarest?.count ?? .max { rarest = places }
    }
    return rarest?.contains { lines[$0].text.contains(part) && isSeenAt($0) } ?? false
  }

  private mutating func listAll() {
    pieces = [:]
    for (place, line) in lines.enumerated() { list(line.text, at: place) }
  }

  private mutating func list(_ text: String, at place: Int) {
    guard pieces != nil else { return }
    for piece in Self.pieces(of: text) where pieces?[piece]?.last != place {
      pieces?[piece, default: []].append(place)
    }
  }

  /// Three characters each, from every character on; of a shorter text, itself.
  private static func pieces(of text: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    while let end = text.index(start, offsetBy: 3, limitedBy: text.endIndex) {
      pieces.append(text[start..<end])
      start = text.index(after: start)
      if end == text.endIndex { break }
    }
    return pieces.isEmpty && !text.isEmpty ? [text[...]] : pieces
  }
}

extension TextTable {
  /// The texts that somebody reads, and who: to compare two tables.
  var readers: [String: Set<ShownNode>] {
    Dictionary(uniqueKeysWithValues: lines.filter { !$0.nodes.isEmpty }.map { ($0.text, $0.nodes) })
  }
}
