import ConcurrencyExtras
import Foundation
import Testing

@Suite struct ConcurrencyExtrasTests {
  @Test("A value behind a lock loses no write of many places")
  func locked() async {
    let count = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { for _ in 0..<100 { count.withValue { $0 += 1 } } } }
    }
    #expect(count.value == 10_000)
    count.setValue(3)
    #expect(count.value == 3 && count == LockIsolated(3))
  }

  @Test("A value in an actor is read and written through it")
  func actor() async {
    let names = ActorIsolated<[String]>([])
    await names.withValue { $0.append("Ada") }
    #expect(await names.value == ["Ada"])
    #expect(await names.count == 1)
    await names.setValue([])
    #expect(await names.value.isEmpty)
  }

  @Test("A value is handed over unchecked, and its properties read and written")
  func unchecked() async {
    final class Box { var count = 1 }
    @UncheckedSendable var box = Box()
    let handed = $box
    #expect(await Task { handed.count }.value == 1)
    var size = UncheckedSendable([1, 2])
    size.value.append(3)
    #expect(size.count == 3 && size == UncheckedSendable([1, 2, 3]))
    #expect(AnyHashableSendable(1) == AnyHashableSendable(AnyHashableSendable(1)))
    #expect(AnyHashableSendable(1) != AnyHashableSendable("1"))
  }

  @Test("A sequence is a stream of the same elements, and an error ends it or is thrown")
  func streams() async throws {
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    var found: [Int] = []
    for await number in numbers.map({ $0 * 2 }).eraseToStream() { found.append(number) }
    #expect(found == [2, 4, 6])
    struct Trouble: Error {}
    let failing = AsyncThrowingStream<Int, any Error> {
      $0.yield(1)
      $0.finish(throwing: Trouble())
    }
    found = []
    for await number in failing.eraseToStream() { found.append(number) }
    #expect(found == [1])
    await #expect(throws: Trouble.self) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Trouble()).eraseToThrowingStream() {}
    }
    for await _ in AsyncStream<Int>.finished { Issue.record("A stream that is over has an element.") }
  }

  @Test("What never ends ends with its task, and a value that is waited for with who waits")
  func cancelled() async {
    let never = Task { () async throws -> Void in try await Task.never() }
    never.cancel()
    #expect(await Result { try await never.value }.isSuccess == false)
    let work = Task {
      for await _ in AsyncStream<Int>.never {}
      return Task.isCancelled
    }
    let waiting = Task { await work.cancellableValue }
    waiting.cancel()
    #expect(await waiting.value)
    let result = await Result { try await Task.sleep(for: .zero) }
    #expect(result.isSuccess)
  }

  @Test("Yielding many times lets a task go that has just begun")
  func megaYield() async {
    let hasRun = LockIsolated(false)
    let task = Task { hasRun.setValue(true) }
    await Task.megaYield()
    await task.value
    #expect(hasRun.value)
  }
}

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}

/// These hold for the whole process: they run in one of their own, or the order of other tests' tasks were another one.
struct MainSerialExecutorTests {
  @Test("All tasks run on the main queue, in the order in which they were made, and as usual afterwards")
  func serial() async {
    await #expect(processExitsWith: .success) { await Self.runInOrder() }
  }

  static func runInOrder() async {
    DispatchQueue.main.setSpecific(key: isMainQueue, value: true)
    let order = LockIsolated<[Int]>([])
    let places = LockIsolated<Set<Bool>>([])
    await withMainSerialExecutor {
      #expect(uncheckedUseMainSerialExecutor)
      let tasks = (0..<100).map { number in
        Task.detached(priority: .medium) { note(number, order, places) }
      }
      for task in tasks { await task.value }
    }
    #expect(order.value == Array(0..<100))
    #expect(places.value == [true])
    #expect(!uncheckedUseMainSerialExecutor)
    withMainSerialExecutor { #expect(uncheckedUseMainSerialExecutor) }
    #expect(!uncheckedUseMainSerialExecutor)
  }
}

private let isMainQueue = DispatchSpecificKey<Bool>()

private func note(_ number: Int, _ order: LockIsolated<[Int]>, _ places: LockIsolated<Set<Bool>>) {
  let isMain = DispatchQueue.getSpecific(key: isMainQueue) ?? false
  order.withValue { $0.append(number) }
  places.withValue { _ = $0.insert(isMain) }
}
