import Foundation
import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// Lists that are edited, and menus, on a page that is touched.
@MainActor @Suite(.serialized) struct EditedListPageTests: PhonePageTests {
  private struct Fruit: View {
    @State private var fruit = ["Apple", "Pear", "Plum"]

    var body: some View {
      NavigationStack {
        List {
          ForEach(fruit, id: \.self) { Text($0) }.onDelete { fruit.remove(atOffsets: $0) }.onMove { _, _ in }
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test func aCircleBeforeARowShowsWhatDeletesIt() async throws {
    let (host, page) = try await show(Fruit())
    defer { host.stop() }
    let x = try await box("Pear", "x", page)
    let y = try await box("Pear", "y", page) + 10
    #expect(try await style(".row > .delete", "opacity", page) == "0")
    try await tap("Edit", page)
    try await page.wait("document.querySelector('.list.editing')")
    try await settle { try await box("Pear", "x", page) >= x + 38 }
    #expect(try await box("Pear", "x", page) == x + 38)
    try await touch(x: 40, y: y, page)
    try await page.wait("getComputedStyle(document.querySelector('.row.pushed-aside > .delete')).opacity === '1'")
    try await page.evaluate("document.querySelector('.row.pushed-aside > .delete').click()")
    try await page.wait("!document.body.innerText.includes('Pear')")
    try await tap("Done", page)
    try await page.wait("!document.querySelector('.list.editing')")
    try await settle { try await box("Plum", "x", page) <= x }
    #expect(try await box("Plum", "x", page) == x)
  }

  private struct Chosen: View {
    @State private var chosen: Set<Int> = []

    var body: some View {
      NavigationStack {
        List(selection: $chosen) { ForEach(0..<3) { Text("Row \($0)") } }
          .toolbar { EditButton() }
          .safeAreaInset(edge: .bottom) { Text("\(chosen.count) chosen").padding().frame(maxWidth: .infinity) }
      }
    }
  }

  @Test func circlesSayWhichRowsAreSelected() async throws {
    let (host, page) = try await show(Chosen())
    defer { host.stop() }
    #expect(try await style(".row", "backgroundImage", page) == "none")
    try await tap("Edit", page)
    try await page.wait("document.querySelector('.list.editing.picks')")
    let ring = try await style(".row", "backgroundImage", page)
    #expect(ring.hasPrefix("url("))
    try await touch(x: 200, y: try await box("Row 0", "y", page) + 5, page)
    try await page.wait("document.body.innerText.includes('1 chosen')")
    #expect(try await style(".row.selected", "backgroundImage", page) != ring)
  }

  private struct Menus: View {
    var body: some View {
      VStack {
        Text("Pressed").padding().contextMenu {
          Button("Copy") {}
          Button("Delete", role: .destructive) {}
        }
        Spacer()
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          Spacer()
          Menu("More") {
            Button("First") {}
            Button("Last") {}
          }
        }
        .padding().frame(height: 120).background(.bar)
      }
    }
  }

  @Test func menusStandAtWhatOpenedThemAboveAllElse() async throws {
    let (host, page) = try await show(Menus())
    defer { host.stop() }
    func edge(_ words: String, _ side: String) async throws -> Double {
      try await Double(
        page.evaluate(
          "'' + [...document.querySelectorAll('.items')].find(it => it.textContent.includes('\(words)'))"
            + ".getBoundingClientRect().\(side)")) ?? .nan
    }
    try await page.evaluate(
      "document.querySelector('.context').open = true")
    try await page.wait("document.querySelector('.items:popover-open')")
    let below = try await box("Pressed", "bottom", page)
    #expect(try await edge("Copy", "top") - below < 30)
    let (x, y) = (try await edge("Copy", "x") + 20, try await edge("Copy", "bottom") - 20)
    #expect(
      try await page.evaluate("'' + document.elementFromPoint(\(x), \(y)).closest('.items').textContent") != "null")
    try await page.evaluate("document.querySelector('.context').open = false")
    try await page.wait("!document.querySelector('.items:popover-open')")
    try await page.evaluate("document.querySelector('.part-bar .menu').open = true")
    try await page.wait("document.querySelector('.items:popover-open')")
    #expect(try await edge("First", "bottom") < 759 - 60)
    #expect(try await edge("First", "right") <= 393 - 8)
    #expect(try await edge("First", "height") > 70)
  }

  private struct Chat: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack {
            ForEach(0..<30) { Text("Message \($0)").frame(height: 50) }
            Color.clear.frame(height: 1).id("end")
          }
        }
        .safeAreaInset(edge: .bottom) {
          Button("Last") { proxy.scrollTo("end", anchor: .bottom) }
            .frame(maxWidth: .infinity).frame(height: 80).background(.bar)
        }
      }
    }
  }

  @Test func whatIsScrolledToStandsAboveABarAtTheEnd() async throws {
    let (host, page) = try await show(Chat())
    defer { host.stop() }
    try await tap("Last", page)
    try await settle { try await box("Message 29", "bottom", page) <= 759 }
    let end = try await box("Message 29", "bottom", page)
    #expect(end <= 759 - 80 && end > 600)
  }

  private struct Cards: View {
    @State private var card: Int?

    var body: some View {
      VStack {
        Text("at \(card ?? -1)")
        ScrollView(.horizontal) {
          HStack(spacing: 10) { ForEach(0..<6) { _ in Color.blue.frame(width: 250, height: 100) } }
            .scrollTargetLayout().frame(height: 110)
        }
        .scrollTargetBehavior(.viewAligned).scrollPosition(id: $card)
        Button("Fifth") { card = 4 }
      }
    }
  }

  @Test func viewsOfAPlainStackSayWhichOneIsScrolledTo() async throws {
    let (host, page) = try await show(Cards())
    defer { host.stop() }
    try await page.wait("document.body.innerText.includes('at -1')")
    try await page.evaluate("document.querySelector('.scroll.horizontal').scrollLeft = 530")
    try await page.wait("document.body.innerText.includes('at 2')")
    try await page.wait("document.querySelector('.scroll.horizontal').scrollLeft === 520")
    try await tap("Fifth", page)
    // It is seen, and so is the one before it.
    try await page.wait("document.querySelector('.scroll.horizontal').scrollLeft >= 780")
    try await Task.sleep(for: .milliseconds(300))
    try await page.wait("document.body.innerText.includes('at 4')")
  }
}
