import Foundation
import TenureCombine
import Testing

/// Bytes of files and answers as text, a line or a character at a time.
@Suite struct AsyncTextTests {
  private func file(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test func `lines end as Unicode says, and empty ones are left out`() async throws {
    let url = try file("one\r\ntwo\n\nthree\u{2028}four\u{85}five\u{2029}é€\u{0B}end")
    defer { try? FileManager.default.removeItem(at: url) }
    var lines: [String] = []
    for try await line in url.lines { lines.append(line) }
    #expect(lines == ["one", "two", "three", "four", "five", "é€", "end"])
    #expect(try await url.lines.dropFirst().first { _ in true } == "two")
  }

  @Test func `a character is whole`() async throws {
    let url = try file("e\u{301}👩‍👩‍👧€")
    defer { try? FileManager.default.removeItem(at: url) }
    var characters: [Character] = []
    for try await character in url.resourceBytes.characters { characters.append(character) }
    #expect(characters == ["é", "👩‍👩‍👧", "€"])
    var count = 0
    for try await _ in try FileHandle(forReadingFrom: url).bytes.unicodeScalars { count += 1 }
    #expect(count == 8)
  }

  @Test func `bytes that are no text are marked`() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data([0x61, 0xE2, 0x82, 0x62, 0xFF]).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    var text = ""
    for try await scalar in url.resourceBytes.unicodeScalars { text.unicodeScalars.append(scalar) }
    #expect(text == "a\u{FFFD}b\u{FFFD}")
  }

  @Test func `a file that is not there is an error`() async {
    await #expect(throws: CocoaError.self) {
      for try await line in URL(fileURLWithPath: "/nowhere/at/all").lines { Issue.record("\(line)") }
    }
  }

  @Test func `what a pipe is given comes before its end`() async throws {
    let pipe = Pipe()
    var bytes = pipe.fileHandleForReading.bytes.lines.makeAsyncIterator()
    pipe.fileHandleForWriting.write(Data("first\nsecond".utf8))
    #expect(try await bytes.next() == "first")
    pipe.fileHandleForWriting.write(Data(" half\n".utf8))
    #expect(try await bytes.next() == "second half")
    try pipe.fileHandleForWriting.close()
    #expect(try await bytes.next() == nil)
  }
}
