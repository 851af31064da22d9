import TenureGraph

/// Layers of four cells each, every one with an effect. Building isn't timed.
enum Cellx {
  static let shapes: [Shape] = [
    Shape(name: "cellx 10 (one run)", baseline: 0.022) { mean(layers: 10, runs: 2000) },
    Shape(name: "cellx 100 (one run)", baseline: 0.158) { mean(layers: 100, runs: 2000) },
    Shape(name: "cellx 1000 (10 runs)", baseline: 55) { mean(layers: 1000, runs: 10) * 10 },
    Shape(name: "cellx 2500 (10 runs)", baseline: 131) { mean(layers: 2500, runs: 10) * 10 },
  ]

  static func mean(layers: Int, runs: Int) -> Double {
    (0..<runs).reduce(0) { sum, _ in sum + once(layers: layers) } / Double(runs)
  }

  static func once(layers: Int) -> Double {
    let graph = Graph()
    let scope = Scope(graph)
    let start = (1...4).map { Signal($0) }
    let (s1, s2, s3, s4) = (start[0], start[1], start[2], start[3])
    var p1 = Computed(graph) { s2.value }
    var p2 = Computed(graph) { s1.value - s3.value }
    var p3 = Computed(graph) { s2.value + s4.value }
    var p4 = Computed(graph) { s3.value }
    func observe() {
      for cell in [p1, p2, p3, p4] { scope.effect { _ = cell.value } }
    }
    observe()
    for cell in [p1, p2, p3, p4] { _ = cell.value }
    for _ in 1..<layers {
      let (q1, q2, q3, q4) = (p1, p2, p3, p4)
      p1 = Computed(graph) { q2.value }
      p2 = Computed(graph) { q1.value - q3.value }
      p3 = Computed(graph) { q2.value + q4.value }
      p4 = Computed(graph) { q3.value }
      observe()
      for cell in [p1, p2, p3, p4] { _ = cell.value }
    }
    let end = [p1, p2, p3, p4]
    var before: [Int] = []
    var after: [Int] = []
    let time = milliseconds {
      before = end.map { $0.value }
      graph.batch {
        s1.value = 4
        s2.value = 3
        s3.value = 2
        s4.value = 1
      }
      after = end.map { $0.value }
    }
    let expected = values(layers: layers, from: [1, 2, 3, 4])
    require(before, expected)
    require(after, values(layers: layers, from: [4, 3, 2, 1]))
    if layers == 1000 || layers == 2500 {
      require(before, [-3, -6, -2, 2])
      require(after, [-2, -4, 2, 3])
    }
    scope.dispose()
    return time
  }

  /// What the last layer holds, computed without a graph.
  static func values(layers: Int, from start: [Int]) -> [Int] {
    var p = start
    for _ in 0..<layers { p = [p[1], p[0] - p[2], p[1] + p[3], p[2]] }
    return p
  }
}
