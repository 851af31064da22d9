import Synchronization
import TenureText

/// Every character is ten points wide, a line eight points above the baseline and two below; it counts what it is asked.
final class GridShaper: TextShaper {
  private let count = Mutex(0)

  /// How often a text was shaped.
  var shapings: Int { count.withLock { $0 } }

  func metrics(of font: TextFont) -> TextMetrics {
    TextMetrics(ascent: font.usedSize * 0.8, descent: font.usedSize * 0.2)
  }

  func quickWidth(of text: String, in font: TextFont) -> Double? { nil }

  func appendAdvances(of text: String, in font: TextFont, to advances: inout [Float]) {
    count.withLock { $0 += 1 }
    for character in text {
      advances.append(Float(font.usedSize))
      advances.append(contentsOf: repeatElement(0, count: character.utf8.count - 1))
    }
  }
}

/// Text of ten points to a character, measured.
func grid(_ runs: [TextRun], _ options: TextOptions = TextOptions(), shaper: GridShaper = GridShaper())
  -> TextMeasurement
{
  Typesetter(shaper: shaper).measure(TextRequest(runs, options))
}

func grid(_ text: String, _ options: TextOptions = TextOptions(), shaper: GridShaper = GridShaper()) -> TextMeasurement
{
  grid([TextRun(text, font: TextFont(size: 10))], options, shaper: shaper)
}

/// The lines as they are shown, with the ellipsis, without the spaces at which they were wrapped.
func shown(_ text: String, _ options: TextOptions) -> [String] {
  let bytes = Array(text.utf8)
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  let measurement = grid(text, options)
  return measurement.lines.enumerated().map { index, line in
    guard let omitted = line.omitted else {
      var text = string(line.range)
      if index < measurement.lines.count - 1 { while text.last == " " { text.removeLast() } }
      return text
    }
    return string(line.range.lowerBound..<omitted.lowerBound) + "…" + string(omitted.upperBound..<line.range.upperBound)
  }
}
