import TenureRender

/// Values by the ids of elements. Ids are given out in order, so this is a list of blocks, each of which goes when the
/// last of its values has: nothing is hashed, and a few elements take little.
struct NodeTable<Value> {
  private static var blockSize: Int { 64 }

  /// Empty where nothing is.
  private var blocks: [[Value?]] = []
  /// Values in each block.
  private var counts: [Int32] = []

  subscript(id: NodeID) -> Value? {
    get {
      let (index, place) = Int(id.rawValue).quotientAndRemainder(dividingBy: Self.blockSize)
      return index < blocks.count && !blocks[index].isEmpty ? blocks[index][place] : nil
    }
    set {
      let (index, place) = Int(id.rawValue).quotientAndRemainder(dividingBy: Self.blockSize)
      if newValue == nil && (index >= blocks.count || blocks[index].isEmpty) { return }
      while blocks.count <= index {
        blocks.append([])
        counts.append(0)
      }
      if blocks[index].isEmpty { blocks[index] = Array(repeating: nil, count: Self.blockSize) }
      counts[index] += (newValue == nil ? 0 : 1) - (blocks[index][place] == nil ? 0 : 1)
      if counts[index] == 0 { blocks[index] = [] } else { blocks[index][place] = newValue }
    }
  }
}
