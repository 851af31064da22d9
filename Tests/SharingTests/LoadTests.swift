import Combine
import Dependencies
import Foundation
import IssueReporting
import Sharing
import SwiftUI
import TenureTesting
import Testing

private struct Numbers: View {
  let numbers: SharedReader<[Int]>

  var body: some View { Text("Numbers \(numbers.wrappedValue.map(String.init).joined(separator: ","))") }
}

@Suite @MainActor struct LoadTests {
  private let a = URL(fileURLWithPath: "/a.json")
  private let b = URL(fileURLWithPath: "/b.json")

  private func withFiles(_ second: String = "[2,3]", _ body: () async throws -> Void) async rethrows {
    try await withDependencies {
      $0.defaultFileStorage = .inMemory([a: Data("[1]".utf8), b: Data(second.utf8)])
    } operation: {
      try await body()
    }
  }

  @Test func propertySharesWhatTheOtherKeyNames() async throws {
    try await withFiles {
      @Shared(.fileStorage(a)) var numbers: [Int] = []
      let copy = $numbers
      @Shared(.fileStorage(a)) var others: [Int] = []
      try await $numbers.load(.fileStorage(b))
      #expect(numbers == [2, 3] && copy.wrappedValue == [2, 3] && others == [1])
      $numbers.withLock { $0.append(4) }
      @Shared(.fileStorage(b)) var written: [Int] = []
      #expect(written == [2, 3, 4] && others == [1])
    }
  }

  @Test func valueWithoutAKeyIsGivenOne() async throws {
    try await withFiles {
      let numbers = Shared(value: [0])
      try await numbers.load(.fileStorage(b))
      #expect(numbers.wrappedValue == [2, 3])
    }
  }

  @Test func viewsAndSubscribersFollowTheOtherKey() async throws {
    try await withFiles {
      @SharedReader(.fileStorage(a)) var numbers: [Int] = []
      var told: [[Int]] = []
      let subscription = $numbers.publisher.sink { told.append($0) }
      let screen = Screen(Numbers(numbers: $numbers))
      #expect(screen.shows("Numbers 1"))
      try await $numbers.load(.fileStorage(b))
      await screen.settle()
      #expect(screen.shows("Numbers 2,3"))
      #expect(told.first == [1] && told.last == [2, 3])
      subscription.cancel()
    }
  }

  @Test func keyThatCannotBeLoadedThrows() async throws {
    await withFiles("nonsense") {
      @Shared(.fileStorage(a)) var numbers: [Int] = []
      await withExpectedIssue {
        await #expect(throws: DecodingError.self) { try await $numbers.load(.fileStorage(b)) }
      }
      #expect(numbers == [1] && $numbers.loadError is DecodingError)
    }
  }

  @Test func partThatIsGivenAKeyIsNoPartAnyMore() async throws {
    let numbers = Shared(value: [1, 2])
    let count = numbers.reader { $0.count }
    let first = numbers[0]
    first.projectedValue = Shared(value: 5)
    first.withLock { $0 += 1 }
    #expect(first.wrappedValue == 6 && numbers.wrappedValue == [1, 2])
    numbers.withLock { $0.append(3) }
    #expect(count.wrappedValue == 3)
  }
}
