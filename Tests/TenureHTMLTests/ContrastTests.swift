import Foundation
import Testing

@testable import TenureHTML

/// The colours of the style sheet can be told apart by people who see little contrast.
@MainActor @Suite struct ContrastTests {
  private static let sheet = String(decoding: CSS.sheetBytes, as: UTF8.self)

  @Test(arguments: [
    "red", "green", "blue", "orange", "yellow", "pink", "purple", "mint", "teal", "cyan", "indigo", "brown", "gray",
    "primary", "secondary", "tertiary",
  ])
  func wordsCanBeReadOnEverySurface(name: String) throws {
    let words = try pair(name)
    for surface in ["background", "ground", "card", "raised"] {
      let behind = try pair(surface)
      #expect(contrast(words.light, behind.light) >= 4.5, "\(name) on \(surface), light")
      #expect(contrast(words.dark, behind.dark) >= 4.5, "\(name) on \(surface), dark")
    }
  }

  /// `:has(… :has(…))` is no selector: a browser leaves out the whole rule.
  @Test func noSelectorAsksWhatIsInsideOfWhatIsAskedFor() {
    var (open, line): ([Bool], Substring) = ([], "")
    for rest in Self.sheet.indices.lazy.map({ Self.sheet[$0...] }) {
      if rest.first == "\n" { line = rest.dropFirst().prefix { $0 != "\n" } }
      if rest.hasPrefix(":has(") { #expect(!open.contains(true), "\(line)") }
      if rest.first == "(" { open.append(Self.sheet[..<rest.startIndex].hasSuffix(":has")) }
      if rest.first == ")" { _ = open.popLast() }
    }
  }

  @Test func aProminentButtonsTitleCanBeRead() throws {
    let (accent, title) = (try pair("blue"), try pair("on-accent"))
    #expect(contrast(accent.light, title.light) >= 4.5)
    #expect(contrast(accent.dark, title.dark) >= 4.5)
  }

  /// Its title stands on a ground of its own colour.
  @Test(arguments: ["red", "green", "blue", "orange", "pink", "purple", "mint", "teal", "cyan", "indigo", "brown"])
  func aBorderedButtonsTitleCanBeRead(name: String) throws {
    let part = try #require(
      Self.sheet.firstMatch(of: /--words: color-mix\(in srgb, var\(--accent\) (\d+)%, var\(--primary\)\)/))
    let share = try #require(Double(part.1)) / 100
    let (tint, primary) = (try pair(name), try pair("primary"))
    for surface in ["background", "ground", "card", "raised"] {
      let behind = try pair(surface)
      for (tint, primary, behind) in [
        (tint.light, primary.light, behind.light), (tint.dark, primary.dark, behind.dark),
      ] {
        #expect(contrast(mix(tint, primary, share), mix(tint, behind, 0.13)) >= 4.5, "\(name) on \(surface)")
      }
    }
  }

  private func mix(_ one: String, _ other: String, _ share: Double) -> String {
    let (a, b) = (bytes(one), bytes(other))
    let mixed = zip(a, b).map { Int(($0.0 * share + $0.1 * (1 - share)).rounded()) }
    return "#" + mixed.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test func shapesHaveApplesColours() throws {
    #expect(try pair("red-fill") == ("#ff3b30", "#ff453a"))
    #expect(try pair("blue-fill") == ("#007aff", "#0a84ff"))
    #expect(CSS.paint("red") == "var(--red-fill)")
    #expect(CSS.paint("red/0.5") == "color-mix(in srgb,var(--red-fill) 50%,transparent)")
    #expect(CSS.color("red") == "var(--red)")
  }

  /// What the sheet says of a colour for light and for dark.
  private func pair(_ name: String) throws -> (light: String, dark: String) {
    let found = try #require(
      Self.sheet.firstMatch(
        of: try Regex(
          "--\(name): light-dark\\((#[0-9a-f]+), (#[0-9a-f]+)\\)", as: (Substring, Substring, Substring).self)),
      "no --\(name)")
    return (String(found.output.1), String(found.output.2))
  }

  private func contrast(_ one: String, _ other: String) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func luminance(_ color: String) -> Double {
    let parts = bytes(color).map { byte -> Double in
      let share = byte / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func bytes(_ color: String) -> [Double] {
    let digits =
      color.dropFirst().count == 3 ? color.dropFirst().map { "\($0)\($0)" }.joined() : String(color.dropFirst())
    let number = Int(digits, radix: 16) ?? 0
    return [number >> 16, number >> 8, number].map { Double($0 & 255) }
  }
}
