import TenureText
import Testing

@Suite struct WrappingTests {
  @Test("Lines are as long as they can be")
  func greedy() {
    #expect(shown("aa bb cc dd", TextOptions(width: 50)) == ["aa bb", "cc dd"])
    #expect(shown("aa bb cc dd", TextOptions(width: 49)) == ["aa", "bb", "cc", "dd"])
    #expect(shown("aaa b ccc d", TextOptions(width: 50)) == ["aaa b", "ccc d"])
  }

  @Test("The size is that of the longest line, not of the room")
  func size() {
    let measurement = grid("aa bbb c", TextOptions(width: 55))
    #expect(measurement.width == 50)
    #expect(measurement.height == 20)
    #expect(measurement.firstBaseline == 8)
    #expect(measurement.lastBaseline == 18)
    #expect(measurement.lines.map(\.width) == [20, 50])
  }

  @Test("Spaces at which a line is wrapped take no room, however many there are")
  func hangingSpaces() {
    let measurement = grid("aa    bb", TextOptions(width: 25))
    #expect(measurement.lines.map(\.width) == [20, 20])
    #expect(measurement.lines.map(\.range) == [0..<6, 6..<8])
  }

  @Test("Spaces at a text's end count as far as there is room")
  func spacesAtTheEnd() {
    #expect(grid("aa  ").width == 40)
    #expect(grid("aa  ", TextOptions(width: 30)).width == 30)
    #expect(grid("aa  ", TextOptions(width: 30)).lines.count == 1)
  }

  @Test("A word longer than the line is divided, and a line has one character at least")
  func longWords() {
    #expect(shown("abcdefg", TextOptions(width: 30)) == ["abc", "def", "g"])
    #expect(shown("a bcdefg", TextOptions(width: 30)) == ["a", "bcd", "efg"])
    #expect(shown("abc", TextOptions(width: 0)) == ["a", "b", "c"])
  }

  @Test("The size that a text has asked for is enough for it")
  func stable() {
    let typesetter = Typesetter(shaper: PlainShaper())
    for scale in [1.0, 2, 3] {
      for words in 1...40 {
        let text = (0..<words).map { "word\($0 * 37)" }.joined(separator: " ")
        let runs = [TextRun(text, font: TextStyle.body.font())]
        let first = typesetter.measure(TextRequest(runs, TextOptions(width: 150, displayScale: scale)))
        let again = typesetter.measure(
          TextRequest(runs, TextOptions(width: first.width, height: first.height, displayScale: scale)))
        #expect(again == first)
      }
    }
  }

  @Test("Lines are aligned in the text's width, from the right where reading is from the right")
  func alignment() {
    func x(_ alignment: TextOptions.Alignment, _ direction: TextOptions.Direction = .leftToRight) -> [Double] {
      grid("aaaa bb", TextOptions(width: 40, alignment: alignment, direction: direction)).lines.map(\.x)
    }
    #expect(x(.leading) == [0, 0])
    #expect(x(.center) == [0, 10])
    #expect(x(.trailing) == [0, 20])
    #expect(x(.leading, .rightToLeft) == [0, 20])
    #expect(x(.trailing, .rightToLeft) == [0, 0])
  }

  @Test("A line is as high as its highest font, and a raised run makes it higher")
  func mixedFonts() {
    let small = TextRun("aa bb ", font: TextFont(size: 10))
    let big = TextRun("CC", font: TextFont(size: 20))
    let measurement = grid([small, big], TextOptions(width: 50))
    #expect(measurement.lines.map(\.range) == [0..<6, 6..<8])
    #expect(measurement.lines.map(\.ascent) == [8, 16])
    #expect(measurement.height == 30)
    var raised = TextRun("2", font: TextFont(size: 10), baselineOffset: 5)
    #expect(grid([small, raised]).height == 15)
    #expect(grid([small, raised]).firstBaseline == 13)
    raised.baselineOffset = -5
    #expect(grid([small, raised]).height == 15)
    #expect(grid([small, raised]).firstBaseline == 8)
  }

  @Test("Two runs of one word stay on one line")
  func runsInAWord() {
    let runs = [TextRun("aa bb", font: TextFont(size: 10)), TextRun("cc", font: TextFont(size: 10, weight: .bold))]
    #expect(grid(runs, TextOptions(width: 50)).lines.map(\.range) == [0..<3, 3..<7])
  }

  @Test("Tracking adds to every character of its run alone")
  func tracking() {
    let runs = [
      TextRun("ab", font: TextFont(size: 10), tracking: 2), TextRun("cd", font: TextFont(size: 10)),
      TextRun("👍🏽", font: TextFont(size: 10), tracking: -1),
    ]
    #expect(grid(runs).width == 24 + 20 + 9)
  }

  @Test("Points between lines are between them, and not after the last")
  func lineSpacing() {
    let measurement = grid("a\nb\nc", TextOptions(lineSpacing: 6))
    #expect(measurement.height == 42)
    #expect(measurement.lines.map(\.baseline) == [8, 24, 40])
  }
}
