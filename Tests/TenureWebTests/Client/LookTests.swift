import SwiftUI
import Testing
import WebProbe

@testable import TenureWeb

/// What programs say about looks, as a browser works it out.
@MainActor @Suite(.serialized) struct LookTests {
  @Test func rowsAndSectionsLookAsTheProgramSays() async throws {
    let server = try serve { Rows() }
    let browser = try await Chromium.show(server.host.address)
    func row(_ words: String) -> String {
      "[...document.querySelectorAll('.row')].find(e => e.innerText === '\(words)')"
    }
    #expect(try await style(browser, row("Plain line"), "display", "::before") == "block")
    #expect(try await style(browser, row("No line"), "display", "::before") == "none")
    #expect(try await style(browser, row("After it"), "display", "::before") == "none")
    #expect(try await style(browser, row("Red line"), "borderTopColor", "::before") == "rgb(207, 42, 30)")
    #expect(try await style(browser, "document.querySelector('.form')", "rowGap") == "44px")
    #expect(try await style(browser, "document.querySelector('.head')", "textTransform") == "none")
    #expect(try await style(browser, row("Apart"), "marginTop") == "9px")
    #expect(try await style(browser, row("Bare"), "backgroundColor") == "rgba(0, 0, 0, 0)")
    #expect(
      try await style(browser, "\(row("Bare")).closest('.list')", "backgroundColor") == "rgba(0, 0, 0, 0)")
  }

  @Test func barsLookAsViewsInsideSay() async throws {
    let server = try serve { Bars() }
    let browser = try await Chromium.show(server.host.address)
    let bar = "document.querySelector('.screen:not([hidden]) > .bar')"
    #expect(try await style(browser, bar, "backgroundColor", "::before") == "rgb(255, 59, 48)")
    #expect(try await style(browser, "\(bar).querySelector('h1')", "color") == "rgb(255, 255, 255)")
    try await browser.press("Hide it")
    try await browser.wait("getComputedStyle(\(bar), '::before').display === 'none'")
  }

  @Test func itemsOfABottomBarStandInOneBar() async throws {
    let server = try serve { Bottom() }
    let browser = try await Chromium.show(server.host.address)
    func edge(_ name: String, _ words: String) async throws -> Double {
      let element = "[...document.querySelectorAll('.bottom .item')].find(e => e.innerText.includes('\(words)'))"
      return try await Double(browser.evaluate("\(element).getBoundingClientRect().\(name)")) ?? .nan
    }
    #expect(try await edge("right", "0 notes") < edge("left", "Write"))
    // A button is higher than its words.
    #expect(try await edge("top", "0 notes") < edge("bottom", "Write"))
    #expect(try await edge("top", "Write") < edge("bottom", "0 notes"))
    try await browser.press("Write")
    try await browser.wait("document.querySelector('.bottom').innerText.includes('1 notes')")
    try await browser.press("Empty")
    try await browser.wait("getComputedStyle(document.querySelector('.bottom')).display === 'none'")
  }

  @Test func itemsOfAKeyboardComeWithIt() async throws {
    let server = try serve { Bottom() }
    let browser = try await Chromium.show(server.host.address)
    let item = "document.querySelector('.at-keyboard')"
    #expect(try await style(browser, item, "display") == "none")
    try await browser.evaluate("document.querySelector('input').focus()")
    try await browser.wait("getComputedStyle(\(item)).display === 'flex'")
    #expect(try await style(browser, item, "position") == "fixed")
  }

  @Test func sheetsLookAsViewsInsideSay() async throws {
    let server = try serve { Sheets() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.press("Show")
    try await browser.wait("document.querySelector('dialog:modal')")
    let dialog = "document.querySelector('dialog')"
    #expect(try await style(browser, dialog, "borderTopLeftRadius") == "31px")
    #expect(try await style(browser, dialog, "backgroundColor") == "rgb(255, 59, 48)")
    // A sheet rests at a height where it comes from below.
    try await browser.call(
      "Emulation.setDeviceMetricsOverride", ["width": 390, "height": 800, "deviceScaleFactor": 1, "mobile": true])
    #expect(try await style(browser, dialog, "height") == "400px")
  }

  @Test func smallThings() async throws {
    let server = try serve { Small() }
    let browser = try await Chromium.show(server.host.address)
    #expect(try await browser.evaluate("document.querySelector('input').enterKeyHint") == "search")
    #expect(try await browser.evaluate("document.querySelector('input').inputMode") == "email")
    #expect(try await browser.evaluate("document.querySelector('input').autocomplete") == "email")
    #expect(try await style(browser, "document.querySelector('input')", "backgroundColor") == "rgba(0, 0, 0, 0)")
    let toggle = "document.querySelector('.toggle')"
    // One that is off has no ground.
    #expect(try await style(browser, toggle, "backgroundColor") == "rgba(0, 0, 0, 0)")
    try await browser.evaluate("\(toggle).click()")
    try await browser.wait("getComputedStyle(\(toggle)).backgroundColor === 'rgb(10, 102, 216)'")
    let box = "document.querySelector('.toggleStyle-checkbox > input')"
    #expect(try await style(browser, box, "appearance") == "auto")
    #expect(try await style(browser, "document.querySelector('.img')", "maskImage", "::before").contains("svg"))
    let scroll = "document.querySelector('.scroll')"
    #expect(try await style(browser, scroll, "scrollbarWidth") == "none")
    #expect(try await style(browser, scroll, "scrollSnapType") == "x mandatory")
    #expect(try await style(browser, scroll, "paddingLeft") == "23px")
    #expect(try await style(browser, "[...document.querySelectorAll('.text')].pop()", "fontStretch") == "75%")
  }

  @Test func wordsThatAreGivenTheirOwnWidthStayOnALine() async throws {
    let server = try serve { SameWidths() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.wait("document.querySelector('.frame')")
    let words = "[...document.querySelectorAll('.text')].find(e => e.innerText.startsWith('Long'))"
    let isOneLine = try await browser.evaluate("String(\(words).getBoundingClientRect().height < 30)")
    #expect(isOneLine == "true")
  }

  @Test func whatIsBesideAllTabsStandsAboveTheirBar() async throws {
    let tabs = TabView { Tab("Home", systemImage: "house") { Text("At home") } }
    let server = try serve { tabs.tabViewBottomAccessory { Text("Playing") } }
    let browser = try await Chromium.show(server.host.address)
    let (bar, tab) = ("document.querySelector('.part-bar')", "document.querySelector('.tabbutton')")
    let isAbove = "String(\(bar).getBoundingClientRect().bottom <= \(tab).getBoundingClientRect().top)"
    #expect(try await browser.evaluate(isAbove) == "true")
  }

  @Test func buttonsOfGlassHaveAGround() async throws {
    let server = try serve {
      Button("Plain") {}.buttonStyle(.glass)
      Button("Strong") {}.buttonStyle(.glassProminent)
    }
    let browser = try await Chromium.show(server.host.address)
    for button in ["[0]", "[1]"] {
      let one = "document.querySelectorAll('.btn')\(button)"
      #expect(try await style(browser, one, "backgroundColor") != "rgba(0, 0, 0, 0)")
      #expect(try await style(browser, one, "borderTopLeftRadius") == "99px")
    }
  }

  @Test func aTitleOfTheProgramsOwnStaysOnALine() async throws {
    let server = try serve {
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem(placement: .principal) { Text("A title that is much too long for the bar of a narrow window") }
          ToolbarItem(placement: .topBarTrailing) { Button("Share with friends") {} }
        }
      }
    }
    let browser = try await Chromium.show(server.host.address)
    let title = "document.querySelector('.at-principal .text')"
    #expect(try await style(browser, title, "whiteSpace") == "nowrap")
  }

  @Test func aGaugeHasTheColoursOfItsTint() async throws {
    let gauge = Gauge(value: 0.4) { Text("BPM") }.tint(Gradient(colors: [.green, .red]))
    let server = try serve {
      gauge.gaugeStyle(.accessoryCircular)
      gauge.gaugeStyle(.accessoryLinear)
    }
    let browser = try await Chromium.show(server.host.address)
    let ring = try await style(browser, "document.querySelector('.gauge')", "backgroundImage", "::before")
    #expect(ring.contains("rgb(52, 199, 89) 0%, rgb(255, 59, 48) 75%"), "\(ring)")
    let line = try await style(browser, "[...document.querySelectorAll('meter')].pop()", "backgroundImage")
    #expect(line.contains("linear-gradient(to right, rgb(52, 199, 89)"), "\(line)")
  }

  private func style(_ browser: Chromium, _ element: String, _ name: String, _ part: String? = nil) async throws
    -> String
  {
    try await browser.evaluate("getComputedStyle(\(element)\(part.map { ", '\($0)'" } ?? "")).\(name)")
  }
}

private struct WidestKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// All as wide as the widest.
private struct SameWidths: View {
  @State private var width: CGFloat?

  var body: some View {
    VStack {
      ForEach(["A", "Long label", "Mid"], id: \.self) { words in
        Text(words)
          .background(GeometryReader { Color.clear.preference(key: WidestKey.self, value: $0.size.width) })
          .frame(width: width)
      }
    }
    .onPreferenceChange(WidestKey.self) { width = $0 }
  }
}

private struct Rows: View {
  var body: some View {
    Form {
      Section("Loud") {
        Text("First")
        Text("Plain line")
        Text("No line").listRowSeparator(.hidden)
        Text("After it")
        Text("Red line").listRowSeparatorTint(.red)
      }
      .headerProminence(.increased)
    }
    .listSectionSpacing(44)
    List {
      Text("Above")
      Text("Apart")
    }
    .listRowSpacing(9)
    List { Text("Bare") }.listStyle(.plain)
  }
}

private struct Bars: View {
  @State private var hides = false

  var body: some View {
    NavigationStack {
      Button("Hide it") { hides = true }
        .navigationTitle("Bars")
        .toolbarBackground(Color.red, for: .navigationBar)
        .toolbarBackground(.hidden, for: .tabBar)
        .toolbarBackgroundVisibility(hides ? .hidden : .visible)
        .toolbarColorScheme(.dark)
    }
  }
}

private struct Bottom: View {
  @State private var count = 0
  @State private var name = ""
  @State private var hasBar = true

  var body: some View {
    NavigationStack {
      TextField("Name", text: $name)
      Button("Empty") { hasBar = false }
        .toolbar {
          ToolbarItem(placement: .keyboard) { Button("Done") {} }
          if hasBar {
            ToolbarItem(placement: .bottomBar) { Text("\(count) notes") }
            ToolbarItem(placement: .bottomBar) { Button("Write") { count += 1 } }
          }
        }
    }
  }
}

private struct Sheets: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        NavigationStack {
          Text("Inside").navigationTitle("Sheet")
            .presentationDetents([.large, .medium]).presentationCornerRadius(31).presentationBackground(Color.red)
        }
      }
  }
}

private struct Small: View {
  @State private var text = ""
  @State private var isOn = false

  var body: some View {
    TextField("Word", text: $text).submitLabel(.search).keyboardType(.emailAddress).textContentType(.emailAddress)
      .textFieldStyle(.plain)
    Toggle("Pressed", isOn: $isOn).toggleStyle(.button)
    Toggle("Ticked", isOn: $isOn).toggleStyle(.checkbox)
    Image(systemName: "heart").symbolVariant(.fill)
    ScrollView(.horizontal) { HStack { Text("One") } }
      .scrollIndicators(.hidden).scrollTargetBehavior(.viewAligned).contentMargins(23)
    Text("Narrow").fontWidth(.condensed)
  }
}
