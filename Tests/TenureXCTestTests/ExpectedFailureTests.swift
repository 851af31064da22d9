import Foundation
import TenureXCTest
import Testing
import XCTest

/// A test of XCTest's that other tests run.
private final class Run: XCTestCase {
  /// How many failures count, of what the closure does as a test.
  static func failures(
    of name: String = "Run", _ body: @escaping (Run) throws -> Void
  ) -> Int {
    let test = Run(name: name) { try body($0 as! Run) }
    test.run()
    return test.testRun?.totalFailureCount ?? -1
  }
}

@Suite(.serialized) struct ExpectedFailureTests {
  @Test func aFailureThatIsExpectedDoesNotCount() {
    #expect(
      Run.failures { _ in
        XCTExpectFailure("Half a cent is cut off.")
        XCTAssertEqual(1, 2)
        XCTFail("one more")
      } == 0)
  }

  @Test func withoutTheFailureTheTestFails() {
    #expect(Run.failures { _ in XCTExpectFailure("Half a cent is cut off.") } == 1)
    #expect(Run.failures { _ in XCTExpectFailure { XCTAssertTrue(true) } } == 1)
  }

  @Test func aFailureAfterTheClosureCounts() {
    #expect(
      Run.failures { _ in
        XCTExpectFailure("inside") { XCTFail("inside") }
        XCTFail("outside")
      } == 1)
  }

  @Test func aFailureInTheTestBeforeCounts() {
    #expect(Run.failures { _ in XCTFail("not expected") } == 1)
    #expect(Run.failures { _ in XCTExpectFailure(strict: false) } == 0)
    #expect(Run.failures { _ in XCTFail("not expected either") } == 1)
  }

  @Test func theMatcherSaysWhich() {
    #expect(
      Run.failures { _ in
        XCTExpectFailure("a known one") { $0.compactDescription.contains("known") && $0.type == .assertionFailure }
        XCTFail("known")
        XCTFail("another")
      } == 1)
    let lines = Lines()
    #expect(
      Run.failures { _ in
        let options = XCTExpectedFailure.Options()
        options.issueMatcher = {
          lines.add($0.sourceCodeContext.location?.lineNumber)
          return true
        }
        XCTExpectFailure(options: options) { XCTFail("here", file: "A.swift", line: 7) }
      } == 0)
    #expect(lines.all == [7])
  }

  @Test func anOuterOneTakesWhatTheInnerOneDoesNot() {
    #expect(
      Run.failures { _ in
        XCTExpectFailure("outer")
        XCTExpectFailure("inner", strict: false) {
          XCTFail("for the outer")
        } issueMatcher: { _ in
          false
        }
      } == 0)
  }

  @Test func whatIsNotStrictMayPass() {
    #expect(Run.failures { _ in XCTExpectFailure("now and then", options: .nonStrict()) } == 0)
    #expect(Run.failures { _ in XCTExpectFailure("now and then", strict: false) { XCTFail("now") } } == 0)
  }

  @Test func whatIsNotEnabledExpectsNothing() {
    let options = XCTExpectedFailure.Options()
    options.isEnabled = false
    #expect(Run.failures { _ in XCTExpectFailure("elsewhere", options: options) } == 0)
    #expect(Run.failures { _ in XCTExpectFailure("elsewhere", enabled: false) { XCTFail("here") } } == 1)
  }

  @Test func anErrorThatTheTestThrowsCanBeExpected() {
    #expect(
      Run.failures { _ in
        XCTExpectFailure("The file is not there.") { $0.type == .thrownError }
        throw CocoaError(.fileNoSuchFile)
      } == 0)
    #expect(Run.failures { _ in try XCTExpectFailure { throw CocoaError(.fileNoSuchFile) } } == 2)
  }

  @Test func aClosureThatWaitsMayFail() {
    #expect(
      Run.failures { test in
        try awaiting(test) {
          let number = await XCTExpectFailure("later") { () -> Int in
            await Task.yield()
            XCTFail("later")
            return 3
          }
          XCTExpectFailure("at once") { XCTAssertEqual(number, 4) }
        }
      } == 0)
    #expect(Run.failures { test in try awaiting(test) { await XCTExpectFailure { await Task.yield() } } } == 1)
  }

  @Test func anIssueIsRecordedAtItsPlace() {
    #expect(
      Run.failures { test in
        let place = XCTSourceCodeLocation(filePath: "/p/A.swift", lineNumber: 3)
        let issue = XCTIssue(
          type: .assertionFailure, compactDescription: "It is dark.",
          sourceCodeContext: XCTSourceCodeContext(location: place))
        XCTExpectFailure {
          test.record(issue)
        } issueMatcher: {
          $0 == issue
        }
      } == 0)
  }

  /// What XCTest makes of a test that waits.
  private func awaiting(_ test: XCTestCase, _ body: @escaping @Sendable () async throws -> Void) throws {
    try asyncTest { (_: Run) in body }(test as! Run)()
  }
}

private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [Int] = []

  func add(_ line: Int?) { lock.withLock { lines.append(line ?? 0) } }

  var all: [Int] { lock.withLock { lines } }
}
