import Foundation
import IndexProbe

/// What the compiler noted while it built these tests: who defines which symbol, and who names it, in the repository's files.
struct CompilerIndex {
  /// Files by the symbols that they define; all paths are from `Sources`.
  private(set) var definitions: [String: String] = [:]
  private(set) var references: [(file: String, symbol: String)] = []
  /// How many places were read, in all folders.
  private(set) var count = 0

  static func ofThisBuild() throws -> CompilerIndex {
    let store = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
      path: "index/store")
    var index = CompilerIndex()
    let hasRead = try unsafe withUnsafeMutablePointer(to: &index) { pointer in
      try unsafe tenure_index_read(
        library().path, store.path, Repository.root.path + "/",
        { context, place in
          unsafe context!.assumingMemoryBound(to: CompilerIndex.self).pointee.note(place)
        }, pointer)
    }
    guard hasRead else { throw Missing(store: store.path) }
    index.dropFilesThatAreGone()
    return index
  }

  private static func library() throws -> URL {
    struct Answer: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let answer = try Command.run(["swift", "-print-target-info"], in: Repository.root)
    let paths = try JSONDecoder().decode(Answer.self, from: Data(answer.output.utf8)).paths
    return URL(filePath: paths.runtimeResourcePath).deletingLastPathComponent().appending(path: "libIndexStore.so")
  }

  private mutating func note(_ place: tenure_index_place) {
    count += 1
    let path = unsafe text(place.file, place.file_length)
    guard let sources = path.range(of: "/Sources/", options: .backwards) else { return }
    let file = String(path[sources.upperBound...])
    let symbol = unsafe text(place.symbol, place.symbol_length)
    if unsafe place.is_definition {
      definitions[symbol] = definitions[symbol] ?? file
    } else {
      references.append((file, symbol))
    }
  }

  private func text(_ start: UnsafePointer<CChar>?, _ length: Int) -> String {
    guard let start = unsafe start else { return "" }
    return unsafe String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
  }

  /// Those of earlier builds stay in an index.
  private mutating func dropFilesThatAreGone() {
    let known = Set(Repository.code.map(\.path))
    definitions = definitions.filter { known.contains("Sources/\($0.value)") }
    references.removeAll { !known.contains("Sources/\($0.file)") }
  }

  struct Missing: Error, CustomStringConvertible {
    let store: String
    var description: String { "The compiler's index cannot be read: it should be at \(store)." }
  }
}
