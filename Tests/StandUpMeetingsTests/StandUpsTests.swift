import ComposableArchitecture
import TenureTesting
import Testing

@testable import StandUpMeetings

@MainActor @Suite struct StandUpsTests {
  private let design = StandUp(id: UUID(0), title: "Design", minutes: 1)

  @Test("A stand-up is edited on a copy, taken over or discarded, and deleted when that is confirmed")
  func editsAndDeletes() async throws {
    let screen = Screen(StandUpsView(store: Store(initialState: StandUps.State(standUps: [design])) { StandUps() }))
    try screen.link("Design").tap()
    try screen.button("Edit").tap()
    try screen.sheet.textField("Title").replace(with: "Product")
    try screen.sheet.button("Cancel").tap()
    #expect(screen.title == "Design")
    try screen.button("Edit").tap()
    try screen.sheet.textField("Title").replace(with: "Product")
    try screen.sheet.button("Done").tap()
    #expect(screen.title == "Product")
    try screen.button("Delete").tap()
    try screen.alert.button("Delete").tap()
    await screen.settle()
    #expect(screen.title == "Stand-ups" && !screen.shows("Product"))
    #expect(screen.issues.isEmpty)
  }

  @Test("A meeting runs to its end, and is kept; one that ends early asks first")
  func records() async throws {
    let screen = Screen {
      StandUpsView(
        store: Store(initialState: StandUps.State(standUps: [design])) {
          StandUps()
        } withDependencies: {
          $0.uuid = .incrementing
          $0.date.now = Date(timeIntervalSince1970: 0)
          $0.continuousClock = ContinuousClock()
        })
    }
    try screen.link("Design").tap()
    try screen.link("Start").tap()
    await screen.advance(by: .seconds(10))
    #expect(screen.shows("10 of 60 seconds"))
    try screen.button("End").tap()
    await screen.advance(by: .seconds(5))
    #expect(screen.shows("10 of 60 seconds"))
    try screen.alert.button("Go on").tap()
    await screen.advance(by: .seconds(50))
    #expect(screen.title == "Design" && screen.shows("60 seconds"))
    #expect(screen.issues.isEmpty)
  }

  @Test("The same, step by step")
  func steps() async {
    let clock = TestClock()
    let store = TestStore(initialState: RecordMeeting.State(standUp: design)) {
      RecordMeeting()
    } withDependencies: {
      $0.continuousClock = clock
      $0.dismiss = DismissEffect {}
    }
    let task = await store.send(.appeared)
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) { $0.seconds = 1 }
    await store.send(.endTapped) { $0.alert = .endEarly }
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked)
    await store.send(\.alert.save) { $0.alert = nil }
    await store.receive(\.delegate.ended, 1)
    await task.cancel()
  }
}
