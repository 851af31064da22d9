import IssueReportingTestSupport
import Synchronization

/// What `withExpectedIssue` waits for.
final class Expectation: Sendable {
  @TaskLocal static var current: Expectation?
  private let count = Mutex(0)

  var isMet: Bool { count.withLock { $0 > 0 } }
  func meet() { count.withLock { $0 += 1 } }
}

/// Runs code that is expected to report an issue: then the test passes, and without one it fails.
///
///     withExpectedIssue { model.removeItem(id: unknown) }
///
/// An error that the code throws counts as well. With `isIntermittent` there may be none. In Swift Testing it is
/// `withKnownIssue`, which also takes a failed `#expect`. The trap in XCTest: a failed `XCTAssert` is a failure still.
public func withExpectedIssue(
  _ message: String? = nil, isIntermittent: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, _ body: () throws -> Void
) {
  let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = Expectation()
  if isLeftToSwiftTesting {
    return TestRunner.withKnownIssue(message, isIntermittent: isIntermittent, at: place) {
      try Expectation.$current.withValue(expectation) { try body() }
    }
  }
  Expectation.$current.withValue(expectation) {
    do { try body() } catch {
      reportIssue(error, message, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
  expectation.close(message, isIntermittent: isIntermittent, at: place)
}

/// The same for code that waits.
public func withExpectedIssue(
  _ message: String? = nil, isIntermittent: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async {
  let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = Expectation()
  if isLeftToSwiftTesting {
    return await TestRunner.withKnownIssue(
      message, isIntermittent: isIntermittent, at: place, isolation: isolation
    ) {
      try await Expectation.$current.withValue(expectation) { try await body() }
    }
  }
  await Expectation.$current.withValue(expectation) {
    do { try await body() } catch {
      reportIssue(error, message, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
  expectation.close(message, isIntermittent: isIntermittent, at: place)
}

/// Where the issues go to Swift Testing anyway.
private var isLeftToSwiftTesting: Bool {
  TestContext.current?.isSwiftTesting == true && IssueReporters.current.contains { $0 is DefaultReporter }
}

extension Expectation {
  fileprivate func close(_ message: String?, isIntermittent: Bool, at place: Place) {
    guard !isMet, !isIntermittent else { return }
    reportIssue(
      """
      No issue was reported, and one was expected\(message.map { ": \($0)" } ?? ".")

      If the code is right now, remove 'withExpectedIssue'. If it is right at times, pass 'isIntermittent: true'.
      """,
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
  }
}
