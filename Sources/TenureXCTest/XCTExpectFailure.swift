import XCTest

// On Apple's platforms these have no file and no line. They are here so that a failure that did not come is told where it
// was expected.

/// Says that the rest of the test fails, and that this is known: its failures are noted, and the test passes. Without one it
/// fails, unless the options are not strict.
///
///     func testRounding() {
///       XCTExpectFailure("Half a cent is cut off.")
///       XCTAssertEqual(price.rounded, 2)
///     }
///
/// What stops the program, such as `fatalError`, is no failure that can be expected.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
  line: UInt = #line
) {
  _ = ExpectingRun.expect(failureReason, options, file, line)
}

/// Says that the rest of the test fails, and that this is known.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
  line: UInt = #line, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  let options = XCTExpectedFailure.Options(enabled: enabled, strict: strict, issueMatcher: issueMatcher)
  _ = ExpectingRun.expect(failureReason, options, file, line)
}

/// Says that what a closure does fails, and that this is known. What the closure throws is thrown here.
///
///     XCTExpectFailure("Half a cent is cut off.") { XCTAssertEqual(price.rounded, 2) }
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> R
) rethrows -> R {
  let expected = ExpectingRun.expect(failureReason, options, file, line)
  defer { ExpectingRun.end(expected) }
  return try failingBlock()
}

/// Says that what a closure does fails, and that this is known.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  let options = XCTExpectedFailure.Options(enabled: enabled, strict: strict, issueMatcher: issueMatcher)
  let expected = ExpectingRun.expect(failureReason, options, file, line)
  defer { ExpectingRun.end(expected) }
  return try failingBlock()
}

/// Says that what a closure does that waits fails, and that this is known.
@_disfavoredOverload
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
  line: UInt = #line, isolation: isolated (any Actor)? = #isolation, failingBlock: () async throws -> R
) async rethrows -> R {
  let expected = ExpectingRun.expect(failureReason, options, file, line)
  defer { ExpectingRun.end(expected) }
  return try await failingBlock()
}

/// Says that what a closure does that waits fails, and that this is known.
@_disfavoredOverload
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
  line: UInt = #line, isolation: isolated (any Actor)? = #isolation, failingBlock: () async throws -> R,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) async rethrows -> R {
  let options = XCTExpectedFailure.Options(enabled: enabled, strict: strict, issueMatcher: issueMatcher)
  let expected = ExpectingRun.expect(failureReason, options, file, line)
  defer { ExpectingRun.end(expected) }
  return try await failingBlock()
}
