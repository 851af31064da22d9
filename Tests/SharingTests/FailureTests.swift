import Foundation
import IssueReporting
import Sharing
import Synchronization
import Testing

private struct Broken: Error, CustomStringConvertible {
  var description: String { "broken" }
}

/// A key that fails for as long as it is told to.
private final class Fragile: SharedKey {
  let id = UUID()
  let isBroken = Atomic(false)
  private let subscriber = Mutex<SharedSubscriber<Int>?>(nil)

  init(isBroken: Bool = false) { self.isBroken.store(isBroken, ordering: .relaxed) }

  private func end<Value>(_ value: Value) -> Result<Value, any Error> {
    isBroken.load(ordering: .relaxed) ? .failure(Broken()) : .success(value)
  }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) { continuation.resume(with: end(nil)) }
  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) { continuation.resume(with: end(())) }
  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
    self.subscriber.withLock { $0 = subscriber }
    return SharedSubscription {}
  }

  func tell() { subscriber.withLock { $0 }?.yield(with: end(5)) }
}

@Suite struct FailureTests {
  private let issues = Warnings()
  private var lines: [String] { issues.lines.withLock { $0 } }

  @Test func whatAPropertyCannotLoadIsAnIssue() async {
    await withIssueReporters([issues]) {
      let value = Shared(wrappedValue: 1, Fragile(isBroken: true))
      #expect(value.loadError is Broken && value.wrappedValue == 1)
      #expect(lines == ["error: Caught error: broken"])
      await #expect(throws: Broken.self) { try await value.load() }
      #expect(lines.count == 2)
    }
  }

  @Test func whatAKeyTellsThatItCannotLoadIsAnIssueEachTime() {
    withIssueReporters([issues]) {
      let key = Fragile()
      let value = SharedReader(wrappedValue: 1, key)
      key.isBroken.store(true, ordering: .relaxed)
      key.tell()
      #expect(value.loadError is Broken && lines.count == 1)
      key.tell()
      #expect(lines.count == 2)
      key.isBroken.store(false, ordering: .relaxed)
      key.tell()
      #expect(value.loadError == nil && value.wrappedValue == 5 && lines.count == 2)
    }
  }

  @Test func whatCannotBeSavedIsAnIssue() async {
    await withIssueReporters([issues]) {
      let key = Fragile()
      let value = Shared(wrappedValue: 1, key)
      key.isBroken.store(true, ordering: .relaxed)
      value.withLock { $0 = 2 }
      #expect(value.saveError is Broken && lines == ["error: Caught error: broken"])
      await #expect(throws: Broken.self) { try await value.save() }
      #expect(lines.count == 2)
      key.isBroken.store(false, ordering: .relaxed)
      value.withLock { $0 = 3 }
      #expect(value.saveError == nil && lines.count == 2)
    }
  }

  @Test func aValueThatWasSavedNeedsNoLoadingAnyMore() {
    withIssueReporters([issues]) {
      let key = Fragile(isBroken: true)
      let value = Shared(wrappedValue: 1, key)
      #expect(value.loadError is Broken)
      key.isBroken.store(false, ordering: .relaxed)
      value.withLock { $0 = 2 }
      #expect(value.loadError == nil)
    }
  }
}
