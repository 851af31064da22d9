import SwiftUI
import TenureTesting
import Testing

@testable import WrongInbox

private actor TestMail: Mail {
  private var isDown = false
  private var archive: CheckedContinuation<Void, Never>?

  struct Down: Error {}

  func messages(in folder: String) async throws -> [Message] {
    if isDown { throw Down() }
    if folder == "Archive" {
      // Answers when the test says so, whether or not anybody still wants it.
      await withCheckedContinuation { archive = $0 }
      return [Message(id: 10, subject: "Symmetry")]
    }
    return [Message(id: 1, subject: "The engine"), Message(id: 2, subject: "Tea?", isUnread: false)]
  }

  func set(isDown: Bool) { self.isDown = isDown }
  func answerForArchive() { archive?.resume() }
}

@MainActor private func mounted(_ mail: TestMail = TestMail()) async -> Screen {
  let screen = Screen(InboxScreen(mail: mail))
  await screen.settle()
  return screen
}

@MainActor @Suite struct WrongInboxTests {
  @Test("Two booleans want two sheets at once: who declines the login is shown the message that waited behind it")
  func twoSheets() async throws {
    let screen = await mounted()
    try screen.button("New message").tap()
    #expect(screen.presentations.count == 1)
    #expect(screen.issues.first?.fact.hasPrefix("Currently, only presenting a single sheet is supported.") == true)
    try screen.dismiss()
    #expect(screen.presentations.count == 1)
    try screen.dismiss()
    #expect(!screen.hasSheet)
    screen.close()
  }

  @Test("The screen that was asked for is forgotten during the login")
  func routeForgotten() async throws {
    let screen = await mounted()
    try screen.button("Account").tap()
    try screen.sheet.button("Sign in").tap()
    await screen.settle()
    #expect(screen.title == "Inbox" && !screen.shows("Your account"))
    try screen.button("Account").tap()
    #expect(screen.title == "Account")
    screen.close()
  }

  @Test("What is sent is not what was typed")
  func draftLost() async throws {
    let screen = await mounted()
    try screen.button("Account").tap()
    try screen.sheet.button("Sign in").tap()
    try screen.button("New message").tap()
    try screen.sheet.textField("Message").type("Hello")
    #expect(try screen.sheet.textField("Message").value == "Hello")
    try screen.sheet.button("Send").tap()
    #expect(screen.text.components(separatedBy: "\n").contains("Sent: "))
    #expect(!screen.shows("Sent: Hello"))
    screen.close()
  }

  @Test("A failure stays on the screen after the retry has succeeded")
  func failureStays() async throws {
    let mail = TestMail()
    await mail.set(isDown: true)
    let screen = await mounted(mail)
    #expect(screen.shows("Mail could not be loaded."))
    await mail.set(isDown: false)
    try screen.button("Try again").tap()
    await screen.settle()
    #expect(screen.shows("The engine") && screen.shows("Mail could not be loaded."))
    screen.close()
  }

  @Test("A late answer replaces that of a newer request")
  func staleAnswer() async throws {
    let mail = TestMail()
    let screen = await mounted(mail)
    try screen.picker("Folder").choose("Archive")
    await screen.settle()
    try screen.picker("Folder").choose("Inbox")
    await screen.settle()
    #expect(screen.title == "Inbox" && screen.shows("The engine"))
    await mail.answerForArchive()
    await screen.settle()
    #expect(screen.title == "Inbox" && screen.shows("Symmetry") && !screen.shows("The engine"))
    screen.close()
  }

  @Test("The toggle still says unread only while everything is shown")
  func filterHasTwoOwners() async throws {
    let screen = await mounted()
    try screen.toggle("Unread only").tap()
    #expect(!screen.shows("Tea?"))
    try screen.button("Show all").tap()
    #expect(screen.shows("Tea?"))
    #expect(try screen.toggle("Unread only").isOn)
    screen.close()
  }

  @Test("What is read now still counts as unread in the stored projection")
  func projectionDrifts() async throws {
    let screen = await mounted()
    try screen.toggle("Unread only").tap()
    try screen.button("Mark all as read").tap()
    #expect(screen.shows("The engine"))
    try screen.toggle("Unread only").tap()
    try screen.toggle("Unread only").tap()
    #expect(!screen.shows("The engine"))
    screen.close()
  }
}
