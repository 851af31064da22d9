import XCTest

// On Apple's platforms both wait for as long as it takes unless told otherwise.

extension XCTestCase {
  /// Waits for expectations, for as long as it takes.
  public func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #filePath,
    line: Int = #line
  ) { wait(for: expectations, timeout: forever, enforceOrder: enforceOrder, file: file, line: line) }

  /// Waits for expectations in a test that is asynchronous, for as long as it takes.
  public func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #filePath,
    line: Int = #line
  ) async {
    await fulfillment(of: expectations, timeout: forever, enforceOrder: enforceOrder, file: file, line: line)
  }
}

/// A century: XCTest here takes no infinity.
private let forever: TimeInterval = 100 * 365 * 24 * 3_600
