import XCTest

/// The run of a test that may expect failures: each that comes is first shown to those, the last that was said first.
final class ExpectingRun: XCTestCaseRun {
  private let lock = NSLock()
  private var expected: [ExpectedFailure] = []

  private var testCase: XCTestCase? { test as? XCTestCase }

  override func start() {
    super.start()
    CurrentRun.run = self
  }

  override func stop() {
    // The innermost first, so that the outer ones may expect that it did not come.
    while let last = lock.withLock({ expected.last }) { end(last) }
    CurrentRun.run = nil
    super.stop()
  }

  override func recordFailure(
    withDescription description: String, inFile file: String?, atLine line: Int, expected isOfTest: Bool
  ) {
    let place = file.map { XCTSourceCodeLocation(filePath: $0, lineNumber: line) }
    let type: XCTIssue.IssueType = isOfTest ? .assertionFailure : .thrownError
    let issue = XCTIssue(
      type: description.hasPrefix(Self.missing) ? .unmatchedExpectedFailure : type, compactDescription: description,
      sourceCodeContext: XCTSourceCodeContext(location: place))
    // The test's own code: it may fail or expect something itself.
    if let one = lock.withLock({ expected }).last(where: { $0.matches(issue) }) {
      lock.withLock { one.hasCome = true }
      let reason = one.reason.map { " (\($0))" } ?? ""
      print("\(file ?? "<unknown>"):\(line): note: \(test.name) : Expected failure\(reason): \(description)")
      return
    }
    super.recordFailure(withDescription: description, inFile: file, atLine: line, expected: isOfTest)
  }

  private static let missing = "Expected failure"

  private func end(_ one: ExpectedFailure) {
    let isThere = lock.withLock {
      let place = expected.lastIndex { $0 === one }
      if let place { expected.remove(at: place) }
      return place != nil
    }
    guard isThere, one.isStrict, !one.hasCome else { return }
    let reason = one.reason.map { " '\($0)'" } ?? ""
    testCase?.recordFailure(
      withDescription: "\(Self.missing)\(reason) but none recorded.", inFile: one.place.fileURL.path,
      atLine: one.place.lineNumber, expected: true)
  }

  /// Nil where nothing is expected.
  static func expect(
    _ reason: String?, _ options: XCTExpectedFailure.Options, _ file: StaticString, _ line: UInt
  ) -> ExpectedFailure? {
    guard options.isEnabled else { return nil }
    guard let run = CurrentRun.run else {
      XCTFail(
        "XCTExpectFailure was called where no test of an XCTestCase runs, or one whose testRunClass is its own. "
          + "In a test of Swift Testing, withKnownIssue does the same.", file: file, line: line)
      return nil
    }
    let one = ExpectedFailure(reason, options, XCTSourceCodeLocation(filePath: "\(file)", lineNumber: Int(line)))
    run.lock.withLock { run.expected.append(one) }
    return one
  }

  static func end(_ expected: ExpectedFailure?) {
    if let expected { CurrentRun.run?.end(expected) }
  }
}
