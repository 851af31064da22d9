import Testing

@testable import TenureGraph

/// What work costs in memory and calls; never in time.
@Suite struct CostTests {
  let graph = Graph()

  @Test func theWordsAreAsFewAsPromised() {
    #expect(MemoryLayout<SourceFields>.stride == 24)
    #expect(MemoryLayout<ObserverFields>.size == 48)
    #expect(MemoryLayout<EdgeFields>.stride == 48)
  }

  @Test func runningAgainTakesNoEdgeAndNoBlock() {
    let sources = (0..<100).map { Signal($0) }
    let sum = Computed(graph) { sources.reduce(0) { $0 + $1.value } }
    let effect = Effect(graph) { _ = sum.value }
    let (edges, blocks) = (graph.edgeCount, graph.edgeBlockCount)
    #expect(edges == 101)
    for i in 0..<1000 { sources[i % 100].value += 1 }
    #expect(graph.edgeCount == edges && graph.edgeBlockCount == blocks)
    withExtendedLifetime(effect) {}
  }

  @Test func dependenciesThatComeAndGoUseTheSameEdges() {
    let sources = (0..<100).map { Signal($0) }
    let skipped = Signal(0)
    var seen = 0
    let effect = Effect(graph) {
      seen = 0
      for (i, source) in sources.enumerated() where i != skipped.value { seen += source.value }
    }
    let blocks = graph.edgeBlockCount
    for i in 1..<1000 {
      skipped.value = i % 100
      #expect(seen == 4950 - i % 100 && graph.edgeCount == 100)
    }
    #expect(graph.edgeBlockCount == blocks)
    withExtendedLifetime(effect) {}
  }

  @Test func readingTheSameSourceOftenIsOneDependency() {
    let (a, b) = (Signal(1), Signal(2))
    let effect = Effect(graph) { for _ in 0..<50 { _ = a.value + b.value } }
    #expect(graph.edgeCount == 2)
    withExtendedLifetime(effect) {}
  }

  @Test func aLongChainCostsNoStack() {
    let start = Signal(0)
    var chain = [Computed(graph) { start.value + 1 }]
    for i in 1..<20_000 {
      let previous = chain[i - 1]
      chain.append(Computed(graph) { previous.value + 1 })
      _ = chain[i].value
    }
    let last = chain[chain.count - 1]
    let effect = Effect(graph) { _ = last.value }
    start.value = 1
    #expect(last.value == 20_001)
    effect.dispose()
    // From the end, or releasing one would release the next inside it.
    while chain.popLast() != nil {}
  }

  @Test func aChangeVisitsOnlyWhatDependsOnIt() {
    let sources = (0..<1000).map { Signal($0) }
    var computations = 0
    let nodes = sources.map { source in
      Computed(graph) {
        computations += 1
        return source.value
      }
    }
    let effects = nodes.map { node in Effect(graph) { _ = node.value } }
    computations = 0
    sources[500].value = -1
    #expect(computations == 1)
    withExtendedLifetime(effects) {}
  }

  @Test func aScopeEndsWhatIsInIt() {
    let a = Signal(0)
    var runs = 0
    var scope: Scope? = Scope(graph)
    for _ in 0..<3 {
      scope?.effect {
        runs += 1
        _ = a.value
      }
    }
    a.value = 1
    #expect(runs == 6)
    scope?.dispose()
    a.value = 2
    #expect(runs == 6 && graph.edgeCount == 0)
    scope?.effect {
      runs += 1
      _ = a.value
    }
    scope = nil
    a.value = 3
    #expect(runs == 7 && !a.isObserved)
  }
}
