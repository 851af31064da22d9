import ComposableArchitecture
import TenureTesting
import Testing

@testable import OlderStandUps

/// The older stand-up app on a screen, through taps.
@MainActor @Suite struct OlderStandUpsTests {
  private let file = URL.temporaryDirectory.appending(component: "\(UUID()).json")

  private func screen(_ path: StackState<AppFeature.Path.State> = StackState()) -> Screen {
    Screen {
      AppView(
        store: Store(initialState: AppFeature.State(path: path), reducer: AppFeature()) {
          $0.uuid = .init { UUID() }
          $0.date.now = Date(timeIntervalSince1970: 0)
          $0.continuousClock = ContinuousClock()
          $0.dataManager = .file(at: file)
        })
    }
  }

  private func store(_ standUps: StandUp...) throws {
    try JSONEncoder().encode(IdentifiedArray(uniqueElements: standUps)).write(to: file)
  }

  @Test("A stand-up is written on a sheet whose fields have the focus in turn, and is there after a restart")
  func addedAndStored() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    var screen = screen()
    try screen.button("Add").tap()
    #expect(try screen.sheet.textField("Title").isFocused)
    try screen.sheet.textField("Title").type("Design")
    try screen.sheet.button("Add attendee").tap()
    #expect(try screen.sheet.textField(at: 2).isFocused)
    try screen.sheet.textField(at: 2).type("Ada")
    try screen.sheet.button("Add stand-up").tap()
    #expect(!screen.hasSheet && screen.shows("Design"))
    await screen.advance(by: .seconds(1))
    #expect(screen.issues.isEmpty)
    screen.close()

    screen = self.screen()
    try screen.link("Design").tap()
    // The attendee without a name is not kept.
    #expect(screen.shows("Ada") && screen.shows("5 minutes"))
    #expect(screen.issues.isEmpty)
  }

  @Test("What is changed less than a second before the end is not stored")
  func notStoredYet() async throws {
    try store(.design)
    defer { try? FileManager.default.removeItem(at: file) }
    let before = screen()
    try before.link("Design").tap()
    try before.button("Edit").tap()
    try before.sheet.textField("Title").replace(with: "Product")
    try before.sheet.button("Done").tap()
    await before.advance(by: .milliseconds(900))
    #expect(before.title == "Product")
    before.close()
    #expect(screen().shows("Design"))
  }

  @Test("A sheet's copy is taken over or discarded")
  func edited() async throws {
    try store(.design)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = screen()
    try screen.link("Design").tap()
    try screen.button("Edit").tap()
    try screen.sheet.textField("Title").replace(with: "Product")
    try screen.sheet.button("Cancel").tap()
    #expect(screen.title == "Design")
    try screen.button("Edit").tap()
    try screen.sheet.textField("Title").replace(with: "Product")
    try screen.sheet.button("Done").tap()
    await screen.settle()
    #expect(screen.title == "Product")
    try screen.back()
    #expect(screen.shows("Product") && !screen.shows("Design") && screen.issues.isEmpty)
  }

  @Test("A meeting is held: speakers, a question, its end; then it is among the past ones, and after a restart too")
  func held() async throws {
    try store(.design)
    defer { try? FileManager.default.removeItem(at: file) }
    var screen = screen()
    try screen.link("Design").tap()
    try screen.button("Start").tap()
    await screen.advance(by: .seconds(10))
    #expect(screen.shows("50 seconds left") && screen.shows("Ada speaks"))
    try screen.button("End").tap()
    await screen.advance(by: .seconds(5))
    try screen.alert.button("Go on").tap()
    #expect(screen.shows("50 seconds left"))
    try screen.button("Next").tap()
    #expect(screen.shows("30 seconds left") && screen.shows("Blob speaks"))
    await screen.advance(by: .seconds(30))
    #expect(screen.title == "Design")
    try screen.link("1 min 0 s").tap()
    #expect(screen.shows("It took 1 min 0 s") && screen.shows("Blob"))
    await screen.advance(by: .seconds(1))
    #expect(screen.issues.isEmpty)
    screen.close()

    screen = self.screen()
    try screen.link("Design").tap()
    #expect(screen.shows("1 min 0 s"))
  }

  @Test("A meeting that is discarded is not kept; one that is ended early is")
  func endedEarly() async throws {
    try store(.design)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = screen()
    try screen.link("Design").tap()
    for answer in ["Discard", "Save and end"] {
      try screen.button("Start").tap()
      await screen.advance(by: .seconds(3))
      try screen.button("End").tap()
      try screen.alert.button(answer).tap()
      await screen.settle()
      #expect(screen.title == "Design" && screen.shows("0 min 3 s") == (answer != "Discard"))
    }
    try screen.row("0 min 3 s").delete()
    await screen.settle()
    #expect(!screen.shows("0 min 3 s") && screen.issues.isEmpty)
  }

  @Test("A stand-up is deleted when that is confirmed, and its screen goes")
  func deleted() async throws {
    try store(.design)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = screen()
    try screen.link("Design").tap()
    try screen.button("Delete").tap()
    try screen.alert.button("Keep").tap()
    #expect(screen.title == "Design")
    try screen.button("Delete").tap()
    #expect(screen.shows("Its meetings are deleted too."))
    try screen.alert.button("Delete").tap()
    await screen.settle()
    #expect(screen.title == "Stand-ups" && !screen.shows("Design") && screen.issues.isEmpty)
  }

  @Test("A link opens a past meeting two screens deep, from where the way back leads through the stand-up")
  func deepLink() async throws {
    var design = StandUp.design
    design.meetings = [Meeting(id: UUID(20), date: Date(timeIntervalSince1970: 0), seconds: 75)]
    try store(design)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = screen()
    try screen.open("standups://\(UUID(0))/\(UUID(20))")
    #expect(screen.shows("It took 1 min 15 s"))
    try screen.back()
    #expect(screen.title == "Design" && screen.shows("1 min 15 s"))
    try screen.back()
    #expect(screen.title == "Stand-ups" && screen.issues.isEmpty)
    // A link to nothing changes nothing.
    try screen.open("standups://\(UUID(0))/\(UUID(21))")
    #expect(screen.title == "Stand-ups")
  }

  @Test("A program that begins two screens deep runs the meeting there, and keeps it")
  func beginsDeep() async throws {
    try store(.design)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = screen(
      StackState([
        .detail(StandUpDetail.State(standUp: .design)), .record(RecordMeeting.State(standUp: .design)),
      ]))
    await screen.advance(by: .seconds(60))
    #expect(screen.title == "Design" && screen.shows("1 min 0 s") && screen.issues.isEmpty)
  }

  @Test("What is stored and cannot be read is told, and an example is there when it is wanted")
  func unreadable() async throws {
    try Data("no JSON".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = screen()
    await screen.settle()
    #expect(screen.shows("Your stand-ups cannot be read."))
    try screen.alert.button("Begin with an example").tap()
    await screen.settle()
    #expect(screen.shows("Example") && screen.issues.isEmpty)
  }
}
