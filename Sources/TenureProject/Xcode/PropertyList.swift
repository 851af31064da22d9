/// A property list in the old format of braces and semicolons, as Xcode writes its projects.
indirect enum PropertyList: Equatable {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [PropertyList] { if case .list(let list) = self { list } else { [] } }
  var table: [String: PropertyList] { if case .table(let table) = self { table } else { [:] } }

  /// Where a list cannot be read further.
  struct Broken: Error, Equatable {
    let line: Int
    let text: String
  }

  init(reading text: String) throws(Broken) {
    var reader = Reader(bytes: Array(text.utf8))
    self = try reader.value()
    reader.skip()
    guard reader.isAtEnd else { throw reader.broken("There is more after the end of the list.") }
  }

  private struct Reader {
    let bytes: [UInt8]
    var at = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { at >= bytes.count }

    func broken(_ text: String) -> Broken {
      Broken(line: 1 + bytes.prefix(at).count { $0 == UInt8(ascii: "\n") }, text: text)
    }

    private func starts(_ text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

    /// White space and comments.
    mutating func skip() {
      while !isAtEnd {
        if [32, 9, 10, 13].contains(bytes[at]) {
          at += 1
        } else if starts("//") {
          while !isAtEnd, bytes[at] != UInt8(ascii: "\n") { at += 1 }
        } else if starts("/*") {
          at += 2
          while !isAtEnd, !starts("*/") { at += 1 }
          at = min(at + 2, bytes.count)
        } else {
          return
        }
      }
    }

    private mutating func takes(_ letter: Unicode.Scalar) -> Bool {
      skip()
      guard !isAtEnd, bytes[at] == UInt8(ascii: letter) else { return false }
      at += 1
      return true
    }

    mutating func value() throws(Broken) -> PropertyList {
      if takes("{") {
        var table: [String: PropertyList] = [:]
        while !takes("}") {
          let key = try word()
          guard takes("=") else { throw broken("'=' is missing after '\(key)'.") }
          table[key] = try value()
          guard takes(";") else { throw broken("';' is missing after the value of '\(key)'.") }
        }
        return .table(table)
      }
      if takes("(") {
        var list: [PropertyList] = []
        while !takes(")") {
          list.append(try value())
          if !takes(",") {
            guard takes(")") else { throw broken("',' or ')' is missing in a list.") }
            break
          }
        }
        return .list(list)
      }
      return .text(try word())
    }

    private mutating func word() throws(Broken) -> String {
      skip()
      guard !isAtEnd else { throw broken("The file ends in the middle.") }
      guard bytes[at] == UInt8(ascii: "\"") else {
        let start = at
        while !isAtEnd, isPlain(bytes[at]) { at += 1 }
        guard at > start else { throw broken("'\(Character(Unicode.Scalar(bytes[at])))' is not expected here.") }
        return String(decoding: bytes[start..<at], as: UTF8.self)
      }
      at += 1
      var letters: [UInt8] = []
      while !isAtEnd, bytes[at] != UInt8(ascii: "\"") {
        if bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count {
          at += 1
          letters.append(bytes[at] == UInt8(ascii: "n") ? 10 : bytes[at] == UInt8(ascii: "t") ? 9 : bytes[at])
        } else {
          letters.append(bytes[at])
        }
        at += 1
      }
      guard !isAtEnd else { throw broken("A quoted text does not end.") }
      at += 1
      return String(decoding: letters, as: UTF8.self)
    }

    private func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "_$/:.-+@".utf8.contains(byte)
      }
    }
  }
}
