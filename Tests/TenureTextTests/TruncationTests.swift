import TenureText
import Testing

@Suite struct TruncationTests {
  private func options(_ mode: TextOptions.Truncation, _ width: Double, lines: Int = 1) -> TextOptions {
    TextOptions(width: width, maximumLines: lines, truncation: mode)
  }

  @Test("An ellipsis stands for what has no room: at the end, at the start or in the middle")
  func modes() {
    #expect(shown("abcdefghij", options(.tail, 50)) == ["abcd…"])
    #expect(shown("abcdefghij", options(.head, 50)) == ["…ghij"])
    #expect(shown("abcdefghij", options(.middle, 50)) == ["ab…ij"])
    #expect(shown("abcdefghij", options(.middle, 60)) == ["abc…ij"])
  }

  @Test("The ellipsis follows a letter, not a space")
  func spaces() {
    #expect(shown("abc defg", options(.tail, 50)) == ["abc…"])
    #expect(shown("abcd efg", options(.head, 50)) == ["…efg"])
  }

  @Test("The last line that is allowed stands for the rest of the text")
  func lastLine() {
    #expect(shown("aa bb cc dd ee", options(.tail, 50, lines: 2)) == ["aa bb", "cc d…"])
    #expect(shown("aa bb cc dd ee", options(.head, 50, lines: 2)) == ["aa bb", "…d ee"])
    let measurement = grid("aa bb cc dd ee", options(.tail, 50, lines: 2))
    #expect(measurement.isTruncated)
    #expect(measurement.height == 20)
    #expect(measurement.lines[1].range == 6..<14)
    #expect(measurement.lines[1].omitted == 10..<14)
  }

  @Test("A line before a line break that is not shown ends with an ellipsis, also if it has room")
  func paragraphs() {
    #expect(shown("aa\nbb", options(.tail, 50)) == ["aa…"])
    #expect(shown("aaaaa\nbb", options(.tail, 50)) == ["aaaa…"])
  }

  @Test("A text that fits its lines is not truncated")
  func fits() {
    #expect(!grid("aa bb", options(.tail, 50)).isTruncated)
    #expect(!grid("aa bb ", options(.tail, 50)).isTruncated)
    #expect(!grid("aa bb cc", options(.tail, 50, lines: 2)).isTruncated)
  }

  @Test("Lines that the height has no room for are left out, all but the first")
  func height() {
    var options = TextOptions(width: 50, height: 25)
    #expect(shown("aa bb cc dd ee ff", options) == ["aa bb", "cc d…"])
    options.height = 0
    #expect(shown("aa bb cc dd ee ff", options) == ["aa b…"])
    options.height = 30
    #expect(shown("aa bb cc dd ee ff", options) == ["aa bb", "cc dd", "ee ff"])
  }

  @Test("Where the ellipsis itself has no room it stands alone")
  func noRoom() {
    for mode in [TextOptions.Truncation.head, .middle, .tail] {
      #expect(shown("abc", options(mode, 5)) == ["…"])
    }
  }

  @Test("A smaller scale goes before truncation, and no further than it has to")
  func scale() {
    var options = options(.tail, 50)
    options.minimumScale = 0.4
    let measurement = grid("abcdefghij", options)
    #expect(!measurement.isTruncated)
    #expect(measurement.scale > 0.49 && measurement.scale <= 0.5)
    #expect(measurement.width <= 50)
    #expect(grid("abcd", options).scale == 1)
  }

  @Test("A text that may shrink does so before a word is divided, as far as that helps")
  func scaleBeforeDividing() {
    var options = TextOptions(width: 40, height: 40, minimumScale: 0.1)
    #expect(grid("abcde", options).lines.count == 1)
    #expect(grid("abcde", options).scale > 0.78 && grid("abcde", options).scale <= 0.8)
    // Lines that end at spaces are as large as they were.
    #expect(grid("abcd efgh", options).scale == 1)
    // No scale that is allowed keeps the word whole.
    options.minimumScale = 0.9
    #expect(grid("abcde", options).scale == 1 && grid("abcde", options).lines.count == 2)
    options = TextOptions(width: 40, height: 40)
    #expect(grid("abcde", options).lines.count == 2)
  }

  @Test("A line that is alone is made smaller where it is too high, and not for lines that are only reserved")
  func tooHigh() {
    var options = TextOptions(height: 5, minimumScale: 0.4)
    #expect(grid("a", options).scale <= 0.6)
    options = TextOptions(height: 10, reservedLines: 3, minimumScale: 0.4)
    #expect(grid("a", options).scale == 1)
    // Where it may not be made smaller, characters move no closer together than the width asks.
    options = self.options(.tail, 97.5)
    (options.height, options.allowsTightening) = (5, true)
    #expect(abs(grid("abcdefghij", options).tightening - 0.3) < 0.001)
  }

  @Test("What has no room at the smallest scale is truncated at that scale")
  func smallestScale() {
    var options = options(.tail, 50)
    options.minimumScale = 0.8
    let measurement = grid("abcdefghij", options)
    #expect(measurement.isTruncated)
    #expect(measurement.scale == 0.8)
    #expect(measurement.width == 48)
  }

  @Test("Characters move closer together before a text is truncated, if they may")
  func tightening() {
    var options = options(.tail, 97.5)
    #expect(grid("abcdefghij", options).isTruncated)
    options.allowsTightening = true
    let measurement = grid("abcdefghij", options)
    #expect(!measurement.isTruncated)
    #expect(measurement.scale == 1)
    #expect(abs(measurement.tightening - 0.3) < 0.001)
    options.width = 90
    #expect(grid("abcdefghij", options).isTruncated)
  }

  @Test("Reserved lines are as high as lines of text, and no text has to be there")
  func reserved() {
    #expect(grid("a", TextOptions(reservedLines: 3)).height == 30)
    #expect(grid("a", TextOptions(reservedLines: 3, lineSpacing: 5)).height == 40)
    #expect(grid("a\nb\nc\nd", TextOptions(reservedLines: 3)).height == 40)
    #expect(grid("", TextOptions(reservedLines: 2)).height == 20)
    #expect(grid("").height == 0)
    #expect(grid("a", TextOptions(maximumLines: 2, reservedLines: 5)).height == 20)
  }
}
