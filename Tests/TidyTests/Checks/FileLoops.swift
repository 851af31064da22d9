/// Files that name each other in a loop can only be understood together, so no loop is longer than can be held in the head.
/// Who names whom is the compiler's own index.
struct FileLoops {
  static let limit = 20
  /// Where less is promised.
  static let limits = ["TenureCheck": 9]

  /// Files by the files that they name.
  private var named: [String: Set<String>] = [:]

  init(named: [String: Set<String>]) { self.named = named }

  /// For files as "Module/Folder/File.swift": what defines a symbol, and who names it.
  init(definitions: [String: String], references: [(file: String, symbol: String)]) {
    for (file, symbol) in references {
      if let target = definitions[symbol], target != file { named[file, default: []].insert(target) }
    }
  }

  private func module(of file: String) -> Substring { file.prefix { $0 != "/" } }

  func findings() -> [Finding] {
    let files = Set(named.keys).union(named.values.joined())
    return Dictionary(grouping: files, by: module).sorted { $0.key < $1.key }.flatMap { module, files in
      let limit = Self.limits[String(module)] ?? Self.limit
      return loops(among: files).filter { $0.count > limit }.map { loop in
        Finding(
          path: "Sources/\(loop[0])", line: 1,
          message:
            "It and \(loop.count - 1) other files of \(module) name each other in a loop, \(limit) are the limit: "
            + loop.dropFirst().map { $0.dropFirst(module.count + 1) }.joined(separator: ", ") + ".")
      }
    }
  }

  /// The strongly connected components of more than one file, by Tarjan's algorithm, each in alphabetical order.
  func loops(among files: [String]) -> [[String]] {
    var search = Search(own: Set(files), named: named)
    for file in files.sorted() where search.number[file] == nil { search.visit(file) }
    return search.loops
  }

  private struct Search {
    let own: Set<String>
    let named: [String: Set<String>]
    var number: [String: Int] = [:]
    var lowest: [String: Int] = [:]
    var open: [String] = []
    var isOpen: Set<String> = []
    var loops: [[String]] = []

    mutating func visit(_ file: String) {
      number[file] = number.count
      lowest[file] = number[file]
      open.append(file)
      isOpen.insert(file)
      for next in named[file, default: []].sorted() where own.contains(next) {
        if number[next] == nil {
          visit(next)
          lowest[file] = min(lowest[file]!, lowest[next]!)
        } else if isOpen.contains(next) {
          lowest[file] = min(lowest[file]!, number[next]!)
        }
      }
      guard lowest[file] == number[file] else { return }
      let start = open.lastIndex(of: file)!
      let loop = Array(open[start...])
      open.removeSubrange(start...)
      isOpen.subtract(loop)
      if loop.count > 1 { loops.append(loop.sorted()) }
    }
  }
}
