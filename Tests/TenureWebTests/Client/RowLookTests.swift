import SwiftUI
import Testing
import WebProbe

@testable import TenureWeb

/// Rows of lists as a browser lays them out: what is beside other views in them, and what can be done to them.
@MainActor @Suite(.serialized) struct RowLookTests {
  @Test func rowsWithActionsStandTogetherBesideASection() async throws {
    let server = try serve { Songs() }
    let browser = try await Chromium.show(server.host.address)
    let first = try await edge(browser, "bottom", of: row("Help!"))
    let second = try await edge(browser, "top", of: row("Let It Be"))
    #expect(abs(second - first) < 1)
    #expect(try await edge(browser, "top", of: row("Settings")) - edge(browser, "bottom", of: row("Yesterday")) > 20)
    // Together they are one card.
    #expect(try await style(browser, row("Help!"), "borderTopLeftRadius") != "0px")
    #expect(try await style(browser, row("Help!"), "borderBottomLeftRadius") == "0px")
    #expect(try await style(browser, row("Let It Be"), "borderTopLeftRadius") == "0px")
    #expect(try await style(browser, row("Yesterday"), "borderBottomLeftRadius") != "0px")
    // A tap on the row is none on its actions.
    #expect(try await browser.evaluate("document.querySelectorAll('.swipe[data-tap]').length") == "0")
  }

  @Test func theMenuOfARowIsAtItsEnd() async throws {
    let server = try serve { Menus() }
    let browser = try await Chromium.show(server.host.address)
    let menu = "document.querySelector('.list > .context > summary')"
    let isAtEnd = try await edge(browser, "left", of: menu) > edge(browser, "right", of: row("Ada")) / 2
    #expect(isAtEnd)
  }

  @Test func aLinkBesideOtherViewsOfARowLooksAsOneAlone() async throws {
    let server = try serve { Links() }
    let browser = try await Chromium.show(server.host.address)
    let (alone, beside) = (link("Alone"), link("Beside"))
    #expect(try await style(browser, beside, "color") == style(browser, alone, "color"))
    #expect(try await style(browser, beside, "rotate", "::after") == "45deg")
    #expect(try await edge(browser, "right", of: beside) > 100)
    // What scrolls sideways in a row has links without.
    #expect(try await style(browser, link("Picture"), "content", "::after") == "none")
  }

  @Test func theSecondTextOfALabelStandsBelowTheFirst() async throws {
    let server = try serve { Labels() }
    let browser = try await Chromium.show(server.host.address)
    for (title, subtitle) in [("Wi-Fi", "Asks before joining"), ("Code", "From the letter")] {
      #expect(try await edge(browser, "top", of: text(subtitle)) >= edge(browser, "bottom", of: text(title)) - 1)
      #expect(try await edge(browser, "left", of: text(subtitle)) == edge(browser, "left", of: text(title)))
    }
  }

  @Test func aFormWithoutItsOwnGroundHasThatOfTheProgram() async throws {
    let server = try serve { Tinted() }
    let browser = try await Chromium.show(server.host.address)
    let screen = "document.querySelector('.screen')"
    #expect(try await style(browser, screen, "backgroundColor") == "rgb(255, 255, 255)")
    let ground = "document.querySelector('.form').parentNode"
    #expect(try await style(browser, ground, "backgroundColor") != "rgba(0, 0, 0, 0)")
  }

  @Test func aPageOfWhatScrollsSidewaysIsAsWideAsThat() async throws {
    let server = try serve { Pages() }
    let browser = try await Chromium.show(server.host.address)
    let scroll = "document.querySelector('.scroll')"
    let width = try await browser.evaluate("\(scroll).clientWidth")
    #expect(try await browser.evaluate("\(scroll).querySelector('.color').clientWidth") == width)
    #expect(width != "0")
    #expect(try await browser.evaluate("\(scroll).querySelector('.color').clientHeight") == "120")
  }

  @Test func theTitleOfAMenuIsNotBold() async throws {
    let server = try serve { Menu("Sort") { Button("By name") {} } }
    let browser = try await Chromium.show(server.host.address)
    #expect(try await style(browser, "document.querySelector('.menu > summary')", "fontWeight") == "400")
  }

  private func row(_ words: String) -> String {
    "[...document.querySelectorAll('.row')].find(e => e.innerText.trim().startsWith('\(words)'))"
  }

  private func link(_ words: String) -> String {
    "[...document.querySelectorAll('.navlink')].find(e => e.innerText.trim() === '\(words)')"
  }

  private func text(_ words: String) -> String {
    "[...document.querySelectorAll('.text')].find(e => e.innerText === '\(words)')"
  }

  private func edge(_ browser: Chromium, _ name: String, of element: String) async throws -> Double {
    try await Double(browser.evaluate("\(element).getBoundingClientRect().\(name)")) ?? .nan
  }

  private func style(_ browser: Chromium, _ element: String, _ name: String, _ part: String? = nil) async throws
    -> String
  {
    try await browser.evaluate("getComputedStyle(\(element)\(part.map { ", '\($0)'" } ?? "")).\(name)")
  }
}

private struct Songs: View {
  var body: some View {
    List {
      ForEach(["Help!", "Let It Be", "Yesterday"], id: \.self) { song in
        Text(song)
          .swipeActions { Button("Delete", role: .destructive) {} }
          .swipeActions(edge: .leading) { Button("Rename") {} }
          .contextMenu { Button("Copy") {} }
          .onTapGesture {}
      }
      Section { Text("Settings") }
    }
  }
}

private struct Menus: View {
  var body: some View {
    List {
      HStack {
        Text("Ada")
        Spacer()
      }
      .contextMenu { Button("Copy") {} }
    }
  }
}

private struct Links: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Alone") { Text("One") }
        HStack {
          NavigationLink("Beside") { Text("Two") }
          Text("2")
        }
        ScrollView(.horizontal) { HStack { NavigationLink("Picture") { Text("Three") } } }
      }
    }
  }
}

private struct Labels: View {
  @State private var isOn = true

  var body: some View {
    Form {
      Toggle(isOn: $isOn) {
        Text("Wi-Fi")
        Text("Asks before joining")
      }
      LabeledContent {
        Text("1234")
      } label: {
        Text("Code")
        Text("From the letter")
      }
    }
  }
}

private struct Tinted: View {
  var body: some View {
    NavigationStack {
      Form { Text("Row") }
        .listRowSpacing(4)
        .scrollContentBackground(.hidden)
        .background(Color.mint)
        .navigationTitle("Settings")
    }
  }
}

private struct Pages: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach([Color.red, .green, .blue], id: \.self) { color in
          color.containerRelativeFrame(.horizontal).frame(height: 120)
        }
      }
    }
    .scrollTargetBehavior(.paging)
  }
}
