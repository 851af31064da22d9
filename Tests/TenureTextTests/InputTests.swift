import TenureText
import Testing

@Suite struct InputTests {
  @Test(
    "Sizes that are none, not a number or negative measure as nothing",
    arguments: [0, -1, Double.nan, -Double.infinity])
  func noSize(size: Double) {
    let measurement = grid([TextRun("abc", font: TextFont(size: size))])
    #expect(measurement.width == 0)
    #expect(measurement.height == 0)
    #expect(measurement.lines.count == 1)
  }

  @Test("Sizes beyond all measure are measured as 10,000 points", arguments: [1e9, Double.infinity])
  func hugeSize(size: Double) {
    #expect(grid([TextRun("abc", font: TextFont(size: size))]).width == 30_000)
  }

  @Test(
    "A width that is no number is no limit, and one below nothing is none", arguments: [Double.nan, Double.infinity])
  func oddWidths(width: Double) {
    #expect(grid("aa bb", TextOptions(width: width, height: width)).lines.count == 1)
    #expect(grid("ab", TextOptions(width: -5)).lines.count == 2)
    #expect(grid("ab", TextOptions(lineSpacing: width, minimumScale: width, displayScale: width)).width == 20)
  }

  @Test("Tracking, offsets and spacing that are no numbers count as none", arguments: [Double.nan, .infinity])
  func oddRuns(number: Double) {
    let run = TextRun("ab", font: TextFont(size: 10), tracking: number, baselineOffset: number)
    #expect(grid([run, run], TextOptions(lineSpacing: number)).width == 40)
    #expect(grid([run, run]).height == 10)
    let far = TextRun("ab", font: TextFont(size: 10), tracking: 1e300, baselineOffset: -1e300)
    #expect(grid([far], TextOptions(lineSpacing: 1e300, displayScale: 1e300)).width == 20_020)
  }

  @Test("Limits of lines below one mean one, and huge ones no limit")
  func oddLimits() {
    #expect(grid("a\nb", TextOptions(maximumLines: 0)).lines.count == 1)
    #expect(grid("a\nb", TextOptions(maximumLines: -5)).lines.count == 1)
    #expect(grid("a\nb", TextOptions(maximumLines: .max)).lines.count == 2)
    #expect(grid("a", TextOptions(reservedLines: -1)).height == 10)
  }

  @Test("A size that is not a number is found again in the store")
  func storedNaN() {
    let shaper = GridShaper()
    let typesetter = Typesetter(shaper: shaper)
    let request = TextRequest([TextRun("abc", font: TextFont(size: .nan))])
    #expect(typesetter.measure(request) == typesetter.measure(request))
    #expect(shaper.shapings == 1)
  }

  @Test("Ten thousand line breaks are as many lines and one more, and a line that nobody sees is not made")
  func manyLines() {
    let text = String(repeating: "\n", count: 10_000)
    #expect(grid(text).lines.count == 10_001)
    #expect(grid(text, TextOptions(maximumLines: 3)).lines.count == 3)
  }

  @Test("A megabyte without a space is divided into lines")
  func megabyte() {
    let measurement = grid(String(repeating: "x", count: 1 << 20), TextOptions(width: 100))
    #expect(measurement.lines.count == (1 << 20) / 10 + 1)
  }

  @Test("No runs, empty runs and runs of nothing but a line break have a size")
  func nothing() {
    #expect(grid([]).height == 0)
    let empty = TextRun("", font: TextFont(size: 10), tracking: 3)
    #expect(grid([empty, TextRun("ab", font: TextFont(size: 10)), empty]).width == 20)
    #expect(grid("\n").height == 20)
  }
}
