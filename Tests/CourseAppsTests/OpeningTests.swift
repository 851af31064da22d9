import SwiftUI
import TenureTesting
import Testing

@testable import CourseApps

/// The list of the programs opens each of them.
@MainActor struct OpeningTests {
  @Test(arguments: CourseApp.allCases)
  func everyProgramOpensOverTheListAndCloses(app: CourseApp) async throws {
    let screen = Screen(CourseApps.self)
    try screen.button(app.rawValue).tap()
    await screen.settle()
    #expect(screen.issues == [])
    #expect(screen.presentations.count == 1)
    try screen.dismiss()
    #expect(screen.presentations.isEmpty)
    #expect(screen.shows(CourseApp.billSplitter.rawValue))
    screen.close()
  }
}
