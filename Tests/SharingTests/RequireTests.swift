import Foundation
import Sharing
import Synchronization
import Testing

@Suite struct RequireTests {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")

  @Test func valueThatIsThereIsLoaded() async throws {
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("[1,2]".utf8).write(to: url)
    let numbers = try await Shared<[Int]>(require: Key(url: url))
    #expect(numbers.wrappedValue == [1, 2])
    let reader = try await SharedReader<[Int]>(require: Key(url: url))
    #expect(reader.wrappedValue == [1, 2])
  }

  @Test func valueThatIsNotThereIsNotMadeUp() async {
    await #expect {
      _ = try await Shared<[Int]>(require: Key(url: url))
    } throws: {
      "\($0)".hasPrefix("There is no value under the key 'Key(") && "\($0)".hasSuffix("instead of 'require:'.")
    }
  }

  @Test func valueThatWasRequiredIsNotLoadedAgain() async throws {
    let key = Counting()
    let number = try await SharedReader(require: key)
    #expect(number.wrappedValue == 1 && !number.isLoading && key.loads.load(ordering: .relaxed) == 1)
  }

  private final class Counting: SharedReaderKey {
    let id = UUID()
    let loads = Atomic(0)

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      continuation.resume(returning: loads.add(1, ordering: .relaxed).newValue)
    }

    func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
      SharedSubscription {}
    }
  }

  private struct Key: SharedKey, Hashable {
    typealias Value = [Int]
    let url: URL

    func load(context: LoadContext<[Int]>, continuation: LoadContinuation<[Int]>) {
      guard let data = try? Data(contentsOf: url) else { return continuation.resumeReturningInitialValue() }
      continuation.resume(with: Result { try JSONDecoder().decode([Int].self, from: data) })
    }

    func subscribe(context: LoadContext<[Int]>, subscriber: SharedSubscriber<[Int]>) -> SharedSubscription {
      SharedSubscription {}
    }

    func save(_ value: [Int], context: SaveContext, continuation: SaveContinuation) { continuation.resume() }
  }
}
