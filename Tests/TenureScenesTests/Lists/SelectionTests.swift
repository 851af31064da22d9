import SwiftUI
import TenureRender
import TenureTesting
import Testing

private struct Dish: Identifiable, Hashable {
  let id: Int
  let name: String
}

private let menu = [Dish(id: 1, name: "Soup"), Dish(id: 2, name: "Salad"), Dish(id: 3, name: "Cake")]

private struct DishRow: View {
  let dish: Dish
  var body: some View { Text(dish.name) }
}

private struct OneDish: View {
  @State private var selected: Int?
  @State private var dishes = menu
  var body: some View {
    List(dishes, selection: $selected) { DishRow(dish: $0) }
    Text("selected \(selected.map { "\($0)" } ?? "none")")
    Button("Take cake") { selected = 3 }
    Button("Take none") { selected = nil }
    Button("Drop first") { dishes.removeFirst() }
    Button("Back") { dishes = menu }
  }
}

private struct ManyDishes: View {
  @State private var selected: Set<Int> = [2]
  var body: some View {
    NavigationStack {
      List(selection: $selected) {
        Section("Food") { ForEach(menu) { DishRow(dish: $0) } }
        Text("Water").tag(9)
        Text("Wine").tag(10).selectionDisabled()
      }
      .toolbar { EditButton() }
    }
    Text("selected \(selected.sorted().map { "\($0)" }.joined(separator: " "))")
  }
}

private struct Always: View {
  @State private var selected = "Soup"
  var body: some View {
    List(["Soup", "Cake"], id: \.self, selection: $selected) { Text($0) }
    Text("selected \(selected)")
  }
}

private struct Tagged: View {
  @State private var selected: String?
  @State private var plain: Int?
  var body: some View {
    List(selection: $selected) {
      ForEach(menu) { dish in Text(dish.name).tag(dish.name) }
      ForEach(menu) { dish in Text("Number \(dish.id)") }
      Text("Optional").tag(Optional("optional"))
      Text("Plain")
    }
    Text("selected \(selected ?? "none")")
    List { Text("Alone") }
  }
}

private struct Columns: View {
  @State private var selected: Dish?
  var body: some View {
    NavigationSplitView {
      List(menu, selection: $selected) { NavigationLink($0.name, value: $0) }
    } detail: {
      if let selected { Text("Detail of \(selected.name)") } else { Text("Nothing selected") }
    }
  }
}

private struct Pushing: View {
  @State private var selected: Dish?
  var body: some View {
    NavigationStack {
      List(selection: $selected) { NavigationLink("Cake", value: menu[2]) }
        .navigationDestination(for: Dish.self) { Text("Screen of \($0.name)") }
    }
    Text("selected \(selected?.name ?? "none")")
  }
}

private struct Long: View {
  @State private var selected: Int? = 5
  var body: some View {
    List(0..<10_000, id: \.self, selection: $selected) { NumberRow(number: $0) }
    Button("Select last") { selected = 9_999 }
    Button("Select none") { selected = nil }
  }
}

private struct NumberRow: View {
  let number: Int
  var body: some View { Text("Row \(number)") }
}

private struct NumberPickers: View {
  @State private var number: Int? = 2
  @State private var wrong = 7
  var body: some View {
    Picker("Number", selection: $number) {
      Text("None").tag(nil as Int?)
      ForEach(1..<4, id: \.self) { Text("Number \($0)") }
    }
    Picker("Wrong", selection: $wrong) { ForEach(1..<4, id: \.self) { Text("Choice \($0)") } }
    Text("number \(number.map { "\($0)" } ?? "none"), wrong \(wrong)")
  }
}

@MainActor struct SelectionTests {
  private func selectedRows(_ screen: Screen, _ names: [String]) throws -> [String] {
    try names.filter { try screen.row($0).isSelected }
  }

  @Test("R169 a row that is tapped is the selection, by the id of its ForEach")
  func oneRow() throws {
    let screen = Screen(OneDish())
    let names = menu.map(\.name)
    #expect(try selectedRows(screen, names) == [])
    try screen.row("Salad").tap()
    #expect(screen.shows("selected 2"))
    #expect(try selectedRows(screen, names) == ["Salad"])
    try screen.button("Take cake").tap()
    #expect(try selectedRows(screen, names) == ["Cake"])
    try screen.select("Soup")
    #expect(try selectedRows(screen, names) == ["Soup"])
    try screen.row("Soup").deselect()
    #expect(screen.shows("selected none"))
    try screen.row("Salad").select()
    try screen.button("Take none").tap()
    #expect(try selectedRows(screen, names) == [])
  }

  @Test("A selected row that goes keeps the selection, and is selected when it comes back")
  func goneRow() throws {
    let screen = Screen(OneDish())
    try screen.select("Soup")
    try screen.button("Drop first").tap()
    #expect(screen.shows("selected 1"))
    try screen.button("Back").tap()
    #expect(try selectedRows(screen, menu.map(\.name)) == ["Soup"])
    let replay = try Replay(OneDish())
    try replay.perform(on: "text", "Soup")
    try replay.perform(on: "button", "Drop first")
    try replay.perform(on: "button", "Back")
    try replay.perform(on: "button", "Take none")
  }

  @Test("R169 a set of ids takes many rows: one at a tap, more while the list is edited")
  func manyRows() throws {
    let screen = Screen(ManyDishes())
    let names = menu.map(\.name) + ["Water"]
    #expect(try selectedRows(screen, names) == ["Salad"])
    try screen.row("Soup").tap()
    #expect(screen.shows("selected 1"))
    try screen.row("Water").select()
    #expect(try selectedRows(screen, names) == ["Soup", "Water"])
    try screen.button("Edit").tap()
    try screen.row("Cake").tap()
    try screen.row("Soup").tap()
    #expect(screen.shows("selected 3 9"))
    try screen.button("Done").tap()
    try screen.row("Soup").tap()
    #expect(screen.shows("selected 1"))
  }

  @Test("What many rows are selected for is over when the editing is")
  func editingEnds() throws {
    let screen = Screen(ManyDishes())
    try screen.button("Edit").tap()
    try screen.row("Water").tap()
    #expect(screen.shows("selected 2 9"))
    try screen.button("Done").tap()
    #expect(screen.shows("selected "))
  }

  @Test("A row that says selectionDisabled is not selected")
  func disabledRow() throws {
    let screen = Screen(ManyDishes())
    #expect(throws: ScreenError.self) { try screen.row("Wine").tap() }
    let error = #expect(throws: ScreenError.self) { try screen.row("Wine").select() }
    #expect(error?.evidence == "It has selectionDisabled().")
    #expect(screen.shows("selected 2"))
  }

  @Test("A selection that is no optional always has a row")
  func always() throws {
    let screen = Screen(Always())
    #expect(try selectedRows(screen, ["Cake", "Soup"]) == ["Soup"])
    try screen.row("Cake").tap()
    #expect(screen.shows("selected Cake"))
  }

  @Test("R169 a tag of the selection's type goes before the id; one of another type makes the row unselectable")
  func tags() throws {
    let screen = Screen(Tagged())
    try screen.row("Salad").tap()
    #expect(screen.shows("selected Salad"))
    for name in ["Number 1", "Optional", "Plain"] {
      let error = #expect(throws: ScreenError.self) { try screen.select(name) }
      #expect(
        error?.evidence == "The selection of the list is of type String, and the row has no value of that type.")
    }
    #expect(screen.shows("selected Salad") && screen.issues.isEmpty)
    let error = #expect(throws: ScreenError.self) { try screen.select("Alone") }
    #expect(error?.evidence == "It is in no list that has a selection.")
  }

  @Test("A value link in a list whose selection has the type of the value selects, and decides what a split view shows")
  func links() throws {
    let screen = Screen(Columns())
    #expect(screen.shows("Nothing selected") && screen.issues.isEmpty)
    try screen.link("Salad").tap()
    #expect(screen.shows("Detail of Salad"))
    #expect(try screen.link("Salad").isSelected)
    try screen.select("Cake")
    #expect(screen.shows("Detail of Cake"))
  }

  @Test("A value link in a list with a selection still pushes where its value has a destination")
  func pushingLink() throws {
    let screen = Screen(Pushing())
    try screen.link("Cake").tap()
    #expect(screen.shows("Screen of Cake") && screen.shows("selected Cake"))
  }

  @Test("Selecting one row among 10,000 touches two rows, and runs the body of none")
  func touchedRows() throws {
    let screen = Screen(Long())
    screen.mark()
    try screen.button("Select last").tap()
    #expect(screen.patchSteps.count == 2)
    #expect(screen.patchSteps.allSatisfy { $0.kind == .modify })
    #expect(screen.bodies(of: NumberRow.self) == 0)
    screen.mark()
    try screen.button("Select none").tap()
    #expect(screen.patchSteps.count == 1)
  }

  @Test("R169 in a picker a row's id is its tag, and a tag counts as an optional of its type too")
  func pickerTags() throws {
    let screen = Screen(NumberPickers())
    try screen.picker("Number").choose("Number 3")
    #expect(screen.shows("number 3, wrong 7"))
    try screen.picker("Number").choose("None")
    #expect(screen.shows("number none, wrong 7"))
  }

  @Test("a choice may be added and selected by one action")
  func aNewChoiceSelectedAtOnce() throws {
    struct Flavours: View {
      @State private var flavours = ["Lemon"]
      @State private var chosen: String? = "Lemon"

      var body: some View {
        let all = flavours
        Picker("Flavour", selection: $chosen) {
          Text("None").tag(String?.none)
          ForEach(all, id: \.self) { Text($0).tag($0 as String?) }
        }
        Button("New") {
          flavours.append("Plum")
          chosen = "Plum"
        }
      }
    }
    let screen = Screen(Flavours())
    try screen.button("New").tap()
    #expect(try screen.picker("Flavour").value == "Plum")
    #expect(screen.issues.isEmpty)
  }

  @Test("R170 a picker keeps a selection that no choice has, and says so")
  func pickerWithoutTag() throws {
    let screen = Screen(NumberPickers())
    #expect(
      screen.issues.map(\.fact) == [
        "Picker: the selection \"7\" is invalid and does not have an associated tag, "
          + "this will give undefined results."
      ])
    #expect(screen.shows("wrong 7"))
    try screen.picker("Wrong").choose("Choice 1")
    #expect(screen.shows("wrong 1"))
  }
}
