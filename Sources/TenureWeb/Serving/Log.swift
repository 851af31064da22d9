import Foundation

/// What is written down of those who ask for what there is not. None of it is a user's typed text.
enum Log {
  /// Characters of one line.
  static let limit = 400

  /// One line that stands for nothing but itself: whatever ends a line, steers a terminal or changes the direction of
  /// writing is written out, and what is too long is cut.
  static func line(_ words: String) -> String {
    var line = ""
    var count = 0
    for scalar in words.unicodeScalars {
      guard count < limit else { return line + "…" }
      count += 1
      line += steers(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return line
  }

  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }

  /// One line on standard error.
  static func write(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}

extension WebConfiguration {
  func note(_ words: String) { log("tenure: " + Log.line(words)) }
}
