import Foundation
import Testing

/// The functions that a program or a library has, by the names that the linker knows: what `nm` prints.
struct SymbolTable {
  /// All that the file defines, Swift's under their mangled names.
  private(set) var defined: Set<String> = []
  /// Those that the linker shows to others.
  private(set) var shown: Set<String> = []

  init(of file: URL) throws {
    let elf = ELF(bytes: [UInt8](try Data(contentsOf: file)))
    guard elf.isKnown else { throw Unknown(path: file.path) }
    for section in elf.sections where [ELF.symbols, ELF.shownSymbols].contains(section.type) {
      let names = elf.sections[section.link].start
      for symbol in stride(from: section.start, to: section.start + section.size, by: 24) {
        // The section that it is defined in, and its kind: a function, or one that is chosen when the program starts.
        guard elf.number(symbol + 6, 2) != 0 else { continue }
        let name = elf.text(names + elf.number(symbol, 4))
        defined.insert(name)
        let (kind, binding) = (elf.bytes[symbol + 4] & 15, elf.bytes[symbol + 4] >> 4)
        if [2, 10].contains(kind), binding != 0 { shown.insert(name) }
      }
    }
    if defined.isEmpty { throw Unknown(path: file.path) }
  }

  struct Unknown: Error { let path: String }

  /// The libraries of the system and the toolchain that this process has loaded, by the beginnings of their names.
  static func loaded(_ names: [String]) throws -> [SymbolTable] {
    // In pieces: its size is not known before.
    let data = try FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    let maps = String(decoding: try #require(data), as: UTF8.self)
    let paths = Set(maps.split(separator: "\n").compactMap { $0.firstIndex(of: "/").map($0.suffix(from:)) })
    let files = paths.map { URL(fileURLWithPath: String($0)) }
    return try files.filter { file in names.contains { file.lastPathComponent.hasPrefix($0) } }.map(SymbolTable.init)
  }
}

/// As much of the format of programs as the symbol table takes.
private struct ELF {
  struct Section {
    var type, link, start, size: Int
  }

  /// The types of sections.
  static let (symbols, shownSymbols) = (2, 11)

  let bytes: [UInt8]
  private(set) var sections: [Section] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
    guard isKnown else { return }
    let (start, size, count) = (number(0x28, 8), number(0x3a, 2), number(0x3c, 2))
    sections = (0..<count).map { index in
      let at = start + index * size
      return Section(
        type: number(at + 4, 4), link: number(at + 0x28, 4), start: number(at + 0x18, 8), size: number(at + 0x20, 8))
    }
  }

  /// True for 64 bits, the lower byte first.
  var isKnown: Bool { bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) }

  func number(_ at: Int, _ length: Int) -> Int {
    var number = 0
    for index in 0..<length { number |= Int(bytes[at + index]) << (8 * index) }
    return number
  }

  func text(_ at: Int) -> String { String(decoding: bytes[at...].prefix { $0 != 0 }, as: UTF8.self) }
}
