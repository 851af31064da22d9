import SwiftUI
import Testing
import WebProbe

@testable import TenureWeb

/// The bytes of a socket, as RFC 6455 says them and otherwise.
@MainActor @Suite struct FrameTests {
  private static let hello = Array("[\"tap\",1]".utf8)

  @Test(arguments: [
    // Without a mask.
    ([0x81, 0x01, 0x5b], 1002), ([0x89, 0x00], 1002), ([0x88, 0x00], 1002),
    // Bits that nobody has agreed on, kinds that there are not, and bytes that are no text.
    ([0xc1, 0x80, 0, 0, 0, 0], 1002), ([0x91, 0x80, 0, 0, 0, 0], 1002), ([0x83, 0x80, 0, 0, 0, 0], 1002),
    ([0x8b, 0x80, 0, 0, 0, 0], 1002), ([0x82, 0x80, 0, 0, 0, 0], 1003), ([0x81, 0x81, 0, 0, 0, 0, 0xff], 1007),
    // A control frame in parts, and one that is too long.
    ([0x09, 0x80, 0, 0, 0, 0], 1002), ([0x89, 0xfe, 0, 126, 0, 0, 0, 0], 1002),
    // What goes on without having begun, and begins while another goes on.
    ([0x80, 0x80, 0, 0, 0, 0], 1002), ([0x01, 0x80, 0, 0, 0, 0, 0x81, 0x80, 0, 0, 0, 0], 1002),
    // Lengths in more digits than they need, and beyond all limits.
    ([0x81, 0xfe, 0, 5, 0, 0, 0, 0], 1002), ([0x81, 0xff, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0], 1002),
    ([0x81, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 1009),
    ([0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0], 1009),
  ])
  func whatIsNoFrameEndsItsSocket(bytes: [UInt8], code: Int) async throws {
    let page = try await serve { Text("Hello") }.page()
    let socket = try await page.browser.open()
    try await socket.text(with: "[1")
    try await socket.sendRaw(bytes)
    #expect(try await socket.receive() == .close(code))
  }

  @Test func aMessageMayComeInPartsUnderAnyMask() async throws {
    let page = try await serve { Counter() }.page()
    let socket = try await page.browser.open()
    try await socket.text(with: "[1")
    let tap = Array("[\"tap\",\(try page.browser.id("Count", tag: "button"))]".utf8)
    let mask: [UInt8] = [1, 2, 250, 4]
    let part = { (first: UInt8, words: ArraySlice<UInt8>) -> [UInt8] in
      [first, 0x80 | UInt8(words.count)] + mask + words.enumerated().map { $1 ^ mask[$0 % 4] }
    }
    // Between the parts of a message there may be a question whether anybody is there.
    let bytes = part(0x01, tap[..<3]) + part(0x89, [7]) + part(0x00, tap[3..<4]) + part(0x80, tap[4...])
    for byte in bytes { try await socket.sendRaw([byte]) }
    #expect(try await socket.text().contains("1 times"))
  }

  @Test func bytesCutAnywhereAreTheSameMessages() {
    var random = Dice(state: 7)
    var bytes: [UInt8] = []
    var sent: [FrameReader.Message] = []
    for length in [0, 1, 125, 126, 127, 65_535, 65_536, 70_000] {
      let words = [UInt8](repeating: 0x61, count: length)
      bytes += Frame.masked(words)
      sent.append(.text(words))
      bytes += Frame.masked([1, 2, 3], opcode: 9)
      sent.append(.ping([1, 2, 3]))
    }
    for _ in 0..<20 {
      var reader = FrameReader(limit: 100_000)
      var read: [FrameReader.Message] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = min(Int.random(in: 1...40_000, using: &random), rest.count)
        let reason = reader.take(rest.prefix(count)) { message in
          read.append(message)
          return nil
        }
        #expect(reason == nil)
        rest = rest.dropFirst(count)
      }
      #expect(read == sent)
      #expect(!reader.isWithin)
    }
  }

  @Test func aMessageOfFramesWithoutEndIsRefused() {
    var reader = FrameReader(limit: 100_000)
    #expect(reader.take([0x01, 0x81, 0, 0, 0, 0, 0x61]) { _ in nil } == nil)
    var frames = 1
    var reason: CloseReason?
    while reason == nil, frames < 10_000 {
      reason = reader.take([0x00, 0x80, 0, 0, 0, 0]) { _ in nil }
      frames += 1
    }
    #expect(reason == .tooBig)
    #expect(frames == 1_001)
  }

  @Test func theHandshakeIsThatOfTheProtocol() {
    #expect(Handshake.accept("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    let digest = { (text: String) in
      Handshake.digest(Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    #expect(digest("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(digest("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(
      digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("\(count) times")
    Button("Count") { count += 1 }
  }
}
