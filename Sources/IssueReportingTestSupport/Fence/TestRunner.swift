import Glibc
import Synchronization
@_weakLinked internal import Testing
@_weakLinked internal import XCTest

/// The test runner of this process, if it is one.
///
/// Both test libraries are linked weakly: a program does not carry them, and there nothing of them may be touched. Look at
/// `library` before anything else.
package enum TestRunner {
  /// What runs the tests of this process.
  package enum Library: Sendable { case swiftTesting, xcTest }

  /// True in a program that is driven by words: what drives it is what tests are written with and brings their libraries,
  /// and the program is no test.
  package static let isDrivenProgram = CommandLine.arguments.contains("--drive")

  /// Nil in a program. A process of tests has both libraries and runs the tests of one: SwiftPM says which.
  package static let library: Library? = {
    if isDrivenProgram { return nil }
    let hasXCTest = isLoaded("$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF")
    guard hasXCTest || isLoaded("swt_abiv0_getEntryPoint") else { return nil }
    if let option = CommandLine.arguments.firstIndex(of: "--testing-library"),
      CommandLine.arguments[(option + 1)...].first == "swift-testing"
    {
      return .swiftTesting
    }
    return hasXCTest ? .xcTest : .swiftTesting
  }()

  private static func isLoaded(_ symbol: String) -> Bool { unsafe dlsym(nil, symbol) != nil }

  /// The running test of Swift Testing: its name and how its identity is written. Nil in a thread or task of no test.
  package static var test: (name: String, id: String)? {
    guard library != nil else { return nil }
    return Test.current.map { ($0.displayName ?? $0.name, "\($0.id)") }
  }

  /// The number of XCTest's test that runs, of those that have begun since somebody asked first: another number, another
  /// test. Zero in a program.
  package static var numberOfXCTest: Int {
    guard library != nil else { return 0 }
    return XCTestStarts.counting.number.load(ordering: .relaxed)
  }

  /// True when a failure goes to Swift Testing.
  package static var isSwiftTesting: Bool { library == .swiftTesting || (library != nil && Test.current != nil) }

  /// Fails the running test.
  package static func fail(_ message: String?, isWarning: Bool, at place: Place) {
    guard isSwiftTesting else {
      // XCTest knows no warnings.
      if isWarning { return note(message, at: place) }
      return XCTFail(message ?? "", file: place.filePath, line: place.line)
    }
    Testing.Issue.record(
      message.map { Comment(rawValue: $0) }, severity: isWarning ? .warning : .error, sourceLocation: place.location)
  }

  /// Fails the running test because of an error.
  package static func fail(_ error: any Error, _ message: String?, at place: Place) {
    guard isSwiftTesting else {
      let message = message.map { ": \($0)" } ?? ""
      return XCTFail("Caught error: \(error)\(message)", file: place.filePath, line: place.line)
    }
    Testing.Issue.record(error, message.map { Comment(rawValue: $0) }, sourceLocation: place.location)
  }

  /// Swift Testing's own way to expect a failure.
  package static func withKnownIssue(
    _ message: String?, isIntermittent: Bool, at place: Place, _ body: () throws -> Void
  ) {
    Testing.withKnownIssue(
      message.map { Comment(rawValue: $0) }, isIntermittent: isIntermittent, sourceLocation: place.location
    ) {
      try body()
    }
  }

  /// The same for code that waits.
  package static func withKnownIssue(
    _ message: String?, isIntermittent: Bool, at place: Place, isolation: isolated (any Actor)?,
    _ body: () async throws -> Void
  ) async {
    await Testing.withKnownIssue(
      message.map { Comment(rawValue: $0) }, isIntermittent: isIntermittent, isolation: isolation,
      sourceLocation: place.location
    ) {
      try await body()
    }
  }

  private static func note(_ message: String?, at place: Place) {
    let line = "\(place.filePath):\(place.line): warning: \(message ?? "Issue recorded")\n"
    unsafe line.withCString { text in _ = unsafe write(STDERR_FILENO, text, strlen(text)) }
  }
}

/// Counts the tests of XCTest as they begin.
private final class XCTestStarts: XCTestObservation, Sendable {
  let number = Atomic(0)

  /// Made where XCTest is there, and only there.
  static let counting: XCTestStarts = {
    let starts = XCTestStarts()
    XCTestObservationCenter.shared.addTestObserver(starts)
    return starts
  }()

  func testCaseWillStart(_ testCase: XCTestCase) { number.add(1, ordering: .relaxed) }
}

/// Where in the source.
package struct Place: Sendable {
  package var fileID: StaticString
  package var filePath: StaticString
  package var line: UInt
  package var column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  fileprivate var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
