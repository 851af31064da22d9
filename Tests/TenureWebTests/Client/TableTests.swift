import SwiftUI
import TenureWeb
import Testing
import WebProbe

/// Tables in a browser.
@MainActor @Suite(.serialized) struct BrowserTableTests {
  @Test func aTableIsATableWithNamedColumns() async throws {
    let page = try await serve { Fruits() }.page()
    #expect(page.html.contains("<thead id="))
    #expect(page.html.contains(#"scope="col""#))
    #expect(!page.html.contains("aria-sort"))
    let browser = try await Chromium.show("http://localhost:\(page.port)/")
    let texts = "[...document.querySelectorAll('td:first-child')].map((e) => e.innerText).join()"
    #expect(try await browser.evaluate(texts) == "Plum,Apple,Fig")
    #expect(try await browser.controlsWithoutName() == [])
    try await browser.press("Name")
    try await browser.wait("\(texts) === 'Apple,Fig,Plum'")
    let sorts = "[...document.querySelectorAll('th')].map((e) => e.ariaSort).join()"
    #expect(try await browser.evaluate(sorts) == "ascending,,")
    try await browser.press("Name")
    try await browser.wait("\(sorts) === 'descending,,'")
    #expect(try await browser.evaluate(texts) == "Plum,Fig,Apple")
    // What is in a cell is used, without its row being selected.
    try await browser.press("Eat Fig")
    try await browser.wait("document.body.innerText.includes('ate Fig, selected none')")
  }

  @Test func aRowIsSelectedByAClickAndByTheKeyboard() async throws {
    let server = try serve { Fruits() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.evaluate("document.querySelectorAll('tbody tr')[1].click()")
    try await browser.wait("document.body.innerText.includes('selected Apple')")
    let current = "[...document.querySelectorAll('tbody tr')].map((e) => e.ariaCurrent ?? '').join()"
    #expect(try await browser.evaluate(current) == ",true,")
    try await browser.evaluate("document.querySelectorAll('tbody tr')[0].focus()")
    try await browser.key("ArrowDown", 40)
    try await browser.key("ArrowDown", 40)
    try await browser.key("Enter", 13)
    try await browser.wait("document.body.innerText.includes('selected Fig')")
    #expect(try await browser.evaluate(current) == ",,true")
    try await browser.key("Enter", 13)
    try await browser.wait("document.body.innerText.includes('selected none')")
  }

  @Test func aWideTableScrollsByItselfOnANarrowPage() async throws {
    let server = try serve { Wide() }
    let browser = try await Chromium.show(server.host.address)
    _ = try await browser.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 660, "height": 800, "deviceScaleFactor": 1, "mobile": true])
    let widths =
      "(e => [e.scrollWidth > e.clientWidth, document.body.scrollWidth <= 660].join())(document.querySelector('.table'))"
    try await browser.wait("\(widths) === 'true,true'")
    // On a phone there is no room for columns.
    _ = try await browser.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 390, "height": 800, "deviceScaleFactor": 1, "mobile": true])
    let seen = "[...document.querySelectorAll('th, td')].filter((e) => e.checkVisibility()).length"
    try await browser.wait("\(seen) === document.querySelectorAll('tbody tr').length")
  }

  @Test func aCellsChangeIsASmallMessage() async throws {
    let page = try await serve { Fruits() }.page()
    let socket = try await page.browser.open()
    try await socket.text(with: "[1]")
    try await socket.send("[\"tap\",\(try page.browser.id("Ripen", tag: "button"))]")
    let patch = try await socket.text(with: "ripe")
    #expect(patch.utf8.count < 60)
    // A selected row is two attributes and a class, and so is the one that was selected before.
    let row = try page.browser.id("Apple", tag: "tr")
    try await socket.send("[\"select\",\(row),true]")
    let selection = try await socket.text(with: "selected Apple")
    #expect(!selection.contains("<td"))
  }
}

private struct Fruit: Identifiable {
  let id: String
  var colour: String
}

private struct Fruits: View {
  @State private var fruits = [
    Fruit(id: "Plum", colour: "blue"), Fruit(id: "Apple", colour: "green"), Fruit(id: "Fig", colour: "purple"),
  ]
  @State private var selected: String?
  @State private var eaten = "nothing"
  @State private var order: [KeyPathComparator<Fruit>] = []

  var body: some View {
    Table(fruits, selection: $selected, sortOrder: $order) {
      TableColumn("Name", value: \.id)
      TableColumn("Colour", value: \.colour) { Text($0.colour) }
      TableColumn("Meal") { fruit in Button("Eat \(fruit.id)") { eaten = fruit.id } }
    }
    .onChange(of: order) { fruits.sort(using: order) }
    Text("ate \(eaten), selected \(selected ?? "none")")
    Button("Ripen") { fruits[1].colour = "ripe" }
  }
}

private struct Wide: View {
  var body: some View {
    Table([Fruit(id: "Plum", colour: "blue")]) {
      TableColumn("Name", value: \.id).width(400)
      TableColumn("Colour", value: \.colour).width(400)
    }
  }
}
