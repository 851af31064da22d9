import TenureGraph

/// The kairo family: a graph is built once; the time is the fastest of ten of five hundred iterations.
enum Kairo {
  static let shapes: [Shape] = [
    Shape(name: "avoidable", baseline: 236) { run(avoidable) },
    Shape(name: "broad", baseline: 282) { run(broad) },
    Shape(name: "deep", baseline: 159) { run(deep) },
    Shape(name: "diamond", baseline: 300) { run(diamond) },
    Shape(name: "triangle", baseline: 78) { run(triangle) },
    Shape(name: "mux", baseline: 239) { run(mux) },
    Shape(name: "unstable", baseline: 53) { run(unstable) },
    Shape(name: "repeated", baseline: 35) { run(repeated) },
    Shape(name: "molBench", baseline: nil) { run(molBench) },
  ]

  static func run(_ build: (Graph, Scope) -> () -> Void) -> Double {
    let graph = Graph()
    let scope = Scope(graph)
    let iterate = build(graph, scope)
    for _ in 0..<3 { iterate() }
    let time = fastest(of: 10) {
      milliseconds { for _ in 0..<500 { iterate() } }
    }
    scope.dispose()
    return time
  }

  @inline(never) static func busy() {
    var a = 0
    for _ in 0..<100 { a += 1 }
    blackHole(a)
  }

  static func avoidable(_ graph: Graph, _ scope: Scope) -> () -> Void {
    let head = Signal(0)
    let c1 = Computed(graph) { head.value }
    let c2 = Computed(graph) {
      _ = c1.value
      return 0
    }
    let c3 = Computed(graph) {
      busy()
      return c2.value + 1
    }
    let c4 = Computed(graph) { c3.value + 2 }
    let c5 = Computed(graph) { c4.value + 3 }
    scope.effect {
      _ = c5.value
      busy()
    }
    return {
      graph.batch { head.value = 1 }
      require(c5.value, 6)
      for i in 0..<1000 {
        graph.batch { head.value = i }
        require(c5.value, 6)
      }
    }
  }

  static func broad(_ graph: Graph, _ scope: Scope) -> () -> Void {
    let head = Signal(0)
    var last: Computed<Int>!
    let count = Counter()
    for i in 0..<50 {
      let a = Computed(graph) { head.value + i }
      let b = Computed(graph) { a.value + 1 }
      scope.effect {
        _ = b.value
        count.value += 1
      }
      last = b
    }
    let end = last!
    return {
      graph.batch { head.value = 1 }
      count.value = 0
      for i in 0..<50 {
        graph.batch { head.value = i }
        require(end.value, i + 50)
      }
      require(count.value, 2500)
    }
  }

  static func deep(_ graph: Graph, _ scope: Scope) -> () -> Void {
    let head = Signal(0)
    var last = Computed(graph) { head.value + 1 }
    for _ in 1..<50 {
      let previous = last
      last = Computed(graph) { previous.value + 1 }
    }
    let end = last
    let count = Counter()
    scope.effect {
      _ = end.value
      count.value += 1
    }
    return {
      graph.batch { head.value = 1 }
      count.value = 0
      for i in 0..<50 {
        graph.batch { head.value = i }
        require(end.value, 50 + i)
      }
      require(count.value, 50)
    }
  }

  static func diamond(_ graph: Graph, _ scope: Scope) -> () -> Void {
    let head = Signal(0)
    let middle = Borrowing((0..<5).map { _ in Computed(graph) { head.value + 1 } })
    let sum = Computed(graph) { middle.borrowed.map { $0.value }.reduce(0, +) }
    let count = Counter()
    scope.effect {
      _ = sum.value
      count.value += 1
    }
    return {
      graph.batch { head.value = 1 }
      require(sum.value, 10)
      count.value = 0
      for i in 0..<500 {
        graph.batch { head.value = i }
        require(sum.value, (i + 1) * 5)
      }
      require(count.value, 500)
    }
  }

  static func triangle(_ graph: Graph, _ scope: Scope) -> () -> Void {
    let head = Signal(0)
    var chain: [Computed<Int>] = []
    for i in 0..<10 {
      if i == 0 {
        chain.append(Computed(graph) { head.value + 1 })
      } else {
        let previous = chain[i - 1]
        chain.append(Computed(graph) { previous.value + 1 })
      }
    }
    // The list is the head and all of the chain but its end.
    let list = Borrowing(Array(chain.dropLast()))
    let sum = Computed(graph) { list.borrowed.map { $0.value }.reduce(head.value, +) }
    let count = Counter()
    scope.effect {
      _ = sum.value
      count.value += 1
    }
    return {
      graph.batch { head.value = 1 }
      require(sum.value, 55)
      count.value = 0
      for i in 0..<100 {
        graph.batch { head.value = i }
        require(sum.value, 45 + 10 * i)
      }
      require(count.value, 100)
    }
  }

  static func mux(_ graph: Graph, _ scope: Scope) -> () -> Void {
    let heads = (0..<100).map { _ in Signal(0) }
    let borrowed = Borrowing(heads)
    let mux = Computed(graph) { borrowed.borrowed.map { $0.value } }
    let split = (0..<100).map { i in Computed(graph) { mux.value[i] } }.map { part in
      Computed(graph) { part.value + 1 }
    }
    for part in split { scope.effect { _ = part.value } }
    return {
      for i in 0..<10 {
        graph.batch { heads[i].value = i }
        require(split[i].value, i + 1)
      }
      for i in 0..<10 {
        graph.batch { heads[i].value = i * 2 }
        require(split[i].value, i * 2 + 1)
      }
    }
  }

  static func unstable(_ graph: Graph, _ scope: Scope) -> () -> Void {
    let head = Signal(0)
    let double = Computed(graph) { head.value * 2 }
    let inverse = Computed(graph) { -head.value }
    let current = Computed(graph) {
      var result = 0
      for _ in 0..<20 { result += head.value % 2 != 0 ? double.value : inverse.value }
      return result
    }
    let count = Counter()
    scope.effect {
      _ = current.value
      count.value += 1
    }
    return {
      graph.batch { head.value = 1 }
      require(current.value, 40)
      count.value = 0
      for i in 0..<100 { graph.batch { head.value = i } }
      require(count.value, 100)
    }
  }

  static func repeated(_ graph: Graph, _ scope: Scope) -> () -> Void {
    let head = Signal(0)
    let current = Computed(graph) {
      var result = 0
      for _ in 0..<30 { result += head.value }
      return result
    }
    let count = Counter()
    scope.effect {
      _ = current.value
      count.value += 1
    }
    return {
      graph.batch { head.value = 1 }
      require(current.value, 30)
      count.value = 0
      for i in 0..<100 {
        graph.batch { head.value = i }
        require(current.value, i * 30)
      }
      require(count.value, 100)
    }
  }

  @inline(never) static func slowFib(_ n: Int) -> Int { n < 2 ? 1 : slowFib(n - 1) + slowFib(n - 2) }
  static func hard(_ n: Int) -> Int { n + slowFib(16) }

  static func molBench(_ graph: Graph, _ scope: Scope) -> () -> Void {
    let a = Signal(0)
    let b = Signal(0)
    let c = Computed(graph) { a.value % 2 + b.value % 2 }
    let d = Computed(graph) { (0..<5).map { $0 + a.value % 2 - b.value % 2 } }
    let e = Computed(graph) { hard(c.value + a.value + d.value[0]) }
    let f = Computed(graph) {
      let x = d.value[2]
      return hard(x != 0 ? x : b.value)
    }
    let g = Computed(graph) {
      let c0 = c.value
      return c.value + (c0 != 0 ? c0 : e.value % 2) + d.value[4] + f.value
    }
    let count = Counter()
    scope.effect { count.value &+= hard(g.value) }
    scope.effect { count.value &+= g.value }
    scope.effect { count.value &+= hard(f.value) }
    var k = 0
    return {
      k += 1
      graph.batch {
        b.value = 1
        a.value = 1 + 2 * k
      }
      graph.batch {
        a.value = 2 + 2 * k
        b.value = 2
      }
    }
  }
}

/// A number that closures share.
final class Counter { var value = 0 }

/// Keeps the compiler from leaving out the work that led to `value`.
@inline(never) func blackHole(_ value: Int) {}
