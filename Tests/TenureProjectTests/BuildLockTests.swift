import Foundation
import Synchronization
import Testing

@testable import TenureProject

/// Two builds of one project at once: the later one says that it waits, and waits.
@Suite struct BuildLockTests {
  private let folder = NSTemporaryDirectory() + "lock-\(UUID().uuidString)"

  private final class Order: Sendable {
    private let words = Mutex<[String]>([])
    var all: [String] { words.withLock { $0 } }
    func note(_ word: String) { words.withLock { $0.append(word) } }
  }

  @Test func aSecondBuildWaitsForTheFirstAndSaysSo() async {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let order = Order()
    var first: BuildLock? = BuildLock(of: folder) { order.note($0) }
    #expect(order.all == [])
    let (waits, isWaiting) = AsyncStream.makeStream(of: Void.self)
    let second = Thread { [folder] in
      let lock = BuildLock(of: folder) { words in
        order.note(words)
        isWaiting.yield()
      }
      order.note("second")
      withExtendedLifetime(lock) {}
      isWaiting.finish()
    }
    second.start()
    for await _ in waits { break }
    order.note("first is done")
    withExtendedLifetime(first) {}
    first = nil
    for await _ in waits {}
    #expect(
      order.all == [
        "Another tenure builds this project. This one waits until that is done.", "first is done", "second",
      ])
  }

  @Test func buildsOfTwoProjectsDoNotWait() {
    defer { for name in ["a", "b"] { try? FileManager.default.removeItem(atPath: folder + name) } }
    var words: [String] = []
    let locks = ["a", "b"].map { name in BuildLock(of: folder + name) { words.append($0) } }
    #expect(words == [] && locks.count == 2)
  }
}
