import Foundation
import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// What a disclosure group shows in a list is rows of the list, further in; a toggle in a bar is a button.
@MainActor @Suite(.serialized) struct DisclosedRowTests: PhonePageTests {
  private struct Food: View {
    @State private var isLiked = true

    var body: some View {
      NavigationStack {
        List {
          DisclosureGroup("Fruit", isExpanded: .constant(true)) {
            Text("Apple")
            NavigationLink("Pear") { Text("A pear") }
            DisclosureGroup("Berries", isExpanded: .constant(true)) { Text("Currant") }
          }
          Text("Last")
          VStack(alignment: .leading) {
            Text("Above")
            DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Inside") }
          }
        }
        .navigationTitle("Food")
        .toolbar { Toggle("Like", systemImage: "star", isOn: $isLiked).toggleStyle(.automatic) }
      }
    }
  }

  @Test func eachViewOfADisclosureGroupIsARowFurtherIn() throws {
    let screen = Screen(Food())
    let first = try screen.frame(of: screen.text("Fruit"))
    let rows = [("Apple", 16.0), ("Pear", 16), ("Berries", 16), ("Currant", 32), ("Last", 0)]
    for (index, row) in rows.enumerated() {
      let frame = try screen.frame(of: screen.text(row.0))
      #expect(abs(frame.midY - first.midY - 44 * Double(index + 1)) < 0.01, "\(row.0)")
      #expect(abs(frame.minX - first.minX - row.1) < 0.01, "\(row.0)")
    }
    // A line between two of its rows, and the card behind them.
    let image = try screen.image()
    let card = image.color(x: 300, y: first.midY + 6)
    #expect(image.color(x: 300, y: first.midY + 44) == card)
    #expect(stride(from: 64.0, to: 68, by: 0.25).contains { image.color(x: 300, y: first.midY - 44 + $0) != card })
  }

  @Test func aPageShowsTheSameRows() async throws {
    let (host, page) = try await show(Food())
    defer { host.stop() }
    let screen = Screen(Food())
    var found = 0
    for words in try await PageFrameTests.words(on: page) {
      guard let text = try? screen.text(words.text), let frame = try? screen.frame(of: text) else { continue }
      found += 1
      #expect(abs(words.place.midY + 59 - frame.midY) <= 0.5, "\(words.text): \(words.place), \(frame)")
      #expect(abs(words.place.minX - frame.minX) <= 0.5, "\(words.text): \(words.place), \(frame)")
    }
    #expect(found == 9)
    // The toggle is a filled button as wide as its symbol.
    let toggle = "document.querySelector('.bar .toggle')"
    #expect(try await Double(page.evaluate("\(toggle).getBoundingClientRect().width")) ?? 99 < 60)
    let filled = try await page.evaluate("getComputedStyle(\(toggle)).backgroundColor")
    try await page.evaluate("\(toggle).querySelector('input').click()")
    try await page.wait("getComputedStyle(\(toggle)).backgroundColor !== '\(filled)'")
  }

  @Test func aToggleInAToolbarIsAButtonUnlessItIsToldOtherwise() throws {
    func width(_ toggle: some View) throws -> Double {
      let screen = Screen(NavigationStack { Text("Page").toolbar { toggle } })
      return try Double(screen.frame(of: screen.toggle("Like")).width)
    }
    let toggle = Toggle("Like", systemImage: "star", isOn: .constant(true))
    #expect(try width(toggle) < 60)
    #expect(try width(toggle) == width(toggle.toggleStyle(.button)))
    #expect(try width(toggle.toggleStyle(.switch)) > 60)
  }
}
