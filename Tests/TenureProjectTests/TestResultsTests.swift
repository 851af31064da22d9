import Testing

@testable import TenureProject

@Suite struct TestResultsTests {
  @Test func bothKindsOfTestsAreRead() {
    let results = TestResults(
      events: """
        {"kind":"test","payload":{"id":"M.S/a()/S.swift:3:4","kind":"function","name":"a()"},"version":0}
        {"kind":"test","payload":{"id":"M.S/b()/S.swift:9:4","kind":"function","name":"b()"},"version":0}
        {"kind":"test","payload":{"id":"M.S","kind":"suite","name":"S"},"version":0}
        {"kind":"event","payload":{"kind":"testStarted","messages":[],"testID":"M.S"},"version":0}
        {"kind":"event","payload":{"kind":"testStarted","messages":[],"testID":"M.S/a()/S.swift:3:4"},"version":0}
        {"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":false,"sourceLocation":\
        {"_filePath":"/p/S.swift","column":1,"line":4}},"messages":[{"symbol":"fail","text":"It is 2"}],\
        "testID":"M.S/a()/S.swift:3:4"},"version":0}
        {"kind":"event","payload":{"kind":"testSkipped","messages":[],"testID":"M.S/b()/S.swift:9:4"},"version":0}
        not a line of JSON
        """,
      output: """
        Test Case 'T.one' started at 2026-01-01
        /p/T.swift:4: error: T.one : XCTAssertEqual failed: ("1") is not equal to ("2") -
        Test Case 'T.one' failed (0.1 seconds)
        Test Case 'T.two' passed (0.1 seconds)
        """, folder: "/p")
    #expect(
      results.tests == [
        .init(name: "M.S/a()", state: .failed, issues: [.init(place: "S.swift:4", text: "It is 2")]),
        .init(name: "M.S/b()", state: .skipped),
        .init(
          name: "T.one", state: .failed,
          issues: [.init(place: "T.swift:4", text: #"XCTAssertEqual failed: ("1") is not equal to ("2") -"#)]),
        .init(name: "T.two", state: .passed),
      ])
    #expect([results.passed, results.failed, results.skipped] == [1, 2, 1])
  }

  @Test func aKnownIssueIsNone() {
    let results = TestResults(
      events: """
        {"kind":"test","payload":{"id":"M.S/a()/S.swift:3:4","kind":"function","name":"a()"},"version":0}
        {"kind":"event","payload":{"kind":"testStarted","messages":[],"testID":"M.S/a()/S.swift:3:4"},"version":0}
        {"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":true},"messages":[],\
        "testID":"M.S/a()/S.swift:3:4"},"version":0}
        """, output: "", folder: "/p")
    #expect(results.tests == [.init(name: "M.S/a()", state: .passed)])
  }
}
