import Foundation
import SwiftUI
import TenureTesting
import Testing

@testable import Profile

private actor TestAPI: UserAPI {
  private(set) var fetches = 0
  private(set) var updates: [User] = []
  private var isDown = false

  struct Down: LocalizedError {
    var errorDescription: String? { "The server does not answer." }
  }

  func fetchUser() async throws -> User {
    fetches += 1
    if isDown { throw Down() }
    return User(id: 1, name: "Pedro", email: "pedro@example.com")
  }

  func update(_ user: User) async throws {
    try await Task.sleep(for: .seconds(1))
    if isDown { throw Down() }
    updates.append(user)
  }

  func set(isDown: Bool) { self.isDown = isDown }
}

@MainActor private func mounted(_ api: TestAPI = TestAPI()) async -> Screen {
  let screen = Screen {
    HomeScreen()
      .environment(UserSession(api: api))
      .environment(\.speechSettings, .stored(in: .standard))
  }
  await screen.settle()
  return screen
}

@MainActor @Suite struct ProfileTests {
  @Test("A new name is on every screen at once, loaded once and sent once")
  func oneSession() async throws {
    let api = TestAPI()
    let screen = await mounted(api)
    #expect(screen.shows("Hello, Pedro"))
    try screen.link("Settings").tap()
    #expect(screen.title == "Settings" && screen.shows("Pedro"))
    try screen.link("Edit profile").tap()
    try screen.button("Edit").tap()
    try screen.sheet.textField("Name").replace(with: "Petra")
    try screen.sheet.button("Save").tap()
    await screen.settle()
    #expect(try !screen.sheet.button("Save").isEnabled)
    await screen.advance(by: .seconds(1))
    #expect(!screen.hasSheet && screen.shows("Petra"))
    try screen.back()
    #expect(screen.title == "Settings" && screen.shows("Petra"))
    try screen.back()
    #expect(screen.shows("Hello, Petra") && !screen.shows("Pedro"))
    #expect(await api.fetches == 1)
    #expect(await api.updates.map(\.name) == ["Petra"])
    #expect(screen.issues.isEmpty)
    screen.close()
  }

  @Test("An edit that is cancelled changes nothing")
  func cancelled() async throws {
    let screen = await mounted()
    try screen.link("Profile").tap()
    try screen.button("Edit").tap()
    try screen.sheet.textField("Name").replace(with: "Petra")
    #expect(!screen.shows("Hello, Petra"))
    try screen.sheet.button("Cancel").tap()
    #expect(screen.shows("Pedro") && !screen.shows("Petra"))
    screen.close()
  }

  @Test("A change that the server refuses is taken back; the draft stays for another try")
  func refused() async throws {
    let api = TestAPI()
    let screen = await mounted(api)
    try screen.link("Profile").tap()
    try screen.button("Edit").tap()
    try screen.sheet.textField("Name").replace(with: "Petra")
    await api.set(isDown: true)
    try screen.sheet.button("Save").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("The server does not answer."))
    #expect(try screen.sheet.textField("Name").value == "Petra")
    // Beneath the sheet.
    #expect(screen.shows("Pedro"))
    await api.set(isDown: false)
    try screen.sheet.button("Save").tap()
    await screen.advance(by: .seconds(1))
    #expect(!screen.hasSheet && screen.shows("Petra"))
    screen.close()
  }

  @Test("An account that could not be loaded is loaded by trying again")
  func retry() async throws {
    let api = TestAPI()
    await api.set(isDown: true)
    let screen = await mounted(api)
    #expect(screen.shows("The server does not answer."))
    await api.set(isDown: false)
    try screen.button("Try again").tap()
    await screen.settle()
    #expect(screen.shows("Hello, Pedro"))
    screen.close()
  }

  @Test("Settings that change in a sheet reach the quiz beneath, and the next start")
  func speechIsObserved() async throws {
    let screen = await mounted()
    try screen.link("Quiz").tap()
    await screen.settle()
    #expect(screen.shows("Speaking: Calm, rate 1.0"))
    try screen.textField("Answer").type("6")
    try screen.textField("Answer").submit()
    try screen.button("Speech").tap()
    await screen.settle()
    try screen.sheet.picker("Voice").choose("Bright")
    try screen.sheet.slider("Rate").slide(to: 1.5)
    await screen.settle()
    try screen.dismiss()
    #expect(screen.shows("Speaking: Bright, rate 1.5"))
    #expect(screen.shows("Score 1"))
    let again = Screen(ProfileApp.self, storage: screen.storage)
    await again.advance(by: .seconds(1))
    try again.link("Quiz").tap()
    await again.settle()
    #expect(again.shows("Speaking: Bright, rate 1.5"))
    again.close()
    screen.close()
  }

  @Test("What was chosen in the settings is there after going on and coming back")
  func comesBack() async throws {
    let screen = await mounted()
    try screen.link("Settings").tap()
    await screen.settle()
    try screen.picker("Voice").choose("Bright")
    try screen.link("Edit profile").tap()
    try screen.back()
    await screen.settle()
    #expect(try screen.picker("Voice").value == "Bright")
    screen.close()
  }
}
