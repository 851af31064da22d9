import Foundation
import TenureCheck

/// Makes odd files out of others: of those below `TENURE_FUZZ_CODE`, or else of the programs of the rules' pages.
public struct Mutation {
  private var numbers: SplitMix64

  public init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  /// Files as they lie beside each other, so that neighbours belong together.
  public static let code: [[UInt8]] = {
    guard let folder = ProcessInfo.processInfo.environment["TENURE_FUZZ_CODE"], let found = try? SwiftFiles([folder])
    else { return [] }
    return found.files.compactMap { FileManager.default.contents(atPath: $0.path).map(Array.init) }
  }()

  private static let programs = code.isEmpty ? pages : code
  private static let pages = AllRules.list.flatMap { [Array($0.about.wrong.utf8), Array($0.about.right.utf8)] }
  private static let words = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "\\(", "@State", "@Published", "@Environment(",
    "#if DEBUG\n",
    "#endif\n", "case", ":", "?", "!", "&", "$0", "_", "self", ".init", "Self", "extension A: B {", "struct A: A {",
    "typealias A = B\ntypealias B = A\n", "class A: B {}\nclass B: A {}\n", "...", "/*", "*/", "// tenure:disable ",
    "`",
    "async", "await", "\u{0}", "👩‍🚀", "\r\n", "#Preview {", "some View", "= A() = B()",
  ].map { Array($0.utf8) }

  /// A number below the limit, the same on every machine.
  public mutating func number(_ limit: Int) -> Int { numbers.number(limit) }

  private mutating func program() -> [UInt8] { Self.programs[number(Self.programs.count)] }

  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = number(bytes.count + 1)
    return start..<(start + number(min(60, bytes.count - start + 1)))
  }

  /// The next file.
  public mutating func next() -> [UInt8] { Array(changed(program()).prefix(Self.code.isEmpty ? 2_000 : 100_000)) }

  /// Files of one project: some as they are, some changed, some left out, some twice.
  public mutating func project(of files: [[UInt8]]) -> [[UInt8]] {
    var project: [[UInt8]] = []
    for file in files {
      switch number(8) {
      case 0: continue
      case 1: project += [file, changed(file)]
      case 2, 3, 4: project.append(changed(file))
      default: project.append(file)
      }
    }
    return tangled(project)
  }

  /// The project of a seed: a program that grows by chance, or neighbours below `TENURE_FUZZ_CODE`, with files changed.
  public static func project(seed: UInt64) -> [[UInt8]] {
    var mutation = Mutation(seed: seed)
    if code.isEmpty {
      let program = GrownProject(seed: seed, views: 2 + mutation.number(40))
      return mutation.project(of: program.texts.map { Array($0.utf8) })
    }
    let start = mutation.number(code.count)
    return mutation.project(of: Array(code[start...].prefix(1 + mutation.number(20))))
  }

  /// Ties types of different files to each other as no program does: types that inherit each other, that are aliases of
  /// each other, that share a name, members that lead from one to the next and back.
  private mutating func tangled(_ files: [[UInt8]]) -> [[UInt8]] {
    var files = files
    let names = Self.declaredTypes(in: files)
    guard !names.isEmpty else { return files }
    for _ in 0..<number(8) {
      let (one, two, three) = (names[number(names.count)], names[number(names.count)], names[number(names.count)])
      let file = number(files.count)
      let kind = number(8)
      if kind < 2 {
        let changed = kind == 0 ? Array(files.indices) : [file]
        for index in changed {
          files[index] = Array(String(decoding: files[index], as: UTF8.self).replacing(one, with: two).utf8)
        }
        continue
      }
      let text =
        switch kind {
        case 2: "extension \(one): \(two) {}\nextension \(two): \(one) {}"
        case 3: "typealias \(one) = \(two)\ntypealias \(two) = \(three)\ntypealias \(three) = \(one)"
        case 4: "class \(one): \(two) {}\nclass \(two): \(three) {}\nclass \(three): \(one) {}"
        case 5: "extension \(one) { typealias \(two) = \(three).\(one)\n struct \(three) { var a: \(two).\(one) } }"
        case 6:
          "extension \(one) { var way: \(two) { \(two)().way } }\nextension \(two) { var way: \(one) { \(one)().way } }"
        default:
          "struct \(one)\(two): View { @ObservedObject var model: \(three)\n var body: some View { \(two)\(one)() } }\n"
            + "struct \(two)\(one): View { var body: some View { \(one)\(two)(model: .init()) } }"
        }
      files[file] += Array("\n\(text)\n".utf8)
    }
    return files
  }

  private static func declaredTypes(in files: [[UInt8]]) -> [String] {
    var names: Set<String> = []
    for file in files {
      let words = String(decoding: file, as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      for (word, next) in zip(words, words.dropFirst()) where ["struct", "class", "enum", "protocol"].contains(word) {
        names.insert(String(next))
      }
    }
    return names.sorted()
  }

  private mutating func changed(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    for _ in 0...number(3) {
      let range = range(in: bytes)
      switch number(7) {
      case 0: bytes.removeSubrange(range)
      case 1: bytes.removeSubrange(number(bytes.count + 1)...)
      case 2:
        let other = program()
        bytes.replaceSubrange(range, with: other[self.range(in: other)])
      case 3: bytes.insert(contentsOf: bytes[range], at: number(bytes.count + 1))
      case 4: bytes.replaceSubrange(range, with: Self.words[number(Self.words.count)])
      case 5:
        let word = Self.words[number(Self.words.count)]
        bytes.insert(contentsOf: (0..<number(30)).flatMap { _ in word }, at: range.lowerBound)
      default:
        let noise = (0..<number(8)).map { _ in UInt8(number(256)) }
        bytes.replaceSubrange(range, with: noise)
      }
    }
    return bytes
  }
}
