import TenureText
import Testing

@Suite struct LineBreakTests {
  /// The pieces between which lines may end: on lines of one point, every one is divided, so that words are kept together by
  /// lines as long as the piece that is asked for.
  private func pieces(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    // A line of a width ends at the last place that fits: the places are the ends of all first lines.
    var ends: Set<Int> = []
    for count in 1...text.count {
      for start in 0..<text.count where start == 0 || ends.contains(text.prefix(start).utf8.count) {
        let rest = String(text.dropFirst(start))
        let measurement = grid(rest, TextOptions(width: Double(count) * 10))
        guard let line = measurement.lines.first, measurement.lines.count > 1 else { continue }
        let end = text.prefix(start).utf8.count + line.range.upperBound
        // Divided for want of a place: then two more characters move the end.
        let wider = grid(rest, TextOptions(width: Double(count) * 10 + 20)).lines[0]
        let isPlace = wider.range.upperBound == line.range.upperBound
        if isPlace { ends.insert(end) }
      }
    }
    var start = 0
    return (ends.sorted() + [bytes.count]).map { end in
      defer { start = end }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }

  @Test(
    "A line that holds two thirds of a text ends where Unicode allows it",
    arguments: [
      ("hello wonderful world", ["hello ", "wonderful ", "world"]),
      ("well-known fact", ["well-", "known ", "fact"]),
      ("a sum of -5000", ["a ", "sum ", "of ", "-5000"]),
      ("from 10-2000 now", ["from ", "10-2000 ", "now"]),
      ("say (hello there)", ["say ", "(hello ", "there)"]),
      ("done ! really", ["done ! ", "really"]),
      ("one\u{A0}piece of it", ["one\u{A0}piece ", "of ", "it"]),
      ("1,000.50 is it", ["1,000.50 ", "is ", "it"]),
      ("either/neither choice", ["either/", "neither ", "choice"]),
      ("wait… what", ["wait… ", "what"]),
      ("costs $50 here", ["costs ", "$50 ", "here"]),
      ("soft\u{AD}hyphen", ["soft\u{AD}", "hyphen"]),
      ("zero\u{200B}width", ["zero\u{200B}", "width"]),
      ("«ab cd» ef", ["«ab ", "cd» ", "ef"]),
    ])
  func places(text: String, expected: [String]) {
    #expect(pieces(text) == expected)
  }

  @Test(
    "Ideographs are divided anywhere, but never before closing or after opening punctuation",
    arguments: [
      ("日本語です。", 30.0, ["日本語", "です。"]),
      ("日本語。あ", 30, ["日本", "語。あ"]),
      ("日「本語", 20, ["日", "「本", "語"]),
      ("カーテン", 10, ["カ", "ー", "テ", "ン"]),
      ("東京カード", 30, ["東京", "カード"]),
      ("한국어 문장", 40, ["한국어", "문장"]),
    ])
  func ideographs(text: String, width: Double, expected: [String]) {
    #expect(shown(text, TextOptions(width: width)) == expected)
  }

  @Test("A line may end before a dash and after it")
  func dashes() {
    #expect(shown("a b\u{2014}cd", TextOptions(width: 30)) == ["a b", "\u{2014}cd"])
    #expect(shown("ab\u{2014}cd", TextOptions(width: 40)) == ["ab\u{2014}", "cd"])
  }

  @Test("Families, flags, skin tones, keycaps and letters with accents are never divided")
  func wholeCharacters() {
    let text = "👨‍👩‍👧‍👦🇩🇪👍🏽1️⃣e\u{301}"
    #expect(shown(text, TextOptions(width: 10)) == ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "e\u{301}"])
    #expect(grid(text).width == 50)
  }

  @Test("Each kind of line break ends a line, and carriage return with line feed one only")
  func lineBreaks() {
    #expect(shown("a\nb\r\nc\rd\u{2028}e\u{2029}f", TextOptions()) == ["a", "b", "c", "d", "e", "f"])
    #expect(shown("a\n\nb\n", TextOptions()) == ["a", "", "b", ""])
    #expect(grid("a\n\nb").height == 30)
  }
}
