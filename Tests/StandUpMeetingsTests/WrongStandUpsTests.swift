import ComposableArchitecture
import TenureTesting
import Testing

@testable import WrongStandUps

@MainActor @Suite struct WrongStandUpsTests {
  private func screen() -> Screen {
    Screen {
      WrongStandUpsView(
        store: Store(
          initialState: WrongStandUps.State(standUps: [StandUp(id: UUID(0), title: "Design", minutes: 1)])
        ) {
          WrongStandUps()
        } withDependencies: {
          $0.continuousClock = ContinuousClock()
        })
    }
  }

  @Test("A sheet that edits the original cannot be cancelled")
  func noCopy() async throws {
    let screen = screen()
    try screen.link("Design").tap()
    try screen.button("Edit").tap()
    try screen.sheet.textField("Title").replace(with: "Product")
    try screen.sheet.button("Cancel").tap()
    #expect(screen.title == "Product")
  }

  @Test("What a detail says to nobody changes its copy alone: the list shows the old title")
  func nobodyHears() async throws {
    let screen = screen()
    try screen.link("Design").tap()
    try screen.button("Edit").tap()
    try screen.sheet.textField("Title").replace(with: "Product")
    try screen.sheet.button("Done").tap()
    await screen.settle()
    #expect(screen.title == "Product")
    try screen.back()
    #expect(screen.shows("Design") && !screen.shows("Product"))
  }

  @Test("An alert without its 'ifLet' is taken away by nobody: it is an issue when a button is tapped")
  func noIfLet() async throws {
    let screen = screen()
    try screen.link("Design").tap()
    try screen.button("Delete").tap()
    withExpectedIssue { try screen.alert.button("Delete").tap() }
  }

  @Test("A timer that nobody stops counts while the user is asked, and past the end of the meeting")
  func countsOn() async throws {
    let screen = screen()
    try screen.link("Design").tap()
    try screen.link("Start").tap()
    await screen.advance(by: .seconds(10))
    try screen.button("End").tap()
    await screen.advance(by: .seconds(5))
    try screen.alert.button("Go on").tap()
    #expect(screen.shows("15 of 60 seconds"))
    await screen.advance(by: .seconds(50))
    #expect(screen.shows("65 of 60 seconds"))
  }
}
