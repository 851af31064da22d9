/// What a file's bytes say without being parsed: what tells it from other contents, and what tells programs apart.
struct FileStamp: Sendable {
  let file: SwiftFiles.File
  /// nil where the file cannot be read.
  let hash: ContentHash?
  /// Whether an app begins here.
  let beginsApp: Bool
  /// The modules that it imports.
  let imports: Set<String>

  init(_ file: SwiftFiles.File, seed: UInt64) {
    self.file = file
    guard let (bytes, _) = fileBytes(file.path, atMost: FileReader.largest) else {
      (hash, beginsApp, imports) = (nil, false, [])
      return
    }
    hash = ContentHash(bytes, seed: seed)
    var beginsApp = false
    var imports: Set<String> = []
    for start in Self.starts(of: bytes) {
      if bytes[start] == UInt8(ascii: "@") {
        beginsApp = beginsApp || Self.appBegins(at: start, in: bytes)
      } else if let module = Self.module(importedAt: start, in: bytes) {
        imports.insert(module)
      }
    }
    (self.beginsApp, self.imports) = (beginsApp, imports)
  }

  /// As `hash`, without the rest.
  static func hash(_ path: String, seed: UInt64) -> ContentHash? {
    fileBytes(path, atMost: FileReader.largest).map { ContentHash($0.bytes, seed: seed) }
  }

  /// In the order of the files.
  static func all(_ files: [SwiftFiles.File], seed: UInt64) -> [FileStamp] {
    ProjectReader.onAllCores(upTo: files.count) { $0.map { FileStamp(files[$0], seed: seed) } }
  }

  /// Where lines begin, behind their blanks, that begin with `@` or `i`.
  private static func starts(of bytes: [UInt8]) -> [Int] {
    var found: [Int] = []
    var isStart = true
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"): isStart = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      default:
        if isStart, byte == UInt8(ascii: "@") || byte == UInt8(ascii: "i") { found.append(index) }
        isStart = false
      }
    }
    return found
  }

  /// `@main struct Shop: App {`, `@main class Delegate: UIResponder, UIApplicationDelegate {`, `@UIApplicationMain`.
  private static func appBegins(at start: Int, in bytes: [UInt8]) -> Bool {
    // Most attributes are others.
    guard Self.beginnings.contains(where: { bytes[start...].starts(with: $0) }) else { return false }
    let head = bytes[start...].prefix(400).prefix { $0 != UInt8(ascii: "{") }
    let words = String(decoding: head, as: UTF8.self).split { !$0.isLetter && $0 != "@" }
    switch words.first {
    case "@UIApplicationMain", "@NSApplicationMain": return true
    case "@main": return words.contains { $0 == "App" || $0.hasSuffix("ApplicationDelegate") }
    default: return false
    }
  }

  private static let beginnings = ["@main", "@UIApplicationMain", "@NSApplicationMain"].map { Array($0.utf8) }
  private static let importing = Array("import ".utf8)

  /// `import Module`, `import struct Module.Type`.
  private static func module(importedAt start: Int, in bytes: [UInt8]) -> String? {
    let head = bytes[start...].prefix(200)
    guard head.starts(with: importing) else { return nil }
    let line = head.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: ";") }
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\r" || $0 == "\t" }.dropFirst()
    return words.first { !kinds.contains($0) }.map { String($0.prefix { $0 != "." }) }
  }
}
