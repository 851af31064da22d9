/// A script as it is sent: without what is there for its readers.
enum ClientFile {
  static let script = shortened(PackageResources.client_js)

  /// Leaves out lines that hold a comment alone, and the spaces before others. No text of the script goes over several
  /// lines.
  static func shortened(_ script: [UInt8]) -> [UInt8] {
    var lines: [[UInt8]] = []
    for line in script.split(separator: UInt8(ascii: "\n")) {
      let words = line.drop { $0 == UInt8(ascii: " ") }
      if !words.isEmpty && !words.starts(with: "//".utf8) { lines.append(Array(words)) }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
