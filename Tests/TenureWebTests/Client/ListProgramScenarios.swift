import Foundation
import SwiftUI
import TenureWeb
import Testing
import WebProbe

@testable import Inbox
@testable import Todo

/// The example programs that show lists.
@MainActor @Suite(.serialized) struct ListProgramScenarios {
  @Test func aPersonKeepsToDos() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "todo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "todos.json")
    let server = try serve { TodoListScreen().environment(TodoStore(file: file)) }
    let browser = try await Chromium.show(server.host.address)
    for title in ["Buy milk", "Call mum"] {
      try await browser.fill("New to-do", title)
      try await browser.key("Enter", 13)
      try await browser.wait("document.body.innerText.includes('\(title)')")
    }
    try await browser.wait("document.title === 'To-do (2)'")
    try await browser.evaluate("document.querySelector('li input[type=checkbox]').click()")
    try await browser.wait("document.title === 'To-do (1)'")
    try await browser.pressNamed("Edit Call mum")
    try await browser.wait("document.querySelector('dialog:modal')")
    try await browser.fill("Title", "Call dad")
    try await browser.press("Save")
    try await browser.wait("document.body.innerText.includes('Call dad') && !document.querySelector('dialog')")
    try await browser.evaluate("document.querySelector('li .delete').click()")
    try await browser.wait("document.querySelectorAll('li.row:not(.leaving)').length === 1")
    // It is in the file: another page begins with it.
    #expect(try await server.page().html.contains("Call dad"))
  }

  @Test func aPersonReadsFlagsAndSignsIn() async throws {
    let server = try serve { InboxRoot(mail: SampleMailService(), accounts: SampleAccountService()) }
    let browser = try await Chromium.show(server.host.address)
    try await browser.wait("document.querySelector('li .navlink')")
    try await browser.evaluate("document.querySelector('li .navlink').click()")
    try await browser.wait("document.querySelectorAll('.screen').length === 2")
    // Routes are not codable here: the address stays bare, and the browser's button goes back.
    #expect(try await browser.evaluate("location.search") == "")
    try await browser.evaluate("window.old = document.querySelector('.swipe button'); history.back()")
    try await browser.wait("document.title === 'Inbox'")
    // Shown again, it loads again: its rows are others.
    try await browser.wait("![null, old].includes(document.querySelector('.swipe button'))")
    #expect(try await browser.evaluate("'' + document.querySelectorAll('[aria-label=Flagged]').length") == "1")
    try await browser.evaluate("document.querySelector('.swipe button').click()")
    try await browser.wait("document.querySelectorAll('[aria-label=Flagged]').length === 2")
    // What asks for an account opens after the sign-in.
    try await browser.pressNamed("Account")
    try await browser.wait("document.querySelector('dialog:modal')")
    try await browser.fill("Email", "ada@example.com")
    try await browser.fill("Password", "secret")
    try await browser.press("Sign in")
    try await browser.wait("!document.querySelector('dialog') && document.body.innerText.includes('ada')")
  }
}
