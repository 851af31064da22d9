import ComposableArchitecture
import Testing

@testable import OlderStandUps

// Each feature of the older stand-up app by itself, with a test store.

let ada = Attendee(id: UUID(10), name: "Ada")
let blob = Attendee(id: UUID(11), name: "Blob")

extension StandUp {
  static var design: StandUp {
    StandUp(id: UUID(0), title: "Design", minutes: 1, attendees: [ada, blob])
  }
}

@MainActor @Suite struct OlderFeatureTests {
  @Test("A form adds attendees and deletes them, and says who has the focus")
  func form() async {
    let store = TestStore(initialState: StandUpForm.State(standUp: .design), reducer: StandUpForm()) {
      $0.uuid = .incrementing
    }
    #expect(store.state.focus == .title)
    await store.send(.set(\.$standUp.title, "Product")) { $0.standUp.title = "Product" }
    await store.send(.addAttendeeTapped) {
      $0.standUp.attendees.append(Attendee(id: UUID(0)))
      $0.focus = .attendee(UUID(0))
    }
    await store.send(.attendeesDeleted([1])) {
      $0.standUp.attendees.remove(at: 1)
      $0.focus = .attendee(UUID(0))
    }
    await store.send(.attendeesDeleted([0, 1])) {
      $0.standUp.attendees = [Attendee(id: UUID(1))]
      $0.focus = .attendee(UUID(1))
    }
  }

  @Test("A form of nobody begins with one attendee")
  func emptyForm() {
    let state = withDependencies {
      $0.uuid = .incrementing
    } operation: {
      StandUpForm.State(standUp: StandUp(id: UUID(7)))
    }
    #expect(state.standUp.attendees == [Attendee(id: UUID(0))])
  }

  @Test("A meeting counts, changes its speaker, and ends when its time is up")
  func record() async {
    let clock = TestClock()
    let isDismissed = LockIsolated(false)
    let store = TestStore(initialState: RecordMeeting.State(standUp: .design), reducer: RecordMeeting()) {
      $0.continuousClock = clock
      $0.dismiss = DismissEffect { isDismissed.setValue(true) }
    }
    let task = await store.send(.started)
    await clock.advance(by: .seconds(1))
    await store.receive(.ticked) { $0.secondsElapsed = 1 }
    await store.send(.nextTapped) {
      $0.speaker = 1
      $0.secondsElapsed = 30
    }
    store.exhaustivity = .off
    await clock.advance(by: .seconds(30))
    await store.receive(.delegate(.ended(seconds: 60)))
    await task.finish()
    #expect(isDismissed.value && store.state.secondsRemaining == 0)
  }

  @Test("Time stands still while the user is asked, and a meeting that is discarded says nothing")
  func discarded() async {
    let clock = TestClock()
    let store = TestStore(initialState: RecordMeeting.State(standUp: .design), reducer: RecordMeeting()) {
      $0.continuousClock = clock
    }
    let task = await store.send(.started)
    await store.send(.endTapped) { $0.alert = .end(canDiscard: true) }
    await clock.advance(by: .seconds(2))
    await store.receive(.ticked)
    await store.receive(.ticked)
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await store.send(.endTapped) { $0.alert = .end(canDiscard: true) }
    await store.send(.alert(.presented(.discard))) { $0.alert = nil }.finish()
    #expect(store.isDismissed)
    await task.cancel()
  }

  @Test("The last speaker's turn ends the meeting, which cannot be discarded then")
  func lastSpeaker() async {
    let store = TestStore(
      initialState: RecordMeeting.State(standUp: .design, speaker: 1), reducer: RecordMeeting())
    await store.send(.nextTapped) { $0.alert = .end(canDiscard: false) }
    await store.send(.alert(.presented(.save))) { $0.alert = nil }
    await store.receive(/RecordMeeting.Action.delegate)
    await store.finish()
    #expect(store.isDismissed)
  }

  @Test("A detail edits a copy, and says what has changed")
  func detail() async {
    let store = TestStore(initialState: StandUpDetail.State(standUp: .design), reducer: StandUpDetail())
    await store.send(.editTapped) { $0.destination = .edit(StandUpForm.State(standUp: .design)) }
    await store.send(.destination(.presented(.edit(.set(\.$standUp.title, "Product"))))) {
      XCTModify(&$0.destination, case: /StandUpDetail.Destination.State.edit) { $0.standUp.title = "Product" }
    }
    await store.send(.cancelTapped) { $0.destination = nil }
    await store.send(.editTapped) { $0.destination = .edit(StandUpForm.State(standUp: .design)) }
    await store.send(.destination(.presented(.edit(.set(\.$standUp.minutes, 9))))) {
      XCTModify(&$0.destination, case: /StandUpDetail.Destination.State.edit) { $0.standUp.minutes = 9 }
    }
    await store.send(.doneTapped) {
      $0.destination = nil
      $0.standUp.minutes = 9
    }
    await store.receive(.delegate(.changed(StandUp(id: UUID(0), title: "Design", minutes: 9, attendees: [ada, blob]))))
  }

  @Test("A stand-up is deleted when that is confirmed")
  func deleted() async {
    let store = TestStore(initialState: StandUpDetail.State(standUp: .design), reducer: StandUpDetail())
    await store.send(.deleteTapped) { $0.destination = .alert(.delete(.design)) }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
    await store.send(.deleteTapped) { $0.destination = .alert(.delete(.design)) }
    await store.send(.destination(.presented(.alert(.delete)))) { $0.destination = nil }
    await store.receive(.delegate(.deleted(UUID(0))))
    await store.finish()
    #expect(store.isDismissed)
  }

  @Test("The list begins with what is stored, and a new stand-up has no attendees without a name")
  func list() async throws {
    let stored = try JSONEncoder().encode([StandUp.design] as IdentifiedArrayOf)
    let store = TestStore(initialState: StandUpsList.State(), reducer: StandUpsList()) {
      $0.uuid = .incrementing
      $0.dataManager = .mock(stored)
    }
    #expect(store.state.standUps == [.design])
    await store.send(.addTapped) {
      $0.form = StandUpForm.State(standUp: StandUp(id: UUID(0), attendees: [Attendee(id: UUID(1))]))
    }
    await store.send(.form(.presented(.set(\.$standUp.title, "New")))) { $0.form?.standUp.title = "New" }
    await store.send(.confirmTapped) {
      $0.form = nil
      $0.standUps.append(StandUp(id: UUID(0), title: "New"))
    }
  }

  @Test("What cannot be read is told, and an example can take its place")
  func unreadable() async {
    let store = TestStore(initialState: StandUpsList.State(), reducer: StandUpsList()) {
      $0.uuid = .incrementing
      $0.dataManager = .mock(Data("no JSON".utf8))
    }
    #expect(store.state.alert == .unreadable)
    await store.send(.alert(.presented(.useExamples))) {
      $0.alert = nil
      $0.standUps = [StandUp(id: UUID(0), title: "Example", attendees: [Attendee(id: UUID(1), name: "Ada")])]
    }
  }

  @Test("Changes are saved a second after the last one, once")
  func saved() async throws {
    let clock = TestClock()
    let saves = LockIsolated<[IdentifiedArrayOf<StandUp>]>([])
    let store = TestStore(initialState: AppFeature.State(), reducer: AppFeature()) {
      $0.continuousClock = clock
      $0.uuid = .incrementing
      $0.dataManager.load = { throw CocoaError(.fileReadNoSuchFile) }
      $0.dataManager.save = { data in
        let standUps = try JSONDecoder().decode(IdentifiedArrayOf<StandUp>.self, from: data)
        saves.withValue { $0.append(standUps) }
      }
    }
    store.exhaustivity = .off
    for title in ["First", "Second"] {
      await store.send(.list(.addTapped))
      await store.send(.list(.form(.presented(.set(\.$standUp.title, title)))))
      await store.send(.list(.confirmTapped))
      await clock.advance(by: .milliseconds(600))
    }
    #expect(saves.value.isEmpty)
    await clock.advance(by: .seconds(1))
    await store.finish()
    #expect(saves.value.map { $0.map(\.title) } == [["First", "Second"]])
  }

  @Test("A meeting that ends is kept by the detail below and by the list")
  func meetingIsKept() async throws {
    let stored = try JSONEncoder().encode([StandUp.design] as IdentifiedArrayOf)
    let store = TestStore(
      initialState: AppFeature.State(
        path: StackState([
          .detail(StandUpDetail.State(standUp: .design)), .record(RecordMeeting.State(standUp: .design)),
        ])),
      reducer: AppFeature()
    ) {
      $0.continuousClock = ImmediateClock()
      $0.uuid = .incrementing
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.dataManager = .mock(stored)
    }
    store.exhaustivity = .off
    let (detail, record): (StackElementID, StackElementID) = (0, 1)
    await store.send(.path(.element(id: record, action: .record(.endTapped))))
    await store.send(.path(.element(id: record, action: .record(.alert(.presented(.save))))))
    await store.receive(.path(.element(id: record, action: .record(.delegate(.ended(seconds: 0))))))
    await store.receive(.path(.popFrom(id: record))) {
      let meeting = Meeting(id: UUID(0), date: Date(timeIntervalSince1970: 0), seconds: 0)
      $0.list.standUps[id: UUID(0)]?.meetings = [meeting]
      XCTModify(&$0.path[id: detail], case: /AppFeature.Path.State.detail) { $0.standUp.meetings = [meeting] }
    }
    await store.finish()
  }
}
