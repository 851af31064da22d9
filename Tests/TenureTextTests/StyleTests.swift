import TenureText
import Testing

@Suite struct StyleTests {
  @Test(
    "A line of each text style is as high as on a phone with three pixels a point",
    arguments: [
      (TextStyle.largeTitle, 40.667), (.title, 33.667), (.title2, 26.333), (.title3, 24), (.headline, 20.333),
      (.body, 20.333), (.callout, 19.333), (.subheadline, 18), (.footnote, 15.667), (.caption, 14.333),
      (.caption2, 13.333),
    ])
  func heights(style: TextStyle, height: Double) {
    let measurement = Typesetter(shaper: PlainShaper()).measure(TextRequest([TextRun("Ag", font: style.font())]))
    #expect(abs(measurement.height - height) < 0.001)
  }

  @Test("Two pixels a point round a line of body text up to 20.5")
  func twoPixels() {
    let request = TextRequest([TextRun("Ag", font: TextStyle.body.font())], TextOptions(displayScale: 2))
    #expect(Typesetter(shaper: PlainShaper()).measure(request).height == 20.5)
  }

  @Test("The heights of several lines are added up before they are rounded")
  func severalLines() {
    let request = TextRequest([TextRun("1\n2\n3\n4\n5\n6\n7\n8\n9\n10", font: TextStyle.body.font())])
    #expect(Typesetter(shaper: PlainShaper()).measure(request).height == 203)
  }

  @Test("Tight and loose lines are two points closer and further apart, but no single line is lower or higher")
  func leading() {
    let typesetter = Typesetter(shaper: PlainShaper())
    func height(_ text: String, _ leading: TextFont.Leading) -> Double {
      var font = TextStyle.body.font()
      font.leading = leading
      return typesetter.measure(TextRequest([TextRun(text, font: font)], TextOptions(displayScale: 100))).height
    }
    #expect(height("a", .tight) == height("a", .loose))
    #expect(abs(height("a\nb", .loose) - height("a\nb", .standard) - 2) < 0.02)
    #expect(abs(height("a\nb", .standard) - height("a\nb", .tight) - 2) < 0.02)
  }

  @Test("Sizes grow with the user's setting, and have the values that a phone answers")
  func sizes() {
    for style in TextStyle.allCases {
      for (smaller, larger) in zip(TextSize.allCases, TextSize.allCases.dropFirst()) {
        #expect(style.size(at: smaller) <= style.size(at: larger))
        #expect(style.designLeading(at: smaller) <= style.designLeading(at: larger))
      }
      #expect(TextSize.allCases.allSatisfy { style.designLeading(at: $0) > style.size(at: $0) })
    }
    let largest = TextStyle.allCases.map { $0.size(at: .accessibility5) }
    #expect(largest == [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40])
    let usual = TextStyle.allCases.map { $0.size() }
    #expect(usual == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    let bigger = TextStyle.allCases.map { $0.size(at: .accessibility1) }
    #expect(bigger == [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20])
    #expect(TextStyle.headline.weight == .semibold)
  }

  @Test("Tracking follows Apple's table, and stays at its ends beyond it")
  func tracking() {
    #expect([3, 6, 12, 17, 17.9, 19.5].map { Tracking.standard(size: $0) } == [41, 41, 0, -26, -26, -24])
    #expect([20, 23, 34, 79, 80, 10_000].map { Tracking.standard(size: $0) } == [19, 16, 11, 1, 0, 0])
    #expect([1, 17, 22, 300].map { Tracking.serif(size: $0) } == [40, -4, -10, 0])
  }
}
