import TenureGraph

/// Creating and updating many small graphs: fastest of ten. Sources are made and read three times before, untimed; what
/// is timed is building, updating and the end of the scope.
enum SBench {
  static let count = 100_000

  static let shapes: [Shape] = [
    Shape(name: "createSignals", baseline: 132) { fastest(of: 10) { createSignals() } },
    Shape(name: "create0to1", baseline: nil) { create(effects: count, sources: 0, each: 0) },
    Shape(name: "create1to1", baseline: nil) { create(effects: count, sources: count, each: 1) },
    Shape(name: "create2to1", baseline: nil) { create(effects: count / 2, sources: count, each: 2) },
    Shape(name: "create4to1", baseline: nil) { create(effects: count / 4, sources: count, each: 4) },
    Shape(name: "create1000to1", baseline: nil) { create(effects: count / 1000, sources: count, each: 1000) },
    Shape(name: "create1to2", baseline: nil) { create(effects: count, sources: count / 2, each: 1) },
    Shape(name: "create1to4", baseline: nil) { create(effects: count, sources: count / 4, each: 1) },
    Shape(name: "create1to8", baseline: nil) { create(effects: count, sources: count / 8, each: 1) },
    Shape(name: "create1to1000", baseline: nil) { create(effects: count, sources: count / 1000, each: 1) },
    Shape(name: "update1to1", baseline: 43) { update(writes: count * 4, sources: 1, effects: 1) },
    Shape(name: "update2to1", baseline: nil) { update(writes: count * 2, sources: 2, effects: 1) },
    Shape(name: "update4to1", baseline: nil) { update(writes: count, sources: 4, effects: 1) },
    Shape(name: "update1000to1", baseline: nil) { update(writes: count / 250, sources: 1000, effects: 1) },
    Shape(name: "update1to2", baseline: nil) { update(writes: count, sources: 1, effects: 2) },
    Shape(name: "update1to4", baseline: nil) { update(writes: count, sources: 1, effects: 4) },
    Shape(name: "update1to1000", baseline: 798) { update(writes: count / 10, sources: 1, effects: 1000) },
  ]

  /// The sums that the suite tells: their parts' names begin so.
  static let sums: [(name: String, prefix: String, baseline: Double)] = [
    ("createComputations", "create", 1144), ("updateSignals", "update", 1048),
  ]

  static func sources(_ count: Int) -> [Signal<Int>] {
    let sources = (0..<count).map { Signal($0) }
    for _ in 0..<3 { for source in sources { blackHole(source.value) } }
    return sources
  }

  static func createSignals() -> Double {
    var signals = sources(count)
    return milliseconds { for i in 0..<count { signals[i] = Signal(i) } }
  }

  /// `effects` effects, which read `each` sources one after the other; with fewer sources several read the same.
  static func create(effects: Int, sources count: Int, each: Int) -> Double {
    let graph = Graph()
    return fastest(of: 10) {
      let sources = sources(count)
      return milliseconds {
        let scope = Scope(graph)
        switch each {
        case 0:
          for i in 0..<effects { scope.effect { blackHole(i) } }
        case 1:
          let share = effects / count
          for source in sources {
            for _ in 0..<share { scope.effect { _ = source.value } }
          }
        case 2:
          for i in 0..<effects {
            let (a, b) = (sources[i * 2], sources[i * 2 + 1])
            scope.effect {
              _ = a.value
              _ = b.value
            }
          }
        case 4:
          for i in 0..<effects {
            let (a, b, c, d) = (sources[i * 4], sources[i * 4 + 1], sources[i * 4 + 2], sources[i * 4 + 3])
            scope.effect {
              _ = a.value
              _ = b.value
              _ = c.value
              _ = d.value
            }
          }
        default:
          for i in 0..<effects {
            scope.effect { for j in 0..<each { _ = sources[i * each + j].value } }
          }
        }
        scope.dispose()
      }
    }
  }

  static func update(writes: Int, sources count: Int, effects: Int) -> Double {
    let graph = Graph()
    return fastest(of: 10) {
      let sources = sources(count)
      let first = sources[0]
      return milliseconds {
        let scope = Scope(graph)
        for _ in 0..<effects {
          switch count {
          case 1: scope.effect { _ = first.value }
          case 2:
            let second = sources[1]
            scope.effect {
              _ = first.value
              _ = second.value
            }
          case 4:
            let (b, c, d) = (sources[1], sources[2], sources[3])
            scope.effect {
              _ = first.value
              _ = b.value
              _ = c.value
              _ = d.value
            }
          default: scope.effect { for source in sources { _ = source.value } }
          }
        }
        for i in 0..<writes { graph.batch { first.value = i + 1 } }
        scope.dispose()
      }
    }
  }
}
