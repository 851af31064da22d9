import Foundation
import OddCode
import Synchronization
import TenureCheck
import Testing

/// Runs over files on the disk, with what the runs before have kept: each finds exactly what a run finds that knows
/// nothing. `TENURE_FUZZ_SEED` repeats the random steps, `TENURE_WARM_STEPS` makes them more or fewer.
@Suite struct WarmRunTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["TENURE_FUZZ_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...(.max))
  private static let steps = environment["TENURE_WARM_STEPS"].flatMap { Int($0) } ?? 60

  @Test func warmRunsFindWhatColdRunsFind() throws {
    print("TENURE_FUZZ_SEED=\(Self.seed)")
    var numbers = Mutation(seed: Self.seed)
    let tree = try Tree()
    for folder in ["Mail", "Shop", "News"] {
      try tree.write("\(folder)/App.swift", Self.app)
      for number in 0..<4 { try tree.write("\(folder)/F\(number).swift", Self.page(&numbers)) }
    }
    for step in 0..<Self.steps {
      let what = try Self.change(tree, &numbers)
      // What a run has kept must not be taken for what the next one asks.
      let settings = numbers.number(4) == 0 ? Self.strict : Settings()
      let warm = try tree.check(settings)
      #expect(warm == (try tree.check(settings, isCold: true)), "step \(step): \(what)")
      #expect(warm == (try tree.check(settings)), "again, step \(step): \(what)")
    }
  }

  @Test func onlyTheProgramThatChangedIsReadAgain() throws {
    let tree = try Tree()
    for folder in ["Mail", "Shop"] {
      try tree.write("\(folder)/App.swift", Self.app)
      try tree.write("\(folder)/Model.swift", Self.model)
      try tree.write("\(folder)/Row.swift", Self.row)
    }
    let first = try tree.check()
    #expect(first.findings.count == 2)
    #expect(tree.takeRead().count == 6)
    #expect(try tree.check() == first)
    #expect(tree.takeRead() == [])
    // The member goes that another file uses.
    try tree.write("Shop/Model.swift", Self.model.replacing("var items", with: "@Published var items"))
    #expect(
      try tree.check().findings.map(\.place.path) == first.findings.map(\.place.path).filter { $0.contains("Mail") })
    #expect(tree.takeRead().count == 3)
    #expect(tree.takeRead().allSatisfy { $0.contains("/Shop/") })
  }

  @Test func whatIsKeptIsOfOneQuestion() throws {
    let tree = try Tree()
    try tree.write("App.swift", Self.app.replacing("private ", with: ""))
    try tree.write("Model.swift", Self.model)
    try tree.write("Row.swift", Self.row)
    let usual = try tree.check()
    #expect(try tree.check(Self.strict).findings.count > usual.findings.count)
    #expect(try tree.check() == usual)
    // Where nobody says how it is built, and then somebody does.
    try tree.write("Package.swift", "// swift-tools-version: 6.2\nlet package = Package(name: \"A\", targets: [])\n")
    _ = tree.takeRead()
    _ = try tree.check()
    #expect(!tree.takeRead().isEmpty)
  }

  @Test func aDamagedAnswerIsNone() throws {
    let tree = try Tree()
    try tree.write("App.swift", Self.app)
    try tree.write("Model.swift", Self.model)
    try tree.write("Row.swift", Self.row)
    let first = try tree.check()
    try tree.damageCache()
    #expect(try tree.check() == first)
  }

  private static let strict: Settings = {
    var settings = Settings()
    settings.presets = [.strict]
    return settings
  }()

  private static let app = """
    import SwiftUI
    @main struct Main: App {
      @StateObject private var model = Basket()
      var body: some Scene { WindowGroup { Row(model: model) } }
    }

    """

  private static let model = """
    import SwiftUI
    @MainActor final class Basket: ObservableObject {
      var items: [String] = []
      func add() { items.append("Apple") }
    }

    """

  private static let row = """
    import SwiftUI
    struct Row: View {
      @ObservedObject var model: Basket
      var body: some View {
        Button("Add") { model.add() }
        Text("\\(model.items.count)")
      }
    }

    """

  private static let pages = AllRules.list.flatMap { [$0.about.wrong, $0.about.right] }

  private static func page(_ numbers: inout Mutation) -> String { pages[numbers.number(pages.count)] }

  /// One step of somebody at work.
  private static func change(_ tree: Tree, _ numbers: inout Mutation) throws -> String {
    let paths = try tree.paths()
    let path = paths[numbers.number(paths.count)]
    let text = try tree.text(path)
    switch numbers.number(7) {
    case 0: return "nothing"
    case 1:
      try tree.write(path, text + "// a word\n")
      return "a comment in \(path)"
    case 2 where paths.count > 4:
      try tree.remove(path)
      return "\(path) goes"
    case 3:
      let folder = path.split(separator: "/").first ?? "Mail"
      try tree.write("\(folder)/New\(numbers.number(6)).swift", page(&numbers))
      return "a file beside \(path)"
    case 4:
      try tree.write(path, page(&numbers))
      return "other content of \(path)"
    case 5:
      // A name is another one everywhere, or in one file alone, so that its uses mean nothing.
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0.count > 2 }
      guard !words.isEmpty else { return "nothing" }
      let word = String(words[numbers.number(words.count)])
      for other in numbers.number(2) == 0 ? paths : [path] {
        try tree.write(other, try tree.text(other).replacing(word, with: word + "X"))
      }
      return "\(word) has another name"
    default:
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let gone = numbers.number(lines.count)
      try tree.write(path, lines.enumerated().filter { $0.offset != gone }.map(\.element).joined(separator: "\n"))
      return "line \(gone + 1) of \(path) goes"
    }
  }
}

/// Files in a folder of their own, a cache, and what has been read of them.
private final class Tree: Sendable {
  struct Answer: Equatable {
    let findings: [Finding]
    let notes: [FileNote]
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("warm-\(UUID().uuidString)").path
  private let cachePath = FileManager.default.temporaryDirectory.appendingPathComponent("kept-\(UUID().uuidString)")
    .path
  private let read = Mutex<[String]>([])

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { for path in [folder, cachePath] { try? FileManager.default.removeItem(atPath: path) } }

  func write(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: "\(folder)/\(path)") }

  func text(_ path: String) throws -> String { try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) }

  func paths() throws -> [String] {
    try SwiftFiles([folder]).files.map { String($0.path.dropFirst(folder.count + 1)) }
  }

  /// What has been read since somebody last asked.
  func takeRead() -> [String] {
    read.withLock { paths in
      defer { paths = [] }
      return paths
    }
  }

  func check(_ settings: Settings = Settings(), isCold: Bool = false) throws -> Answer {
    let cache = isCold ? nil : FactsCache(folder: cachePath)
    let programs = Program.all(in: try SwiftFiles([folder]).files, settings: settings, cache: cache) { files, all in
      self.read.withLock { $0 += files.map(\.path) }
      return ProjectReader.read(files, cache: cache, among: all)
    }
    let answers = programs.map { $0.check() }
    return Answer(findings: answers.flatMap(\.0.findings), notes: answers.flatMap(\.1))
  }

  /// A byte of each file in the cache is another one.
  func damageCache() throws {
    for name in try FileManager.default.subpathsOfDirectory(atPath: cachePath) {
      let path = "\(cachePath)/\(name)"
      guard var data = FileManager.default.contents(atPath: path), data.count > 40 else { continue }
      data[data.count - 10] ^= 1
      try data.write(to: URL(fileURLWithPath: path))
    }
  }
}
