import CustomDump
import IssueReporting
@_spi(SharedChangeTracking) import Sharing
import Testing

@Suite struct TrackerTests {
  private struct Size: Equatable {
    var width = 1
    var height = 1
  }

  private let issues = Warnings()
  private var lines: [String] { issues.lines.withLock { $0 } }

  @Test func anAssertionComparesWhatIsExpectedWithWhatIs() {
    withIssueReporters([issues]) {
      let size = Shared(value: Size())
      let other = Shared(value: 1)
      let tracker = SharedChangeTracker()
      tracker.track { size.width.withLock { $0 = 2 } }
      #expect(size.wrappedValue.width == 2)
      tracker.assert {
        #expect(size.wrappedValue.width == 1 && size != size && size.width != size.width && size.height == size.height)
        #expect(diff(size.width, size.width) == "- #1 1\n+ #1 2")
        #expect(size.width == other)
        size.width.withLock { $0 = 2 }
        #expect(size == size && size.width != other)
      }
    }
    #expect(lines == [])
  }

  @Test func whatIsExpectedIsNoChange() {
    let count = Shared(value: 0)
    var told: [Int] = []
    let hearing = count.publisher.sink { told.append($0) }
    let tracker = SharedChangeTracker()
    tracker.track { count.withLock { $0 += 1 } }
    tracker.assert { count.withLock { $0 += 1 } }
    #expect(told == [0, 1] && count.wrappedValue == 1)
    hearing.cancel()
  }

  @Test func changesThatNobodyAssertsAreAnIssue() {
    let count = Shared<Int?>(value: 1)
    withIssueReporters([issues]) {
      let tracker = SharedChangeTracker()
      tracker.track { Shared(count)?.withLock { $0 += 1 } }
      tracker.assert { count.withLock { $0 = 5 } }
      #expect(lines == [])
    }
    #expect(
      lines == [
        "error: Tracked unasserted changes to 'Shared<Int?>(value: Optional(2))': Optional(1) → Optional(2)"
      ])
    withIssueReporters([issues]) {
      SharedChangeTracker(reportUnassertedChanges: false).track { count.withLock { $0 = 3 } }
    }
    #expect(lines.count == 1)
  }
}
