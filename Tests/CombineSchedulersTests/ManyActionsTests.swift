import Combine
import CombineSchedulers
import Testing

/// How many comparisons of times there have been, in one test.
private final class Comparisons {
  var count = 0
}

/// A time whose comparisons are counted.
private struct Counted: Strideable {
  struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
    var value: Int
    var magnitude: UInt { value.magnitude }

    init(value: Int) { self.value = value }
    init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Int(exactly: source) else { return nil }
      self.value = value
    }
    init(integerLiteral value: Int) { self.value = value }

    static func < (a: Self, b: Self) -> Bool { a.value < b.value }
    static func + (a: Self, b: Self) -> Self { Self(value: a.value + b.value) }
    static func - (a: Self, b: Self) -> Self { Self(value: a.value - b.value) }
    static func * (a: Self, b: Self) -> Self { Self(value: a.value * b.value) }
    static func *= (a: inout Self, b: Self) { a.value *= b.value }

    static func seconds(_ count: Int) -> Self { Self(value: count * 1_000) }
    static func seconds(_ count: Double) -> Self { Self(value: Int(count * 1_000)) }
    static func milliseconds(_ count: Int) -> Self { Self(value: count) }
    static func microseconds(_ count: Int) -> Self { Self(value: count / 1_000) }
    static func nanoseconds(_ count: Int) -> Self { Self(value: count / 1_000_000) }
  }

  var milliseconds: Int
  let comparisons: Comparisons

  func distance(to other: Self) -> Stride { Stride(value: other.milliseconds - milliseconds) }
  func advanced(by stride: Stride) -> Self {
    Self(milliseconds: milliseconds + stride.value, comparisons: comparisons)
  }
  static func == (a: Self, b: Self) -> Bool {
    a.comparisons.count += 1
    return a.milliseconds == b.milliseconds
  }
  static func < (a: Self, b: Self) -> Bool {
    a.comparisons.count += 1
    return a.milliseconds < b.milliseconds
  }
}

/// Each action costs what it costs, however many others there are.
@Suite struct ManyActionsTests {
  private let comparisons = Comparisons()

  private func scheduler() -> TestScheduler<Counted, Never> {
    TestScheduler(now: Counted(milliseconds: 0, comparisons: comparisons))
  }

  @Test func tenThousandActionsRunInOrderWithoutALookAtAllOfThem() {
    let scheduler = scheduler()
    var log: [Int] = []
    for number in 0..<10_000 {
      // Later ones first, and two at each time.
      scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds((9_999 - number) / 2)), tolerance: 0) {
        log.append(number)
      }
    }
    scheduler.advance(by: .milliseconds(5_000))
    let pairs = stride(from: 9_998, through: 0, by: -2).map { [$0, $0 + 1] }
    #expect(log == pairs.flatMap(\.self))
    #expect(comparisons.count < 3_000_000)
  }

  @Test func tenThousandTimersTickAndAreCancelled() {
    let scheduler = scheduler()
    var ticks = 0
    let timers = (0..<10_000).map { number in
      scheduler.schedule(
        after: scheduler.now.advanced(by: .milliseconds(number)), interval: .seconds(10), tolerance: 0
      ) { ticks += 1 }
    }
    scheduler.advance(by: .seconds(20))
    #expect(ticks == 20_001)
    for timer in timers { timer.cancel() }
    scheduler.advance(by: .seconds(20))
    #expect(ticks == 20_001)
    #expect(comparisons.count < 9_000_000)
  }

  @Test func anActionThatCancelsItsOwnTimerEndsIt() {
    let scheduler = scheduler()
    var ticks = 0
    var timer: (any Cancellable)?
    timer = scheduler.schedule(after: scheduler.now, interval: .seconds(1), tolerance: 0) {
      ticks += 1
      if ticks == 3 { timer?.cancel() }
    }
    scheduler.advance(by: .seconds(10))
    #expect(ticks == 3)
  }
}
