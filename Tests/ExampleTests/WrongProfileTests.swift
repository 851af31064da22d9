import SwiftUI
import TenureTesting
import Testing

@testable import WrongProfile

private actor CountingAPI: UserAPI {
  private(set) var fetches = 0
  private var user = User(name: "Pedro")

  func fetchUser() -> User {
    fetches += 1
    return user
  }

  func update(_ user: User) { self.user = user }
}

@MainActor @Suite struct WrongProfileTests {
  @Test("The profile shows the old name after a rename in the settings, and everything is loaded twice")
  func copiesDrift() async throws {
    let api = CountingAPI()
    let screen = Screen(ProfileScreen(api: api))
    await screen.settle()
    try screen.link("Settings").tap()
    await screen.settle()
    try screen.textField("New name").type("Petra")
    try screen.button("Rename").tap()
    await screen.settle()
    #expect(screen.shows("Signed in as Petra"))
    try screen.back()
    await screen.settle()
    #expect(screen.shows("Hello, Pedro"))
    #expect(await api.fetches == 2)
    screen.close()
  }

  @Test("The quiz goes on with the settings that it found when it was opened")
  func settingsReadOnce() throws {
    let screen = Screen(QuizScreen(speech: SpeechSettings()))
    try screen.button("Speech").tap()
    try screen.sheet.button("Speak slowly").tap()
    try screen.dismiss()
    #expect(screen.shows("Speaking fast"))
    screen.close()
  }

  @Test("An object in State changes, and the screen does not")
  func referenceInState() throws {
    let screen = Screen(WrongProfileApp.self)
    try screen.button("Notify").tap()
    try screen.button("Notify").tap()
    #expect(screen.shows("0 notifications"))
    screen.close()
  }
}
