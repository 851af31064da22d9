/// Points of the graph of a function.
enum FunctionGraph {
  private static let steps = 200

  /// What the function gives at even distances. Those on both sides of a gap, where it gives no finite number, are of
  /// different parts.
  static func points(
    over domain: ClosedRange<Double>, _ function: (Double) -> [Double]
  ) -> [(values: [Double], part: Int)] {
    var points: [(values: [Double], part: Int)] = []
    var (part, isInGap) = (0, false)
    for step in 0...steps {
      let place = Double(step) / Double(steps)
      let values = function(domain.lowerBound * (1 - place) + domain.upperBound * place)
      guard values.allSatisfy(\.isFinite) else {
        isInGap = !points.isEmpty
        continue
      }
      if isInGap { part += 1 }
      isInGap = false
      points.append((values, part))
    }
    return points
  }
}
