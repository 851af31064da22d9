import Foundation
import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// What else strangers' programs showed on pages: searches, menus, rows and texts, as a phone has them.
@MainActor @Suite(.serialized) struct DetailPageTests: PhonePageTests {
  private struct Notes: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List { Text(verbatim: "asked for \(text)") }
          .searchable(text: $text)
          .searchSuggestions {
            ForEach(["swift", "combine"], id: \.self) { Label($0, systemImage: "clock").searchCompletion($0) }
          }
      }
    }
  }

  @Test func aSearchWithoutATitleHasAFieldAndItsSuggestionsAreRows() async throws {
    let (host, page) = try await show(Notes())
    defer { host.stop() }
    #expect(try await number("\(rect(".search input")).height", page) == 36)
    try await page.evaluate("document.querySelector('.search input').focus()")
    try await page.wait("document.querySelector('.searching .found').innerText.includes('combine')")
    let first = try await box("swift", "y", page)
    let second = try await box("combine", "y", page)
    #expect(second == first + 44)
    #expect(try await box("swift", "x", page) > 30)
    try await touch(x: 60, y: try await box("combine", "y", page) + 10, page)
    try await page.wait("document.querySelector('.search input').value === 'combine'")
  }

  private struct Menus: View {
    @State private var order = "Name"

    var body: some View {
      VStack {
        Text(verbatim: "by \(order)")
        Menu("Sort") {
          Picker("Order", selection: $order) {
            Text("Name").tag("Name")
            Text("Date").tag("Date")
          }
          Button("Other") {}
        }
        .accessibilityIdentifier("sort")
        HStack { Menu("Green") { Button("Small") {} } }.foregroundStyle(.green).font(.largeTitle)
      }
    }
  }

  @Test func aPickerInAMenuIsItsChoices() async throws {
    let (host, page) = try await show(Menus())
    defer { host.stop() }
    try await page.evaluate("document.querySelector('.menu').open = true")
    try await page.wait("document.querySelector('.items:popover-open')")
    #expect(try await page.evaluate("'' + document.querySelectorAll('.items select').length") == "0")
    #expect(try await number("\(rect(".items .name")).height", page) == 0)
    try await page.evaluate("document.querySelectorAll('.items input')[1].click()")
    try await page.wait("document.body.innerText.includes('by Date')")
    try await page.wait("!document.querySelector('.items:popover-open')")
  }

  @Test func whatAMenuOffersHasTheMenusOwnFontAndColour() async throws {
    let (host, page) = try await show(Menus())
    defer { host.stop() }
    try await page.evaluate("[...document.querySelectorAll('.menu')][1].open = true")
    try await page.wait("document.querySelector('.items:popover-open')")
    #expect(try await style(".items:popover-open .text", "fontSize", page) == "17px")
    let color = try await style(".items:popover-open .text", "color", page)
    #expect(color == "rgb(0, 0, 0)")
  }

  private struct Settings: View {
    @State private var isOn = true
    @State private var date = Date(timeIntervalSince1970: 0)

    var body: some View {
      Form {
        DisclosureGroup("Advanced", isExpanded: .constant(true)) {
          Toggle("Notifications", isOn: $isOn).accessibilityIdentifier("toggle")
        }
        VStack(alignment: .leading, spacing: 0) {
          Text("When to wake up").font(.headline)
          DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute).labelsHidden()
        }
        Text("Disabled").disabled(true)
        Text("A text of a fixed size that is wider than the whole window is, for sure").fixedSize()
      }
    }
  }

  @Test func rowsAndTextsOfAForm() async throws {
    let (host, page) = try await show(Settings())
    defer { host.stop() }
    #expect(try await number("\(rect("[data-testid=toggle] > input")).right", page) > 320)
    let bottom = try await box("When to wake up", "bottom", page)
    #expect(try await number("\(rect(".said > span")).top", page) >= bottom.rounded(.down))
    #expect(try await style(".off", "opacity", page) == "1")
    #expect(
      try await box("A text of a fixed size that is wider than the whole window is, for sure", "height", page) < 30)
  }

  private struct Tabs: View {
    @State private var tab = 0

    var body: some View {
      TabView(selection: $tab) {
        List { Button("Next") { tab = 1 } }.tabItem { Label("B", systemImage: "heart") }.tag(0)
        VStack { Text("plain") }.tabItem { Label("C", systemImage: "circle") }.tag(1)
      }
    }
  }

  @Test func aTabHasItsOwnGround() async throws {
    let (host, page) = try await show(Tabs())
    defer { host.stop() }
    #expect(try await style(".window", "backgroundColor", page) == "rgb(242, 242, 247)")
    try await tap("Next", page)
    try await page.wait("document.body.innerText.includes('plain')")
    #expect(try await style(".window", "backgroundColor", page) == "rgb(255, 255, 255)")
  }

  private struct Question: View {
    @State private var isAsked = true

    var body: some View {
      Picker("Cups", selection: .constant(1)) { ForEach(0..<9) { Text("\($0)") } }.pickerStyle(.wheel)
        .alert("Leave?", isPresented: $isAsked) {
          Button("Leave", role: .destructive) {}
          Button("Stay", role: .cancel) {}
        }
    }
  }

  @Test func theButtonThatCancelsAnAlertIsAsLargeAsTheOther() async throws {
    let (host, page) = try await show(Question())
    defer { host.stop() }
    try await page.wait("document.querySelector('.btn.cancel')")
    let size = try await number("document.querySelector('.btn.destructive').offsetHeight", page)
    #expect(size > 40)
    let other = try await number("document.querySelector('.btn.cancel').offsetHeight", page)
    #expect(other == size)
    #expect(try await style(".btn.cancel", "fontWeight", page) == "600")
    // A wheel has no label beside it.
    #expect(try await number("\(rect(".wheel > .name")).width", page) == 1)
  }

  private struct Large: View {
    var body: some View {
      NavigationStack {
        List(0..<40) { Text("Row \($0)") }.navigationTitle("Large")
      }
      .dynamicTypeSize(.accessibility3)
    }
  }

  @Test func aTitleOfLargeTextGoesWithoutMovingTheRows() async throws {
    let (host, page) = try await show(Large())
    defer { host.stop() }
    let height = try await number("\(rect(".screen > .bar")).height", page)
    #expect(height > 100)
    let list = try await number("\(rect(".list")).y", page)
    try await page.evaluate("scrollTo(0, 300)")
    try await page.wait("getComputedStyle(document.querySelector('.screen > .bar h1')).position === 'absolute'")
    #expect(try await number("\(rect(".screen > .bar")).height", page) == height)
    #expect(try await number("\(rect(".list")).y", page) == list - 300)
  }

  private struct Styles: View {
    @State private var text = ""
    @State private var isOn = true

    var body: some View {
      List {
        Section { Text("Total") }
          .listRowBackground(LinearGradient(colors: [.indigo, .blue], startPoint: .leading, endPoint: .trailing))
        Section { ForEach(0..<2) { Text("Bare \($0)") } }.listRowSeparator(.hidden)
        TextField("Note", text: $text, axis: .vertical).lineLimit(3...6)
        Image(systemName: "lock.circle.fill").foregroundStyle(.white, .purple.gradient)
        RoundedRectangle(cornerRadius: 12).strokeBorder(.yellow, lineWidth: 3).frame(width: 100, height: 40)
        Button {
        } label: {
          Text("Upper\nlower")
        }
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonStyle(.bordered).buttonBorderShape(.circle)
      }
    }
  }

  @Test func whatAStyleSaysIsSeen() async throws {
    let (host, page) = try await show(Styles())
    defer { host.stop() }
    try await page.wait("document.body.innerText.includes('Total')")
    let ground = try await style(".row.painted", "backgroundImage", page)
    #expect(ground.contains("gradient"))
    #expect(try await page.evaluate("'' + document.querySelectorAll('.row.bare').length") == "2")
    let line = try await number("parseFloat(getComputedStyle(document.querySelector('textarea')).lineHeight) * 3", page)
    #expect(try await number("document.querySelector('textarea').offsetHeight + 1", page) >= line)
    let disc = try await style(".img.enclosed", "backgroundImage", page, part: "::after")
    #expect(disc.contains("gradient"))
    #expect(try await style(".shape.empty", "borderTopColor", page) == "rgb(255, 204, 0)")
    #expect(try await box("Upper\\nlower", "height", page) > 35)
    let button =
      "document.querySelector('[class*=buttonStyle-b].circular, .circular [class*=buttonStyle-b], .btn.circular')"
    #expect(try await page.evaluate("'' + (\(button).offsetWidth - \(button).offsetHeight)") == "0")
  }

  private struct Chooser: View {
    @State private var isOn = true

    var body: some View {
      Menu("More") {
        Toggle("Only favorites", isOn: $isOn)
        Section("Actions") { Button("Reload") {} }
      }
    }
  }

  @Test func aToggleInAMenuIsAnItemWithACheckmark() async throws {
    let (host, page) = try await show(Chooser())
    defer { host.stop() }
    try await page.evaluate("document.querySelector('.menu').open = true")
    try await page.wait("document.querySelector('.items:popover-open')")
    #expect(try await style(".items .toggle", "content", page, part: "::before") == "\"✓\"")
    #expect(try await style(".items .head", "fontSize", page) == "12px")
    try await page.evaluate("document.querySelector('.items .toggle input').click()")
    try await page.wait("!document.querySelector('.items .toggle :checked')")
  }

  private struct Bars: View {
    @State private var name = "Milk"
    @State private var isAsked = false

    var body: some View {
      NavigationStack {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 100).offset(y: 60)
            Color.blue.frame(height: 100).accessibilityLabel("Later").accessibilityAddTraits(.isImage)
            HStack(alignment: .lastTextBaseline) {
              Text("Big").font(.largeTitle)
              Text("small\ntwo")
            }
            Text("faint").background(.quinary)
            Text("fainter").background(.quaternary)
          }
        }
        .refreshable {}
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .principal) { Text("Kim") }
          ToolbarItem(placement: .topBarLeading) { Button("A longer word") {} }
          ToolbarItem(placement: .topBarTrailing) { Button("Ask") { isAsked = true } }
        }
        .alert("Rename", isPresented: $isAsked) { TextField("Name", text: $name) }
      }
    }
  }

  @Test func barsAndStacksAreAsOnAPhone() async throws {
    let (host, page) = try await show(Bars())
    defer { host.stop() }
    try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 1])
    let middle = (try await box("Kim", "left", page) + box("Kim", "right", page)) / 2
    #expect(abs(middle - 393 / 2) <= 1)
    // A later view lies over one that is moved into its place.
    let there = "document.elementFromPoint(196, 44 + 120).closest('[aria-label]')?.getAttribute('aria-label')"
    #expect(try await page.evaluate(there) == "Later")
    let screen = Screen(Bars())
    let words = try (screen.frame(of: screen.text("Big")), screen.frame(of: screen.text("small\ntwo")))
    let below = try await box("small\\ntwo", "bottom", page) - box("Big", "bottom", page)
    #expect(abs(below - (words.1.maxY - words.0.maxY)) <= 1)
    #expect(try await style(".refresh", "opacity", page) == "0")
    let grounds = "[...document.querySelectorAll('.text')].filter(e => e.textContent.startsWith('faint'))"
    let alphas = "\(grounds).map(e => getComputedStyle(e).backgroundColor.match(/[\\d.]+(?=\\))/)[0])"
    #expect(try await page.evaluate("'' + (\(alphas)[0] < \(alphas)[1])") == "true")
    // No ring around a field that a finger has chosen, and the caret behind its words.
    try await tap("Ask", page)
    try await page.wait("document.activeElement.matches('dialog input')")
    #expect(try await page.evaluate("'' + document.activeElement.selectionStart") == "4")
    #expect(try await style("dialog input", "outlineStyle", page) == "none")
  }

  private struct Empty: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List { Text("Still here") }.navigationTitle("Stocks").searchable(text: $text)
          .searchSuggestions { if !text.isEmpty { Text("One").searchCompletion("One") } }
      }
    }
  }

  @Test func withoutSuggestionsASearchLeavesWhatIsThere() async throws {
    let (host, page) = try await show(Empty())
    defer { host.stop() }
    try await page.evaluate("document.querySelector('.search input').focus()")
    try await page.wait("document.querySelector('.searching')")
    let row = try await box("Still here", "y", page)
    #expect(row > 40 && row < 300)
  }
}
