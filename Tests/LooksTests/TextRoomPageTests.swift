import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// Texts that may be smaller where they have no room, in a browser of a phone's size.
@MainActor @Suite(.serialized) struct TextRoomPageTests: PhonePageTests {
  private struct Display: View {
    @State private var number = "7"

    var body: some View {
      VStack(spacing: 30) {
        HStack {
          Spacer()
          Text(number).font(.system(size: 80)).lineLimit(1).minimumScaleFactor(0.4)
        }
        Text("Supercalifragilistic").font(.title).frame(width: 120, height: 40).minimumScaleFactor(0.3)
        VStack {
          Text("Two lines of a story that goes on and on, and then comes to its end").lineLimit(2)
          Text("Short")
        }
        .minimumScaleFactor(0.5).font(.largeTitle)
        Text("As it is, though it has no room for all its words").font(.largeTitle).lineLimit(1)
        Button("Digits") { number = "1234567890" }
        Button("More") { number = "123456789012345678901234567890" }
      }
    }
  }

  private func width(_ words: String, _ page: Chromium) async throws -> Double { try await box(words, "width", page) }

  private func isWhole(_ words: String, _ page: Chromium) async throws -> Bool {
    try await page.evaluate(
      "(it => '' + (it.scrollWidth <= it.clientWidth + 1 && it.scrollHeight <= it.clientHeight * 1.05 + 1))("
        + "[...document.querySelectorAll('.text')].find(e => e.textContent === '\(words)'))") == "true"
  }

  @Test func aTextIsSmallerWhereItHasNoRoom() async throws {
    let (host, page) = try await show(Display())
    defer { host.stop() }
    let screen = Screen(Display())
    func expectSize(_ words: String) async throws {
      let frame = try screen.frame(of: screen.text(words))
      try await settle { try await abs(box(words, "width", page) - frame.width) <= frame.width * 0.03 + 2 }
      let (width, height) = try await (box(words, "width", page), box(words, "height", page))
      #expect(abs(width - frame.width) <= frame.width * 0.03 + 2, "\(words) is \(width) wide, \(frame.width)")
      #expect(abs(height - frame.height) <= frame.height * 0.05 + 2, "\(words) is \(height) high, \(frame.height)")
    }
    for words in ["7", "Short"] { try await expectSize(words) }
    // In a frame, it has the frame's width.
    #expect(try await isWhole("Supercalifragilistic", page))
    let inside = try await width("Supercalifragilistic", page)
    #expect(inside > 108 && inside <= 121)
    #expect(try await isWhole("Two lines of a story that goes on and on, and then comes to its end", page))
    #expect(try await !isWhole("As it is, though it has no room for all its words", page))
    // It is measured anew as it changes, and as large as there is room.
    try await tap("Digits", page)
    try screen.button("Digits").tap()
    try await page.wait("document.body.innerText.includes('1234567890')")
    try await expectSize("1234567890")
    #expect(try await isWhole("1234567890", page))
    // Smaller than it may be it never is: it is truncated.
    try await tap("More", page)
    try await page.wait("document.body.innerText.includes('123456789012345678901234567890')")
    #expect(try await !isWhole("123456789012345678901234567890", page))
    #expect(try await width("123456789012345678901234567890", page) <= 393)
  }
}
