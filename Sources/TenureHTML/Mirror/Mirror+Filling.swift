import TenureRender

/// Elements of which the page may have to be told otherwise, since something in them has come, gone or changed: those
/// further in are settled first.
@MainActor struct Unsettled {
  /// By how many elements are around them, then by id; with what is taken by all that has come into each.
  private var levels: [[NodeID: Filling]] = []

  var isEmpty: Bool { levels.isEmpty }

  mutating func note(_ shadow: Shadow, come: Filling) { note(shadow, at: shadow.depth, come: come) }

  mutating func note(_ shadow: Shadow, at depth: Int, come: Filling) {
    while levels.count <= depth { levels.append([:]) }
    levels[depth][shadow.id, default: []].formUnion(come)
  }

  /// Takes out those that are furthest in.
  mutating func takeInnermost() -> (depth: Int, [(id: NodeID, come: Filling)])? {
    guard let level = levels.popLast() else { return nil }
    return (levels.count, level.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }
}

extension Mirror {
  /// The columns of a grid follow from all that is in its rows.
  private func isOfGrid(_ shadow: Shadow) -> Bool { shadow.role == .grid || shadow.role == .gridRow }

  func noteFilling(of shadow: Shadow, cameInto parent: Shadow) {
    guard let known = parent.knownFilling else { return }
    let come = shadow.filling
    if isOfGrid(parent) || !known.isSuperset(of: come) { unsettled.note(parent, come: come) }
  }

  func noteFilling(of shadow: Shadow, wentFrom parent: Shadow) {
    if isOfGrid(parent) || shadow.knownFilling != nil && !shadow.filling.isEmpty { unsettled.note(parent, come: []) }
  }

  func noteFilling(of shadow: Shadow, insteadOf filling: Filling) {
    guard let parent = shadow.parent else { return }
    if isOfGrid(parent) || shadow.filling != filling { unsettled.note(parent, come: shadow.filling) }
  }

  /// Tells the page of the elements that take all the room there is now, or do not any more, and of what is around them.
  func settle(_ operations: inout [PageChange]) {
    while let (depth, innermost) = unsettled.takeInnermost() {
      for (id, come) in innermost {
        guard let shadow = self[id] else { continue }
        settleColumns(around: shadow, &operations)
        guard let other = shadow.otherFilling(come) else { continue }
        let (old, filling) = (lowering.markup(of: shadow), shadow.filling)
        shadow.fillingInside = other
        tell(shadow, from: old, &operations)
        guard shadow.filling != filling, let parent = shadow.parent else { continue }
        unsettled.note(parent, at: depth - 1, come: shadow.filling)
      }
    }
  }

  /// Tells the page of the columns of a grid where a row, or what is in one, is another.
  private func settleColumns(around shadow: Shadow, _ operations: inout [PageChange]) {
    guard !grids.isEmpty, let grid = shadow.role == .gridRow ? shadow.parent : shadow, let told = grids[grid.id] else {
      return
    }
    tell(grid, from: told, &operations)
  }
}
