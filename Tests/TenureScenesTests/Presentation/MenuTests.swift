import SwiftUI
import TenureTesting
import Testing

private struct Mail: View {
  @State private var done = "nothing"
  @State private var selected: Int?
  var body: some View {
    Menu("More") {
      Button("Archive") { done = "archived" }
      Menu("Move") { Button("To junk") { done = "junked" } }
    }
    Menu("Reply") {
      Button("Reply to all") { done = "replied to all" }
    } primaryAction: {
      done = "replied"
    }
    List(1..<3, id: \.self, selection: $selected) { number in
      Text("Mail \(number)")
        .contextMenu { Button("Pin") { done = "pinned \(number)" } }
        .swipeActions { Button("Flag") { done = "flagged \(number)" } }
    }
    Text("done \(done)")
  }
}

private struct Songs: View {
  @State private var songs = ["Aria", "Ballad", "Canon", "Duet"]
  @State private var selected: Set<String> = ["Aria", "Ballad"]
  @State private var playing = "nothing"
  var body: some View {
    List(songs, id: \.self, selection: $selected) { Text($0) }
      .contextMenu(forSelectionType: String.self) { names in
        if names.isEmpty {
          Button("New song") { songs.append("Etude") }
        } else {
          Button("Delete \(names.count)", role: .destructive) { songs.removeAll(where: names.contains) }
        }
      } primaryAction: { names in
        playing = names.sorted().joined(separator: ", ")
      }
    Text("playing \(playing)")
    Button("Select none") { selected = [] }
  }
}

@MainActor struct MenuTests {
  @Test func aMenuForASelectionIsAboutTheSelectedRowsOrThePressedOne() throws {
    let screen = Screen(Songs())
    try screen.row("Canon").contextMenu("Delete 1")
    #expect(!screen.shows("Canon") && screen.shows("Aria") && screen.shows("Duet"))
    try screen.row("Ballad").contextMenu("Delete 2")
    #expect(!screen.shows("Aria") && !screen.shows("Ballad") && screen.shows("Duet"))
    let error = #expect(throws: ScreenError.self) { try screen.row("Duet").contextMenu("Play") }
    #expect(error?.evidence == "It has: \"Delete 1\".")
  }

  @Test func aTapOnARowDoesThePrimaryActionAndSelectsNothing() throws {
    let screen = Screen(Songs())
    try screen.row("Duet").tap()
    #expect(screen.shows("playing Duet"))
    try screen.row("Aria").contextMenu("Delete 2")
    #expect(screen.shows("Duet"))
  }

  @Test("An item of a menu is chosen by its name, and is no button that a user sees")
  func menu() throws {
    let screen = Screen(Mail())
    #expect(throws: ScreenError.self) { try screen.button("Archive") }
    #expect(!screen.shows("Archive"))
    try screen.menu("More").choose("Archive")
    #expect(screen.shows("done archived"))
    try screen.menu("More").choose("To junk")
    #expect(screen.shows("done junked"))
    let error = #expect(throws: ScreenError.self) { try screen.menu("More").choose("Delete") }
    #expect(error?.evidence == "It offers \"Archive\", \"To junk\".")
  }

  @Test("A tap on a menu with a primary action does it")
  func primaryAction() throws {
    let screen = Screen(Mail())
    try screen.menu("Reply").tap()
    #expect(screen.shows("done replied"))
    try screen.menu("Reply").choose("Reply to all")
    #expect(screen.shows("done replied to all"))
    #expect(throws: ScreenError.self) { try screen.menu("More").tap() }
  }

  @Test("A row's context menu and its swipe actions stand side by side, and only the row is selected")
  func contextMenu() throws {
    let screen = Screen(Mail())
    try screen.row("Mail 2").contextMenu("Pin")
    #expect(screen.shows("done pinned 2"))
    try screen.row("Mail 1").swipe("Flag")
    #expect(screen.shows("done flagged 1"))
    #expect(throws: ScreenError.self) { try screen.row("Mail 1").contextMenu("Delete") }
    screen.mark()
    try screen.select("Mail 1")
    #expect(screen.patchSteps.count == 1)
  }

  @Test("A picker in a menu offers its choices there")
  func picker() throws {
    struct Sorting: View {
      @State private var order = "Name"
      var body: some View {
        Menu("Sort") {
          Button("Reverse") {}
          Picker("Order", selection: $order) { ForEach(["Name", "Date"], id: \.self) { Text($0) } }
        }
        Text("by \(order)")
      }
    }
    let screen = Screen(Sorting())
    #expect(try screen.menu("Sort").choices == ["Reverse", "Name", "Date"])
    try screen.menu("Sort").choose("Date")
    #expect(screen.shows("by Date"))
    let error = #expect(throws: ScreenError.self) { try screen.menu("Sort").choose("Size") }
    #expect(error?.message.contains("It offers \"Reverse\", \"Name\", \"Date\".") == true)
  }
}
