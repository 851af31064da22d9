import Foundation
import Testing

@testable import TenureProject

/// Tests of XCTest that belong to the main actor.
@Suite struct MainActorTestsTests {
  private func text(_ text: String, isUsual: Bool = false) -> String? {
    MainActorTests.texts(of: [SwiftFile(path: "/p/A.swift", text: text)], isUsual: isUsual)["/p/A.swift"]
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

  @Test func whatPreparesThemRunsOnTheMainThread() {
    let found = text(
      """
      @MainActor final class ATests: XCTestCase {
        override func setUp() { super.setUp(); model = Model() }
        override func tearDownWithError() throws { try model.close() }
        override class func setUp() { Model.start() }
        override func tearDown() async throws { model = nil }
        func setUp(_ name: String) {}
      }
      class BTests: XCTestCase { override func setUp() { all() } }
      """)
    #expect(
      found == """
        @MainActor final class ATests: XCTestCase {
          override nonisolated func setUp() { MainActor.assumeIsolated { super.setUp(); model = Model() } }
          override nonisolated func tearDownWithError() throws { try MainActor.assumeIsolated { try model.close() } }
          override class nonisolated func setUp() { MainActor.assumeIsolated { Model.start() } }
          override func tearDown() async throws { model = nil }
          func setUp(_ name: String) {}
        }
        class BTests: XCTestCase { override func setUp() { all() } }
        """)
  }

  @Test func oneThatAloneBelongsToItIsBuiltSo() {
    #expect(
      text("class ATests: XCTestCase { @MainActor func testOne() {}; func testTwo() {} }")
        == "class ATests: XCTestCase { @MainActor func testOne() async {}; func testTwo() {} }")
  }

  @Test func oneThatAloneBelongsToItAndStandsStillRunsOnTheMainThread() {
    #expect(
      text("class ATests: XCTestCase { @MainActor func testOne() { wait(for: [a]) } }")
        == "class ATests: XCTestCase {            nonisolated func testOne() { MainActor.assumeIsolated { wait(for: [a]) } } }"
    )
  }

  @Test func aClassBelongsToItAsTheOneThatItIsMadeFrom() {
    let files = [
      SwiftFile(path: "/p/Shop.swift", text: "@MainActor class Shop: XCTestCase {}"),
      SwiftFile(path: "/p/A.swift", text: "final class ATests: Shop { func testOne() {} }"),
      SwiftFile(path: "/p/B.swift", text: "extension ATests { func testTwo() {} }"),
      SwiftFile(path: "/p/C.swift", text: "final class CTests: Other { func testThree() {} }"),
    ]
    #expect(
      MainActorTests.texts(of: files, isUsual: false) == [
        "/p/A.swift": "final class ATests: Shop { func testOne() async {} }",
        "/p/B.swift": "extension ATests { func testTwo() async {} }",
      ])
  }

  @Test func testsInAConditionAreBuiltSoToo() {
    #expect(
      text("@MainActor class A: XCTestCase {\n#if DEBUG\nfunc testOne() {}\n#endif\n}")
        == "@MainActor class A: XCTestCase {\n#if DEBUG\nfunc testOne() async {}\n#endif\n}")
  }

  @Test func aPackageSaysWhichTargetsBelongToIt() throws {
    let words = """
      {"targets": [{"name": "ATests", "settings": [{"kind": {"defaultIsolation": {"_0": "MainActor"}}, "tool": "swift"}]},
      {"name": "BTests", "settings": [{"kind": {"defaultIsolation": {"_0": "nonisolated"}}, "tool": "swift"}]}]}
      """
    let package = try #require(try JSONSerialization.jsonObject(with: Data(words.utf8)) as? [String: Any])
    #expect(DumpedPackage.mainActorTargets(package) == ["ATests"])
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
