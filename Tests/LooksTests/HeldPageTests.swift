import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// What stays where it is on a page beside what scrolls, and over it.
@MainActor @Suite(.serialized) struct HeldPageTests: PhonePageTests {
  private struct Rows: View {
    var body: some View { ForEach(0..<40) { Text("Row \($0)").frame(maxWidth: .infinity) } }
  }

  private struct Chat: View {
    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          Text("Header").frame(height: 40)
          ScrollView { VStack { Rows() } }
          Text("Footer").frame(height: 40)
        }
        .navigationTitle("Chat")
      }
    }
  }

  private struct Floating: View {
    var body: some View {
      NavigationStack {
        ZStack(alignment: .bottomTrailing) {
          List { Rows() }
          Text("Footer").frame(height: 40)
        }
        .navigationTitle("Notes")
      }
    }
  }

  private struct Notice: View {
    var body: some View {
      NavigationStack {
        List { Rows() }.navigationTitle("Notes")
          .overlay(alignment: .bottom) { Text("Footer").frame(height: 40) }
      }
    }
  }

  private struct InSheet: View {
    @State private var isShown = true

    var body: some View {
      Text("Below").sheet(isPresented: $isShown) {
        VStack(spacing: 0) {
          Text("Header").frame(height: 40)
          ScrollView { VStack { Rows() } }
          Text("Footer").frame(height: 40)
        }
      }
    }
  }

  /// The footer stands at the window's end before anything is scrolled, and stays as rows are.
  private func expectFooterStays(_ view: some View) async throws {
    let (host, page) = try await show(view)
    defer { host.stop() }
    try await page.wait("document.querySelector('.own')")
    try await page.wait("document.documentElement.scrollHeight <= innerHeight")
    // Words stand in the middle of their frame.
    try await settle { try await box("Footer", "bottom", page) >= 735 }
    let end = try await box("Footer", "bottom", page)
    #expect(end > 735 && end < 759)
    let row = try await box("Row 3", "top", page)
    try await page.evaluate("document.querySelector('.own').scrollTop = 200")
    #expect(try await box("Row 3", "top", page) == row - 200)
    #expect(try await box("Footer", "bottom", page) == end)
  }

  @Test func aFieldBelowRowsStays() async throws { try await expectFooterStays(Chat()) }
  @Test func aButtonOverRowsStays() async throws { try await expectFooterStays(Floating()) }
  @Test func aNoticeOverRowsStays() async throws { try await expectFooterStays(Notice()) }
  @Test func aFieldInASheetStays() async throws { try await expectFooterStays(InSheet()) }

  private struct Dimmed: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        List { Rows() }.navigationTitle("Photos").toolbar { Button("Select") { count += 1 } }
      }
      .overlay {
        Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { count += 10 }
        Text(verbatim: "count \(count)").padding(40).background(.white)
      }
    }
  }

  @Test func whatIsOverANavigationStackIsOverItsBarToo() async throws {
    let (host, page) = try await show(Dimmed())
    defer { host.stop() }
    try await page.wait("document.querySelector('.stack.own')")
    let top = try await box("count 0", "top", page)
    #expect(top > 300 && top < 450)
    for (x, y) in [(370.0, 20.0), (200, 740)] { try await touch(x: x, y: y, page) }
    try await page.wait("document.body.innerText.includes('count 20')")
  }

  private struct Contacts: View {
    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          Text("Header").frame(height: 40)
          List { ForEach(0..<9) { letter in Section("Letter \(letter)") { ForEach(0..<9) { Text("Row \($0)") } } } }
            .listStyle(.plain)
        }
        .navigationTitle("Contacts")
      }
    }
  }

  @Test func headersStayAtTheTopOfWhatScrollsByItself() async throws {
    let (host, page) = try await show(Contacts())
    defer { host.stop() }
    try await page.wait("document.querySelector('.list.own')")
    let top = try await number("\(rect(".list.own")).y", page)
    try await page.evaluate("document.querySelector('.own').scrollTop = 150")
    #expect(try await number("\(rect(".head:not(:empty)")).y", page) == top)
  }

  private struct Backed: View {
    var body: some View {
      NavigationStack {
        ZStack {
          Color.teal.ignoresSafeArea()
          ScrollView { VStack { Rows() } }
        }
        .navigationTitle("Backed")
      }
    }
  }

  @Test func withNothingBesideItThePageScrolls() async throws {
    let (host, page) = try await show(Backed())
    defer { host.stop() }
    try await page.wait("document.documentElement.scrollHeight > innerHeight")
    #expect(try await page.evaluate("'' + document.querySelectorAll('.own').length") == "0")
  }
}
