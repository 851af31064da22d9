import Foundation
import SwiftUI
import TenureWeb
import Testing
import WebProbe

/// Pages in Firefox: another engine lays them out, and its pointer and keyboard send what ours has to understand.
@MainActor @Suite(.serialized) struct FirefoxTests {
  private func show(_ view: @autoclosure @escaping () -> some View) async throws -> (WebHost, Firefox) {
    let host = WebHost(.patient) { view() }
    try host.start()
    return (host, try await Firefox.show(host.address, width: 393, height: 852 - 59 - 34))
  }

  @Test func wordsStandWhereLayoutPutsThem() async throws {
    var (words, exact) = (0, 0)
    var browser: Firefox?
    // Until the end: the page that goes would complain that its server has gone.
    var hosts: [WebHost] = []
    defer { for host in hosts { host.stop() } }
    for name in LooksTests.names {
      let host = WebHost(.patient) { LooksTests.view(name) }
      try host.start()
      hosts.append(host)
      if let browser {
        try await browser.load("location.href = '\(host.address)'")
      } else {
        browser = try await Firefox.show(host.address, width: 393, height: 852 - 59 - 34)
      }
      let seen = try await PageFrameTests.compare(
        name, on: #require(browser), within: PageFrameTests.known[name] ?? (0.6, 0.5))
      #expect(seen.wrong == [])
      (words, exact) = (words + seen.words, exact + seen.exact)
    }
    #expect(words >= 300)
    #expect(exact >= 215, "\(exact) of \(words) words stand within half a point")
    #expect(browser?.complaints == [])
  }

  private struct Notes: View {
    @State private var notes = ["Bread", "Milk"]
    @State private var title = ""
    @State private var isUrgent = false
    @State private var amount = 2.0
    @State private var day = "Monday"
    @State private var isAsking = false

    var body: some View {
      NavigationStack {
        Form {
          TextField("Title", text: $title)
          Toggle("Urgent", isOn: $isUrgent)
          Slider(value: $amount, in: 0...10) { Text("Amount") }
          Picker("Day", selection: $day) {
            ForEach(["Monday", "Tuesday"], id: \.self) { Text($0) }
          }
          Text("\(title), \(isUrgent ? "urgent" : "no hurry"), \(Int(amount)), \(day)")
          Section("All") {
            ForEach(notes, id: \.self) { note in
              NavigationLink(note) { Text("All about \(note)").navigationTitle(note) }
            }
            .onDelete { notes.remove(atOffsets: $0) }
          }
          Button("Clear") { isAsking = true }
        }
        .navigationTitle("Notes")
        .confirmationDialog("Clear all?", isPresented: $isAsking) {
          Button("Clear all", role: .destructive) { notes = [] }
        }
      }
    }
  }

  @Test func aPersonTypesPressesDragsAndGoesBack() async throws {
    let (host, page) = try await show(Notes())
    defer { host.stop() }
    try await page.fill("Title", "Café & tea")
    try await page.wait("document.body.innerText.includes('Café & tea, no hurry, 2, Monday')")
    try await page.click(at: place(of: "input[role=switch], input[type=checkbox]", on: page))
    try await page.wait("document.body.innerText.includes('Café & tea, urgent, 2, Monday')")
    let slider = try await place(of: "input[type=range]", on: page)
    try await page.drag(from: (slider.x - 50, slider.y), to: (390, slider.y))
    try await page.wait("document.body.innerText.includes('urgent, 10, Monday')")
    try await page.evaluate(
      "(e => { e.value = [...e.options].find(o => o.text === 'Tuesday').value; "
        + "e.dispatchEvent(new Event('input', { bubbles: true })); e.dispatchEvent(new Event('change', { bubbles: true })) })"
        + "(document.querySelector('select')), 0")
    try await page.wait("document.body.innerText.includes('urgent, 10, Tuesday')")
    try await page.click(at: page.middle(of: "Milk"))
    try await page.wait("document.title === 'Milk'")
    try await page.evaluate("history.back(), 0")
    try await page.wait("document.title === 'Notes' && !document.querySelector('.pushed')")
    try await page.press("Clear")
    try await page.press("Clear all")
    try await page.wait("!document.body.innerText.includes('Bread')")
    #expect(page.complaints == [])
  }

  private func place(of element: String, on page: Firefox) async throws -> (x: Double, y: Double) {
    let parts = try await page.evaluate(
      "(b => [b.x + b.width / 2, b.y + b.height / 2].join())(document.querySelector('\(element)').getBoundingClientRect())"
    ).split(separator: ",").compactMap { Double($0) }
    return (parts[0], parts[1])
  }
}
