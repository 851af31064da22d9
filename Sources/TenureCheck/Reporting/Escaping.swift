extension String {
  /// For texts and attributes of XML. What no XML may contain becomes a question mark.
  var asXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\n": text += "&#10;"
      case "\r": text += "&#13;"
      case "\t": text += "&#9;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "?"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// For a cell of a Markdown table: one line, and nothing that Markdown takes for more than text.
  var asMarkdownCell: String {
    var text = ""
    for character in onOneLine(limit: .max) {
      if "\\`*_{}[]<>#|~".contains(character) { text += "\\" }
      text.append(character)
    }
    return text
  }

  /// On one line, whatever breaks there are.
  var flattened: String { split(whereSeparator: \.isNewline).joined(separator: " ") }

  /// As a path within a URI: each byte that is not plain is written as `%XX`.
  var asURIPath: String {
    let hexadecimal = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
        UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "@"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
