import TenureGraph

/// Rectangular graphs: each node adds up neighbours of the layer before; some leave one out, depending on what they read.
/// Fastest of five runs. Which nodes are dynamic, and which leaves are read, is drawn by a generator of our own; so sums
/// are compared only where every node is static and every leaf read.
enum Dynamic {
  struct Shape: Sendable {
    var name: String
    var width: Int
    var layers: Int
    var reads: Int
    var fixed: Double
    var read: Double
    var iterations: Int
    var sum: Double?
    var computations: Int?
    var baseline: Double?
  }

  static let all: [Shape] = [
    Shape(
      name: "dynamic 2-10x5", width: 10, layers: 5, reads: 2, fixed: 1, read: 0.2, iterations: 600_000),
    Shape(
      name: "dynamic 6-10x10", width: 10, layers: 10, reads: 6, fixed: 0.75, read: 0.2, iterations: 15_000),
    Shape(
      name: "dynamic 4-1000x12", width: 1000, layers: 12, reads: 4, fixed: 0.95, read: 1, iterations: 7000,
      baseline: 790),
    Shape(
      name: "dynamic 25-1000x5", width: 1000, layers: 5, reads: 25, fixed: 1, read: 1, iterations: 3000,
      sum: 1_171_484_375_000, computations: 732_000, baseline: 1204),
    Shape(
      name: "dynamic 3-5x500", width: 5, layers: 500, reads: 3, fixed: 1, read: 1, iterations: 500,
      sum: 3.0239642676898464e241, computations: 1_246_500),
    Shape(
      name: "dynamic 6-100x15", width: 100, layers: 15, reads: 6, fixed: 0.5, read: 1, iterations: 2000),
  ]

  static let shapes = all.map { shape in
    graph_bench.Shape(name: shape.name, baseline: shape.baseline) { run(shape) }
  }

  static func run(_ shape: Shape) -> Double {
    let graph = Graph()
    let count = Counter()
    var random = Random()
    let sources = (0..<shape.width).map { Signal(Double($0)) }
    var row = makeRow(of: sources, graph, shape, count, &random)
    for _ in 2..<shape.layers { row = makeRow(of: row, graph, shape, count, &random) }
    let leaves = Borrowing(random.choose(Int((Double(row.count) * shape.read).rounded()), of: row))

    func once() -> Double {
      var time = 0.0
      let scope = Scope(graph)
      time += milliseconds {
        scope.effect { for leaf in leaves.borrowed { _ = leaf.value } }
        for i in 0..<shape.iterations {
          graph.batch {
            let index = i % sources.count
            sources[index].value = Double(i + index)
          }
          for leaf in leaves.borrowed { _ = leaf.value }
        }
      }
      let sum = leaves.all.reduce(0) { $1.value + $0 }
      if let expected = shape.sum { require(sum, expected) }
      scope.dispose()
      return time
    }
    for _ in 0..<3 {
      _ = once()
      count.value = 0
    }
    return fastest(of: 5) {
      count.value = 0
      let time = once()
      if let expected = shape.computations { require(count.value, expected) }
      return time
    }
  }

  @inline(__always)
  static func makeRow<Node: Readable<Double>>(
    of before: [Node], _ graph: Graph, _ shape: Shape, _ count: Counter, _ random: inout Random
  ) -> [Computed<Double>] {
    (0..<before.count).map { i in
      let mine = Borrowing((0..<shape.reads).map { before[(i + $0) % before.count] })
      if random.next() < shape.fixed {
        return Computed(graph) {
          count.value += 1
          var sum = 0.0
          for node in mine.borrowed { sum += node.value }
          return sum
        }
      }
      let (first, tail) = (mine.borrowed[0], mine.borrowed.dropFirst().map { $0 })
      return Computed(graph) {
        count.value += 1
        _ = mine
        var sum = first.value
        let number = Int(sum)
        let dropped = number & 1 == 1 ? number % tail.count : -1
        for i in 0..<tail.count where i != dropped { sum += tail[i].value }
        return sum
      }
    }
  }
}

/// Numbers that look random and are the same every time.
struct Random {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// In 0..<1.
  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) / Double(1 << 53)
  }

  /// `count` of `elements`, in their order.
  mutating func choose<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    var chosen = elements
    while chosen.count > count { chosen.remove(at: Int(next() * Double(chosen.count))) }
    return chosen
  }
}
