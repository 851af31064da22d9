import Foundation
import SwiftUI
import TenureTesting
import Testing

@testable import Todo

/// A place for the to-dos of one test.
private final class Place {
  let folder: URL
  var file: URL { folder.appendingPathComponent("todos.json") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("todo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @MainActor func screen(storage: UserDefaults? = nil) -> Screen {
    Screen(TodoListScreen().environment(TodoStore(file: file)), storage: storage)
  }
}

@MainActor private func add(_ titles: String..., to screen: Screen) throws {
  for title in titles {
    try screen.textField("New to-do").type(title)
    try screen.textField("New to-do").submit()
  }
}

@MainActor @Suite struct TodoTests {
  @Test("A user adds, completes, edits and deletes; the next start finds it as it was")
  func persists() throws {
    let place = try Place()
    let screen = place.screen()
    #expect(screen.shows("Nothing to do"))
    #expect(try !screen.button("Add").isEnabled)
    try add("Buy milk", "Call mum", to: screen)
    #expect(try screen.textField("New to-do").value == "" && screen.textField("New to-do").isFocused)
    #expect(screen.title == "To-do (2)")
    try screen.toggle("Buy milk").tap()
    #expect(screen.title == "To-do (1)")
    try screen.button("Edit Call mum").tap()
    try screen.sheet.textField("Title").replace(with: "Call dad")
    try screen.sheet.textField("Notes").type("at noon")
    try screen.sheet.button("Save").tap()
    #expect(screen.shows("Call dad") && !screen.shows("Call mum"))
    #expect(screen.issues.isEmpty)
    screen.close()

    let again = place.screen()
    #expect(try again.toggle("Buy milk").isOn)
    try again.button("Edit Call dad").tap()
    #expect(try again.sheet.textField("Notes").value == "at noon")
    try again.sheet.button("Cancel").tap()
    try again.row("Buy milk").swipe("Delete")
    again.close()
    #expect(!place.screen().shows("Buy milk"))
  }

  @Test("An edit that is cancelled changes nothing")
  func cancelled() throws {
    let place = try Place()
    let screen = place.screen()
    try add("Buy milk", to: screen)
    try screen.button("Edit Buy milk").tap()
    try screen.sheet.textField("Title").replace(with: "")
    #expect(try !screen.sheet.button("Save").isEnabled)
    try screen.sheet.button("Cancel").tap()
    #expect(screen.shows("Buy milk"))
    screen.close()
  }

  @Test("Preferences act at once, and are there at the next start")
  func preferences() throws {
    let place = try Place()
    let screen = place.screen()
    try add("Bread", "Apples", "Cheese", to: screen)
    try screen.toggle("Bread").tap()
    try screen.link("Settings").tap()
    try screen.picker("Order").choose("By title")
    try screen.toggle("Hide what is done").tap()
    try screen.back()
    #expect(titles(screen) == ["Apples", "Cheese"])
    #expect(screen.storage.string(forKey: "order") == "By title")
    let again = place.screen(storage: screen.storage)
    #expect(titles(again) == ["Apples", "Cheese"])
    again.close()
    screen.close()
  }

  @Test("What is deleted is the row that a user sees, whatever the order and whatever is hidden")
  func deletesWhatIsSeen() throws {
    let place = try Place()
    let screen = place.screen()
    try add("Bread", "Apples", "Cheese", to: screen)
    try screen.toggle("Bread").tap()
    try screen.link("Settings").tap()
    try screen.picker("Order").choose("By title")
    try screen.toggle("Hide what is done").tap()
    try screen.back()
    try screen.button("Edit").tap()
    try screen.row("Apples").delete()
    try screen.button("Done").tap()
    #expect(titles(screen) == ["Cheese"])
    #expect(TodoStore(file: place.file).todos.map(\.title) == ["Bread", "Cheese"])
    screen.close()
  }

  @Test("A file that cannot be read is kept under another name, and a user is told")
  func damaged() throws {
    let place = try Place()
    try Data("[{".utf8).write(to: place.file)
    let screen = place.screen()
    #expect(try screen.alert.text.contains("They were kept as todos.damaged.json."))
    try screen.alert.button("OK").tap()
    try add("Start again", to: screen)
    screen.close()
    let kept = place.folder.appendingPathComponent("todos.damaged.json")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "[{")
    #expect(place.screen().shows("Start again"))
  }

  @Test("Where nothing can be saved, a user is told, and the list goes on")
  func unsaved() throws {
    let place = try Place()
    let store = TodoStore(file: place.folder.appendingPathComponent("missing/todos.json"))
    let screen = Screen(TodoListScreen().environment(store))
    try screen.textField("New to-do").type("Buy milk")
    try screen.button("Add").tap()
    #expect(try screen.alert.text.contains("could not be saved"))
    try screen.alert.button("OK").tap()
    #expect(!screen.hasAlert && screen.shows("Buy milk"))
    screen.close()
  }

  private func titles(_ screen: Screen) -> [String] {
    ["Bread", "Apples", "Cheese"].filter { screen.shows($0) }
      .sorted { a, b in screen.text.range(of: a)!.lowerBound < screen.text.range(of: b)!.lowerBound }
  }
}
