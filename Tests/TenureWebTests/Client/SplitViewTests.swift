import SwiftUI
import Testing
import WebProbe

@testable import TenureWeb

/// Columns where there is room for all of them, and where there is room for one.
@MainActor @Suite(.serialized) struct SplitViewTests {
  @Test func onAPhoneOneColumnIsSeenAndAChosenRowLeadsToTheNext() async throws {
    let server = try serve { Shelf() }
    let browser = try await phone(server)
    #expect(try await seen(browser) == ["Shelf"])
    try await browser.press("Tea")
    try await browser.wait(sees("Tea"))
    #expect(try await seen(browser) == ["Tea"])
    #expect(try await browser.evaluate("document.title") == "Tea")
    try await browser.press("Back")
    try await browser.wait(sees("Shelf"))
    // As on a phone nothing stays selected, and the detail has gone.
    try await browser.wait("!document.querySelector('.row.selected')")
    #expect(try await browser.evaluate("document.body.textContent.includes('1 came, 1 went')") == "1")
    #expect(try await browser.controlsWithoutName() == [])
  }

  @Test func theBrowsersBackGoesToTheColumnBefore() async throws {
    let server = try serve { Shelf() }
    let browser = try await phone(server)
    try await browser.press("Tea")
    try await browser.wait("history.state?.t[0] === 1")
    try await browser.evaluate("history.back()")
    try await browser.wait(sees("Shelf"))
    #expect(try await seen(browser) == ["Shelf"])
  }

  @Test func threeColumnsFollowEachOther() async throws {
    let server = try serve { Company() }
    let browser = try await phone(server)
    #expect(try await seen(browser) == ["Departments"])
    try await browser.press("Sales")
    try await browser.wait(sees("Sales"))
    try await browser.press("Ada")
    try await browser.wait(sees("Ada"))
    try await browser.press("Back")
    try await browser.wait(sees("Sales"))
    #expect(try await seen(browser) == ["Sales"])
    try await browser.press("Back")
    try await browser.wait(sees("Departments"))
  }

  @Test func onADeskAllColumnsAreSeenAndAButtonClosesTheSidebar() async throws {
    let server = try serve { Company() }
    let browser = try await desk(server)
    try await browser.press("Sales")
    try await browser.wait(sees("Sales"))
    #expect(try await seen(browser) == ["Departments", "Sales"])
    #expect(try await browser.evaluate("[...document.querySelectorAll('.back')].some(e => e.checkVisibility())") == "0")
    try await browser.pressNamed("Sidebar")
    try await browser.wait("!(\(sees("Departments")))")
    try await browser.pressNamed("Sidebar")
    try await browser.wait(sees("Departments"))
    #expect(try await browser.controlsWithoutName() == [])
  }

  @Test func whenThereIsRoomAgainAllColumnsAreSeen() async throws {
    let server = try serve { Shelf() }
    let browser = try await phone(server)
    try await browser.press("Tea")
    try await browser.wait(sees("Tea"))
    try await resize(browser, 1_000)
    try await browser.wait("\(sees("Tea")) && \(sees("Shelf"))")
    try await browser.press("Cup")
    try await browser.wait(sees("Cup"))
    try await resize(browser, 390)
    try await browser.wait("\(sees("Cup")) && !(\(sees("Shelf")))")
  }

  @Test func theProgramPrefersAColumnAndIsToldWhereAPersonGoes() async throws {
    let server = try serve { Preferring() }
    let browser = try await phone(server)
    #expect(try await seen(browser) == ["Detail"])
    try await browser.press("Back")
    try await browser.wait("document.body.innerText.includes('in front: sidebar')")
    try await browser.press("One")
    try await browser.wait("document.body.innerText.includes('in front: detail, 1')")
    try await browser.press("To the sidebar")
    try await browser.wait(sees("Side"))
    #expect(try await seen(browser) == ["Side"])
  }

  @Test func aStackInTheDetailGoesBackThroughItsScreensFirst() async throws {
    let server = try serve { Stacked() }
    let browser = try await phone(server)
    try await browser.press("Open")
    try await browser.wait(sees("First"))
    try await browser.press("Deeper")
    try await browser.wait(sees("Second"))
    try await browser.press("Back")
    try await browser.wait(sees("First"))
    try await browser.press("Back")
    try await browser.wait(sees("Side"))
  }

  @Test(arguments: ["A value", "A view"]) func linksLeadToTheNextColumnToo(link: String) async throws {
    let server = try serve { Linked() }
    let browser = try await phone(server)
    for _ in 0..<2 {
      try await browser.press(link)
      try await browser.wait(sees("Of \(link)"))
      #expect(try await seen(browser) == ["Of \(link)"])
      try await browser.press("Back")
      try await browser.wait(sees("Links"))
    }
    try await resize(browser, 1_000)
    try await browser.wait(sees("Nothing"))
  }

  @Test func theBrowsersBackLeavesASheetWithColumnsByAllOfThem() async throws {
    let server = try serve { Presented() }
    let browser = try await Chromium.show(server.host.address)
    try await resize(browser, 390)
    try await browser.press("Show")
    try await browser.wait("document.querySelector('.split')?.dataset.fold === ''")
    try await browser.press("Tea")
    try await browser.wait("history.state?.t[0] === 2")
    try await browser.evaluate("history.go(-2)")
    try await browser.wait("!document.querySelector('dialog')")
  }

  @Test func rowsAreChosenWithTheKeyboard() async throws {
    let server = try serve { Shelf() }
    let browser = try await desk(server)
    try await browser.evaluate("[...document.querySelectorAll('.row')].find(e => e.innerText === 'Plain').focus()")
    try await browser.key("Enter", 13)
    try await browser.wait("document.querySelector('.row.selected')?.innerText === 'Plain'")
  }

  /// What is seen before the page has told how much room there is.
  @Test func theFirstPageNamesTheColumnInFront() async throws {
    let page = try await serve { Preferring() }.page()
    #expect(page.html.contains("data-front=\"1\"") && !page.html.contains("data-fold"))
    let other = try await serve { Shelf() }.page()
    #expect(other.html.contains("data-front=\"0\""))
  }

  private func phone(_ server: Served) async throws -> Chromium {
    let browser = try await desk(server)
    try await resize(browser, 390)
    try await browser.wait("document.querySelector('.split').dataset.fold === ''")
    return browser
  }

  private func desk(_ server: Served) async throws -> Chromium {
    let browser = try await Chromium.show(server.host.address)
    try await resize(browser, 1_000)
    return browser
  }

  private func resize(_ browser: Chromium, _ width: Int) async throws {
    try await browser.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": 844, "deviceScaleFactor": 1, "mobile": width < 600])
  }

  private static let titles =
    "[...document.querySelectorAll('h1')].filter(e => e.checkVisibility() && e.textContent).map(e => e.textContent)"

  private func sees(_ title: String) -> String { "\(Self.titles).includes('\(title)')" }

  /// The titles of the screens that are seen.
  private func seen(_ browser: Chromium) async throws -> [String] {
    try await browser.evaluate("\(Self.titles).join('|')").split(separator: "|").map(String.init)
  }
}

private struct Shelf: View {
  @State private var chosen: String?
  @State private var came = 0
  @State private var went = 0

  var body: some View {
    NavigationSplitView {
      List(selection: $chosen) {
        NavigationLink("Tea", value: "Tea")
        NavigationLink("Cup", value: "Cup")
        Text("Plain").tag("Plain")
      }
      .navigationTitle("Shelf")
      Text("\(came) came, \(went) went")
    } detail: {
      if let chosen {
        Text("All about it").navigationTitle(chosen).onAppear { came += 1 }.onDisappear { went += 1 }
      } else {
        Text("Choose something")
      }
    }
  }
}

private struct Company: View {
  @State private var department: String?
  @State private var person: String?

  var body: some View {
    NavigationSplitView {
      List(selection: $department) { NavigationLink("Sales", value: "Sales") }.navigationTitle("Departments")
    } content: {
      if let department {
        List(selection: $person) { NavigationLink("Ada", value: "Ada") }.navigationTitle(department)
      }
    } detail: {
      if let person { Text("Of \(person)").navigationTitle(person) }
    }
  }
}

private struct Preferring: View {
  @State private var column = NavigationSplitViewColumn.detail
  @State private var chosen: Int?

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      List(selection: $chosen) { NavigationLink("One", value: 1) }.navigationTitle("Side")
      Text("in front: \(column == .detail ? "detail" : "sidebar")")
    } detail: {
      Text("in front: \(column == .detail ? "detail" : "sidebar"), \(chosen ?? 0)").navigationTitle("Detail")
      Button("To the sidebar") { column = .sidebar }
    }
  }
}

private struct Linked: View {
  var body: some View {
    NavigationSplitView {
      List {
        NavigationLink("A value", value: "A value")
        NavigationLink("A view") { Text("Here").navigationTitle("Of A view") }
      }
      .navigationTitle("Links")
      .navigationDestination(for: String.self) { Text("There").navigationTitle("Of \($0)") }
    } detail: {
      Text("Choose").navigationTitle("Nothing")
    }
  }
}

private struct Presented: View {
  @State private var isShown = false
  var body: some View { Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Shelf() } }
}

private struct Stacked: View {
  @State private var chosen: Int?

  var body: some View {
    NavigationSplitView {
      List(selection: $chosen) { NavigationLink("Open", value: 1) }.navigationTitle("Side")
    } detail: {
      NavigationStack {
        NavigationLink("Deeper", value: "deeper").navigationTitle("First")
          .navigationDestination(for: String.self) { Text($0).navigationTitle("Second") }
      }
    }
  }
}
