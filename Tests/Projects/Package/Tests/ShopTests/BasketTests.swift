import Combine
import ShopModel
import ShopPrices
import TenureTesting
import Testing
import XCTest

@testable import Shop

@MainActor @Suite struct BasketScreenTests {
  @Test func anAppleIsAdded() throws {
    let screen = Screen(BasketScreen())
    try screen.button("Add an apple").tap()
    try screen.button("Add an apple").tap()
    #expect(screen.shows("Total: 1.30"))
  }
}

final class BasketTests: XCTestCase {
  func testCountsArePublished() {
    let basket = Basket()
    var counts: [Int] = []
    let watch = basket.counts.sink { counts.append($0) }
    basket.add(Price(cents: 5))
    watch.cancel()
    XCTAssertEqual(counts, [0, 1])
    XCTAssertEqual(basket.total.text, "0.05")
  }

  func testNothingIsFree() {
    let basket = Basket()
    basket.add(Price(cents: 0))
    XCTExpectFailure("What is free counts as well.") { XCTAssertEqual(basket.prices.count, 0) }
  }

  func testCountsFollowLater() async {
    let basket = Basket()
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.compactDescription.contains("is not equal to") }
    await XCTExpectFailure("Nobody has put anything in.", options: options) {
      await Task.yield()
      XCTAssertEqual(basket.prices.count, 1)
    }
  }
}

@MainActor final class TillTests: XCTestCase {
  func testIsEmptyAtFirst() { XCTAssertTrue(Screen(BasketScreen()).shows("Total: 0.00")) }
}
