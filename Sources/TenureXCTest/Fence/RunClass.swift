import XCTest

extension XCTestCase {
  /// Stands before XCTest's own `testRunClass`: a test's class names that getter in its table of methods, and finds the first
  /// of its name. So each test runs with a run that knows what it expects, and no line of the test says so. The class of a
  /// test that overrides `testRunClass` has its own.
  ///
  /// The name is that of the getter in the toolchain that Tenure is built with; with another one nothing is expected, and
  /// `XCTExpectFailure` fails with the reason.
  @_silgen_name("$s6XCTest0A4CaseC12testRunClassyXlXpSgvg")
  public func _runClassWithExpectedFailures() -> AnyClass? { ExpectingRun.self }
}

/// The run of the test that is on: XCTest runs one after another. Failures may come from any thread.
enum CurrentRun {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var current: ExpectingRun?

  static var run: ExpectingRun? {
    get { lock.withLock { unsafe current } }
    set { lock.withLock { unsafe current = newValue } }
  }
}
