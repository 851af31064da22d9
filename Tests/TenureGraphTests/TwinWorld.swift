import TenureGraph

/// One engine and its slow twin, to which the same things happen.
final class TwinWorld {
  let graph = Graph()
  let other = Graph()
  let naive = NaiveGraph()
  var sources: [Int: Signal<Int>] = [:]
  var computed: [Int: Computed<Int>] = [:]
  var effects: [Int: (effect: Effect, log: Log)] = [:]
  var counts: [Int: Counter] = [:]
  var nextID = 0
  /// What has turned out to differ, nil iff nothing has.
  var difference: String?
  var random: Random

  final class Counter { var value = 0 }
  final class Log { var seen: [Int] = [] }

  init(seed: UInt64) {
    random = Random(state: seed)
    for _ in 0..<3 { addSource() }
    for _ in 0..<4 { addComputed() }
    for _ in 0..<2 { addEffect() }
  }

  func read(_ id: Int) -> Int { sources[id]?.value ?? computed[id]?.value ?? 0 }

  /// Does something, compares, and tells what differs. The writes of a batch join in both.
  func step() -> String? {
    switch random.below(20) {
    case 0..<10: write()
    case 10..<13:
      graph.batch {
        other.batch {
          for _ in 0..<random.below(4) {
            if random.below(4) == 0 { compareOneRead() } else { writeOne() }
          }
        }
      }
      naive.runEffects()
    case 13..<16: compareOneRead()
    case 16: addComputed()
    case 17: addEffect()
    case 18: removeEffect()
    default: random.below(3) == 0 ? removeNode() : write()
    }
    compare()
    return difference
  }

  private func write() {
    writeOne()
    naive.runEffects()
  }

  private func writeOne() {
    guard let id = random.pick(sources.keys.sorted()) else { return }
    let value = random.below(4)
    naive.write(id, value)
    sources[id]?.value = value
  }

  private func compareOneRead() {
    guard let id = random.pick(sources.keys.sorted() + computed.keys.sorted()) else { return }
    let (ours, theirs) = (read(id), naive.read(id))
    if ours != theirs { difference = "Node \(id) is \(ours), not \(theirs)." }
  }

  private func addSource() {
    let value = random.below(4)
    sources[nextID] = Signal(value)
    naive.nodes[nextID] = NaiveGraph.Node(formula: nil, value: value)
    nextID += 1
  }

  private func formula() -> Formula {
    let ids = sources.keys.sorted() + computed.keys.sorted()
    return Formula(reads: (0..<1 + random.below(5)).compactMap { _ in random.pick(ids) })
  }

  private func addComputed() {
    if computed.count >= 9 { return removeNode() }
    let (formula, count) = (formula(), Counter())
    counts[nextID] = count
    computed[nextID] = Computed(random.below(4) == 0 ? other : graph) { [unowned self] in
      count.value += 1
      return formula.evaluate(read)
    }
    naive.nodes[nextID] = NaiveGraph.Node(formula: formula, value: 0)
    nextID += 1
  }

  private func addEffect() {
    if effects.count >= 5 { return removeEffect() }
    let (formula, log) = (formula(), Log())
    let twin = NaiveGraph.Effect(formula: formula)
    naive.effects[nextID] = twin
    naive.run(twin)
    effects[nextID] = (
      Effect(random.below(4) == 0 ? other : graph, height: Int32(random.below(70))) { [unowned self] in
        log.seen.append(formula.evaluate(read))
      }, log
    )
    nextID += 1
  }

  private func removeEffect() {
    guard let id = random.pick(effects.keys.sorted()) else { return }
    if random.below(2) == 0 { effects[id]?.effect.dispose() }
    effects[id] = nil
    naive.effects[id] = nil
  }

  private func removeNode() {
    guard let id = random.pick(random.below(4) == 0 ? sources.keys.sorted() : computed.keys.sorted()) else { return }
    sources[id] = nil
    computed[id] = nil
    naive.nodes[id] = nil
    if sources.isEmpty { addSource() }
  }

  /// Compares what every effect has seen and how often every node was computed, and checks the invariants.
  private func compare() {
    for (id, effect) in effects {
      let seen = naive.effects[id]?.seen ?? []
      if effect.log.seen != seen { difference = "Effect \(id) has seen \(effect.log.seen), not \(seen)." }
      effect.effect.checkInvariants()
    }
    for (id, node) in computed {
      let (ours, theirs) = (counts[id]?.value ?? 0, naive.nodes[id]?.computations ?? 0)
      if ours != theirs { difference = "Node \(id) was computed \(ours) times, not \(theirs)." }
      node.checkAllInvariants()
    }
    for source in sources.values { source.checkInvariants() }
    graph.checkInvariants()
    other.checkInvariants()
  }
}

/// Numbers that look random and follow from a seed.
struct Random {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
