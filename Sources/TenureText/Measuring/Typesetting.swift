/// Sets a prepared text into the room that it is offered.
///
/// 1. As it is. 2. If some of it has no room and it may: with its characters closer together. 3. If that is not enough and
/// it may: smaller, by the largest factor that gives it room. 4. Truncated. A text that may shrink does so, too, before one
/// of its words is divided, if that helps.
struct Typesetting {
  let options: TextOptions
  /// How much closer characters may move, in parts of the size.
  static let tightest = 0.03

  /// What is no more than this above a whole pixel stays on it. A line may be as much wider than its room: so a text has
  /// room in the width that it was found to have.
  private static let roundingError = 0.01
  private var tolerance: Double { (Self.roundingError + 1e-7) / options.displayScale }

  init(_ options: TextOptions) { self.options = options.checked }

  func callAsFunction(_ text: PreparedText) -> TextMeasurement {
    guard !text.text.isEmpty else { return empty(text) }
    var best = set(text)
    let isWhole = !best.isTruncated && !isTooLarge(best)
    let mayShrink = options.minimumScale < 1
    guard !isWhole || mayShrink && best.dividesWord else { return best }
    let whole = best
    if options.allowsTightening {
      var parts = 1.0
      while parts <= 4 {
        let tightening = Self.tightest * parts / 4
        var tried = set(text.scaled(by: 1, tightened: tightening))
        tried.tightening = tightening * (text.runs.first?.font.usedSize ?? 0)
        if !tried.isTruncated && !isTooLarge(tried) && !(mayShrink && tried.dividesWord) { return tried }
        best = tried
        parts += 1
      }
    }
    guard mayShrink else { return best }
    var (low, high) = (options.minimumScale, 1.0)
    let tightening = options.allowsTightening ? Self.tightest : 0
    func tried(_ scale: Double) -> TextMeasurement {
      var measurement = set(text.scaled(by: scale, tightened: tightening))
      measurement.scale = scale
      measurement.tightening = tightening * scale * (text.runs.first?.font.usedSize ?? 0)
      return measurement
    }
    best = tried(low)
    if isWhole, best.dividesWord { return whole }
    guard !best.isTruncated else { return best }
    let dividesWords = best.dividesWord
    // Nine halvings: a factor that is a five hundredth off at most.
    for _ in 0..<9 {
      let middle = (low + high) / 2
      let measurement = tried(middle)
      if measurement.isTruncated || isTooLarge(measurement) || measurement.dividesWord && !dividesWords {
        high = middle
      } else {
        low = middle
        best = measurement
      }
    }
    return best
  }

  /// A line that is alone is set where it is higher than its room, and a character where it is wider: neither is cut.
  /// Asked only where a text may shrink; lines that are reserved do not count.
  private func isTooLarge(_ measurement: TextMeasurement) -> Bool {
    guard options.minimumScale < 1, let last = measurement.lines.last else { return false }
    let pixel = 1 / options.displayScale
    if let most = options.height, last.baseline + last.descent > most + pixel { return true }
    return options.width.map { measurement.width > $0 + pixel } ?? false
  }

  /// A text of no characters takes no room, unless lines are reserved.
  private func empty(_ text: PreparedText) -> TextMeasurement {
    var measurement = TextMeasurement.empty
    measurement.height = reserved(text)
    return measurement
  }

  private func reserved(_ text: PreparedText) -> Double {
    guard options.reservedLines > 0, let metrics = text.metrics.first else { return 0 }
    let lines = Double(options.reservedLines)
    return up(
      lines * (metrics.ascent + metrics.descent) + (lines - 1) * (metrics.leading + options.lineSpacing))
  }

  /// Up to a whole pixel.
  private func up(_ points: Double) -> Double {
    let pixels = points * options.displayScale
    return (pixels - Self.roundingError).rounded(.up) / options.displayScale
  }

  private func set(_ text: PreparedText) -> TextMeasurement {
    // One line that has room: most labels. Nothing has to be known of the single characters.
    if let width = text.quickWidth, width <= (options.width ?? .infinity) + tolerance {
      return measurement([line(0..<text.text.utf8.count, width, text)], text, isTruncated: false)
    }
    let characters = text.characters
    let wrapping = Wrapping(characters: characters, tolerance: tolerance)
    let limit = options.maximumLines ?? .max - 1
    var wrapped = wrapping.lines(width: options.width, limit: limit + 1)
    var lines: [TextLine] = []
    var height = 0.0
    var dividesWord = false
    for entry in wrapped.prefix(limit) {
      let line = line(characters.bytes(entry.range), entry.width, text)
      let between = lines.last.map { $0.leading + options.lineSpacing } ?? 0
      let next = height + between + line.ascent + line.descent
      // Heights are offered in whole pixels.
      if let most = options.height, !lines.isEmpty, next > most + 1 / options.displayScale { break }
      height = next
      lines.append(line)
      let end = entry.range.upperBound
      if !entry.endsParagraph, end < characters.count, !characters.breaks[end] { dividesWord = true }
    }
    guard lines.count < wrapped.count else {
      var measurement = measurement(lines, text, isTruncated: false)
      measurement.dividesWord = dividesWord
      return measurement
    }
    wrapped.removeSubrange(lines.count...)
    // The last line that is shown stands for the rest of its paragraph too.
    let start = wrapped[lines.count - 1].range.lowerBound
    let end = characters.classes[start...].firstIndex(of: .newline) ?? characters.count
    let truncated = Truncating(
      characters: characters, mode: options.truncation, ellipsis: text.ellipsisWidth(),
      width: options.width ?? .infinity, tolerance: tolerance)(start..<end)
    var last = lines[lines.count - 1]
    last.range = characters.bytes(start..<end)
    last.omitted = characters.bytes(truncated.omitted)
    last.width = truncated.width
    lines[lines.count - 1] = last
    return measurement(lines, text, isTruncated: true)
  }

  private func line(_ bytes: Range<Int>, _ width: Double, _ text: PreparedText) -> TextLine {
    let metrics = text.runs.count == 1 && text.runs[0].usedOffset == 0 ? text.metrics[0] : text.metrics(of: bytes)
    return TextLine(
      range: bytes, omitted: nil, x: 0, width: max(width, 0), baseline: 0, ascent: metrics.ascent,
      descent: metrics.descent, leading: metrics.leading)
  }

  /// Lines put under each other and aligned.
  private func measurement(_ lines: [TextLine], _ text: PreparedText, isTruncated: Bool) -> TextMeasurement {
    var lines = lines
    let width = up(lines.reduce(0) { max($0, $1.width) })
    var top = 0.0
    var bottom = 0.0
    for index in lines.indices {
      let line = lines[index]
      lines[index].baseline = top + line.ascent
      bottom = top + line.ascent + line.descent
      top = bottom + line.leading + options.lineSpacing
      let free = width - line.width
      switch (options.alignment, options.direction) {
      case (.leading, .leftToRight), (.trailing, .rightToLeft): break
      case (.center, _): lines[index].x = free / 2
      case (.leading, .rightToLeft), (.trailing, .leftToRight): lines[index].x = free
      }
    }
    return TextMeasurement(
      width: width, height: max(up(bottom), reserved(text)), lines: lines, firstBaseline: lines.first?.baseline ?? 0,
      lastBaseline: lines.last?.baseline ?? 0, isTruncated: isTruncated, scale: 1, tightening: 0)
  }
}
