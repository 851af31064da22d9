/// Where each id lies: positions in an array, found by the hash of the id that lies there.
///
/// Open addressing: an id is at the first slot that its hash names or, where others were there first, at one of the next.
/// Neither an id nor a hash is kept here, so that a change of many positions is one pass over small numbers.
struct IDTable: Sendable {
  /// A position + 1, or 0 where nothing is. As many as a power of two, and at least a quarter of them free; empty while
  /// there are so few ids that looking at each is faster.
  private(set) var slots: [Int32] = []

  private static let smallest = 8

  private var mask: Int { slots.count - 1 }

  /// True when there is room for that many.
  private func hasRoom(for count: Int) -> Bool { count <= Self.smallest || count <= slots.count / 4 * 3 }

  private func start<ID: Hashable>(of id: ID) -> Int { id.hashValue & mask }

  /// The position of an id among `ids`.
  func position<ID: Hashable>(of id: ID, in ids: [ID]) -> Int? {
    if slots.isEmpty { return ids.firstIndex(of: id) }
    var slot = start(of: id)
    while slots[slot] != 0 {
      let position = Int(slots[slot]) - 1
      if ids[position] == id { return position }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Makes the table anew for `ids`, with room for `capacity` of them.
  mutating func rebuild<ID: Hashable>(for ids: [ID], capacity: Int = 0) {
    let wanted = max(ids.count, capacity)
    guard wanted > Self.smallest else { return slots = [] }
    var size = 16
    while wanted > size / 4 * 3 { size *= 2 }
    slots = [Int32](repeating: 0, count: size)
    for (position, id) in ids.enumerated() { enter(id, at: position) }
  }

  private mutating func enter<ID: Hashable>(_ id: ID, at position: Int) {
    var slot = start(of: id)
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(position + 1)
  }

  /// An id was put into `ids` at a position.
  mutating func inserted<ID: Hashable>(at position: Int, in ids: [ID]) {
    guard hasRoom(for: ids.count), !slots.isEmpty || ids.count <= Self.smallest else {
      return rebuild(for: ids, capacity: ids.count * 2)
    }
    if slots.isEmpty { return }
    if position < ids.count - 1 { shift(from: position, by: 1) }
    enter(ids[position], at: position)
  }

  /// An id is about to be taken out of `ids`.
  mutating func removing<ID: Hashable>(at position: Int, from ids: [ID]) {
    if slots.isEmpty { return }
    vacate(ids[position], at: position, in: ids)
    if position < ids.count - 1 { shift(from: position + 1, by: -1) }
  }

  /// The id at a position is about to become another one.
  mutating func replacing<ID: Hashable>(at position: Int, by id: ID, in ids: [ID]) {
    if slots.isEmpty { return }
    vacate(ids[position], at: position, in: ids)
    enter(id, at: position)
  }

  /// Two ids have been exchanged.
  mutating func swapped<ID: Hashable>(_ a: Int, _ b: Int, in ids: [ID]) {
    if slots.isEmpty { return }
    // The ids lie exchanged already: each is found at the other's old position.
    let slotOfA = slot(of: ids[a], at: b)
    let slotOfB = slot(of: ids[b], at: a)
    slots[slotOfA] = Int32(a + 1)
    slots[slotOfB] = Int32(b + 1)
  }

  private func slot<ID: Hashable>(of id: ID, at position: Int) -> Int {
    var slot = start(of: id)
    while slots[slot] != Int32(position + 1) { slot = (slot + 1) & mask }
    return slot
  }

  /// Empties a slot, and moves up those behind it that were not where their hash says.
  private mutating func vacate<ID: Hashable>(_ id: ID, at position: Int, in ids: [ID]) {
    var hole = slot(of: id, at: position)
    var next = (hole + 1) & mask
    while slots[next] != 0 {
      let home = start(of: ids[Int(slots[next]) - 1])
      // It may move up unless its home lies behind the hole.
      if (next - home) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = 0
  }

  private mutating func shift(from position: Int, by step: Int32) {
    let first = Int32(position + 1)
    for slot in slots.indices where slots[slot] >= first { slots[slot] += step }
  }
}
