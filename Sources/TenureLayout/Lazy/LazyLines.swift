/// How long the lines of a lazy stack or grid are, as far as that is known.
struct LazyLines {
  let count: Int
  let breadth: Double?
  let tracks: [Track.Place]
  let spacing: Double
  /// Not a number for lines that were never in sight.
  private var lengths: [Double]
  private var knownSum = 0.0
  private var knownCount = 0
  /// What the last `fill` was for; none if a line has changed since.
  private(set) var sight: ClosedRange<Double>?
  /// The first line in sight, and where it is.
  private(set) var first = (line: 0, start: 0.0)

  init(count: Int, breadth: Double?, tracks: [Track.Place], spacing: Double) {
    self.count = count
    self.breadth = breadth
    self.tracks = tracks
    self.spacing = spacing
    lengths = Array(repeating: .nan, count: (count + tracks.count - 1) / tracks.count)
  }

  /// What a line counts with that was never in sight: the mean of the others, or the height of a list's row.
  private var estimate: Double { knownCount > 0 ? knownSum / Double(knownCount) : 44 }

  var length: Double {
    guard !lengths.isEmpty else { return 0 }
    return knownSum + Double(lengths.count - knownCount) * estimate + Double(lengths.count - 1) * spacing
  }

  func length(of line: Int) -> Double { lengths[line].isNaN ? estimate : lengths[line] }

  mutating func forget(lineOf view: Int) {
    sight = nil
    let line = view / tracks.count
    guard lengths.indices.contains(line), !lengths[line].isNaN else { return }
    knownSum -= lengths[line]
    knownCount -= 1
    lengths[line] = .nan
  }

  /// Asks for the lengths of the lines in `sight`.
  mutating func fill(_ sight: ClosedRange<Double>, _ measure: (Int) -> Double) {
    self.sight = sight
    var position = 0.0
    var line = 0
    let estimate = estimate
    while line < lengths.count {
      let end = position + (lengths[line].isNaN ? estimate : lengths[line])
      if end > sight.lowerBound { break }
      position = end + spacing
      line += 1
    }
    first = (line, position)
    while line < lengths.count, position < sight.upperBound {
      let length = measure(line)
      if lengths[line].isNaN { knownCount += 1 } else { knownSum -= lengths[line] }
      knownSum += length
      lengths[line] = length
      position += length + spacing
      line += 1
    }
  }
}
