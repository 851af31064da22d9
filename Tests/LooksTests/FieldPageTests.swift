import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// Fields, rows and bars as a phone shows them, on a page.
@MainActor @Suite(.serialized) struct FieldPageTests: PhonePageTests {
  private struct Profile: View {
    @State private var name = ""

    var body: some View {
      Form {
        Section {
          TextField("Trailing", text: $name).multilineTextAlignment(.trailing)
          VStack { TextField("Centred", text: $name) }.multilineTextAlignment(.center)
          TextField("Leading", text: $name)
          LabeledContent("Labeled") { TextField("Value", text: $name) }
          Text("a\nlonger").multilineTextAlignment(.trailing)
        } header: {
          Text("Whole Header").textCase(nil)
        }
        VStack { Label("Clock", systemImage: "clock") }.foregroundColor(.black)
        Label("Tinted", systemImage: "bolt").padding(1)
      }
    }
  }

  @Test func fieldsAreAlignedAndRowsKeepToTheirWords() async throws {
    let (host, page) = try await show(Profile())
    defer { host.stop() }
    let sides = "[...document.querySelectorAll('input')].map(e => getComputedStyle(e).textAlign).join()"
    #expect(try await page.evaluate(sides) == "end,center,start,start")
    #expect(try await box("Labeled", "height", page) < 25)
    #expect(try await box("a\\nlonger", "x", page) < 40)
    #expect(try await style(".head .text", "textTransform", page) == "none")
    #expect(try await style(".vstack .label > .img", "color", page) == "rgb(0, 0, 0)")
    #expect(try await style(".row .label:not(.vstack *) > .img", "color", page) != "rgb(0, 0, 0)")
  }

  @Test func aFieldIsDrawnAsItIsAligned() throws {
    func ink(_ alignment: TextAlignment) throws -> ClosedRange<Int> {
      let screen = Screen(TextField("Name", text: .constant("III")).multilineTextAlignment(alignment))
      let image = try screen.image()
      let dark = (0..<393).filter { x in
        (416..<446).contains { (image.color(x: Double(x), y: Double($0)) ?? "#FF") < "#80" }
      }
      return (dark.first ?? 0)...(dark.last ?? 0)
    }
    #expect(try ink(.leading).upperBound < 100)
    #expect(try ink(.trailing).lowerBound > 300)
    let middle = try ink(.center)
    #expect(abs(middle.lowerBound + middle.upperBound - 393) < 4)
  }

  private struct Drawn: View {
    var body: some View {
      Canvas { context, _ in
        context.draw(Text("12").font(.title3).bold(), at: CGPoint(x: 50, y: 20))
        context.draw(Text("13").font(.title3).italic(), at: CGPoint(x: 50, y: 60))
      }
    }
  }

  @Test func aTextOnACanvasIsBoldWhateverItsFont() async throws {
    let (host, page) = try await show(Drawn())
    defer { host.stop() }
    #expect(try await style("svg text", "fontWeight", page) == "700")
    #expect(try await style("svg text + text", "fontStyle", page) == "italic")
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") {
          NavigationStack { NavigationLink("Push") { Text("Pushed").toolbar(.hidden, for: .tabBar) } }
        }
        TabSection("More") { Tab("Settings", systemImage: "gear") { Text("All of them") } }
      }
    }
  }

  @Test func aPushedScreenHidesTheTabBar() async throws {
    let (host, page) = try await show(Tabs())
    defer { host.stop() }
    let bars = "[...document.querySelectorAll('.tabbutton')].map(e => getComputedStyle(e).display).join()"
    #expect(try await page.evaluate(bars) == "flex,flex")
    try await page.evaluate("document.querySelector('.navlink').click(); 0")
    try await page.wait("document.body.textContent.includes('Pushed')")
    try await page.wait(bars + " === 'none,none'")
    try await page.evaluate("document.querySelector('.back').click(); 0")
    try await page.wait(bars + " === 'flex,flex'")
  }

  private struct Alphabet: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          Button("Top") { proxy.scrollTo(30, anchor: .top) }
          Button("Middle") { proxy.scrollTo(30, anchor: .center) }
          Button("Bottom") { proxy.scrollTo(30, anchor: .bottom) }
          VStack(spacing: 0) { ForEach(0..<60, id: \.self) { Text("Row \($0)").frame(height: 40) } }
        }
      }
    }
  }

  @Test func aRowComesToItsAnchorOnAPage() async throws {
    let (host, page) = try await show(Alphabet())
    defer { host.stop() }
    let middle =
      "(r => '' + (r.y + r.height / 2))([...document.querySelectorAll('.text')]"
      + ".find(e => e.textContent === 'Row 30').getBoundingClientRect())"
    let height = 852.0 - 59 - 34
    for (button, place) in [(0, 20), (1, height / 2), (2, height - 20)] {
      try await page.evaluate("[...document.querySelectorAll('.btn')][\(button)].click(); 0")
      var found = Double.nan
      for attempt in 0..<50 where attempt == 0 || !(abs(found - place) <= 12) {
        try await Task.sleep(for: .milliseconds(100))
        found = try await Double(page.evaluate(middle)) ?? .nan
      }
      #expect(abs(found - place) <= 12)
    }
  }
}
