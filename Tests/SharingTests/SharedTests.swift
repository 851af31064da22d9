import CustomDump
import Dependencies
import Foundation
import Observation
import Sharing
import Synchronization
import Testing

struct Settings: Codable, Equatable, Sendable {
  var volume = 0.5
  var name: String?
  var tags: [String] = []
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  static var count: Self { Self[.inMemory("count"), default: 7] }
}

@Suite struct SharedTests {
  @Test func propertiesWithOneKeyShareOneValue() {
    @Shared(.inMemory("settings")) var first = Settings()
    @Shared(.inMemory("settings")) var second = Settings(volume: 1)
    @SharedReader(.inMemory("settings")) var reader = Settings()
    @Shared(.inMemory("others")) var other = Settings()
    $first.withLock { $0.volume = 0.9 }
    #expect(second.volume == 0.9)
    #expect(reader.volume == 0.9)
    #expect(other.volume == 0.5)
  }

  @Test func aKeyMayBringItsOwnValue() {
    @Shared(.count) var count
    @Shared(.count) var same = 3
    @SharedReader(.count) var reader
    #expect(count == 7 && same == 7)
    $count.withLock { $0 += 1 }
    #expect(reader == 8)
    @Shared(.inMemory("nothing")) var nothing: String?
    #expect(nothing == nil)
  }

  @Test(arguments: [1, 2]) func eachTestHasValuesOfItsOwn(number: Int) {
    @Shared(.inMemory("of \(number)")) var value = 0
    #expect(value == 0)
    $value.withLock { $0 = number }
  }

  @Test("What is read while it is written is what it was before, whichever part of it is read")
  func readsWithinAWrite() throws {
    struct Row: Identifiable, Sendable { var id: Int }
    @Shared(.inMemory("rows")) var rows = [Row(id: 1), Row(id: 2)]
    let second = $rows[1]
    $rows.withLock { rows in rows.removeAll { $0.id == second.wrappedValue.id } }
    #expect(rows.map(\.id) == [1])

    @Shared(.inMemory("settings")) var settings: Settings? = Settings(volume: 0.25, tags: ["x"])
    let known = try #require(Shared($settings))
    let volume = known.volume
    known.withLock { known in
      known.volume = 1
      known.tags += ["\(volume.wrappedValue)", "\(settings?.volume ?? 0)"]
    }
    #expect(settings == Settings(volume: 1, tags: ["x", "0.25", "0.25"]))

    @Shared(.count) var count
    $count.withLock { $0 += count }
    #expect(count == 14)
  }

  @Test("What was written before an error was thrown stays written")
  func errorWithinAWrite() {
    struct Stop: Error {}
    @Shared(.count) var count
    #expect(throws: Stop.self) {
      try $count.withLock { count in
        count = 3
        throw Stop()
      }
    }
    #expect(count == 3)
  }

  @Test func aPartIsSharedToo() throws {
    let settings = Shared(value: Settings(name: "a", tags: ["x", "y"]))
    let volume: Shared<Double> = settings.volume
    volume.withLock { $0 = 0.1 }
    #expect(settings.wrappedValue.volume == 0.1)
    settings.tags[1].withLock { $0 += "!" }
    #expect(settings.wrappedValue.tags == ["x", "y!"])
    let count: SharedReader<Int> = settings.tags.count
    #expect(count.wrappedValue == 2)

    let name = try #require(Shared(settings.name))
    name.withLock { $0 = "b" }
    #expect(settings.wrappedValue.name == "b")
    #expect(Shared(Shared(value: Int?.none)) == nil)
  }

  @Test func whatIsWrittenWhileItIsNilIsThePropertysAlone() throws {
    let settings = Shared(value: Settings(name: "a"))
    let name = try #require(Shared(settings.name))
    settings.withLock { $0.name = nil }
    #expect(name.wrappedValue == "a")
    let reporter = Warnings()
    withIssueReporters([reporter]) { name.withLock { $0 = "b" } }
    #expect(settings.wrappedValue.name == nil && name.wrappedValue == "b")
    #expect(
      reporter.lines.withLock { $0 } == [
        """
        warning: A shared 'String' was written, and the optional that held it is nil.

        Only this property has the new value. Cancel what writes it when the optional becomes nil.
        """
      ])
    settings.withLock { $0.name = "c" }
    #expect(name.wrappedValue == "c")
  }

  @Test func whoReadsItIsToldOfAChange() {
    let settings = Shared(value: Settings())
    let told = Log()
    withObservationTracking {
      _ = settings.volume.wrappedValue
    } onChange: {
      told.add("changed")
    }
    #expect(told.lines == [])
    settings.withLock { $0.volume = 1 }
    #expect(told.lines == ["changed"])
    let values = Log()
    let subscription = settings.volume.publisher.sink { values.add("\($0)") }
    settings.withLock { $0.volume = 2 }
    #expect(values.lines == ["1.0", "2.0"])
    subscription.cancel()
  }

  @Test func writersOnManyThreadsLoseNothing() async {
    let count = Shared(value: 0)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.wrappedValue == 8000)
  }

  @Test func itIsDumpedAndComparedAsItsValue() {
    struct State: Equatable {
      @Shared var count: Int
    }
    let (a, b) = (State(count: Shared(value: 1)), State(count: Shared(value: 2)))
    #expect(a != b)
    #expect(String(customDumping: a) == "SharedTests.State(_count: #1 1)")
    #expect(diff(a, b) == "- SharedTests.State(_count: #1 1)\n+ SharedTests.State(_count: #1 2)")
  }
}

/// What happened, in order.
final class Log: Sendable {
  private let all = Mutex<[String]>([])
  var lines: [String] { all.withLock { $0 } }
  func add(_ line: String) { all.withLock { $0.append(line) } }
}

final class Collecting: IssueReporter {
  private let all = Mutex<[String]>([])
  var messages: [String] { all.withLock { $0 } }
  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? "nil"
    all.withLock { $0.append(message) }
  }
}
