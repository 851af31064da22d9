import Foundation
import Sharing
import XCTest

/// Each of XCTest's tests has shared values of its own, whichever of them comes first.
final class XCTestTests: XCTestCase {
  func testASettingBelongsToThisTest() { count(.appStorage("count")) }
  func testASettingBelongsToThatTest() { count(.appStorage("count")) }
  func testAValueInMemoryBelongsToThisTest() { count(.inMemory("count")) }
  func testAValueInMemoryBelongsToThatTest() { count(.inMemory("count")) }
  func testAFileBelongsToThisTest() { count(.fileStorage(URL(fileURLWithPath: "/count.json"))) }
  func testAFileBelongsToThatTest() { count(.fileStorage(URL(fileURLWithPath: "/count.json"))) }

  private func count(_ key: some SharedKey<Int>) {
    @Shared(key) var count = 0
    XCTAssertEqual(count, 0)
    $count.withLock { $0 = 5 }
    XCTAssertEqual(count, 5)
  }
}
