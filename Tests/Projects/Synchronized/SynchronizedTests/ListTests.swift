import XCTest

@testable import Synchronized

@MainActor final class ListTests: XCTestCase {
  func testBegins() { XCTAssertEqual(Notes().lines, ["Milk", "Bread"]) }

  func testComesLater() throws {
    let notes = Notes()
    let added = expectation(description: "added")
    Task {
      notes.add()
      added.fulfill()
    }
    wait(for: [added], timeout: 5)
    XCTAssertEqual(try XCTUnwrap(notes.lines.last), "Line 3")
  }
}
