import Foundation
import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// What takes a touch on a page, where views lie over one another: what is drawn, and no stack, spacer or frame.
@MainActor @Suite(.serialized) struct TouchPageTests: PhonePageTests {
  /// Touches the middle of what says these words.
  private func touch(_ words: String, _ page: Chromium) async throws {
    let it = "[...document.querySelectorAll('.text, p, h2, .btn')].find(e => e.textContent === '\(words)')"
    try await touch("\(it).getBoundingClientRect()", of: page)
  }

  private func touch(_ box: String, of page: Chromium) async throws {
    let x = try await number("(it => it.x + it.width / 2)(\(box))", page)
    try await touch(x: x, y: try await number("(it => it.y + it.height / 2)(\(box))", page), page)
  }

  private func count(_ number: Int, _ page: Chromium) async throws {
    try await page.wait("document.body.innerText.includes('count \(number)')")
  }

  private struct Cards: View {
    @State private var count = 0

    var body: some View {
      ZStack {
        VStack {
          Text(verbatim: "count \(count)")
          Text("Card").frame(width: 200, height: 200).background(.white).onTapGesture { count += 1 }
          HStack { Button("Bordered") { count += 10 } }
            .padding().overlay(Capsule().strokeBorder(.blue, lineWidth: 2))
          Button("Round") { count += 10 }.padding(30).overlay { Circle().stroke(.blue, lineWidth: 2) }
          Text("Part").padding(30).onTapGesture { count += 10 }
            .overlay(Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 3))
        }
        VStack {
          HStack {
            Spacer()
            Button("Plus") { count += 100 }
          }
          Spacer()
        }
        Button("Floating") { count += 1000 }.padding()
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        GeometryReader { proxy in
          Button("Placed") { count += 10_000 }.position(x: 60, y: proxy.size.height - 100)
        }
        VStack {
          Spacer()
          HStack {
            Button("Wrong") { count += 100_000 }
            Spacer()
          }
        }
      }
    }
  }

  @Test func whatIsEmptyAboveOthersLetsTouchesThrough() async throws {
    let (host, page) = try await show(Cards())
    defer { host.stop() }
    for (words, sum) in [
      ("Card", 1), ("Bordered", 11), ("Round", 21), ("Part", 31), ("Plus", 131), ("Floating", 1131), ("Placed", 11_131),
      ("Wrong", 111_131),
    ] {
      try await touch(words, page)
      try await count(sum, page)
    }
  }

  private struct Veils: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text(verbatim: "count \(count)")
        ZStack {
          Button("Veiled") { count += 1 }.frame(width: 200, height: 80)
          Color.black.opacity(0.2)
        }
        .frame(height: 90)
        ZStack {
          Button("Behind glass") { count += 10 }
          Color.red.opacity(0.2).allowsHitTesting(false)
          VStack { Color.blue.opacity(0.1) }.allowsHitTesting(false)
        }
        .frame(height: 90)
        ZStack {
          Button("Filled over") { count += 1 }
          Circle().fill(.green.opacity(0.3)).frame(width: 80)
        }
        .frame(height: 90)
        HStack {
          Text("Left")
          Spacer()
          Text("Right")
        }
        .contentShape(Rectangle()).onTapGesture { count += 100 }.accessibilityIdentifier("row")
        ZStack {
          Button("Painted over") { count += 1 }
          VStack { Spacer() }.frame(width: 200).background(.yellow.opacity(0.2))
        }
        .frame(height: 90)
      }
    }
  }

  @Test func whatIsDrawnTakesTouches() async throws {
    let (host, page) = try await show(Veils())
    defer { host.stop() }
    for words in ["Veiled", "Filled over", "Painted over"] { try await touch(words, page) }
    try await touch("Behind glass", page)
    try await count(10, page)
    try await touch(rect("[data-testid=row]"), of: page)
    try await count(110, page)
  }
}
