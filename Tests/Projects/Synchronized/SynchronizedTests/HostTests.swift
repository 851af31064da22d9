import SwiftUI
import UIKit
import XCTest

@testable import Synchronized

final class HostTests: XCTestCase {
  @MainActor func testFills() {
    let host = UIHostingController(rootView: NotesScreen())
    XCTAssertNotNil(host.view)
  }
}
