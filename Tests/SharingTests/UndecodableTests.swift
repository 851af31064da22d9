import Dependencies
import Foundation
import IssueReporting
import Sharing
import Synchronization
import Testing

private final class Issues: IssueReporter, @unchecked Sendable {
  var messages: [String] = []
  var lines: [UInt] = []

  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    messages.append(message() ?? "")
    lines.append(line)
  }
}

/// A text of which the first one that is written waits until it may go on.
private struct HeldText: Sendable {
  private let isFirst = Once()
  private let began = DispatchSemaphore(value: 0)
  private let goesOn = DispatchSemaphore(value: 0)

  private final class Once: Sendable {
    private let isOver = Mutex(false)
    func take() -> Bool {
      isOver.withLock { isOver in
        defer { isOver = true }; return !isOver
      }
    }
  }

  func key(_ url: URL) -> FileStorageKey<String> {
    .fileStorage(
      url, decode: { String(decoding: $0, as: UTF8.self) },
      encode: { text in
        if isFirst.take() {
          began.signal()
          goesOn.wait()
        }
        return Data(text.utf8)
      })
  }

  /// One that does not wait.
  static func plain(_ url: URL) -> FileStorageKey<String> {
    .fileStorage(url, decode: { String(decoding: $0, as: UTF8.self) }, encode: { Data($0.utf8) })
  }

  func waitUntilItIsWritten() { began.wait() }
  func goOn() { goesOn.signal() }
}

/// User defaults that count what is read of them.
private final class CountedDefaults: UserDefaults {
  let reads = Mutex(0)
  private let values = Mutex<[String: String]>([:])

  override func object(forKey key: String) -> Any? {
    reads.withLock { $0 += 1 }
    return values.withLock { $0[key] }
  }
  override func set(_ value: Any?, forKey key: String) { values.withLock { $0[key] = value as? String } }
}

@Suite struct UndecodableTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private func file(_ name: String, _ text: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("What cannot be decoded is put aside, though what waits to be written was loaded before")
  func loadedWhileItWaits() async throws {
    defer { remove() }
    let (first, second) = (try file("first", "old"), try file("second.json", "nonsense"))
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      let held = HeldText()
      @Shared(held.key(first)) var text = ""
      let number = withIssueReporters([]) { Shared(wrappedValue: 0, .fileStorage(second)) }
      // The queue that writes is busy with the first one.
      $text.withLock { $0 = "new" }
      held.waitUntilItIsWritten()
      number.withLock { $0 = 1 }
      try await number.load()
      held.goOn()
      try await number.save()
      #expect(self.text("second.json") == "1" && self.text("second.json.undecodable-1") == "nonsense")
    }
  }

  @Test("What is loaded while it is written is the new value")
  func loadedWhileItIsWritten() async throws {
    defer { remove() }
    let url = try file("text", "old")
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      let held = HeldText()
      @Shared(held.key(url)) var text = ""
      #expect(text == "old")
      $text.withLock { $0 = "new" }
      held.waitUntilItIsWritten()
      try await $text.load()
      held.goOn()
      #expect(text == "new")
      try await $text.save()
      #expect(self.text("text") == "new")
    }
  }

  @Test("What one property cannot decode is put aside, though one of another type can")
  func ofTwoTypes() throws {
    let url = URL(fileURLWithPath: "/count.json")
    withDependencies {
      $0.defaultFileStorage = .inMemory([url: Data("\"three\"".utf8)])
    } operation: {
      withIssueReporters([]) {
        @Shared(.fileStorage(url)) var count = 0
        @Shared(.fileStorage(url)) var word = ""
        #expect(word == "three")
        $count.withLock { $0 = 3 }
        @Shared(.fileStorage(url.appendingPathExtension("undecodable-1"))) var aside = ""
        #expect(aside == "three")
      }
    }
  }

  @Test("What is written into a file is heard of by properties of every type, whoever writes")
  func heardByTwoTypes() async throws {
    defer { remove() }
    let url = try file("count", "1")
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      let count = withIssueReporters([]) { Shared(wrappedValue: 0, .fileStorage(url)) }
      @Shared(HeldText.plain(url)) var text = ""
      let (counts, texts) = (count.publisher.values, $text.publisher.values)
      try Data("7".utf8).write(to: url, options: .atomic)
      for await count in counts where count == 7 { break }
      for await text in texts where text == "7" { break }
      count.withLock { $0 = 8 }
      for await text in $text.publisher.values where text == "8" { break }
      // What the number's property cannot decode is put aside when the number changes, and not when the text does.
      try Data("eight".utf8).write(to: url, options: .atomic)
      for await text in $text.publisher.values where text == "eight" { break }
      while count.loadError == nil { await Task.yield() }
      $text.withLock { $0 = "nine" }
      try await $text.save()
      #expect(self.text("count") == "nine" && self.text("count.undecodable-1") == nil)
      count.withLock { $0 = 9 }
      try await count.save()
      #expect(self.text("count") == "9" && self.text("count.undecodable-1") == "nine")
    }
  }

  @Test("What a decoder of one's own refuses is an issue as well, and one catches one's own error")
  func ownError() async throws {
    struct BadText: Error {}
    let url = URL(fileURLWithPath: "/text")
    await withDependencies {
      $0.defaultFileStorage = .inMemory([url: Data("text".utf8)])
    } operation: {
      let issues = Issues()
      let key = FileStorageKey<String>.fileStorage(url, decode: { _ in throw BadText() }, encode: { Data($0.utf8) })
      let text = withIssueReporters([issues]) { Shared(wrappedValue: "", key) }
      #expect(issues.messages.count == 1 && issues.messages.first?.contains("Error: BadText()") == true)
      #expect(text.loadError is BadText)
      await #expect(throws: BadText.self) { try await text.load() }
    }
  }

  @Test("What a key of one's own passes on is the error as it was thrown")
  func passedOn() {
    struct BadText: Error {}
    let url = URL(fileURLWithPath: "/text")
    withDependencies {
      $0.defaultFileStorage = .inMemory([url: Data("text".utf8)])
    } operation: {
      let key = FileStorageKey<String>.fileStorage(url, decode: { _ in throw BadText() }, encode: { Data($0.utf8) })
      let error = Mutex<(any Error)?>(nil)
      key.load(
        context: .userInitiated,
        continuation: LoadContinuation { result in
          if case .failure(let found) = result { error.withLock { $0 = found } }
        })
      #expect(error.withLock { $0 } is BadText)
    }
  }

  @Test("What cannot be decoded of a key that is loaded later is an issue at that line")
  func loadedLater() async throws {
    let url = URL(fileURLWithPath: "/settings.json")
    await withDependencies {
      $0.defaultFileStorage = .inMemory([url: Data("nonsense".utf8)])
    } operation: {
      let issues = Issues()
      await withIssueReporters([issues]) {
        @Shared(.inMemory("count")) var count = 0
        let line = #line + 1
        do { try await $count.load(.fileStorage(url)) } catch { #expect(error is DecodingError) }
        #expect(issues.lines == [UInt(line)])
        let other = URL(fileURLWithPath: "/other.json")
        @Shared(.fileStorage(other)) var word = ""
        $word.withLock { $0 = "three" }
        @SharedReader(.inMemory("count")) var read = 0
        let second = #line + 1
        do { try await $read.load(.fileStorage(other)) } catch { #expect(error is DecodingError) }
        #expect(issues.lines == [UInt(line), UInt(second)])
      }
    }
  }

  @Test("To put something aside does not read all that was put aside before")
  func many() throws {
    let defaults = try #require(CountedDefaults(suiteName: "many"))
    for number in 1...1_000 { defaults.set("\(number)th", forKey: "volume.undecodable-\(number)") }
    defaults.set("often", forKey: "volume")
    let volume = withIssueReporters([]) { Shared(wrappedValue: 3, .appStorage("volume", store: defaults)) }
    let before = defaults.reads.withLock { $0 }
    volume.withLock { $0 = 4 }
    #expect(defaults.reads.withLock { $0 } - before < 40)
    #expect(defaults.object(forKey: "volume.undecodable-1001") as? String == "often")
  }

  @Test("A file that is a link stays one, and where it leads is written")
  func link() async throws {
    defer { remove() }
    let url = try file("real.json", "1")
    let link = folder.appendingPathComponent("link.json")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "real.json")
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      @Shared(.fileStorage(link)) var count = 0
      $count.withLock { $0 += 1 }
      try await $count.save()
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "real.json")
      #expect(text("real.json") == "2")
      // What another program writes there is seen.
      try Data("7".utf8).write(to: url, options: .atomic)
      for await value in $count.publisher.values where value == 7 { break }
    }
  }
}
