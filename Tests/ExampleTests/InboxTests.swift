import Foundation
import SwiftUI
import TenureTesting
import Testing

@testable import Inbox

/// A server that a test can take down, and whose answers take the time a test says.
private final class TestMail: MailService {
  private let server = Server()

  actor Server {
    var delays: [Folder: Duration] = [:]
    var isDown = false
    var sent: [Draft] = []

    func set(delay: Duration, for folder: Folder) { delays[folder] = delay }
    func set(isDown: Bool) { self.isDown = isDown }
    func note(_ draft: Draft) { sent.append(draft) }
  }

  struct Down: LocalizedError {
    var errorDescription: String? { "The server does not answer." }
  }

  func messages(in folder: Folder) async throws -> [Message] {
    if let delay = await server.delays[folder] { try await Task.sleep(for: delay) }
    if await server.isDown { throw Down() }
    switch folder {
    case .inbox:
      return [
        Message(id: 1, sender: "ada@example.com", subject: "The engine", body: "It computes."),
        Message(id: 2, sender: "alan@example.com", subject: "Tea?", body: "At four.", isUnread: false),
      ]
    case .archive:
      return [Message(id: 10, sender: "emmy@example.com", subject: "Symmetry", body: "Kept.")]
    }
  }

  func send(_ draft: Draft) async throws {
    if await server.isDown { throw Down() }
    await server.note(draft)
  }

  func breakDown() async { await server.set(isDown: true) }
  func repair() async { await server.set(isDown: false) }
  func delay(_ folder: Folder, by delay: Duration) async { await server.set(delay: delay, for: folder) }
  var sent: [Draft] { get async { await server.sent } }
}

@MainActor private func mounted(_ mail: TestMail = TestMail()) async -> Screen {
  let screen = Screen(InboxRoot(mail: mail, accounts: SampleAccountService()))
  await screen.settle()
  return screen
}

@MainActor private func signIn(_ screen: Screen, password: String = "secret") async throws {
  try screen.sheet.textField("Email").replace(with: "ada@example.com")
  try screen.sheet.secureField("Password").replace(with: password)
  try screen.sheet.button("Sign in").tap()
  await screen.advance(by: .seconds(1))
}

@MainActor @Suite struct InboxTests {
  @Test("The program itself loads its mail")
  func program() async throws {
    let screen = Screen(InboxApp.self)
    #expect(screen.shows("Loading…"))
    await screen.advance(by: .milliseconds(400))
    #expect(screen.shows("The engine") && screen.shows("A moth") && screen.shows("Tea?"))
    #expect(screen.title == "Inbox")
    #expect(screen.issues.isEmpty)
    screen.close()
  }

  @Test("Filters show what they say; a message that was opened is read from then on")
  func filters() async throws {
    let screen = await mounted()
    try screen.picker("Show").choose("Unread")
    #expect(screen.shows("The engine") && !screen.shows("Tea?"))
    try screen.link("ada@example.com The engine").tap()
    #expect(screen.title == "The engine")
    await screen.settle()
    try screen.button("Flag").tap()
    #expect(screen.shows("Remove flag"))
    try screen.back()
    #expect(screen.shows("Nothing here"))
    try screen.picker("Show").choose("Flagged")
    #expect(screen.shows("The engine"))
    screen.close()
  }

  @Test("A row is flagged and read by swiping it")
  func swipes() async throws {
    let screen = await mounted()
    try screen.row("The engine").swipe("Flag")
    #expect(try screen.row("The engine").swipeActions == ["Remove flag", "Mark as read"])
    try screen.row("The engine").swipe("Mark as read")
    try screen.picker("Show").choose("Unread")
    #expect(screen.shows("Nothing here"))
    try screen.picker("Show").choose("Flagged")
    #expect(screen.shows("The engine") && !screen.shows("Tea?"))
    screen.close()
  }

  @Test("A failure is said, and the retry replaces it")
  func retry() async throws {
    let mail = TestMail()
    await mail.breakDown()
    let screen = await mounted(mail)
    #expect(screen.shows("The server does not answer."))
    try screen.button("Try again").tap()
    await screen.settle()
    #expect(screen.shows("The server does not answer."))
    await mail.repair()
    try screen.button("Try again").tap()
    await screen.settle()
    #expect(screen.shows("The engine") && !screen.shows("The server does not answer."))
    screen.close()
  }

  @Test("A late answer does not replace that of a newer request")
  func staleAnswer() async throws {
    let mail = TestMail()
    let screen = await mounted(mail)
    await mail.delay(.archive, by: .seconds(5))
    await mail.delay(.inbox, by: .seconds(1))
    try screen.picker("Folder").choose("Archive")
    await screen.settle()
    try screen.picker("Folder").choose("Inbox")
    await screen.advance(by: .seconds(1))
    #expect(screen.title == "Inbox" && screen.shows("The engine"))
    await screen.advance(by: .seconds(10))
    #expect(screen.shows("The engine") && !screen.shows("Symmetry"))
    screen.close()
  }

  @Test("A reply starts from the message, is sent as typed, and closes its sheet")
  func reply() async throws {
    let mail = TestMail()
    let screen = await mounted(mail)
    try screen.link("ada@example.com The engine").tap()
    try screen.button("Reply").tap()
    #expect(try screen.sheet.textField("To").value == "ada@example.com")
    #expect(try !screen.sheet.button("Send").isEnabled)
    try screen.sheet.textField("Message").type("Does it?")
    try screen.sheet.button("Send").tap()
    await screen.settle()
    #expect(!screen.hasSheet)
    #expect(await mail.sent == [Draft(recipient: "ada@example.com", subject: "Re: The engine", body: "Does it?")])
    screen.close()
  }

  @Test("A draft that could not be sent stays as it was typed, and can be sent again")
  func sendAgain() async throws {
    let mail = TestMail()
    let screen = await mounted(mail)
    try screen.button("New message").tap()
    try screen.sheet.textField("To").type("grace@example.com")
    try screen.sheet.textField("Message").type("A moth?")
    await mail.breakDown()
    try screen.sheet.button("Send").tap()
    await screen.settle()
    #expect(screen.shows("The server does not answer."))
    #expect(try screen.sheet.textField("Message").value == "A moth?")
    await mail.repair()
    try screen.sheet.button("Send").tap()
    await screen.settle()
    #expect(!screen.hasSheet)
    #expect(await mail.sent.map(\.body) == ["A moth?"])
    screen.close()
  }

  @Test("A draft that was begun cannot be swiped away; cancelled, it is gone")
  func draftIsGuarded() async throws {
    let screen = await mounted()
    try screen.button("New message").tap()
    try screen.dismiss()
    try screen.button("New message").tap()
    try screen.sheet.textField("Message").type("Dear")
    #expect(throws: ScreenError.self) { try screen.dismiss() }
    try screen.sheet.button("Cancel").tap()
    try screen.button("New message").tap()
    #expect(try screen.sheet.textField("Message").value == "")
    screen.close()
  }

  @Test("The screen that was asked for opens after the login")
  func loginDetour() async throws {
    let screen = await mounted()
    try screen.button("Account").tap()
    #expect(screen.presentations == ["the sheet \"Sign in\""])
    try await signIn(screen, password: "guess")
    #expect(screen.shows("Wrong email or password.") && screen.path.isEmpty)
    try await signIn(screen)
    #expect(!screen.hasSheet)
    #expect(screen.title == "Account" && screen.shows("ada"))
    try screen.button("Sign out").tap()
    #expect(screen.title == "Inbox")
    try screen.button("Account").tap()
    #expect(screen.hasSheet)
    screen.close()
  }

  @Test("A login that is cancelled leads nowhere, also later")
  func loginCancelled() async throws {
    let screen = await mounted()
    try screen.button("Account").tap()
    try screen.sheet.button("Cancel").tap()
    await screen.advance(by: .seconds(5))
    #expect(screen.path.isEmpty && !screen.hasSheet)
    screen.close()
  }

  @Test("One thing lies over the inbox at a time: the login gives way to the paywall, and that to the screen")
  func paywall() async throws {
    let screen = await mounted()
    try screen.open("inbox://templates")
    try await signIn(screen)
    #expect(screen.presentations == ["the sheet \"Inbox Plus\""])
    try screen.sheet.button("Subscribe").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.title == "Templates" && !screen.hasSheet)
    try screen.button("I am away until Monday.").tap()
    #expect(try screen.sheet.textField("Message").value == "I am away until Monday.")
    #expect(screen.issues.isEmpty)
    screen.close()
  }
}
