import SwiftUI
import TenureRender
import TenureTesting
import Testing

private struct Item: Identifiable, Equatable {
  let id: Int
  var name: String
  var isDone = false
}

private let groceries = ["Milk", "Bread", "Eggs", "Tea"].enumerated().map { Item(id: $0.offset, name: $0.element) }

private struct Groceries: View {
  @State private var items = groceries
  @State private var pinned = ""
  @Environment(\.editMode) private var editMode
  var body: some View {
    NavigationStack {
      List {
        Text("To buy")
        ForEach(items) { item in
          Text(item.name)
            .deleteDisabled(item.name == "Tea")
            .moveDisabled(item.name == "Tea")
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        ForEach(["Note"], id: \.self) { note in
          Text(note)
            .swipeActions(edge: .leading) { Button("Pin") { pinned = note } }
            .swipeActions {
              Button("Delete", role: .destructive) { pinned = "deleted" }
              Button("Share") { pinned = "shared" }
            }
        }
        .onDelete { _ in pinned = "by onDelete" }
      }
      .toolbar { EditButton() }
      .navigationTitle("Groceries")
    }
    Text(items.map(\.name).joined(separator: ", "))
    Text("pinned \(pinned)")
  }
}

private struct Bound: View {
  @State private var items = groceries
  @State private var writes = 0
  var body: some View {
    List($items, editActions: .all) { $item in ItemRow(item: $item).deleteDisabled(item.isDone) }
    Text(items.map { $0.isDone ? "\($0.name)!" : $0.name }.joined(separator: ", "))
      .onChange(of: items) { writes += 1 }
    Text("written \(writes)")
  }
}

private struct ItemRow: View {
  @Binding var item: Item
  var body: some View { Toggle(item.name, isOn: $item.isDone) }
}

private struct Rows: View {
  @State private var items = groceries
  @State private var writes = 0
  var body: some View {
    let _ = writes
    List {
      ForEach($items) { $item in ItemRow(item: $item) }
    }
    Button("Reverse") { items.reverse() }
    Button("Drop first") { items.removeFirst() }
    Text(items.map { $0.isDone ? "\($0.name)!" : $0.name }.joined(separator: ", "))
  }
}

private struct EditingScreens: View {
  @State private var isShown = false
  var body: some View {
    NavigationStack {
      VStack {
        Status(name: "Root")
        NavigationLink("Push") { Status(name: "Pushed") }
        Button("Sheet") { isShown = true }
      }
      .toolbar { EditButton() }
      .sheet(isPresented: $isShown) { Status(name: "Sheet") }
    }
  }
}

private struct Status: View {
  let name: String
  @Environment(\.editMode) private var editMode
  var body: some View {
    Text("\(name) \(editMode?.wrappedValue.isEditing == true ? "is edited" : "is read")")
    Button("Edit \(name)") { editMode?.wrappedValue = .active }
  }
}

private struct FileItem: Identifiable {
  let id: String
  var children: [FileItem]?
}

private let files = [
  FileItem(id: "Documents", children: [FileItem(id: "Letter"), FileItem(id: "Old", children: [FileItem(id: "Bill")])]),
  FileItem(id: "Readme"),
]

private struct Files: View {
  @State private var selected: String?
  @State private var isOpen = false
  var body: some View {
    List(files, children: \.children, selection: $selected) { Text($0.id) }
    Text("selected \(selected ?? "none")")
    DisclosureGroup("More", isExpanded: $isOpen) { Text("Hidden text") }
    Button("Open") { isOpen = true }
    OutlineGroup(files[0], children: \.children) { Text("File \($0.id)") }
  }
}

@MainActor struct EditingTests {
  @Test("A swiped row is deleted by onDelete with its position")
  func delete() throws {
    let screen = Screen(Groceries())
    #expect(try screen.row("Bread").swipeActions == ["Delete"])
    try screen.row("Bread").swipe("Delete")
    #expect(screen.shows("Milk, Eggs, Tea"))
    #expect(screen.record.description.contains("delete \"Bread\" → Groceries.items"))
    try screen.row("Eggs").delete()
    #expect(screen.shows("Milk, Tea"))
  }

  @Test("A row is moved to a place, or before another row")
  func move() throws {
    let screen = Screen(Groceries())
    try screen.row("Milk").move(to: 2)
    #expect(screen.shows("Bread, Eggs, Milk, Tea"))
    try screen.row("Milk").move(to: 0)
    #expect(screen.shows("Milk, Bread, Eggs, Tea"))
    try screen.row("Eggs").move(before: "Milk")
    #expect(screen.shows("Eggs, Milk, Bread, Tea"))
    try screen.row("Eggs").move(before: "Tea")
    #expect(screen.shows("Milk, Bread, Eggs, Tea"))
  }

  @Test("What a row does not allow is refused, and the error says what it has")
  func refusals() throws {
    let screen = Screen(Groceries())
    let disabled = #expect(throws: ScreenError.self) { try screen.row("Tea").swipe("Delete") }
    #expect(disabled?.evidence == "It has no swipe actions. It has deleteDisabled(true).")
    #expect(throws: ScreenError.self) { try screen.row("Tea").delete() }
    #expect(throws: ScreenError.self) { try screen.row("Tea").move(to: 0) }
    let unknown = #expect(throws: ScreenError.self) { try screen.row("Note").swipe("Archive") }
    #expect(
      unknown?.message == """
        The row "Note" has no swipe action "Archive".
        It has: "Pin", "Delete", "Share".
        Spell it as it is shown.
        """)
    let none = #expect(throws: ScreenError.self) { try screen.row("To buy").delete() }
    #expect(none?.advice == "Put .onDelete { … } on its ForEach, or give that editActions.")
    #expect(screen.shows("Milk, Bread, Eggs, Tea"))
  }

  @Test("Swipe actions are pressed by swiping only, and replace the one of onDelete")
  func swipe() throws {
    let screen = Screen(Groceries())
    #expect(throws: ScreenError.self) { try screen.button("Pin") }
    #expect(!screen.shows("Share"))
    try screen.row("Note").swipe("Pin")
    #expect(screen.shows("pinned Note"))
    try screen.row("Note").swipe("Delete")
    #expect(screen.shows("pinned deleted"))
    try screen.row("Note").delete()
    #expect(screen.shows("pinned by onDelete"))
  }

  @Test("Rows of bindings with edit actions delete and move themselves")
  func editActions() throws {
    let screen = Screen(Bound())
    try screen.row("Bread").swipe("Delete")
    #expect(screen.shows("Milk, Eggs, Tea") && screen.shows("written 1"))
    try screen.row("Milk").move(to: 2)
    #expect(screen.shows("Eggs, Tea, Milk") && screen.shows("written 2"))
    try screen.toggle("Tea").tap()
    #expect(throws: ScreenError.self) { try screen.row("Tea").swipe("Delete") }
    #expect(screen.shows("Eggs, Tea!, Milk"))
  }

  @Test("R172 each element has a binding, whose write writes the array once and runs the row that changed")
  func elementBindings() throws {
    let screen = Screen(Rows())
    screen.mark()
    try screen.toggle("Eggs").tap()
    #expect(screen.shows("Milk, Bread, Eggs!, Tea"))
    #expect(screen.record.turns.last?.writes.count == 1)
    #expect(screen.bodies(of: ItemRow.self) == 1)
  }

  @Test("R172 rows of bindings keep their identity by the element's id")
  func elementIdentity() throws {
    let screen = Screen(Rows())
    try screen.button("Reverse").tap()
    #expect(screen.record.turns.last?.inserted.isEmpty == true)
    try screen.toggle("Milk").tap()
    #expect(screen.shows("Tea, Eggs, Bread, Milk!"))
    try screen.button("Drop first").tap()
    try screen.toggle("Eggs").tap()
    #expect(screen.shows("Eggs!, Bread, Milk!"))
  }

  @Test("Every screen has an edit mode of its own, which its edit button switches")
  func editModes() throws {
    let screen = Screen(EditingScreens())
    try screen.button("Edit").tap()
    #expect(screen.shows("Root is edited"))
    #expect(throws: ScreenError.self) { try screen.button("Edit") }
    try screen.link("Push").tap()
    #expect(screen.shows("Pushed is read"))
    try screen.back()
    try screen.button("Done").tap()
    #expect(screen.shows("Root is read"))
    try screen.button("Sheet").tap()
    try screen.button("Edit Sheet").tap()
    #expect(screen.shows("Sheet is edited") && screen.shows("Root is read"))
  }

  @Test("A tree is a list whose elements with children open, and whose rows are selected by id")
  func outline() throws {
    let screen = Screen(Files())
    #expect(screen.shows("Documents") && !screen.shows("Letter"))
    try screen.disclosureGroup("Documents").tap()
    try screen.disclosureGroup("Old").tap()
    try screen.row("Bill").tap()
    #expect(screen.shows("selected Bill"))
    #expect(try screen.row("Bill").isSelected)
    try screen.select("Documents")
    #expect(screen.shows("selected Documents"))
    #expect(try screen.row("Documents").isSelected && !screen.row("Bill").isSelected)
    try screen.disclosureGroup("Documents").tap()
    #expect(!screen.shows("Letter"))
  }

  @Test("A disclosure group opens by its binding and by a user")
  func disclosure() throws {
    let screen = Screen(Files())
    #expect(!screen.shows("Hidden text"))
    try screen.button("Open").tap()
    #expect(screen.shows("Hidden text"))
    try screen.disclosureGroup("More").tap()
    #expect(!screen.shows("Hidden text"))
    #expect(screen.shows("File Documents"))
    try screen.disclosureGroup("File Documents").tap()
    #expect(screen.shows("File Letter"))
  }

  @Test("Elements are taken out and moved by offsets")
  func offsets() {
    var letters = ["a", "b", "c", "d", "e"]
    letters.move(fromOffsets: [0, 3], toOffset: 2)
    #expect(letters == ["b", "a", "d", "c", "e"])
    letters.move(fromOffsets: [4], toOffset: 0)
    #expect(letters == ["e", "b", "a", "d", "c"])
    letters.move(fromOffsets: [0], toOffset: 5)
    #expect(letters == ["b", "a", "d", "c", "e"])
    letters.remove(atOffsets: [0, 2, 4])
    #expect(letters == ["a", "c"])
  }

  @Test("The steps of the patches make the same list as the whole tree")
  func patches() throws {
    let replay = try Replay(Groceries())
    try replay.perform(.delete, on: "text", "Bread")
    try replay.perform(.move(to: 0), on: "text", "Eggs")
    let outline = try Replay(Files())
    try outline.perform(on: "disclosureGroup", "Documents")
    try outline.perform(on: "text", "Letter")
    try outline.perform(on: "disclosureGroup", "Documents")
  }
}
