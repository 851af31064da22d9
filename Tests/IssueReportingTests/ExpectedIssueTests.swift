import IssueReporting
import Testing

@Suite struct ExpectedIssueTests {
  @Test func anExpectedIssueLetsTheTestPass() async {
    withExpectedIssue { reportIssue("Wrong") }
    withExpectedIssue { throw Failure() }
    withExpectedIssue("A mistake of old") { #expect(Bool(false)) }
    await withExpectedIssue {
      await Task.yield()
      reportIssue("Wrong")
    }
    withExpectedIssue(isIntermittent: true) {}
  }

  @Test func noIssueWhereOneIsExpectedFails() {
    withKnownIssue {
      withExpectedIssue {}
    } matching: {
      "\($0.kind)".contains("knownIssueNotRecorded") || $0.sourceLocation?.line == #line - 2
    }
  }

  @Test func otherReportersAreToldWhatWasExpectedAndWhatWasMissing() async {
    let reporter = Collecting()
    await withIssueReporters([reporter]) {
      withExpectedIssue { reportIssue("Wrong") }
      withExpectedIssue("Saving") { throw Failure() }
      await withExpectedIssue("An issue") { await Task.yield() }
      withExpectedIssue(isIntermittent: true) {}
    }
    #expect(
      reporter.lines == [
        "expected: Wrong", "expected: Caught error: Failure(): Saving",
        """
        No issue was reported, and one was expected: An issue

        If the code is right now, remove 'withExpectedIssue'. If it is right at times, pass 'isIntermittent: true'.
        """,
      ])
  }
}
