/// The head of a request, as strictly as HTTP says it: what may be read in two ways is refused.
struct RequestHead: Equatable {
  var isHead = false
  var path = ""
  /// The parts behind the question mark, as they are meant.
  var query: [String] = []
  var host = ""
  /// Nil where none is named.
  var origin: String?
  /// The connection ends after the answer.
  var isLast = false
  /// By names in lower case; those that may be there several times joined by commas.
  private var fields: [String: String] = [:]

  /// Bytes of a head, and lines in it.
  static let limit = 16 * 1024
  static let lineLimit = 100

  subscript(name: String) -> String { fields[name] ?? "" }

  /// True where a list of words names one, in any spelling.
  func lists(_ word: String, in name: String) -> Bool {
    self[name].split(separator: ",").contains { Self.trimmed($0[...]).lowercased() == word }
  }

  /// Why a request is refused: a status and words for whoever sent it.
  struct Refusal: Error, Equatable {
    let status: Int
    let words: String

    static let malformed = Refusal(status: 400, words: "This is no request that HTTP knows.")
    static let tooLong = Refusal(status: 431, words: "The head of the request is longer than 16 KiB.")
    static let method = Refusal(status: 405, words: "Only GET and HEAD are answered.")
  }

  /// How many bytes at the start of `bytes` are a head, its empty line included; nil while that is not whole.
  static func length(in bytes: [UInt8], lookedAt: Int = 0) -> Int? {
    var index = max(lookedAt, 3)
    while index < bytes.count {
      if bytes[index] == 10, bytes[index - 1] == 13, bytes[index - 2] == 10, bytes[index - 3] == 13 { return index + 1 }
      index += 1
    }
    return nil
  }

  /// Reads a whole head.
  init(_ bytes: ArraySlice<UInt8>) throws(Refusal) {
    // A byte beyond ASCII stands in no request of a browser.
    guard bytes.allSatisfy({ (32..<127).contains($0) || $0 == 9 || $0 == 10 || $0 == 13 }) else { throw .malformed }
    var lines: [Substring] = []
    for line in String(decoding: bytes.dropLast(4), as: UTF8.self).unicodeScalars.split(
      separator: "\r\n".unicodeScalars, omittingEmptySubsequences: false)
    {
      guard !line.contains("\r"), !line.contains("\n"), lines.count < Self.lineLimit else { throw .malformed }
      lines.append(Substring(line))
    }
    let first = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard first.count == 3, first[2] == "HTTP/1.1" || first[2] == "HTTP/1.0" else { throw .malformed }
    for line in lines { try take(line) }
    host = self["host"]
    guard fields["host"] != nil else { throw .malformed }
    origin = fields["origin"]
    isLast = first[2] == "HTTP/1.0" || lists("close", in: "connection")
    guard first[0] == "GET" || first[0] == "HEAD" else { throw .method }
    isHead = first[0] == "HEAD"
    // There is no body to a request that is answered here.
    guard fields["transfer-encoding"] == nil, ["", "0"].contains(self["content-length"]) else { throw .malformed }
    try read(target: first[1])
  }

  private mutating func take(_ line: Substring) throws(Refusal) {
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex, line[..<colon].utf8.allSatisfy(Self.isOfName)
    else { throw .malformed }
    let name = line[..<colon].lowercased()
    let value = Self.trimmed(line[line.index(after: colon)...])
    if let old = fields[name] {
      // Of what decides who is let in there is one.
      guard !Self.single.contains(name) else { throw .malformed }
      fields[name] = "\(old), \(value)"
    } else {
      fields[name] = value
    }
  }

  private static let single: Set<String> = [
    "host", "origin", "content-length", "transfer-encoding", "sec-websocket-key", "sec-websocket-version",
  ]

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return String(text)
  }

  /// `/path?query`, or that of an address of this very host, as a proxy is asked.
  private mutating func read(target: Substring) throws(Refusal) {
    var target = target
    if !target.hasPrefix("/") {
      let whole = target.lowercased()
      guard let scheme = ["http://", "https://"].first(where: { whole.hasPrefix($0) }) else { throw .malformed }
      let rest = target.dropFirst(scheme.count)
      let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
      guard rest[..<end].lowercased() == host.lowercased() else { throw .malformed }
      target = rest[end...].hasPrefix("/") ? rest[end...] : "/" + rest[end...]
    }
    guard !target.contains("#") else { throw .malformed }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = Percent.decode(parts[0]) else { throw .malformed }
    self.path = path
    guard parts.count == 2, !parts[1].isEmpty else { return }
    // An address has two parts; what is longer is none, and is not read to its end.
    for part in parts[1].split(separator: "&", maxSplits: 8) {
      guard let text = Percent.decode(part) else { throw .malformed }
      query.append(text)
    }
  }
}

/// Text in which some bytes are written as `%` and two digits.
enum Percent {
  /// Nil where what follows a `%` is no byte, or the whole no text.
  static func decode(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = Array(rest.prefix(2))
      guard digits.count == 2, let high = value(digits[0]), let low = value(digits[1]) else { return nil }
      bytes.append(high << 4 | low)
      rest.removeFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 48...57: digit - 48
    case 65...70: digit - 55
    case 97...102: digit - 87
    default: nil
    }
  }
}
