import Foundation
import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// What a bar and the headers of sections do while a page is scrolled, and while a user searches.
@MainActor @Suite(.serialized) struct ScrolledPageTests: PhonePageTests {
  private func header(_ number: Int) -> String {
    "[...document.querySelectorAll('.head')].find(it => it.textContent === 'Section \(number)')"
      + ".getBoundingClientRect().y"
  }

  private struct Letters: View {
    var body: some View {
      NavigationStack {
        List {
          ForEach(0..<9) { section in
            Section("Section \(section)") { ForEach(0..<9) { row in Button("Row \(row)") {} } }
          }
        }
        .listStyle(.plain)
        .navigationTitle("Letters of an alphabet that has too many of them")
        .toolbar { Button("Add") {} }
      }
    }
  }

  @Test func aLargeTitleGoesUnderItsBarAndStandsSmallInIt() async throws {
    let (host, page) = try await show(Letters())
    defer { host.stop() }
    let title = rect(".screen > .bar h1")
    let list = rect(".list")
    #expect(try await number("\(title).y", page) == 44)
    #expect(try await number("\(title).height", page) == 52)
    #expect(try await style(".screen > .bar h1", "fontSize", page) == "34px")
    let top = try await number("\(list).y", page)
    try await page.evaluate("scrollTo(0, 300)")
    try await page.wait("getComputedStyle(document.querySelector('.screen > .bar h1')).fontSize === '17px'")
    #expect(try await number("\(title).y", page) == 0)
    #expect(try await number("\(title).height", page) == 44)
    #expect(try await number("\(title).x + \(title).right", page) == 393)
    // The rows have moved by what was scrolled, and what the title has left is theirs to be touched.
    #expect(try await number("\(list).y", page) == top - 300)
    #expect(try await page.evaluate("'' + !document.elementFromPoint(200, 80).closest('.bar')") == "true")
    #expect(try await style(".screen > .bar", "opacity", page, part: "::before") == "1")
    #expect(try await style(".screen > .bar", "height", page, part: "::before") == "44px")
    try await page.evaluate("scrollTo(0, 0)")
    try await page.wait("getComputedStyle(document.querySelector('.screen > .bar h1')).fontSize === '34px'")
  }

  @Test func theHeaderOfWhatIsSeenStaysBelowTheBar() async throws {
    let (host, page) = try await show(Letters())
    defer { host.stop() }
    let first = try await number(header(0), page)
    let third = try await number(header(2), page)
    #expect(first >= 96)
    try await page.evaluate("scrollTo(0, \(third))")
    try await page.wait("\(header(2)) === 44")
    #expect(try await number(header(0), page) < 0)
    #expect(try await number(header(3), page) > 100)
  }

  private struct Days: View {
    let pinned: PinnedScrollableViews

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, pinnedViews: pinned) {
          ForEach(0..<9) { section in
            Section {
              ForEach(0..<9) { Text("Row \($0)").frame(height: 40) }
            } header: {
              Text("Section \(section)").frame(maxWidth: .infinity).background(.yellow)
            }
          }
        }
      }
    }
  }

  @Test(arguments: [true, false]) func headersOfALazyStackStayWhereTheyArePinned(isPinned: Bool) async throws {
    let (host, page) = try await show(Days(pinned: isPinned ? .sectionHeaders : []))
    defer { host.stop() }
    let third = try await number(header(2), page)
    try await page.evaluate("scrollTo(0, \(third + 60))")
    try await page.wait("scrollY > 0")
    #expect(try await number(header(2), page) == (isPinned ? 0 : -60))
  }

  private struct Cities: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List(["Oslo", "Paris"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
          .navigationTitle("Cities")
          .searchable(text: $text)
      }
    }
  }

  @Test func whileAUserSearchesTheFieldStandsInThePlaceOfTheTitle() async throws {
    let (host, page) = try await show(Cities())
    defer { host.stop() }
    let field = "\(rect(".search input"))"
    #expect(try await number("\(field).y", page) == 96)
    try await page.evaluate("document.querySelector('.search input').focus()")
    try await page.wait("document.querySelector('.searching')")
    #expect(try await number("\(field).y", page) == 4)
    let end = try await number("\(rect(".ends-search")).right", page)
    #expect(end == 393 - 16)
    try await page.type("Par")
    try await page.wait("!document.body.innerText.includes('Oslo')")
    try await page.evaluate("document.querySelector('.ends-search').click()")
    try await page.wait("!document.querySelector('.searching') && document.body.innerText.includes('Oslo')")
    #expect(try await number("\(field).y", page) == 96)
    #expect(try await page.evaluate("document.querySelector('.search input').value").isEmpty)
  }

  private struct Drawer: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List(0..<40) { Text("Row \($0)") }.navigationTitle("Settings")
          .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
      }
    }
  }

  @Test func aFieldThatStaysStandsBelowTheSmallTitle() async throws {
    let (host, page) = try await show(Drawer())
    defer { host.stop() }
    let field = rect(".search input")
    let gap = try await number("\(rect(".row")).y - \(field).bottom", page)
    try await page.evaluate("scrollTo(0, 300)")
    try await settle { try await number("\(field).y", page) == 44 }
    #expect(try await number("\(field).y", page) == 44)
    #expect(try await number("\(rect(".stack .bar h1")).bottom", page) == 44)
    // The rows have moved by as much as the page.
    #expect(try await number("\(rect(".row")).y", page) == 96 + 36 + gap - 300)
  }
}
