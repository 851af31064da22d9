import SwiftUI
import TenureWeb
import Testing
import WebProbe

/// Menus, chats below hidden tabs, pushed screens, sheets and searches, in a browser of a phone's size.
@MainActor @Suite(.serialized) struct OrdinaryUsePageTests: PhonePageTests {
  private func touch(_ words: String, _ page: Chromium) async throws {
    let place = try await page.middle(of: words)
    try await page.call(
      "Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [["x": place.x, "y": place.y]]])
    try await page.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [[String: Any]]()])
  }

  private func says(_ words: String, _ page: Chromium) async throws {
    try await page.wait("document.body.innerText.includes('\(words)')")
  }

  private struct MenuOverRows: View {
    @State private var presses = 0
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 200) {
        Menu("Menu") {
          Button("Choice") { presses += 10 }
          Toggle("Flag", isOn: $isOn)
        }
        Button("Below") { presses += 1 }
        Text(verbatim: "pressed \(presses), \(isOn ? "on" : "off")")
      }
    }
  }

  /// Opens the menu, and waits until it is at rest: what is touched before is elsewhere in a moment.
  private func openMenu(_ page: Chromium) async throws {
    try await touch("Menu", page)
    try await page.wait("document.querySelector('.menu[open] .items:popover-open') && !document.getAnimations().length")
  }

  @Test func aTouchBesideAMenuOnlyClosesIt() async throws {
    let (host, page) = try await show(MenuOverRows())
    defer { host.stop() }
    try await openMenu(page)
    try await touch("Below", page)
    try await page.wait("!document.querySelector('.menu[open]')")
    try await touch("Below", page)
    try await says("pressed 1, off", page)
  }

  @Test func aToggleInAMenuClosesIt() async throws {
    let (host, page) = try await show(MenuOverRows())
    defer { host.stop() }
    try await openMenu(page)
    try await touch("Flag", page)
    try await says("pressed 0, on", page)
    try await page.wait("!document.querySelector('.menu[open]')")
  }

  private struct Taps: View {
    @State private var log = ""

    var body: some View {
      VStack(spacing: 40) {
        Text("Photo").onTapGesture(count: 2) { log += "like " }.onTapGesture { log += "open " }
        Text(verbatim: "log: \(log)")
      }
    }
  }

  @Test func twoTouchesInARowAreNoSingleOnes() async throws {
    let (host, page) = try await show(Taps())
    defer { host.stop() }
    try await touch("Photo", page)
    try await touch("Photo", page)
    try await says("log: like", page)
    try await touch("Photo", page)
    try await says("log: like open", page)
  }

  private struct HiddenTabs: View {
    var body: some View {
      TabView {
        NavigationStack { NavigationLink("Open") { Chat().toolbar(.hidden, for: .tabBar) } }.tabItem { Text("Chats") }
      }
    }
  }

  private struct Chat: View {
    var body: some View {
      ScrollView { LazyVStack { ForEach(1..<41) { Text(verbatim: "Message \($0)").padding() } } }
        .defaultScrollAnchor(.bottom)
        .safeAreaInset(edge: .bottom) { Text("Composer").frame(maxWidth: .infinity).frame(height: 60) }
        .overlay(alignment: .topTrailing) { Text("New") }
    }
  }

  @Test func whatIsBelowAChatTakesThePlaceOfHiddenTabs() async throws {
    let (host, page) = try await show(HiddenTabs())
    defer { host.stop() }
    try await page.press("Open")
    try await page.wait("document.querySelector('.part-bar')?.getBoundingClientRect().bottom === innerHeight")
    // The last message is seen above it.
    try await page.wait(
      "(last => last && last.getBoundingClientRect().bottom < document.querySelector('.part-bar').getBoundingClientRect().top + 1)"
        + "([...document.querySelectorAll('.text')].find(e => e.textContent === 'Message 40'))")
  }

  private struct EmptyOrNot: View {
    var isEmpty = false

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Deeper") { Form { ForEach(0..<40) { Text(verbatim: "Row \($0)") } } }
        }
        .overlay { if isEmpty { Text("Nothing") } }
      }
    }
  }

  @Test func aScreenAboveOneWhoseListScrollsByItselfScrolls() async throws {
    let (host, page) = try await show(EmptyOrNot())
    defer { host.stop() }
    try await page.wait("document.querySelector('.own')")
    try await page.press("Deeper")
    try await says("Row 39", page)
    try await page.wait("document.documentElement.scrollHeight > innerHeight + 500")
  }

  @Test func noFieldOfASheetHasTheKeyboardByItself() async throws {
    struct Form: View {
      @State private var isShown = false
      @State private var name = ""
      var body: some View {
        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { TextField("Name", text: $name) }
      }
    }
    let (host, page) = try await show(Form())
    defer { host.stop() }
    try await page.press("Open")
    try await page.wait("document.querySelector('dialog input')")
    #expect(try await page.evaluate("document.activeElement.tagName") == "DIALOG")
  }

  private struct Erased: View {
    var body: some View {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.blendMode = .destinationOut
        for y in [20.0, 60] {
          context.stroke(
            Path {
              $0.move(to: CGPoint(x: 0, y: y))
              $0.addLine(to: CGPoint(x: 100, y: y))
            }, with: .color(.black), lineWidth: 20)
        }
        context.blendMode = .normal
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.blue))
      }
      .frame(width: 100, height: 100)
    }
  }

  @Test func whatIsErasedInACanvasIsCutOutOfWhatWasDrawnBefore() async throws {
    let (host, page) = try await show(Erased())
    defer { host.stop() }
    try await page.wait("document.querySelectorAll('.canvas > mask path').length === 2")
    try await page.wait("document.querySelector('.canvas > g[mask] > path')")
    // What comes later is whole.
    try await page.wait("document.querySelector('.canvas > g[mask] + path')")
  }

  private struct SearchedWithABar: View {
    @State private var query = ""

    var body: some View {
      NavigationStack {
        List { Text("Row") }.searchable(text: $query).navigationTitle("Notes")
          .toolbar {
            ToolbarItem(placement: .bottomBar) { Button("Below") {} }
            ToolbarItem { Button("Above") {} }
          }
      }
    }
  }

  @Test func theBarAtTheBottomStaysWhileAUserSearches() async throws {
    let (host, page) = try await show(SearchedWithABar())
    defer { host.stop() }
    let isSeen: (String) -> String = {
      "[...document.querySelectorAll('.btn')].find(e => e.textContent === '\($0)').checkVisibility()"
    }
    try await page.evaluate("document.querySelector('.search input').focus()")
    try await page.wait("document.querySelector('.searching') && !\(isSeen("Above"))")
    try await page.wait(isSeen("Below"))
  }
}
