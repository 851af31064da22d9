import Charts
import SwiftUI
@testable import TenureHTML
@testable import TenureWeb
import Testing
import WebProbe

/// A chart in a browser.
@MainActor @Suite(.serialized) struct ChartPageTests {
  private struct Sales: View {
    @State private var month: String?

    var body: some View {
      VStack {
        Chart {
          BarMark(x: .value("Month", "Jan"), y: .value("Sales", 30))
          BarMark(x: .value("Month", "Feb"), y: .value("Sales", 60))
          RuleMark(y: .value("Target", 45)).accessibilityHidden(true)
        }
        .chartXSelection(value: $month).frame(width: 300, height: 200)
        Text("month \(month ?? "none")")
      }
    }
  }

  private static func box(_ selector: String) -> String {
    "(b => [b.left, b.top, b.width, b.height].map(Math.round).join())(\(selector).getBoundingClientRect())"
  }

  @Test func `each mark is a picture with a name, where the test says that it is`() async throws {
    let server = try serve { Sales() }
    let browser = try await Chromium.show(server.host.address)
    let names = "[...document.querySelectorAll('[role=img]')].map(e => e.getAttribute('aria-label')).join('; ')"
    try await browser.wait("document.querySelectorAll('[role=img]').length === 2")
    #expect(try await browser.evaluate(names) == "Jan, 30; Feb, 60")
    #expect(try await browser.evaluate("'' + document.querySelectorAll('[role=img][aria-hidden]').length") == "0")
    let bar = try await browser.evaluate(Self.box("document.querySelector('[aria-label=\"Feb, 60\"]')"))
    let sides = bar.split(separator: ",").compactMap { Int($0) }
    try #require(sides.count == 4)
    // Two bands in what the labels of the y axis leave, each bar seven tenths of one.
    #expect(abs(sides[2] - 99) <= 1 && sides[3] > 160)
    let label = "[...document.querySelectorAll('p')].find(e => e.textContent === 'Feb')"
    let place = try await browser.evaluate(Self.box(label)).split(separator: ",").compactMap { Int($0) }
    try #require(place.count == 4)
    #expect(abs(place[0] * 2 + place[2] - sides[0] * 2 - sides[2]) <= 4 && place[1] >= sides[1] + sides[3])
  }

  @Test func `small bars are as small as they are, and clear keeps the colour that passes into it`() async throws {
    let server = try serve {
      Chart {
        BarMark(x: .value("Month", "Jan"), y: .value("Sales", 1), width: 2)
        AreaMark(x: .value("Month", "Jan"), y: .value("Sales", 100))
          .foregroundStyle(.linearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
      }
      .frame(width: 300, height: 200)
    }
    let browser = try await Chromium.show(server.host.address)
    let bar = "document.querySelector('[aria-label=\"Jan, 1\"] path')"
    try await browser.wait("\(bar)")
    let sides = try await browser.evaluate(Self.box(bar)).split(separator: ",").compactMap { Int($0) }
    #expect(sides.count == 4 && sides[2] == 2 && sides[3] <= 2)
    let colors =
      "[...document.querySelectorAll('stop')].map(e => getComputedStyle(e)).map(s => s.stopColor + s.stopOpacity)"
    let stops = try await browser.evaluate("\(colors).join(';')").split(separator: ";")
    #expect(stops.count == 2 && stops[0].dropLast() == stops[1].dropLast() && stops[1].last == "0")
  }

  @Test func `a finger on a chart selects the value under it`() async throws {
    let server = try serve { Sales() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.wait("document.querySelectorAll('[role=img]').length === 2")
    let bar = try await browser.evaluate(Self.box("document.querySelector('[aria-label=\"Feb, 60\"]')"))
    let sides = bar.split(separator: ",").compactMap { Double($0) }
    try #require(sides.count == 4)
    let start = (x: sides[0] + 10, y: sides[1] + 50)
    _ = try await browser.call(
      "Input.dispatchMouseEvent",
      ["type": "mousePressed", "x": start.x, "y": start.y, "button": "left", "buttons": 1, "clickCount": 1])
    for step in 1...4 {
      _ = try await browser.call(
        "Input.dispatchMouseEvent",
        ["type": "mouseMoved", "x": start.x + Double(step) * 5, "y": start.y, "button": "left", "buttons": 1])
    }
    try await browser.wait("document.body.textContent.includes('month Feb')")
    _ = try await browser.call(
      "Input.dispatchMouseEvent",
      ["type": "mouseReleased", "x": start.x + 20, "y": start.y, "button": "left", "clickCount": 1])
    try await browser.wait("document.body.textContent.includes('month none')")
  }
}
