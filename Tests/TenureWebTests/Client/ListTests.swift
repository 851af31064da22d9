import SwiftUI
import TenureWeb
import Testing
import WebProbe

/// What a user does with lists in a browser.
@MainActor @Suite(.serialized) struct BrowserListTests {
  @Test func rowsAreMovedWithTheKeyboardAndByDragging() async throws {
    let server = try serve { Movable() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.evaluate("document.querySelector('.handle').focus()")
    try await browser.key("ArrowDown", 40)
    try await browser.wait("document.body.textContent.includes('order BACD')")
    // The handle that was used keeps the keyboard.
    try await browser.key("ArrowDown", 40)
    try await browser.wait("document.body.textContent.includes('order BCAD')")
    let middle = { (row: Int) in
      "(b => [b.x + b.width / 2, b.y + b.height / 2].join())(document.querySelectorAll('.handle')[\(row)].getBoundingClientRect())"
    }
    let from = try await browser.evaluate(middle(3)).split(separator: ",").compactMap { Double($0) }
    let to = try await browser.evaluate(middle(0)).split(separator: ",").compactMap { Double($0) }
    let listen = """
      globalThis.sent = []; const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (said) { sent.push(String(said)); send.call(this, said); }; 0
      """
    try await browser.evaluate(listen)
    try await browser.drag(from: (from[0], from[1]), to: (to[0], to[1] - 10))
    try await browser.wait("document.body.textContent.includes('order DBCA')")
    // A handle is no button that a program waits for.
    try await browser.evaluate("document.querySelector('.handle').click(); 0")
    #expect(try await browser.evaluate("sent.filter(one => one.includes('tap')).join()") == "")
    // What else the rows allow is there beside it.
    try await browser.evaluate("document.querySelector('.delete').click()")
    try await browser.wait("document.body.textContent.includes('order BCA')")
  }

  @Test func aMoveToAPlaceThatIsNotThereMovesNothing() async throws {
    let page = try await serve { Movable() }.page()
    let row = try page.browser.id("Row A", tag: "li")
    let socket = try await page.browser.open()
    try await socket.text(with: "[1]")
    for place in ["4", "1000000", "9999999"] { try await socket.send("[\"move\",\(row),\(place)]") }
    try await socket.send("[\"move\",\(row),3]")
    try await socket.text(with: "order BCDA")
  }

  @Test func aListLoadsMoreAsItIsScrolled() async throws {
    let server = try serve { Pages() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.wait("document.querySelectorAll('li').length === 30")
    #expect(try await browser.evaluate("document.body.textContent.includes('loaded 1') + ''") == "true")
    try await browser.evaluate("scrollTo(0, 1e6)")
    try await browser.wait("document.querySelectorAll('li').length === 60")
    try await browser.wait("document.body.textContent.includes('loaded 2')")
  }

  @Test func aListIsRefreshedByAButtonAndByAPull() async throws {
    let server = try serve { Fresh() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.evaluate("document.querySelector('.refresh').click()")
    try await browser.wait("document.body.textContent.includes('fresh 1')")
    try await browser.swipe(from: (200, 100), to: (200, 300))
    try await browser.wait("document.body.textContent.includes('fresh 2')")
  }

  @Test func aSwipeShowsTheButtonsOfARow() async throws {
    let server = try serve { Swiped() }
    let browser = try await Chromium.show(server.host.address)
    #expect(try await browser.evaluate("'' + document.querySelectorAll('.swipe.shown').length") == "0")
    try await browser.swipe(from: (500, 40), to: (300, 42))
    try await browser.wait("document.querySelectorAll('.swipe.shown').length === 1")
    try await browser.press("Flag")
    try await browser.wait("document.body.textContent.includes('flagged')")
  }

  @Test func aTitleIsEditedInTheBar() async throws {
    let server = try serve { Titled() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.evaluate("document.querySelector('h1 input').select()")
    try await browser.type("Groceries")
    try await browser.wait("document.title === 'Groceries'")
    #expect(try await browser.evaluate("document.querySelector('p').textContent") == "named Groceries")
  }
}

private struct Movable: View {
  @State private var letters = ["A", "B", "C", "D"]

  var body: some View {
    Text("order \(letters.joined())")
    List {
      ForEach(letters, id: \.self) { Text("Row \($0)") }
        .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
        .onDelete { letters.remove(atOffsets: $0) }
    }
  }
}

private struct Pages: View {
  @State private var count = 30
  @State private var loads = 1

  var body: some View {
    Text("loaded \(loads)")
    List(0..<count, id: \.self) { number in
      Text("Row \(number)").frame(height: 60).onAppear {
        if number == count - 1 && loads < 3 {
          count += 30
          loads += 1
        }
      }
    }
  }
}

private struct Fresh: View {
  @State private var count = 0

  var body: some View {
    Text("fresh \(count)")
    List { Text("Row").frame(height: 400) }.refreshable { count += 1 }
  }
}

private struct Swiped: View {
  @State private var word = "plain"

  var body: some View {
    List {
      Text(word).swipeActions { Button("Flag") { word = "flagged" } }
    }
  }
}

private struct Titled: View {
  @State private var name = "List"

  var body: some View {
    NavigationStack { Text("named \(name)").navigationTitle($name) }
  }
}
