import Testing
import XCTestDynamicOverlay

@Suite struct OverlayTests {
  @Test func issuesAreReportedUnderTheOlderName() {
    #expect(_XCTIsTesting)
    withExpectedIssue { XCTFail("Not so.") }
    withExpectedIssue { reportIssue("Not so.") }
    let load: @Sendable () -> Int = unimplemented("load", placeholder: 7)
    withExpectedIssue { #expect(load() == 7) }
  }
}
