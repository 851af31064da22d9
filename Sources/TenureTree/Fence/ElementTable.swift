import TenureRender

/// The elements of a window by their ids, for what a user does: the host names an element, and nothing is searched.
///
/// Ids are given out in order, so the table is a list of blocks; a block goes when the last of its elements has left.
///
///     blocks ─▶ [ · · ]  ─▶ element           counts: how many of a block's places are taken
///               [ nil ]      all of these have left
///               [ · · ]  ◀─ ids are given out here
///
/// It counts no references, as the ways up in the tree do not: an element leaves the table when it leaves the tree,
/// while its parent still owns it.
@safe @MainActor final class ElementTable {
  private static var blockSize: Int { 64 }
  private typealias Block = UnsafeMutablePointer<Unmanaged<ElementNode>?>

  private var blocks: [Block?] = unsafe []
  /// Elements in each block; 0 where it has gone.
  private var counts: [Int32] = []

  private var lastID: UInt32 = 0
  private var lastNumber = 0

  /// The highest id that an element has.
  var latestID: NodeID { NodeID(lastID) }

  func newID() -> NodeID {
    lastID += 1
    return NodeID(lastID)
  }

  /// A number that nothing else in the window has.
  func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  isolated deinit {
    for index in counts.indices { unsafe blocks[index]?.deallocate() }
  }

  /// Takes an element that has just got the highest id of all.
  func insert(_ element: ElementNode) {
    let (index, place) = Int(element.id.rawValue).quotientAndRemainder(dividingBy: Self.blockSize)
    while unsafe blocks.count <= index {
      unsafe blocks.append(nil)
      counts.append(0)
    }
    if unsafe blocks[index] == nil {
      let block = Block.allocate(capacity: Self.blockSize)
      unsafe block.initialize(repeating: nil, count: Self.blockSize)
      unsafe blocks[index] = block
    }
    unsafe blocks[index]![place] = Unmanaged.passUnretained(element)
    counts[index] += 1
  }

  func remove(_ id: NodeID) {
    let (index, place) = Int(id.rawValue).quotientAndRemainder(dividingBy: Self.blockSize)
    guard unsafe index < blocks.count, let block = unsafe blocks[index], unsafe block[place] != nil else { return }
    unsafe block[place] = nil
    counts[index] -= 1
    guard counts[index] == 0 else { return }
    unsafe block.deallocate()
    unsafe blocks[index] = nil
  }

  subscript(id: NodeID) -> ElementNode? {
    let (index, place) = Int(id.rawValue).quotientAndRemainder(dividingBy: Self.blockSize)
    guard unsafe index < blocks.count, let block = unsafe blocks[index] else { return nil }
    return unsafe block[place]?.takeUnretainedValue()
  }
}
