/// The slow twin: the same meaning as the engine, without marks, queues and edges. Every value has a version that goes
/// up when it changes; whatever was computed remembers the versions of what it read, in order; whether it is up to date
/// is found out by looking at all of them.
final class NaiveGraph {
  struct Read {
    var id: Int
    var node: Node
    var version: Int
  }

  final class Node {
    /// What it is computed from, nil for a source.
    var formula: Formula?
    var value: Int
    var version = 0
    /// What the latest computation read; nil iff there was none.
    var reads: [Read]?
    /// The number of writes there had been when it was last found to be up to date.
    var epoch = -1
    var computations = 0

    init(formula: Formula?, value: Int) {
      self.formula = formula
      self.value = value
    }
  }

  final class Effect {
    let formula: Formula
    var reads: [Read] = []
    var seen: [Int] = []
    init(formula: Formula) { self.formula = formula }
  }

  var nodes: [Int: Node] = [:]
  var effects: [Int: Effect] = [:]
  var epoch = 0

  func write(_ id: Int, _ value: Int) {
    guard let node = nodes[id], node.value != value else { return }
    node.value = value
    node.version += 1
    epoch += 1
  }

  func read(_ id: Int) -> Int {
    guard let node = nodes[id] else { return 0 }
    bringUpToDate(node)
    return node.value
  }

  /// What happens after each write or batch.
  func runEffects() {
    for effect in effects.values where haveChanged(effect.reads) { run(effect) }
  }

  func run(_ effect: Effect) {
    effect.reads = []
    effect.seen.append(effect.formula.evaluate { recordedRead($0, &effect.reads) })
  }

  private func bringUpToDate(_ node: Node) {
    guard let formula = node.formula, node.epoch != epoch else { return }
    node.epoch = epoch
    if let reads = node.reads, !haveChanged(reads) { return }
    var reads: [Read] = []
    let value = formula.evaluate { recordedRead($0, &reads) }
    node.computations += 1
    if node.reads == nil || value != node.value {
      node.value = value
      node.version += 1
    }
    node.reads = reads
  }

  private func recordedRead(_ id: Int, _ reads: inout [Read]) -> Int {
    let value = read(id)
    if let node = nodes[id] { reads.append(Read(id: id, node: node, version: node.version)) }
    return value
  }

  /// True iff one of the reads has another version now. Sources are looked at first; of the computed nodes, those behind
  /// the first that has changed aren't looked at. One that has died doesn't change; a source may have done so before.
  private func haveChanged(_ reads: [Read]) -> Bool {
    for read in reads where read.node.formula == nil && read.node.version != read.version { return true }
    for read in reads where read.node.formula != nil && nodes[read.id] != nil {
      bringUpToDate(read.node)
      if read.node.version != read.version { return true }
    }
    return false
  }
}

/// Adds up some of `reads`; which ones depends on the first. The result is small, so that equal results are frequent.
struct Formula {
  var reads: [Int]

  func evaluate(_ read: (Int) -> Int) -> Int {
    guard let first = reads.first else { return 0 }
    let start = read(first)
    var sum = start
    let half = reads.count / 2
    for id in start % 2 == 0 ? reads[..<half] : reads[half...] { sum += read(id) }
    if start % 3 == 0, let last = reads.last { sum += read(last) }
    return sum % 5
  }
}
