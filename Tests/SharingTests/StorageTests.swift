import Dependencies
import Foundation
import IssueReporting
import Sharing
import Testing

private let url = URL(fileURLWithPath: "/settings.json")

private final class Issues: IssueReporter, @unchecked Sendable {
  var messages: [String] = []
  var lines: [UInt] = []
  var files: [String] = []

  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    messages.append(message() ?? "")
    lines.append(line)
    files.append("\(fileID)")
  }
}

@Suite struct StorageTests {
  @Test func aSettingOfAnotherTypeIsAnIssueAndTheValueStays() {
    let issues = Issues()
    @Dependency(\.defaultAppStorage) var defaults
    defaults.set("often", forKey: "volume")
    let volume = withIssueReporters([issues]) { Shared(wrappedValue: 3, .appStorage("volume")) }
    #expect(volume.wrappedValue == 3 && volume.loadError is DecodingError)
    #expect(issues.messages.count == 1 && issues.messages[0].contains("Key: .appStorage(\"volume\")"))
  }

  @Test func aSettingThatIsOfNoUseIsPutAsideBeforeItIsWrittenOver() {
    enum Size: String { case small, large }
    let issues = Issues()
    @Dependency(\.defaultAppStorage) var defaults
    withIssueReporters([issues]) {
      // Of another type, a raw value that no case has, and no address.
      defaults.set("often", forKey: "volume")
      @Shared(.appStorage("volume")) var volume = 3
      defaults.set("huge", forKey: "size")
      @Shared(.appStorage("size")) var size = Size.small
      defaults.set("", forKey: "link")
      @Shared(.appStorage("link")) var link: URL?
      $volume.withLock { $0 = 4 }
      $volume.withLock { $0 = 5 }
      $size.withLock { $0 = .large }
      $link.withLock { $0 = nil }
      #expect(defaults.object(forKey: "volume") as? Int == 5 && $volume.loadError == nil)
      #expect(defaults.object(forKey: "volume.undecodable-1") as? String == "often")
      #expect(defaults.object(forKey: "size") as? String == "large")
      #expect(defaults.object(forKey: "size.undecodable-1") as? String == "huge")
      #expect(defaults.object(forKey: "link") == nil)
      #expect(defaults.object(forKey: "link.undecodable-1") as? String == "")
      #expect(issues.messages.count == 3)
      let fate = "puts what is stored aside, as 'volume.undecodable-1' or the next number that is free."
      #expect(issues.messages[0].contains(fate))

      // The next one does not take the first one's place, and the same one is there once.
      defaults.set("seldom", forKey: "volume")
      $volume.withLock { $0 = 6 }
      defaults.set("seldom", forKey: "volume")
      $volume.withLock { $0 = 7 }
      #expect(defaults.object(forKey: "volume.undecodable-1") as? String == "often")
      #expect(defaults.object(forKey: "volume.undecodable-2") as? String == "seldom")
      #expect(defaults.object(forKey: "volume.undecodable-3") == nil)
    }
  }

  @Test func aFileIsReadAndWritten() throws {
    let storage = FileStorage.inMemory([url: Data(#"{"volume":0.25,"tags":[]}"#.utf8)])
    withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      @Shared(.fileStorage(url)) var settings = Settings()
      #expect(settings.volume == 0.25)
      $settings.withLock { $0.name = "a" }
    }
    withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      @Shared(.fileStorage(url)) var again = Settings()
      #expect(again == Settings(volume: 0.25, name: "a"))
    }
    @Shared(.fileStorage(url)) var other = Settings()
    #expect(other == Settings())
  }

  @Test func aFileThatCannotBeReadIsAnErrorAndTheValueStays() async {
    await withDependencies {
      $0.defaultFileStorage = .inMemory([url: Data("nonsense".utf8)])
    } operation: {
      let issues = Issues()
      let settings = withIssueReporters([issues]) { Shared(wrappedValue: Settings(volume: 1), .fileStorage(url)) }
      #expect(settings.wrappedValue.volume == 1)
      #expect(
        issues.messages.map { $0.replacing(/Error: .*/, with: "Error: …") } == [
          """
          What is stored cannot be decoded as 'Settings'.

            Key: .fileStorage(file:///settings.json)
            Error: …

          The property keeps the value that it has, and the next change puts what is stored aside, as \
          'settings.json.undecodable-1' or the next number that is free. Let 'init(from:)' decode what older versions have \
          written, or look at 'loadError' before anything is changed.
          """
        ])
      #expect(settings.loadError is DecodingError)
      await #expect(throws: DecodingError.self) { try await settings.load() }
      #expect(!settings.isLoading)
    }
  }

  @Test func anIssueAboutWhatIsStoredIsAtThePropertysLine() {
    withDependencies {
      $0.defaultFileStorage = .inMemory([url: Data("nonsense".utf8)])
    } operation: {
      let issues = Issues()
      withIssueReporters([issues]) {
        let line = #line + 1
        @Shared(.fileStorage(url)) var settings = Settings()
        @SharedReader(.fileStorage(url)) var again = Settings()
        #expect(issues.lines == [UInt(line)] && issues.files == [#fileID])
      }
    }
  }

  @Test func whatCannotBeReadIsPutAsideBeforeItIsWrittenOver() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("settings.json")
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    func write(_ text: String) throws { try Data(text.utf8).write(to: file, options: .atomic) }
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      try write("nonsense")
      let settings = withIssueReporters([Issues()]) { Shared(wrappedValue: Settings(), .fileStorage(file)) }
      #expect(settings.loadError is DecodingError)
      settings.withLock { $0.name = "a" }
      settings.withLock { $0.name = "b" }
      try await settings.save()
      #expect(try text("settings.json.undecodable-1") == "nonsense")
      #expect(try JSONDecoder().decode(Settings.self, from: Data(contentsOf: file)).name == "b")

      // The next one does not take the first one's place.
      try write("more nonsense")
      await #expect(throws: DecodingError.self) { try await settings.load() }
      settings.withLock { $0.name = "c" }
      try await settings.save()
      #expect(try text("settings.json.undecodable-1") == "nonsense")
      #expect(try text("settings.json.undecodable-2") == "more nonsense")
      settings.withLock { $0.name = "d" }
      try await settings.save()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    }
  }

  @Test func changesGoToARealFileAndFailuresAreKnown() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("deep/settings.json")
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      @Shared(.fileStorage(file)) var settings = Settings()
      for step in 1...100 { $settings.withLock { $0.volume = Double(step) } }
      try await $settings.save()
      let written = try JSONDecoder().decode(Settings.self, from: Data(contentsOf: file))
      #expect(written.volume == 100)

      try Data(#"{"volume":3,"tags":[]}"#.utf8).write(to: file)
      try await $settings.load()
      #expect(settings.volume == 3)

      // Written on a queue of its own, which knows of no test.
      let nowhere = withIssueReporters([Issues()]) {
        Shared(wrappedValue: Settings(), .fileStorage(URL(fileURLWithPath: "/dev/null/settings.json")))
      }
      nowhere.withLock { $0.volume = 1 }
      await #expect(throws: (any Error).self) { try await nowhere.save() }
      #expect(nowhere.saveError != nil)
    }
  }

  @Test func halfAFileThatAnotherProgramWritesIsNoNews() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("settings.json")
    let issues = Issues()
    let settings = withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      withIssueReporters([issues]) { Shared(wrappedValue: Settings(), .fileStorage(file)) }
    }
    let writer = Task.detached {
      for step in 1...1_000 {
        guard let handle = unsafe fopen(file.path, "w") else { throw CocoaError(.fileWriteUnknown) }
        for part in [#"{"volume":\#(step),"#, #""tags":[]}"#] {
          unsafe fputs(part, handle)
          unsafe fflush(handle)
        }
        unsafe fclose(handle)
      }
    }
    try await writer.value
    for await value in settings.publisher.values where value.volume == 1_000 { break }
    #expect(issues.messages == [] && settings.loadError == nil)
  }

  @Test func halfAFileIsNotReadAtFirstEither() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("settings.json")
    guard let handle = unsafe fopen(file.path, "w") else { throw CocoaError(.fileWriteUnknown) }
    unsafe fputs(#"{"volume":7,"#, handle)
    unsafe fflush(handle)
    let issues = Issues()
    let settings = withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      withIssueReporters([issues]) { Shared(wrappedValue: Settings(), .fileStorage(file)) }
    }
    unsafe fputs(#""tags":[]}"#, handle)
    unsafe fclose(handle)
    for await value in settings.publisher.values where value.volume == 7 { break }
    #expect(issues.messages == [] && settings.loadError == nil)
  }

  @Test func aSettingIsReadWrittenAndHeardOf() {
    enum Theme: String, AppStorageValue { case light, dark }
    enum Size: Int { case small, large }
    @Dependency(\.defaultAppStorage) var defaults
    @Shared(.appStorage("count")) var count = 1
    @Shared(.appStorage("theme")) var theme = Theme.light
    @Shared(.appStorage("name")) var name: String?
    @Shared(.appStorage("size")) var size = Size.small
    @Shared(.appStorage("next")) var next: Size?
    #expect(defaults.integer(forKey: "count") == 1 && defaults.object(forKey: "name") == nil)
    $count.withLock { $0 += 1 }
    #expect(defaults.integer(forKey: "count") == 2)
    $theme.withLock { $0 = .dark }
    #expect(defaults.string(forKey: "theme") == "dark")
    $size.withLock { $0 = .large }
    $next.withLock { $0 = .large }
    #expect(defaults.integer(forKey: "size") == 1 && defaults.integer(forKey: "next") == 1)
    defaults.set(0, forKey: "size")
    $next.withLock { $0 = nil }
    #expect(size == .small && defaults.object(forKey: "next") == nil)
    $name.withLock { $0 = "a" }
    $name.withLock { $0 = nil }
    #expect(defaults.object(forKey: "name") == nil)
    defaults.set(9, forKey: "count")
    #expect(count == 9)
    defaults.removeObject(forKey: "count")
    #expect(count == 1)
  }
}
