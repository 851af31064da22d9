import XCTest

final class CourierUITests: XCTestCase {
  func testLaunches() { XCUIApplication().launch() }
}
