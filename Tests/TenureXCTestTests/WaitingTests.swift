import TenureXCTest
import XCTest

final class WaitingTests: XCTestCase {
  func testExpectationsAreWaitedForWithoutATimeout() {
    let done = expectation(description: "done")
    DispatchQueue.main.async { done.fulfill() }
    wait(for: [done])
  }

  func testExpectationsAreWaitedForInAnAsynchronousTest() async {
    let done = expectation(description: "done")
    Task.detached { done.fulfill() }
    await fulfillment(of: [done])
  }

  func testTheOrderIsLookedAt() {
    let (first, second) = (expectation(description: "first"), expectation(description: "second"))
    DispatchQueue.main.async {
      first.fulfill()
      second.fulfill()
    }
    wait(for: [first, second], enforceOrder: true)
  }
}
