import SwiftUI
import TenureWeb
import Testing
import WebProbe

@testable import gallery

/// Tabs, menus, search, selection, details: what a user does with them in a browser.
@MainActor @Suite(.serialized) struct ControlTests {
  @Test func tabsAreChosenByTheirButtons() async throws {
    let server = try serve {
      TabView {
        Tab("First", systemImage: "star") { Text("One") }
        Tab("Second", systemImage: "circle") { Text("Two") }
      }
    }
    let browser = try await Chromium.show(server.host.address)
    #expect(try await browser.evaluate("document.body.innerText.includes('Two') + ''") == "false")
    try await browser.press("Second")
    try await browser.wait("document.body.innerText.includes('Two') && !document.body.innerText.includes('One')")
    #expect(try await browser.evaluate("document.querySelector('[aria-selected=true]').textContent") == "Second")
  }

  @Test func aColourIsChosenInTheBrowsersOwnField() async throws {
    let server = try serve { Painting() }
    let browser = try await Chromium.show(server.host.address)
    let field = "document.querySelector('input[type=color]')"
    #expect(try await browser.evaluate("\(field).value") == "#ff3b30")
    let choose = "\(field).value = '#00ff00'; \(field).dispatchEvent(new Event('input', { bubbles: true })); 0"
    try await browser.evaluate(choose)
    try await browser.wait("document.body.innerText.includes('grass')")
    // The browser's field has no opacity: it stays.
    let other = "document.querySelectorAll('input[type=color]')[1]"
    #expect(try await browser.evaluate("\(other).value") == "#ffffff")
    try await browser.evaluate(choose.replacing(field, with: other))
    try await browser.wait("document.body.innerText.includes('half grass')")
  }

  @Test func aPointerThatComesOverAViewIsTold() async throws {
    let server = try serve { Pointing() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.point(at: try await browser.middle(of: "Over me"))
    try await browser.wait("document.body.innerText.includes('inner yes, outer yes')")
    try await browser.point(at: (1, 1))
    try await browser.wait("document.body.innerText.includes('inner no, outer no')")
  }

  @Test func aMenuOpensOffersAndCloses() async throws {
    let server = try serve { Offering() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.press("More")
    try await browser.press("Double")
    try await browser.wait("document.body.innerText.includes('number 2')")
    #expect(try await browser.evaluate("'' + document.querySelectorAll('.menu[open]').length") == "0")
  }

  @Test func aPickerThatPushesAScreenOpensItAndShowsWhatIsChosen() async throws {
    let server = try serve { PickingFlavour() }
    let browser = try await Chromium.show(server.host.address)
    let row = "document.querySelector('.picked').innerText.replace(/\\s+/g, ' ').trim()"
    #expect(try await browser.evaluate(row) == "Flavour Vanilla")
    try await browser.evaluate("document.querySelector('.picked').click()")
    try await browser.wait("document.querySelectorAll('.inline .option').length === 3")
    try await browser.press("Mint")
    try await browser.wait("document.body.innerText.includes('One scoop of Mint')")
    #expect(try await browser.evaluate(row) == "Flavour Mint")
  }

  @Test func aSearchNarrowsAListAndASelectionIsShown() async throws {
    let server = try serve { Searching() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.evaluate("document.querySelectorAll('li')[1].click()")
    try await browser.wait("document.body.innerText.includes('chosen Grace')")
    #expect(try await browser.evaluate("document.querySelector('[aria-current=true]').textContent") == "Grace")
    try await browser.evaluate("document.querySelector('input[type=search]').focus()")
    try await browser.type("ed")
    try await browser.wait("document.querySelectorAll('li').length === 1")
    #expect(try await browser.evaluate("document.querySelector('li').textContent") == "Edsger")
  }

  @Test func detailsOpenAndCloseAsTheProgramKnows() async throws {
    let server = try serve { Folding() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.press("More")
    try await browser.wait("document.querySelector('details').open && document.body.innerText.includes('is open')")
    try await browser.press("Close")
    try await browser.wait("!document.querySelector('details').open")
  }

  @Test func aReloadKeepsWhatTheSceneStores() async throws {
    let server = try serve { Kept() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.press("Count")
    try await browser.wait("document.body.innerText.includes('kept 1')")
    try await browser.load("location.reload()")
    try await browser.wait("document.body.innerText.includes('kept 1')")
  }

  @Test(arguments: [""] + Situation.allCases.map { "?at=\($0.rawValue)" })
  func everyControlOfTheGalleryHasAName(address: String) async throws {
    let server = try serve { Contents() }
    let browser = try await Chromium.show(server.host.address + address)
    #expect(try await browser.controlsWithoutName() == [])
    #expect(try await browser.evaluate("'' + document.querySelectorAll('h1').length") != "0")
  }
}

private struct Offering: View {
  @State private var number = 1

  var body: some View {
    Text("number \(number)")
    Menu("More") {
      Button("Double") { number *= 2 }
      Button("Clear", role: .destructive) { number = 0 }
    }
  }
}

private struct Searching: View {
  @State private var query = ""
  @State private var chosen: String?

  private var names: [String] {
    ["Ada", "Grace", "Edsger"].filter { query.isEmpty || $0.lowercased().contains(query.lowercased()) }
  }

  var body: some View {
    NavigationStack {
      List(names, id: \.self, selection: $chosen) { Text($0) }
        .safeAreaInset(edge: .bottom) { Text("chosen \(chosen ?? "none")") }
        .searchable(text: $query)
        .navigationTitle("Names")
    }
  }
}

private struct Folding: View {
  @State private var isOpen = false

  var body: some View {
    Text(isOpen ? "is open" : "is closed")
    DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
    Button("Close") { isOpen = false }
  }
}

private struct Kept: View {
  @SceneStorage("kept") private var kept = 0

  var body: some View {
    Text("kept \(kept)")
    Button("Count") { kept += 1 }
  }
}

private struct PickingFlavour: View {
  @State private var flavour = "Vanilla"

  var body: some View {
    NavigationStack {
      Form {
        Picker("Flavour", selection: $flavour) {
          ForEach(["Vanilla", "Lemon", "Mint"], id: \.self) { Text($0) }
        }
        .pickerStyle(.navigationLink)
        Text("One scoop of \(flavour)")
      }
    }
  }
}

private struct Painting: View {
  @State private var color = Color.red
  @State private var ink = Color.white.opacity(0.5)

  var body: some View {
    ColorPicker("Brush", selection: $color)
    ColorPicker("Ink", selection: $ink)
    Text(ink == Color(red: 0, green: 1, blue: 0, opacity: 0.5) ? "half grass" : "paper")
    Text(color == Color(red: 0, green: 1, blue: 0) ? "grass" : "another")
  }
}

private struct Pointing: View {
  @State private var isInside = false
  @State private var isAround = false

  var body: some View {
    VStack {
      Text("Over me").onHover { isInside = $0 }
    }
    .padding(20)
    .onHover { isAround = $0 }
    Text("inner \(isInside ? "yes" : "no"), outer \(isAround ? "yes" : "no")")
  }
}
