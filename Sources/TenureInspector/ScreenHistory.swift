import TenureRender

/// The screens of earlier turns, as the ways back from each turn's screen to the one before it. A turn costs what it
/// changed, and nothing stands for the whole screen.
package struct ScreenHistory {
  private struct Entry {
    var turn: Int
    var steps: [PatchStep]
    var weight: Int
  }

  private var entries: [Entry] = []
  /// Of the entries, those at the front that are not kept any more.
  private var dropped = 0
  private var weight = 0
  /// The oldest turn whose screen can be had.
  package private(set) var oldest: Int
  /// Ways kept, and elements in all of them.
  private let limit: Int
  private let weightLimit: Int

  package init(limit: Int, oldest: Int, weightLimit: Int = 50_000) {
    self.limit = limit
    self.oldest = oldest
    self.weightLimit = weightLimit
  }

  /// A turn has changed the screen; `steps` lead back.
  package mutating func add(_ steps: [PatchStep], turn: Int) {
    let entry = Entry(turn: turn, steps: steps, weight: steps.reduce(0) { $0 + $1.weight })
    entries.append(entry)
    weight += entry.weight
    while entries.count - dropped > limit || weight > weightLimit, dropped < entries.count {
      oldest = entries[dropped].turn
      weight -= entries[dropped].weight
      entries[dropped].steps = []
      dropped += 1
    }
    if dropped > max(64, limit / 4) {
      entries.removeFirst(dropped)
      dropped = 0
    }
  }

  /// The steps from the screen of now to that after a turn; nil where it is not kept.
  package func steps(backTo turn: Int) -> [PatchStep]? {
    guard turn >= oldest else { return nil }
    return entries[dropped...].reversed().prefix { $0.turn > turn }.flatMap(\.steps)
  }

  /// What was before is not known: the whole screen was made anew.
  package mutating func restart(at turn: Int) {
    self = ScreenHistory(limit: limit, oldest: turn, weightLimit: weightLimit)
  }
}

extension PatchStep {
  /// How many elements it takes to keep it.
  fileprivate var weight: Int {
    switch self {
    case .insert(let node, _, _): node.weight
    // The places of all views in a layout of the program's own.
    case .set(_, let facts): 1 + (facts[.places]?.items?.count ?? 0)
    default: 1
    }
  }
}

extension RenderNode {
  fileprivate var weight: Int { children.reduce(1) { $0 + $1.weight } }
}
