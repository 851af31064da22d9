import Synchronization

/// A text with what its fonts say of it, shaped once for all widths that it will be offered.
final class PreparedText: Sendable {
  let runs: [TextRun]
  let text: String
  /// The first byte of each run.
  let starts: [Int]
  let metrics: [TextMetrics]
  /// The width on one line; none where the text has line breaks or needs to be shaped first.
  let quickWidth: Double?
  private let shaper: any TextShaper
  private let state = Mutex(State())

  private struct State {
    var characters: Characters?
    /// The last measurements, newest last: a layout asks the same few widths again and again.
    var results: [(options: TextOptions, measurement: TextMeasurement)] = []
  }

  static let keptResults = 4
  private static let first = [0]

  init(_ runs: [TextRun], shaper: any TextShaper) {
    self.runs = runs
    self.shaper = shaper
    metrics = runs.map { shaper.metrics(of: $0.font).with($0.font.leading) }
    if runs.count == 1 {
      text = runs[0].text
      starts = Self.first
      let count = runs[0].usedTracking == 0 ? 0 : text.count
      quickWidth =
        runs[0].symbol == nil
        ? shaper.quickWidth(of: text, in: runs[0].font).map { $0 + Double(count) * runs[0].usedTracking } : nil
    } else {
      text = runs.map(\.text).joined()
      var byte = 0
      starts = runs.map { run in
        defer { byte += run.text.utf8.count }
        return byte
      }
      quickWidth = nil
    }
  }

  /// Bytes that this takes at most, roughly.
  var cost: Int { 500 + 40 * text.utf8.count }

  var characters: Characters {
    state.withLock { state in
      if let characters = state.characters { return characters }
      var bytes: [Float] = []
      bytes.reserveCapacity(text.utf8.count)
      for run in runs { shaper.appendAdvances(of: run.text, in: run.font, to: &bytes) }
      var characters = Characters(of: text, bytes: bytes)
      for (run, start) in zip(runs, starts) {
        guard let symbol = run.symbol else { continue }
        characters.advances[characters.index(ofByte: start)] = Float(symbol.width * run.font.usedSize)
      }
      for (run, start) in zip(runs, starts) where run.usedTracking != 0 && !run.text.isEmpty {
        let end = characters.index(ofByte: start + run.text.utf8.count)
        for index in characters.index(ofByte: start)..<end where characters.classes[index] != .newline {
          characters.advances[index] += Float(run.usedTracking)
        }
      }
      state.characters = characters
      return characters
    }
  }

  func measurement(_ options: TextOptions) -> TextMeasurement? {
    state.withLock { state in state.results.last { $0.options == options }?.measurement }
  }

  func keep(_ measurement: TextMeasurement, for options: TextOptions) {
    state.withLock { state in
      if state.results.count == Self.keptResults { state.results.removeFirst() }
      state.results.append((options, measurement))
    }
  }

  /// Height above and below the baseline of the highest font in a range of bytes.
  func metrics(of bytes: Range<Int>) -> TextMetrics {
    var highest: TextMetrics?
    for index in runs.indices {
      let end = index + 1 < starts.count ? starts[index + 1] : text.utf8.count
      let touches =
        starts[index] < bytes.upperBound && bytes.lowerBound < end
        || bytes.isEmpty && starts[index] <= bytes.lowerBound && (bytes.lowerBound < end || index == runs.count - 1)
      guard touches else { continue }
      let offset = runs[index].usedOffset
      let ascent = metrics[index].ascent + offset
      let descent = metrics[index].descent - offset
      highest = TextMetrics(
        ascent: max(highest?.ascent ?? ascent, ascent), descent: max(highest?.descent ?? descent, descent),
        leading: max(highest?.leading ?? metrics[index].leading, metrics[index].leading))
    }
    return highest ?? metrics.first ?? TextMetrics(ascent: 0, descent: 0)
  }

  /// The same text with smaller fonts, and characters moved closer together.
  func scaled(by scale: Double, tightened: Double) -> PreparedText {
    let runs = runs.map { run in
      var run = run
      run.font.size = run.font.usedSize * scale
      run.tracking = run.usedTracking * scale - tightened * run.font.usedSize
      run.baselineOffset *= scale
      return run
    }
    return PreparedText(runs, shaper: shaper)
  }

  func ellipsisWidth() -> Double {
    guard let run = runs.last else { return 0 }
    var bytes: [Float] = []
    shaper.appendAdvances(of: "…", in: run.font, to: &bytes)
    return bytes.reduce(0) { $0 + Double($1) } + run.usedTracking
  }
}
