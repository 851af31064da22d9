import SwiftUI
import Testing
import WebProbe

@testable import TenureWeb

/// Where a user is stands in the address; the browser's buttons lead back and forward.
@MainActor @Suite(.serialized) struct HistoryTests {
  @Test func thePathIsInTheAddressAndBackAndForwardFollowIt() async throws {
    let server = try serve { Shelves() }
    let browser = try await Chromium.show(server.host.address)
    #expect(try await browser.evaluate("location.search") == "")
    try await browser.press("Book 7")
    try await browser.wait("location.search === '?at=(book:(_0:7))'")
    try await browser.press("Notes")
    try await browser.wait("location.search.endsWith('/(notes:())')")
    #expect(try await browser.evaluate("history.length") == "3")

    try await browser.evaluate("history.back()")
    try await browser.wait("document.title === 'Book 7' && !document.querySelector('.leaving')")
    try await browser.evaluate("history.back()")
    try await browser.wait("document.title === 'Shelves'")
    try await browser.evaluate("history.forward()")
    try await browser.wait("document.title === 'Book 7'")
    // The button on the page goes back in the browser's history too, so that the way forward stays.
    try await browser.press("Back")
    try await browser.wait("document.title === 'Shelves' && location.search === ''")
    try await browser.evaluate("history.go(2)")
    try await browser.wait("document.title === 'Notes'")
    #expect(try await browser.evaluate("history.length") == "3")
  }

  @Test func aReloadAndAPastedAddressOpenThePlace() async throws {
    let server = try serve { Shelves() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.press("Book 7")
    try await browser.wait("location.search !== ''")
    try await browser.load("location.reload()")
    try await browser.wait("document.title === 'Book 7'")
    try await browser.load("location.href = '/?at=(book:(_0:3))/(notes:())'")
    try await browser.wait("document.title === 'Notes'")
    try await browser.press("Back")
    try await browser.wait("document.title === 'Book 3' && location.search === '?at=(book:(_0:3))'")
  }

  @Test(arguments: [
    "(book:(_0:x))", "book", "(book:(_0:7))/", "nothing", "((((((((((", "(book:(_0:7))/(nothing:())", "*(1,2)", "~",
    "!",
  ])
  func anAddressThatSaysNothingOpensTheBeginning(path: String) async throws {
    let page = try await serve { Shelves() }.page(at: "/?at=\(path)")
    #expect(page.html.contains("Book 7"))
    #expect(!page.html.contains("pushed"))
  }

  @Test func wordsOfAllKindsComeBackAsTheyWere() async throws {
    for word in ["a&b=c+d %/é", "7", "true", "", "(x:1)", "~!*", "日本", "\"quoted\"", "#?", "%41"] {
      let server = try serve { Words(word: word) }
      let browser = try await server.page()
      let socket = try await browser.browser.open()
      try await socket.text(with: "[1]")
      try await socket.send("[\"tap\",\(try browser.browser.id("Go", tag: "button"))]")
      let message = try await socket.text(with: "[\"p\",1,")
      let address = try #require(message.firstMatch(of: #/\["p",1,"([^"]*)"/#)).1
      let next = try await server.page(at: "/?\(address)")
      #expect(next.html.contains("length \(word.count) "), "\(word): \(address)")
    }
  }

  @Test func whatCannotBeWrittenIsNotInTheAddressAndStillGoesBack() async throws {
    let server = try serve { Secrets() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.press("Open")
    try await browser.wait("document.title === 'Secret'")
    #expect(try await browser.evaluate("location.search") == "")
    try await browser.evaluate("history.back()")
    try await browser.wait("document.title === 'Start'")
    // The way forward is known to nobody.
    try await browser.evaluate("history.forward()")
    try await browser.wait("history.state.t[0] === 0")
    #expect(try await browser.evaluate("document.title") == "Start")
  }

  @Test func backClosesASheetAndLeavesWhatMayNotBeClosed() async throws {
    let server = try serve { Sheets() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.press("Sheet")
    try await browser.wait("document.querySelector('dialog:modal')")
    try await browser.evaluate("history.back()")
    try await browser.wait("!document.querySelector('dialog')")
    try await browser.press("Locked")
    try await browser.wait("document.querySelector('dialog:modal')")
    try await browser.evaluate("history.back()")
    try await browser.wait("history.state.t[0] === 1")
    #expect(try await browser.evaluate("'' + !!document.querySelector('dialog:modal')") == "true")
    try await browser.press("Done")
    try await browser.wait("history.state.t[0] === 0 && !document.querySelector('dialog')")
  }

  @Test func eachTabHasAPlaceOfItsOwn() async throws {
    let server = try serve { Tabbed() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.press("Second")
    try await browser.wait("location.search === '?tab=2'")
    try await browser.press("Push")
    try await browser.wait("location.search === '?tab=2&at=5'")
    try await browser.load("location.reload()")
    try await browser.wait("document.title === 'Number 5'")
    try await browser.press("First")
    try await browser.wait("location.search === ''")
  }

  @Test func aMixedPathIsMadeOnlyOfTypesThatItsScreensShow() async throws {
    let server = try serve { Mixed() }
    #expect(try await server.page(at: "/?at=Int:4/String:deep").html.contains("word deep"))
    #expect(try await server.page(at: "/?at=Int:4/Bool:true").html.contains("root"))
    // Known to the screen of a number alone, which has to be there first.
    #expect(try await server.page(at: "/?at=String:deep").html.contains("root"))
  }
}

private enum Shelf: Hashable, Codable {
  case book(Int), notes
}

private struct Shelves: View {
  @State private var path: [Shelf] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Book 7", value: Shelf.book(7))
        .navigationTitle("Shelves")
        .navigationDestination(for: Shelf.self) { shelf in
          switch shelf {
          case .book(let number): NavigationLink("Notes", value: Shelf.notes).navigationTitle("Book \(number)")
          case .notes: Text("Here").navigationTitle("Notes")
          }
        }
    }
  }
}

private struct Words: View {
  let word: String
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") { path.append(word) }
        .navigationDestination(for: String.self) { Text("length \($0.count) \($0 == word ? "same" : "other")") }
    }
  }
}

/// Not codable.
private struct Token: Hashable {}

private struct Secrets: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Open", value: Token()).navigationTitle("Start")
        .navigationDestination(for: Token.self) { _ in Text("Here").navigationTitle("Secret") }
    }
  }
}

private struct Sheets: View {
  @State private var isShown = false
  @State private var isLocked = false

  var body: some View {
    Button("Sheet") { isShown = true }.sheet(isPresented: $isShown) { Text("A sheet") }
    Button("Locked") { isLocked = true }
      .sheet(isPresented: $isLocked) { Button("Done") { isLocked = false }.interactiveDismissDisabled() }
  }
}

private struct Tabbed: View {
  var body: some View {
    TabView {
      Tab("First", systemImage: "star") { NavigationStack { Text("One").navigationTitle("One") } }
      Tab("Second", systemImage: "circle") { Numbers() }
    }
  }
}

private struct Numbers: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Push") { path.append(5) }.navigationTitle("Two")
        .navigationDestination(for: Int.self) { Text("Here").navigationTitle("Number \($0)") }
    }
  }
}

private struct Mixed: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("number \(number)").navigationDestination(for: String.self) { Text("word \($0)") }
      }
    }
  }
}
