import Foundation
import SwiftUI
import TenureTesting
import Testing

@testable import CourseApps

/// Apps that keep lists: what is added, changed and deleted, and what is there at the next start.
@MainActor struct ListsTests {
  @Test func `an expense is added in a sheet and kept`() throws {
    let storage = UserDefaults()
    let screen = Screen(ExpenseTracker(), storage: storage)
    #expect(screen.title == "iExpense")
    try screen.button("plus").tap()
    try screen.textField("Name").type("Lunch")
    try screen.textField("Amount").type("twelve")
    try screen.button("Save").tap()
    #expect(screen.shows("Wrong amount"))
    try screen.button("Clear").tap()
    try screen.textField("Amount").type("1234.5")
    try screen.picker("Type").choose("Business")
    try screen.button("Save").tap()
    #expect(!screen.hasSheet, "the sheet stays after Save")
    #expect(screen.shows("$1,234.50"), "a number in a text is written without the locale's separators")
    #expect(screen.shows("Business"))
    try screen.row("Lunch").delete()
    #expect(!screen.shows("Lunch"))
  }

  @Test func `a habit is counted on its own screen, and the list follows`() throws {
    let screen = Screen(HabitTracker())
    #expect(screen.shows("Tap Add to start"), "the signs of Markdown are shown")
    try screen.button("Add new activity").tap()
    try screen.textField("Title").type("Run")
    try screen.sheet.button("Save").tap()
    #expect(!screen.shows("No habits"))
    try screen.row("Run").tap()
    for _ in 1...3 { try screen.button("Mark Completed").tap() }
    #expect(screen.shows("Completion count: 3"), "the pushed screen keeps the value that it was made with")
    try screen.back()
    #expect(try screen.row("Run").shows("3"))
    try screen.row("Run").delete()
    #expect(screen.shows("No habits"))
  }

  @Test func `a book is rated by its stars and deleted from its own screen`() throws {
    let screen = Screen(BookRatings())
    try screen.button("plus").tap()
    try screen.textField("Name of book").type("Dune")
    try screen.textField("Author's name").type("Herbert")
    try screen.image("5 stars").tap()
    try screen.picker("Genre").choose("Fantasy")
    try screen.sheet.button("Save").tap()
    #expect(try screen.row("Dune").shows("5"), "the tap on a star did not reach the book")
    try screen.row("Dune").tap()
    #expect(screen.title == "Dune" && screen.shows("FANTASY"))
    try screen.button("More").tap()
    try screen.button("One").tap()
    try screen.button("trash").tap()
    try screen.alert.button("Keep").tap()
    #expect(screen.title == "Dune")
    try screen.back()
    #expect(try screen.row("Dune").shows("1"), "the row does not follow its book")
    try screen.row("Dune").tap()
    try screen.button("trash").tap()
    try screen.alert.button("Delete").tap()
    #expect(screen.title == "Bookworm" && !screen.shows("Dune"))
  }

  @Test func `to-dos are ticked off, found, edited and swiped away`() throws {
    let screen = Screen(TodoList().environmentObject(TodoStore()))
    #expect(screen.shows("Open (2)"))
    try screen.button("Buy milk").tap()
    #expect(screen.shows("Open (1)"), "the header keeps its first number")
    try screen.textField("New item").type("Water plants")
    try screen.textField("New item").submit()
    #expect(screen.shows("Open (2)"))
    try screen.row("Call mum").swipe("Edit")
    try screen.sheet.textField("Title").replace(with: "Call dad")
    try screen.sheet.picker("Priority").choose("Low")
    try screen.sheet.button("Save").tap()
    #expect(screen.shows("Call dad") && !screen.shows("Call mum"))
    try screen.row("Call dad").swipe("Delete")
    #expect(!screen.shows("Call dad"))
    try screen.button("Clear").tap()
    #expect(!screen.shows("Buy milk"), "what is done is still there after Clear")
  }
}
