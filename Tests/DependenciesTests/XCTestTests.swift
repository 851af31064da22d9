import Dependencies
import Foundation
import XCTest

/// A dependency whose value for tests counts.
private struct Numbers: TestDependencyKey, Sendable {
  var next: @Sendable () -> Int

  static var testValue: Numbers {
    let count = LockIsolated(0)
    return Numbers {
      count.withValue { count in
        count += 1
        return count
      }
    }
  }
}

/// Each of XCTest's tests has dependencies of its own, whichever of them comes first.
final class XCTestTests: XCTestCase {
  func testADependencyIsMadeForThisTest() { count() }
  func testADependencyIsMadeForThatTestAnew() { count() }

  func testWhatIsPreparedIsPreparedForThisTest() { prepare(1) }
  func testWhatIsPreparedIsPreparedForThatTestAnew() { prepare(2) }

  private func count() {
    @Dependency(Numbers.self) var counter
    XCTAssertEqual(counter.next(), 1)
    XCTAssertEqual(counter.next(), 2)
  }

  private func prepare(_ second: Double) {
    prepareDependencies { $0.date.now = Date(timeIntervalSince1970: second) }
    @Dependency(\.date.now) var now
    XCTAssertEqual(now, Date(timeIntervalSince1970: second))
  }
}
