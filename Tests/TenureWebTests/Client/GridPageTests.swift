import SwiftUI
import TenureWeb
import Testing
import WebProbe

/// Grids with sections and menus, lists in stacks and sections of tabs: where a browser puts them.
@MainActor @Suite(.serialized) struct GridPageTests {
  private struct Photos: View {
    @State private var log = "untouched"

    var body: some View {
      NavigationStack {
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
            Section {
              ForEach(1..<5) { number in
                NavigationLink {
                  Text("Detail")
                } label: {
                  Text("Photo \(number)").contextMenu { Button("Delete") { log = "deleted \(number)" } }
                }
              }
            } header: {
              Text("All photos")
            }
          }
          Text(log)
        }
        .navigationTitle("Gallery")
      }
    }
  }

  private func edge(_ browser: Chromium, _ name: String, _ element: String) async throws -> Double {
    try await Double(browser.evaluate("\(element).getBoundingClientRect().\(name)")) ?? .nan
  }

  @Test func viewsOfASectionStandInTheGrid() async throws {
    let server = try serve { Photos() }
    let browser = try await Chromium.show(server.host.address)
    let link = { (place: Int) in "document.querySelectorAll('.navlink')[\(place)]" }
    #expect(try await browser.evaluate("'' + document.querySelectorAll('.navlink').length") == "4")
    #expect(try await browser.evaluate("'' + document.querySelectorAll('.rows > .navlink').length") == "4")
    #expect(try await edge(browser, "left", link(1)) > edge(browser, "right", link(0)) - 1)
    #expect(try await edge(browser, "top", link(0)) == edge(browser, "top", link(1)))
    #expect(try await edge(browser, "top", link(2)) >= edge(browser, "bottom", link(0)))
    // The header goes across, as it is written.
    let head = "document.querySelector('.section > .head')"
    #expect(try await edge(browser, "bottom", head) <= edge(browser, "top", link(0)))
    #expect(try await browser.evaluate("getComputedStyle(\(head)).textTransform") == "none")
  }

  @Test func aMenuOnALinkIsOpenedAndAnswersByItself() async throws {
    let server = try serve { Photos() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.evaluate("document.querySelectorAll('.navlink summary')[1].click(); 0")
    try await browser.wait("document.querySelectorAll('.navlink details')[1].open")
    try await browser.evaluate("document.querySelectorAll('.navlink .items .btn')[1].click(); 0")
    try await browser.wait("document.body.textContent.includes('deleted 2')")
    // The link was not pressed.
    #expect(try await browser.evaluate("document.body.textContent.includes('Detail') ? 'pushed' : 'here'") == "here")
  }

  private struct Songs: View {
    @State private var likes = 0
    @State private var copies = 1

    var body: some View {
      NavigationStack {
        NavigationLink {
          Text("Detail")
        } label: {
          HStack {
            Text("Song")
            Button("Like") { likes += 1 }
            Button("Buy") { likes += 100 }.disabled(true)
            Stepper("Copies", value: $copies)
          }
        }
        Text("liked \(likes), \(copies) copies")
      }
    }
  }

  @Test func controlsInALinkAnswerByThemselves() async throws {
    let server = try serve { Songs() }
    let browser = try await Chromium.show(server.host.address)
    // What is disabled is not pressed.
    try await browser.evaluate("document.querySelectorAll('.navlink .btn')[1].click(); 0")
    try await browser.evaluate("document.querySelector('.navlink .btn').click(); 0")
    try await browser.wait("document.body.textContent.includes('liked 1, 1 copies')")
    try await browser.evaluate("document.querySelectorAll('.navlink .step')[1].click(); 0")
    try await browser.wait("document.body.textContent.includes('liked 1, 2 copies')")
    #expect(try await browser.evaluate("document.body.textContent.includes('Detail') ? 'pushed' : 'here'") == "here")
    try await browser.evaluate("document.querySelector('.navlink').click(); 0")
    try await browser.wait("document.body.textContent.includes('Detail')")
  }

  private struct Library: View {
    var body: some View {
      ZStack(alignment: .bottom) {
        NavigationStack { List { Text("Song") }.navigationTitle("Library") }
        Text("Player")
      }
    }
  }

  @Test func aScreenInAStackFillsIt() async throws {
    let server = try serve { Library() }
    let browser = try await Chromium.show(server.host.address)
    let width = try await Double(browser.evaluate("'' + innerWidth")) ?? .nan
    #expect(try await edge(browser, "width", "document.querySelector('.stack')") >= width - 40)
    #expect(try await edge(browser, "top", "document.querySelector('h1:not(:empty)')") < 120)
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }
        TabSection("More") { Tab("Profile", systemImage: "person") { Text("My profile") } }
      }
    }
  }

  @Test func tabsOfASectionStandInTheBar() async throws {
    let server = try serve { Tabs() }
    let browser = try await Chromium.show(server.host.address)
    let button = { (place: Int) in "document.querySelectorAll('.tabbutton')[\(place)]" }
    #expect(try await edge(browser, "top", button(0)) == edge(browser, "top", button(1)))
    #expect(try await edge(browser, "left", button(1)) >= edge(browser, "right", button(0)) - 1)
    try await browser.evaluate("\(button(1)).click(); 0")
    try await browser.wait("document.body.innerText.includes('My profile')")
  }

  private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding().background(.yellow) }
  }

  @Test func aButtonInAStyleOfTheProgramsOwnHasNoTint() async throws {
    let server = try serve {
      VStack {
        Text("Words")
        Button("Own") {}.buttonStyle(Pressed())
        Button("System") {}
      }
    }
    let browser = try await Chromium.show(server.host.address)
    let color = { (words: String) in
      "getComputedStyle([...document.querySelectorAll('#root *')].find((one) => !one.children.length"
        + " && one.textContent === '\(words)')).color"
    }
    let plain = try await browser.evaluate(color("Words"))
    #expect(try await browser.evaluate(color("Own")) == plain)
    #expect(try await browser.evaluate(color("System")) != plain)
  }
}
