import IssueReporting
import Synchronization
import Testing

@Suite struct ReportTests {
  @Test func aReportedIssueFailsTheTestAtTheCallersLine() {
    withKnownIssue {
      reportIssue("The list is empty.")
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["The list is empty."] && issue.sourceLocation?.line == #line - 2
        && issue.sourceLocation?.fileID == "IssueReportingTests/ReportTests.swift" && issue.severity == .error
    }
  }

  @Test func aWarningDoesNotFailTheTest() {
    withKnownIssue {
      reportIssue("Slow.", severity: .warning)
    } matching: {
      $0.severity == .warning && $0.comments.map(\.rawValue) == ["Slow."]
    }
  }

  @Test func anErrorIsRecordedAsItself() {
    withKnownIssue {
      reportIssue(Failure(), "Saving")
    } matching: {
      $0.error is Failure && $0.comments.map(\.rawValue) == ["Saving"]
    }
    withKnownIssue {
      #expect(withErrorReporting("Loading") { throw Failure() } == nil)
    } matching: {
      $0.error is Failure
    }
    #expect(withErrorReporting { 1 } == 1)
  }

  @Test func errorsOfCodeThatWaitsAreReportedToo() async {
    await withKnownIssue {
      let value: Int? = await withErrorReporting {
        await Task.yield()
        throw Failure()
      }
      #expect(value == nil)
    } matching: {
      $0.error is Failure
    }
    let silent = Collecting()
    await withErrorReporting("Loading", to: [silent]) { () async throws in throw Failure() }
    #expect(silent.lines == ["Caught error: Failure(): Loading"])
  }

  @Test func theReportersOfACallAreToldInsteadAndByItsTasks() async {
    let reporter = Collecting()
    await withIssueReporters([reporter]) {
      reportIssue("One")
      await Task { reportIssue("Two") }.value
    }
    withIssueReporters([]) { reportIssue("Nobody hears of it") }
    #expect(reporter.lines == ["One", "Two"])
  }

  @Test func settingTheReportersInsideACallIsAnIssue() {
    let reporter = Collecting()
    withIssueReporters([reporter]) { IssueReporters.current = [] }
    #expect(
      reporter.lines == [
        """
        'IssueReporters.current' was set inside 'withIssueReporters', and the change is lost.

        The reporters of that call are in force until it ends. Set 'IssueReporters.current' when the program starts, or \
        pass the reporters to 'withIssueReporters'.
        """
      ])
  }

  @Test func aHelpersIssuesAreAtItsCallersLine() {
    func check(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
      withIssueContext(fileID: fileID, filePath: filePath, line: line, column: column) { reportIssue("Wrong") }
    }
    withKnownIssue {
      check()
    } matching: {
      $0.sourceLocation?.line == #line - 2
    }
  }

  @Test func theContextNamesTheTest() throws {
    #expect(isTesting)
    #expect(TestContext.current?.isSwiftTesting == true)
    guard case .swiftTesting(let testing?) = TestContext.current else {
      Issue.record("no test: \(TestContext.current as Any)")
      return
    }
    #expect(testing.test.name == "theContextNamesTheTest()")
    #expect(testing.test.id.rawValue.contains("ReportTests"))
    #expect(TestContext.current == .swiftTesting)
  }
}

struct Failure: Error, Equatable {}

final class Collecting: IssueReporter {
  private let all = Mutex<[String]>([])
  var lines: [String] { all.withLock { $0 } }
  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? "nil"
    all.withLock { $0.append(message) }
  }
  func expectIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? "nil"
    all.withLock { $0.append("expected: " + message) }
  }
}
