import SwiftUI
import TenureTesting
import Testing

@testable import WrongTodo

@MainActor private func mounted(with titles: String...) throws -> Screen {
  let screen = Screen(WrongTodoApp.self)
  for title in titles {
    try screen.textField("New to-do").type(title)
    try screen.button("Add").tap()
  }
  return screen
}

@MainActor @Suite struct WrongTodoTests {
  @Test("What was typed is gone when a preference changes")
  func typedTextGone() throws {
    let screen = try mounted(with: "Call mum")
    try screen.textField("New to-do").type("Buy milk")
    #expect(try screen.textField("New to-do").value == "Buy milk")
    try screen.toggle("Compact rows").tap()
    #expect(try screen.textField("New to-do").value == "")
    screen.close()
  }

  @Test("Complete all leaves the boxes of the rows empty")
  func rowsKeepCopies() throws {
    let screen = try mounted(with: "Buy milk")
    try screen.button("Complete all").tap()
    #expect(try !screen.toggle("Buy milk").isOn)
    let again = Screen(WrongTodoApp.self, storage: screen.storage)
    #expect(try again.toggle("Buy milk").isOn)
    again.close()
    screen.close()
  }

  @Test("After a deletion the next row is ticked in place of the one that went")
  func stateStaysAtThePlace() throws {
    let screen = try mounted(with: "Buy milk", "Call mum")
    try screen.toggle("Buy milk").tap()
    try screen.button("Delete Buy milk").tap()
    #expect(try screen.toggle("Call mum").isOn)
    screen.close()
  }

  @Test("Resetting the settings throws the to-dos away")
  func resetForgetsTodos() throws {
    let screen = try mounted(with: "Buy milk")
    try screen.toggle("Compact rows").tap()
    try screen.button("Reset settings").tap()
    #expect(!screen.shows("Buy milk"))
    screen.close()
  }
}
