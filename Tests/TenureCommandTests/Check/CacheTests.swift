import Foundation
import Testing

@Suite struct CacheTests {
  private func kept(_ work: Workspace) throws -> [URL] {
    let folder = work.folder.deletingLastPathComponent().appendingPathComponent("Cache/tenure")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.contains("/") }.sorted().map { folder.appendingPathComponent($0) }
  }

  private func packs(_ work: Workspace) throws -> [URL] { try kept(work).filter { $0.pathExtension.isEmpty } }

  /// What was found goes, so that files are looked at again.
  private func forgetFindings(_ work: Workspace) throws {
    for url in try kept(work) where url.pathExtension == "found" { try FileManager.default.removeItem(at: url) }
  }

  /// Odd names, notes, remarks: everything that is kept of a file.
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
    let known = try packs(work).map { try Data(contentsOf: $0) }
    #expect(known.count == 1)
    #expect(try work.tenure("check", "--format", "json", "--preset", "all", ".") == plain)
    #expect(try packs(work).map { try Data(contentsOf: $0) } == known)
  }

  @Test func whatHasChangedIsReadAnew() throws {
    let work = try Workspace(["Feed.swift": Programs.feed])
    #expect(try work.tenure("check", ".").status == 1)
    try work.write("Feed.swift", Programs.feedFixed)
    #expect(try work.tenure("check", ".").status == 0)
    let both = try packs(work).map { try Data(contentsOf: $0) }
    try work.write("Feed.swift", Programs.feed)
    #expect(try work.tenure("check", ".").status == 1)
    #expect(try packs(work).map { try Data(contentsOf: $0) } == both)
  }

  /// A part of a code base is asked about, and the whole again: nothing is read twice.
  @Test func whoAsksAboutAPartKeepsTheRest() throws {
    let work = try Workspace(["Feed.swift": Programs.feed, "Badge.swift": Programs.badge])
    _ = try work.tenure("check", ".")
    let known = try packs(work).map { try Data(contentsOf: $0) }
    try work.write("Feed.swift", Programs.feedFixed)
    _ = try work.tenure("check", "Feed.swift")
    try work.write("Feed.swift", Programs.feed)
    _ = try work.tenure("check", ".")
    let now = try packs(work).map { try Data(contentsOf: $0) }
    #expect(now.count == 1 && now[0].starts(with: known[0]) && now[0].count > known[0].count)
    _ = try work.tenure("check", ".")
    #expect(try packs(work).map { try Data(contentsOf: $0) } == now)
  }

  /// `days` before today, written into the head of the first entry as the day of its last use.
  private func age(_ pack: URL, by days: Int) throws {
    var bytes = [UInt8](try Data(contentsOf: pack))
    let day = Int(Date().timeIntervalSince1970 / 86_400) - days
    (bytes[22], bytes[23]) = (UInt8(day & 255), UInt8(day >> 8 & 255))
    try Data(bytes).write(to: pack)
  }

  @Test(arguments: [(20, true), (40, false)])
  func whatNobodyAsksForGoesAfterAMonth(days: Int, stays: Bool) throws {
    let work = try Workspace(["Feed.swift": Programs.feed])
    _ = try work.tenure("check", ".")
    let pack = try #require(try packs(work).first)
    let size = try Data(contentsOf: pack).count
    try work.write("Feed.swift", Programs.feedFixed)
    _ = try work.tenure("check", ".")
    let both = try Data(contentsOf: pack).count
    try age(pack, by: days)
    try forgetFindings(work)
    #expect(try work.tenure("check", ".").status == 0)
    #expect(try Data(contentsOf: pack).count == (stays ? both : both - size))
  }

  @Test func whatIsAskedForStays() throws {
    let work = try Workspace(["Feed.swift": Programs.feed])
    _ = try work.tenure("check", ".")
    let pack = try #require(try packs(work).first)
    let fresh = try Data(contentsOf: pack)
    try age(pack, by: 40)
    #expect(try Data(contentsOf: pack) != fresh)
    #expect(try work.tenure("check", ".").status == 1)
    #expect(try Data(contentsOf: pack) == fresh)
  }

  /// `TENURE_CACHE_SEED` repeats a run.
  @Test func whateverIsEditedTheAnswerIsThatOfAFreshReading() throws {
    let given = ProcessInfo.processInfo.environment["TENURE_CACHE_SEED"].flatMap { UInt64($0) }
    let seed = given ?? UInt64.random(in: 0...(.max))
    print("TENURE_CACHE_SEED=\(seed)")
    var state = seed
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let texts = [Programs.feed, Programs.feedFixed, Programs.badge, Programs.clean, Self.odd, "", "struct {"]
    let names = ["A.swift", "B.swift", "Inner/C.swift", "Tests/DTests.swift"]
    let work = try Workspace(["A.swift": Programs.feed])
    for _ in 0..<12 {
      var text = texts[random(texts.count)]
      if random(3) == 0 { text = String(text.dropLast(random(text.count + 1))) + "\n// end" }
      try work.write(names[random(names.count)], text)
      let plain = try work.tenure("check", "--format", "json", "--no-cache", "--preset", "all", ".")
      #expect(
        try work.tenure("check", "--format", "json", "--preset", "all", ".") == plain, "TENURE_CACHE_SEED=\(seed)")
    }
  }

  @Test func aPackThatSaysAllIsLeftAlone() throws {
    let work = try Workspace(["Feed.swift": Programs.feed, "Fixed.swift": Programs.clean])
    _ = try work.tenure("check", ".")
    let before = try packs(work)
    let dates = try before.map { try $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate }
    _ = try work.tenure("check", ".")
    let after = try packs(work)
    #expect(before == after)
    #expect(
      try after.map { try $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate } == dates)
  }

  @Test(arguments: ["cut", "empty", "bit", "longer", "zeros", "folder"])
  func aDamagedPackIsAsGoodAsNone(damage: String) throws {
    let work = try Workspace(["Feed.swift": Self.odd])
    let expected = try work.tenure("check", "--format", "json", ".")
    let pack = try #require(try packs(work).first)
    var bytes = [UInt8](try Data(contentsOf: pack))
    switch damage {
    case "cut": bytes.removeLast(bytes.count / 2)
    case "empty": bytes = []
    case "bit": bytes[bytes.count * 2 / 3] ^= 4
    case "longer": bytes += [0]
    case "zeros": bytes = Array(repeating: 0, count: bytes.count)
    default: break
    }
    try FileManager.default.removeItem(at: pack)
    if damage == "folder" {
      try FileManager.default.createDirectory(at: pack, withIntermediateDirectories: true)
    } else {
      try Data(bytes).write(to: pack)
    }
    #expect(try work.tenure("check", "--format", "json", ".") == expected)
    if damage != "folder" { #expect([UInt8](try Data(contentsOf: pack)) != bytes) }
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
