import XCTest

@testable import Synchronized

@MainActor final class ListTests: XCTestCase {
  private let notes = Notes()

  func testBegins() { XCTAssertEqual(notes.lines, ["Milk", "Bread"]) }

  func testComesLater() throws {
    let added = expectation(description: "added")
    Task {
      notes.add()
      added.fulfill()
    }
    wait(for: [added], timeout: 5)
    XCTAssertEqual(try XCTUnwrap(notes.lines.last), "Line 3")
  }
}
