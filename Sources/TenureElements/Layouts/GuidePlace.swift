import TenureLayout

/// Where a guide is in a view of any size: so far from its corner, and a share of its width and of its height. A host
/// that knows sizes before the program does aligns by it.
///
/// It is found by asking for some sizes, of views without text. What follows another rule has none.
struct GuidePlace: Equatable {
  private let set: Line
  /// The guide's place in a view that does not set it.
  private let standard: Line

  /// Nil where it is no sum of a length and shares.
  init?(of guide: Guide, _ value: (Dimensions) -> Double) {
    guard let set = Line(value), let standard = Line({ guide.standard(in: $0.size) }) else { return nil }
    (self.set, self.standard) = (set, standard)
  }

  /// Six numbers.
  var words: String { "\(set.words) \(standard.words)" }

  private struct Line: Equatable {
    let length: Double
    let ofWidth: Double
    let ofHeight: Double

    init?(_ value: (Dimensions) -> Double) {
      func ask(_ width: Double, _ height: Double) -> Double { value(Dimensions(Size(width: width, height: height))) }
      // Sizes that views have: a closure may divide by one.
      let first = ask(100, 100)
      ofWidth = (ask(200, 100) - first) / 100
      ofHeight = (ask(100, 200) - first) / 100
      length = first - 100 * (ofWidth + ofHeight)
      let other = ask(40, 60)
      guard other.isFinite, abs(length + 40 * ofWidth + 60 * ofHeight - other) < 0.001 else { return nil }
    }

    var words: String { [length, ofWidth, ofHeight].map { "\($0)" }.joined(separator: " ") }
  }
}
