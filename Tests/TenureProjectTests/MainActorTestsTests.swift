import Testing

@testable import TenureProject

/// Tests of XCTest that belong to the main actor.
@Suite struct MainActorTestsTests {
  private func text(_ text: String, isUsual: Bool = false) -> String? {
    MainActorTests.text(of: SwiftFile(path: "/p/A.swift", text: text), isUsual: isUsual)
  }

  @Test func theyAreBuiltAsAsynchronousOnes() {
    let found = text(
      """
      @MainActor final class ATests: XCTestCase {
        func testOne() { one() }
        func testTwo() throws { try two() }
        func testThree() async { await three() }
        nonisolated func testFour() {}
        func helper() {}
        func testFive(of number: Int) {}
      }
      """)
    #expect(
      found == """
        @MainActor final class ATests: XCTestCase {
          func testOne() async { one() }
          func testTwo() async throws { try two() }
          func testThree() async { await three() }
          nonisolated func testFour() {}
          func helper() {}
          func testFive(of number: Int) {}
        }
        """)
  }

  @Test func oneThatStandsStillRunsOnTheMainThread() {
    #expect(
      text("@MainActor class ATests: XCTestCase { func testOne() throws { wait(for: [a], timeout: 1) } }")
        == "@MainActor class ATests: XCTestCase { nonisolated func testOne() throws { try MainActor.assumeIsolated { wait(for: [a], timeout: 1) } } }"
    )
  }

  @Test func oneThatAloneBelongsToItIsBuiltSo() {
    #expect(
      text("class ATests: XCTestCase { @MainActor func testOne() {}; func testTwo() {} }")
        == "class ATests: XCTestCase { @MainActor func testOne() async {}; func testTwo() {} }")
  }

  @Test func whereAModuleSaysSoAllDo() {
    let plain = "class ATests: XCTestCase { func testOne() {} }"
    #expect(text(plain) == nil)
    #expect(text(plain, isUsual: true) == "class ATests: XCTestCase { func testOne() async {} }")
    #expect(text("nonisolated \(plain)", isUsual: true) == nil)
  }

  @Test(arguments: [
    "@MainActor @Suite struct ATests { @Test func testOne() {} } // XCTestCase",
    "@MainActor class A: Model { func test() {} } // TestCase",
  ])
  func othersStayAsTheyAre(text: String) { #expect(self.text(text) == nil) }
}
