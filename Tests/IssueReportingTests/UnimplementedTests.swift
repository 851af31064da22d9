import IssueReporting
import Testing

struct Client: Sendable {
  var count: @Sendable (String) -> Int = unimplemented("Client.count", placeholder: 7)
  var load: @Sendable (Int, String) async throws -> [Int] = unimplemented("Client.load")
  var save: @Sendable () -> Void = unimplemented()
}

@Suite struct UnimplementedTests {
  @Test func anUnimplementedFunctionReportsAndReturnsItsPlaceholder() {
    let reporter = Collecting()
    withIssueReporters([reporter]) {
      #expect(Client().count("x") == 7)
      Client().save()
    }
    #expect(
      reporter.lines == [
        """
        Unimplemented: 'Client.count' was called.

        It was left unimplemented in 'Client' at IssueReportingTests/UnimplementedTests.swift:5. Give it an \
        implementation there, or override it before this code runs.
        """,
        """
        A function that is not implemented was called.

        It was left unimplemented in 'Client' at IssueReportingTests/UnimplementedTests.swift:7. Give it an \
        implementation there, or override it before this code runs.
        """,
      ])
  }

  @Test func oneThatThrowsThrowsAfterReporting() async {
    let reporter = Collecting()
    await withIssueReporters([reporter]) {
      _ = await #expect(throws: UnimplementedFailure.self) { try await Client().load(1, "x") }
    }
    #expect(reporter.lines.count == 1)
  }

  @Test("A value that is unimplemented is an issue where it is asked for")
  func values() {
    let reporter = Collecting()
    withIssueReporters([reporter]) {
      let name: String? = unimplemented("Client.name", placeholder: nil)
      let count: Int = unimplemented(placeholder: 3)
      #expect(name == nil && count == 3)
    }
    #expect(reporter.lines.count == 2)
    #expect(reporter.lines.first?.hasPrefix("Unimplemented: 'Client.name' was asked for.") == true)
  }

  @Test func itFailsTheTest() { withExpectedIssue { _ = Client().count("x") } }
}
