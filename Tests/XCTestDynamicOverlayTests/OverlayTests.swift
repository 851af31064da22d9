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

  @Test func functionsThatNobodyExpectsHaveTheOlderName() async {
    let add: @Sendable (Int, Int) -> Int = XCTUnimplemented("add", placeholder: 7)
    withExpectedIssue { #expect(add(1, 2) == 7) }
    let stop: @Sendable () async -> Void = XCTUnimplemented("stop")
    await withExpectedIssue { await stop() }
    let load: @Sendable (String) async throws -> Int = XCTUnimplemented("load")
    await withExpectedIssue {
      await #expect(throws: UnimplementedFailure.self) { try await load("a") }
    }
  }
}
