extension IdentifiedArray {
  /// Exchanges two elements.
  public mutating func swapAt(_ i: Int, _ j: Int) {
    elements.swapAt(i, j)
    keys.swap(i, j)
  }

  /// Turns the order round.
  public mutating func reverse() { reorder { $0.reverse() } }
  /// Puts the elements into an order by chance.
  public mutating func shuffle() { reorder { $0.shuffle() } }
  /// Puts the elements into an order that a generator chooses.
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    reorder { $0.shuffle(using: &generator) }
  }
  /// Sorts the elements; equal ones stay in order.
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    try reorder { try $0.sort(by: areInIncreasingOrder) }
  }
  /// Sorts the elements; equal ones stay in order.
  public mutating func sort() where Element: Comparable { reorder { $0.sort() } }

  /// Moves elements in front of the one at a position: what a list's `onMove` asks for.
  ///
  ///     .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
  public mutating func move(fromOffsets source: some Sequence<Int>, toOffset destination: Int) {
    let source = Set(source)
    let moved = source.sorted()
    let before = elements
    let target = before[..<destination].indices.filter { !source.contains($0) }
    let rest = before[destination...].indices.filter { !source.contains($0) }
    reorder { elements in elements = (target + moved + rest).map { before[$0] } }
  }

  /// Takes out the elements at some positions: what a list's `onDelete` asks for.
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    let offsets = Set(offsets)
    guard !offsets.isEmpty else { return }
    elements = elements.indices.filter { !offsets.contains($0) }.map { elements[$0] }
    keys.set(elements.map { idOf($0) })
  }

  /// The elements may have other ids than before.
  mutating func renewIDs() {
    let ids = elements.map { idOf($0) }
    guard Set(ids).count < ids.count else { return keys.set(ids) }
    var kept = Self(idOf: idOf)
    for (position, element) in elements.enumerated() {
      let (inserted, other) = kept.append(element)
      if !inserted { reportSecond(ids[position], at: position, and: other) }
    }
    self = kept
  }

  private mutating func reorder(_ change: (inout [Element]) throws -> Void) rethrows {
    defer { keys.set(elements.map { idOf($0) }) }
    try change(&elements)
  }
}
