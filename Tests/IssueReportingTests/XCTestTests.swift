import IssueReporting
import XCTest

/// The same in XCTest, which has no expected failures on Linux: these cases catch what they record.
final class XCTestTests: XCTestCase {
  private var failures: [String] = []
  private var isCatching = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    guard isCatching else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    failures.append("\(filePath.split(separator: "/").last ?? ""):\(lineNumber): \(description)")
  }

  private func failures(of body: () -> Void) -> [String] {
    isCatching = true
    body()
    isCatching = false
    defer { failures = [] }
    return failures
  }

  func testAReportedIssueFailsTheTestAtTheCallersLine() {
    XCTAssertEqual(TestContext.current, .xcTest)
    let failures = failures { reportIssue("The list is empty.") }
    XCTAssertEqual(failures, ["XCTestTests.swift:\(#line - 1): failed - The list is empty."])
  }

  func testAnErrorFailsTheTest() {
    let failures = failures { withErrorReporting("Saving") { throw Failure() } }
    XCTAssertEqual(failures, ["XCTestTests.swift:\(#line - 1): failed - Caught error: Failure(): Saving"])
  }

  func testAnExpectedIssueLetsTheTestPass() {
    withExpectedIssue { reportIssue("Wrong") }
    let failures = failures { withExpectedIssue {} }
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.first?.contains("No issue was reported, and one was expected.") == true, "\(failures)")
  }
}
