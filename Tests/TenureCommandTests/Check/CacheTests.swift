import Foundation
import Testing

@Suite struct CacheTests {
  private func entries(_ work: Workspace) throws -> [URL] {
    let folder = work.folder.deletingLastPathComponent().appendingPathComponent("Cache/tenure")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.contains("/") }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// Odd names, notes, remarks: everything that an entry holds.
  private static let odd =
    Programs.feed + """

      #if DEBUG
        extension FeedScreen { static let `default` = "\\("ö" + "👩‍🚀")" }
      #endif
      // tenure:disable:next unstable-identity — for a reason
      struct Other: View { var body: some View { Text("").id(UUID()) } }
      struct {
      """

  @Test func whatIsKnownIsReadTheSame() throws {
    let work = try Workspace(["Feed.swift": Self.odd, "Tests/FeedTests.swift": Programs.badge])
    let plain = try work.tenure("check", "--format", "json", "--no-cache", "--preset", "all", ".")
    #expect(try work.tenure("check", "--format", "json", "--preset", "all", ".") == plain)
    #expect(try entries(work).count == 2)
    #expect(try work.tenure("check", "--format", "json", "--preset", "all", ".") == plain)
    #expect(try entries(work).count == 2)
  }

  @Test func whatHasChangedIsReadAnew() throws {
    let work = try Workspace(["Feed.swift": Programs.feed])
    #expect(try work.tenure("check", ".").status == 1)
    try work.write("Feed.swift", Programs.feedFixed)
    #expect(try work.tenure("check", ".").status == 0)
    try work.write("Feed.swift", Programs.feed)
    #expect(try work.tenure("check", ".").status == 1)
    #expect(try entries(work).count == 2)
  }

  @Test func anEntryIsReallyUsed() throws {
    let work = try Workspace(["Feed.swift": Programs.feed, "Fixed.swift": Programs.clean])
    _ = try work.tenure("check", ".")
    let before = try entries(work)
    let dates = try before.map { try $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate }
    _ = try work.tenure("check", ".")
    let after = try entries(work)
    #expect(before == after)
    #expect(
      try after.map { try $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate } == dates)
  }

  @Test(arguments: ["cut", "empty", "bit", "longer", "zeros", "folder"])
  func aDamagedEntryIsAsGoodAsNone(damage: String) throws {
    let work = try Workspace(["Feed.swift": Self.odd])
    let expected = try work.tenure("check", "--format", "json", ".")
    let entry = try #require(try entries(work).first)
    var bytes = [UInt8](try Data(contentsOf: entry))
    switch damage {
    case "cut": bytes.removeLast(bytes.count / 2)
    case "empty": bytes = []
    case "bit": bytes[bytes.count * 2 / 3] ^= 4
    case "longer": bytes += [0]
    case "zeros": bytes = Array(repeating: 0, count: bytes.count)
    default: break
    }
    try FileManager.default.removeItem(at: entry)
    if damage == "folder" {
      try FileManager.default.createDirectory(at: entry, withIntermediateDirectories: true)
    } else {
      try Data(bytes).write(to: entry)
    }
    #expect(try work.tenure("check", "--format", "json", ".") == expected)
    if damage != "folder" { #expect([UInt8](try Data(contentsOf: entry)) != bytes) }
  }

  @Test func withoutACacheNothingIsWritten() throws {
    let work = try Workspace(["Feed.swift": Programs.feed])
    _ = try work.tenure("check", "--no-cache", ".")
    let cache = work.folder.deletingLastPathComponent().appendingPathComponent("Cache")
    #expect(!FileManager.default.fileExists(atPath: cache.path))
  }

  @Test func anotherFolder() throws {
    let work = try Workspace(["Feed.swift": Programs.feed, "file": ""])
    #expect(try work.tenure("check", "--cache", "mine", ".").status == 1)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: work.path("mine")).contains { $0.contains("/") })
    let answer = try work.tenure("check", "--cache", "file/in", ".")
    #expect(answer.status == 2)
    #expect(
      answer.err == "tenure: The cache folder 'file/in' cannot be made. Name another, or use --no-cache.\n")
  }
}
