import Foundation
import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// The same screens in a browser: their words stand where layout puts them.
@MainActor @Suite(.serialized) struct PageFrameTests {
  /// How far words may stand from their place, across and down, where that is more than half a point.
  /// A page has no home indicator: what stands above it on a phone stands lower there, or higher where the window ends.
  /// Emoji of 20 to 24 points are narrower in a browser, and the ends of a ring stand further apart. What stands behind
  /// several texts in a row is off by what each is rounded up.
  static let known: [String: (across: Double, down: Double)] = [
    "travel": (0.7, 0.5), "recipe": (0.5, 0.7), "places": (1.7, 12.6), "dialog": (0.5, 8.1), "values": (5.8, 0.5),
    "store": (0.9, 0.5),
  ]

  @Test func wordsStandWhereLayoutPutsThem() async throws {
    var words = 0
    var exact = 0
    // A page has no status bar above it and no home indicator below.
    try await LooksTests.onPages(width: 393, height: 852 - 59 - 34) { name, page in
      let seen = try await Self.compare(name, on: page, within: Self.known[name] ?? (0.5, 0.5))
      #expect(seen.wrong == [])
      (words, exact) = (words + seen.words, exact + seen.exact)
    }
    #expect(words >= 300)
    #expect(exact >= 215, "\(exact) of \(words) words stand within half a point")
  }

  /// How many words of a screen are found on its page, how many of them stand within half a point of where layout puts
  /// them, and what stands further away than it may.
  static func compare(
    _ name: String, on page: some BrowserPage, within limit: (across: Double, down: Double)
  ) async throws -> (words: Int, exact: Int, wrong: [String]) {
    let screen = Screen(LooksTests.view(name))
    var seen = (words: 0, exact: 0, wrong: [String]())
    // What a program draws to measure, such as a chart, comes once the page has told how large it is.
    for attempt in 0..<50 {
      seen = (0, 0, [])
      for found in try await words(on: page) {
        guard let text = try? screen.text(found.text), let frame = try? screen.frame(of: text) else { continue }
        seen.words += 1
        // What goes on below a status bar is as much higher here.
        let bar = ["recipe", "profile"].contains(name) ? 0.0 : 59
        let down = found.place.midY + bar - frame.midY
        // What is wider than its words has them at either end, or in the middle.
        let across = abs(found.place.width - frame.width) < 2 ? found.place.midX - frame.midX : 0
        if abs(across) <= 0.5, abs(down) <= 0.5 { seen.exact += 1 }
        if abs(across) > limit.across || abs(down) > limit.down {
          seen.wrong.append("\(name): \(found.text) is \(across) points too far right and \(down) too low")
        }
      }
      if seen.wrong.isEmpty || attempt == 49 { break }
      try await Task.sleep(for: .milliseconds(100))
    }
    return seen
  }

  private struct Edges: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 20) {
        Text("These words are far too many for a line of a phone, so they go on").fixedSize(
          horizontal: false, vertical: true)
        Text("Framed").border(.red, width: 10)
        Text("Moved up").padding(.top, -10)
        Text("Last")
      }
      .padding()
    }
  }

  @Test func bordersTakeNoRoomLinesGoOnAndPaddingMayBeNegative() async throws {
    let host = WebHost(.patient) { Edges() }
    try host.start()
    defer { host.stop() }
    let page = try await Chromium.show(host.address)
    try await page.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 393, "height": 852 - 59 - 34, "deviceScaleFactor": 1, "mobile": true])
    let screen = Screen(Edges())
    let found = try await Self.words(on: page)
    #expect(found.count == 4)
    // What is moved up stands above its own place.
    for found in found where found.text != "Moved up" {
      let frame = try screen.frame(of: screen.text(found.text))
      #expect(abs(found.place.midY + 59 - frame.midY) <= 0.5, "\(found.text): \(found.place), \(frame)")
    }
  }

  private struct Groups: View {
    var body: some View {
      List {
        Section {
          Text("First")
          Text("Second")
        }
        Section { Text("Third") }
      }
      .listStyle(.grouped)
    }
  }

  @Test func rowsOfTheGroupedStyleGoFromEdgeToEdge() async throws {
    let host = WebHost(.patient) { Groups() }
    try host.start()
    defer { host.stop() }
    let page = try await Chromium.show(host.address)
    try await page.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 393, "height": 852 - 59 - 34, "deviceScaleFactor": 1, "mobile": true])
    let screen = Screen(Groups())
    let found = try await Self.words(on: page)
    #expect(found.count == 3)
    for found in found {
      let frame = try screen.frame(of: screen.text(found.text))
      #expect(abs(found.place.minX - 20) <= 0.5 && frame.minX == 20, "\(found.text): \(found.place), \(frame)")
      #expect(abs(found.place.midY + 59 - frame.midY) <= 0.5, "\(found.text): \(found.place), \(frame)")
    }
  }

  /// Texts below texts, in all the ways in which they are found there.
  private struct Pairs: View {
    var body: some View {
      HStack(alignment: .top, spacing: 20) {
        VStack(alignment: .leading) {
          Text("A title").font(.title)
          Text("A subheadline").font(.subheadline)
          Text("A footnote").font(.footnote)
          Text("A body").padding(.leading, 10)
          Text("A caption").font(.caption).frame(width: 100, alignment: .leading).background(.yellow)
          Text("A size").font(.system(size: 20))
          Text("Padded").padding(.vertical, 4)
          Text("Below that").padding(.bottom, 2)
          Text("Framed").frame(height: 30)
          Divider()
          Text("Below a line").font(.title2)
        }
        VStack(alignment: .leading) {
          VStack(alignment: .leading) {
            Text("In a column").font(.headline)
            Text("Its end").font(.title3)
          }
          VStack(alignment: .leading, spacing: 3) {
            Text("Another").font(.caption)
            Color.red.frame(width: 20, height: 20)
          }
          Text("Below a colour")
          VStack(alignment: .leading, spacing: 3) {
            Text("In a frame").font(.footnote)
            Text("And last")
          }
          .frame(width: 120, alignment: .leading)
          Text("After it").font(.largeTitle)
          Button("A button") {}
          Text("Below a button")
        }
        .fixedSize()
      }
      .padding()
    }
  }

  @Test func textsBelowTextsStandAsCloseAsLayoutPutsThem() async throws {
    let host = WebHost(.patient) { Pairs() }
    try host.start()
    defer { host.stop() }
    let page = try await Chromium.show(host.address)
    try await page.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 393, "height": 852 - 59 - 34, "deviceScaleFactor": 1, "mobile": true])
    let screen = Screen(Pairs())
    let found = try await Self.words(on: page)
    #expect(found.count == 19)
    for found in found {
      let frame = try screen.frame(of: screen.text(found.text))
      #expect(abs(found.place.midY + 59 - frame.midY) <= 0.5, "\(found.text): \(found.place), \(frame)")
    }
  }

  struct Found {
    var text: String
    var place: CGRect
  }

  /// The texts that are seen, outside of bars, each with its padding.
  static func words(on page: some BrowserPage) async throws -> [Found] {
    try await page.wait(
      "!document.getAnimations().some((one) => one.playState === 'running' && one.timeline instanceof DocumentTimeline && one.effect.getTiming().iterations < 9)"
    )
    let lines = try await page.evaluate(
      """
      [...document.querySelectorAll('.text')].filter(e => e.checkVisibility() && e.textContent && !e.closest('.bar, .tabbutton'))
        .map(e => {
          const words = document.createRange();
          words.selectNodeContents(e);
          const line = words.getBoundingClientRect(), s = getComputedStyle(e);
          let box = e;
          while (parseInt(box.parentElement.id) === parseInt(e.id) && box.parentElement.matches('.box, .frame')) box = box.parentElement;
          const outer = box.getBoundingClientRect();
          const x = box === e ? line.x - parseFloat(s.paddingLeft) : outer.x;
          const width = box === e ? line.width + parseFloat(s.paddingLeft) + parseFloat(s.paddingRight) : outer.width;
          return [e.textContent, x, outer.y, width, outer.height].join('\\t');
        }).join('\\n')
      """)
    return lines.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t").map(String.init)
      let numbers = parts.dropFirst().compactMap(Double.init)
      guard parts.count == 5, numbers.count == 4 else { return nil }
      return Found(
        text: parts[0], place: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
  }
}
