import SwiftUI
import TenureRender
import Testing
import WebProbe

@testable import TenureHTML
@testable import TenureWeb

/// Numbers that no screen and no user can come to. The programs here count on what they are told, as programs do.
@MainActor @Suite struct ReachTests {
  @Test(arguments: ["1e300", "-1e300", "99999999999999999999", "1e18"])
  func aDragStaysWithinReachOfAScreen(far: String) async throws {
    let page = try await serve { Board() }.page()
    let board = try page.browser.id("Board", tag: "p")
    let socket = try await page.browser.open()
    try await socket.text(with: "[1")
    try await socket.send("[\"drag\",\(board),1,\(far),20]")
    let column = far.hasPrefix("-") ? -409 : 409
    #expect(try await socket.text().contains("Column \(column)\""))
  }

  @Test func anElementIsNoLargerThanAScreenCanBe() async throws {
    let seen = Sizes()
    let page = try await serve { Canvas { _, size in seen.all.append(size) } }.page()
    let canvas = try #require(page.html.firstMatch(of: #/id=(\d+)[^>]*data-room/#)?.1)
    page.server.host.tryOut(
      try #require(ClientMessage.read(Array("[\"rooms\",\"\(canvas) 4000000 30\"]".utf8))), on: page.secret)
    #expect(seen.all.last == CGSize(width: 16_384, height: 30))
  }

  @Test func placesAreThoseThatAScreenHas() async throws {
    let seen = Frames()
    let page = try await serve {
      ScrollView {
        GeometryReader { proxy in
          let _ = seen.all.append(proxy.frame(in: .scrollView))
          Text("Read")
        }
        .frame(height: 100)
      }
    }.page()
    let reader = try #require(page.html.firstMatch(of: #/id="?(\d+)[^>]*data-where/#)?.1)
    let scroll = try #require(page.html.firstMatch(of: #/id="?(\d+)[^>]*class="scroll/#)?.1)
    func tell(_ places: String) throws {
      page.server.host.tryOut(
        try #require(ClientMessage.read(Array("[\"placed\",\"\(places)\"]".utf8))), on: page.secret)
    }
    try tell("\(reader) -2 0 1e300 300 100 \(scroll) -1 0 -1e300 393 700")
    #expect(seen.all.last?.origin == CGPoint(x: 0, y: 2 * 16_384))
    // Nobody has such a space, and nobody has asked for such a place.
    let count = seen.all.count
    try tell("\(reader) 7 0 0 1 1 4000000 -1 0 0 1 1 \(scroll) 1000 5 5 5 5")
    #expect(seen.all.count == count)
    for odd in [
      "1 -3 0 0 1 1", "1 0 0 0 1", "x 0 0 0 1 1", "1 0 nan 0 1 1", "1 0 inf 0 1 1", "-1 0 0 0 1 1", "1 0.5 0 0 1 1",
    ] {
      #expect(ClientMessage.read(Array("[\"placed\",\"\(odd)\"]".utf8)) == nil, "\(odd)")
    }
  }

  @Test(arguments: ["-5", "1e300", "7"])
  func aSliderMovesWithinItsOwnRange(number: String) async throws {
    let written = Numbers()
    let page = try await serve {
      Slider(value: Binding(get: { 0.5 }, set: { written.all.append($0) }), in: 0...2, step: 0.5) { Text("Volume") }
    }.page()
    let slider = try page.browser.id("Volume", tag: "label")
    page.server.host.tryOut(
      try #require(ClientMessage.read(Array("[\"number\",\(slider),\(number)]".utf8))), on: page.secret)
    #expect(written.all == [number == "-5" ? 0 : 2])
    #expect(
      page.server.host.record(of: page.secret)?.turns.last?.event == "slide \"Volume\" to \(number == "-5" ? 0.0 : 2.0)"
    )
  }

  @Test(arguments: [
    "", "2026-02-30", "65535-01-01", "0-0-0", "2026-11-21T10:30", "٢٠٢٦-١١-٢١", String(repeating: "9", count: 5_000),
  ])
  func aDateThatNoBrowserWritesIsNone(text: String) async throws {
    let written = Dates()
    let page = try await serve {
      DatePicker(
        selection: Binding(get: { Date(timeIntervalSince1970: 0) }, set: { written.all.append($0) }),
        displayedComponents: .date
      ) { Text("Day") }
    }.page()
    let picker = NodeID(UInt32(try page.browser.id("Day", tag: "label")))
    page.server.host.tryOut(.action(.setText(text), picker, edits: 1), on: page.secret)
    #expect(written.all.isEmpty)
    page.server.host.tryOut(.action(.setText("2026-11-21"), picker, edits: 2), on: page.secret)
    #expect(written.all.count == 1)
  }

  @Test(arguments: ["#0000ff/0.5", "#0000ff" + String(repeating: "/1", count: 10_000), "blue", "#0000f", "#０１２３４５"])
  func aColorThatNoBrowserWritesIsNone(text: String) async throws {
    let written = Colors()
    let page = try await serve {
      ColorPicker(selection: Binding(get: { .red }, set: { written.all.append($0) })) { Text("Ink") }
    }.page()
    let picker = NodeID(UInt32(try page.browser.id("Ink", tag: "label")))
    page.server.host.tryOut(.action(.setText(text), picker, edits: 1), on: page.secret)
    #expect(written.all.isEmpty)
    page.server.host.tryOut(.action(.setText("#0000ff"), picker, edits: 2), on: page.secret)
    #expect(written.all.count == 1)
  }

  @Test(arguments: [
    "[\"choose\",3,10000000]", "[\"move\",3,1e15]", "[\"scroll\",3,10000000,1]", "[\"scroll\",3,0,10000]",
    "[\"scroll\",3,0,0]", "[\"text\",3,\"a\",1e15]", "[\"text\",3,\"a\",-1]", "[\"go\",1e12,0,null]",
    "[\"go\",0,0,null]", "[\"go\",1,1e9,null]", "[\"hello\",1,\"a\",-1,null]", "[\"hello\",1,\"a\",1e12,null]",
    "[\"hello\",1,\"\",0,null]", "[\"hello\",1,\"a\",0,\"\"]", "[\"drag\",3,1,1e999,0]", "[\"drag\",3,4,0,0]",
    "[\"number\",3,1e999]", "[\"rooms\",\"3 4294967296 1\"]", "[\"rooms\",\"3 -1 1\"]", "[\"tap\",4294967296]",
  ])
  func aNumberOutOfItsRangeIsNoMessage(text: String) { #expect(ClientMessage.read(Array(text.utf8)) == nil) }

  @Test func manySizesAreNoMessage() {
    let sizes = { Array("[\"rooms\",\"\(String(repeating: "1 2 3 ", count: $0))\"]".utf8) }
    #expect(ClientMessage.read(sizes(1_000)) != nil)
    #expect(ClientMessage.read(sizes(1_001)) == nil)
  }

  @Test(arguments: ["tab=10001", "tab=9223372036854775807", "tab=0", "tab=-1", "tab=1.2.3.4.5"])
  func aTabOutOfReachIsNoAddress(text: String) { #expect(Address.read(text) == nil) }
}

@MainActor private final class Sizes { var all: [CGSize] = [] }
@MainActor private final class Frames { var all: [CGRect] = [] }
@MainActor private final class Numbers { var all: [Double] = [] }
@MainActor private final class Dates { var all: [Date] = [] }
@MainActor private final class Colors { var all: [Color] = [] }

/// Says in which of its columns, 40 points wide each, a finger is.
private struct Board: View {
  @State private var column = 0

  var body: some View {
    Text("Board").gesture(DragGesture(minimumDistance: 0).onChanged { column = Int($0.location.x / 40) })
    Text("Column \(column)")
  }
}
