/// Points of the graph of a function.
enum FunctionGraph {
  private static let steps = 200

  /// Points at even distances. Those on both sides of a gap are of different parts.
  static func points(
    over domain: ClosedRange<Double>, _ function: (Double) -> (x: Double, y: Double)
  ) -> [(x: Double, y: Double, part: Int)] {
    var points: [(x: Double, y: Double, part: Int)] = []
    var (part, isInGap) = (0, false)
    for step in 0...steps {
      let place = Double(step) / Double(steps)
      let (x, y) = function(domain.lowerBound * (1 - place) + domain.upperBound * place)
      guard x.isFinite, y.isFinite else {
        isInGap = !points.isEmpty
        continue
      }
      if isInGap { part += 1 }
      isInGap = false
      points.append((x, y, part))
    }
    return points
  }
}
