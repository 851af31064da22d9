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
      let dark = (0..<393).filter { x in (416..<446).contains { (image.color(x: Double(x), y: Double($0)) ?? "#FF") < "#80" } }
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
      VStack {
        ScrollViewReader { proxy in
          Button("Top") { proxy.scrollTo(12, anchor: .top) }
          Button("Middle") { proxy.scrollTo(12, anchor: .center) }
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<26, id: \.self) { Text("Row \($0)").frame(height: 40) } }
          }
          .frame(height: 200)
        }
        Color.clear.frame(height: 900)
      }
    }
  }

  @Test func aRowComesToItsAnchorAndThePageStays() async throws {
    let (host, page) = try await show(ScrollView { Alphabet() })
    defer { host.stop() }
    let gap =
      "Math.round([...document.querySelectorAll('.text')].find(e => e.textContent === 'Row 12').parentElement"
      + ".getBoundingClientRect().y - document.querySelector('.scroll .scroll').getBoundingClientRect().y)"
    try await page.evaluate("[...document.querySelectorAll('.btn')][0].click(); 0")
    try await Task.sleep(for: .seconds(2))
    print("DEBUG", try await page.evaluate("'' + " + gap), try await page.evaluate("'' + document.querySelector('.scroll .scroll').scrollTop + ' ' + document.querySelector('.scroll .scroll').className + ' ' + getComputedStyle(document.querySelector('.scroll .scroll')).overflow + [...document.querySelectorAll('.btn')].map(e => e.textContent).join()"))
    try await page.wait(gap + " === 0")
    try await page.evaluate("[...document.querySelectorAll('.btn')][1].click(); 0")
    try await page.wait(gap + " === 80")
    #expect(try await page.evaluate("'' + scrollY") == "0")
  }
}
