import Dependencies
import Foundation
import Sharing
import Testing

@MainActor @Suite struct ThreadTests {
  @Test func whatAnotherProgramWritesIsToldOnTheMainThread() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("count.json")
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      @Shared(.fileStorage(file)) var count = 0
      var counts: [Int] = []
      // A closure of the main actor: it may be called nowhere else.
      let hearing = $count.publisher.dropFirst().sink { counts.append($0) }
      try Data("7".utf8).write(to: file)
      for _ in 0..<500 where count != 7 { try await Task.sleep(for: .milliseconds(10)) }
      #expect(count == 7 && counts == [7])
      hearing.cancel()
    }
  }

  @Test func loadingAnotherKeyStaysWhereItsCallerIs() async throws {
    @Shared(.inMemory("a")) var value = 1
    var values: [Int] = []
    let hearing = $value.publisher.sink { values.append($0) }
    try await $value.load(.inMemory("b"))
    $value.withLock { $0 = 2 }
    #expect(values == [1, 1, 2])
    hearing.cancel()
  }
}
