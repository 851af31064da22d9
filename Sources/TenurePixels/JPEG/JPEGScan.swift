/// One stream of bits: which coefficients of which parts it has, and which of their bits.
struct JPEGScan {
  struct Part {
    let component: Int
    let dc: HuffmanCode?
    let ac: HuffmanCode?
  }

  private let parts: [Part]
  private let first: Int
  private let last: Int
  /// Coefficients are sent from their higher bits on: down to which, and whether these are the first.
  private let low: Int
  private let refines: Bool
  private let isProgressive: Bool
  /// Of each part, the last mean value.
  private var means: [Int32]
  /// Blocks that have no more coefficients in this scan.
  private var emptyBlocks = 0

  init?(_ parts: [Part], first: Int, last: Int, high: Int, low: Int, isProgressive: Bool) {
    self.parts = parts
    (self.first, self.last) = isProgressive ? (first, last) : (0, 63)
    (self.low, refines) = isProgressive ? (low, high != 0) : (0, false)
    self.isProgressive = isProgressive
    means = [Int32](repeating: 0, count: parts.count)
    guard self.first <= self.last, self.last < 64, self.low < 14 else { return nil }
    if isProgressive, first > 0 ? parts.count > 1 : last > 0 { return nil }
    for part in parts {
      if self.first == 0, !refines, part.dc == nil { return nil }
      if self.last > 0, part.ac == nil { return nil }
    }
  }

  /// Reads until the bits end, or mean nothing: what is read until then stays.
  mutating func read(_ bits: inout BitStream, into frame: inout JPEGFrame?, restartInterval: Int) {
    guard var read = frame else { return }
    frame = nil
    defer { frame = read }
    let alone = parts.count == 1 ? read.components[parts[0].component] : nil
    let (columns, rows) = alone.map { ($0.width, $0.height) } ?? (read.columns, read.rows)
    for unit in 0..<columns * rows {
      if restartInterval > 0, unit > 0, unit % restartInterval == 0 {
        guard bits.restart() else { return }
        for index in means.indices { means[index] = 0 }
        emptyBlocks = 0
      }
      if bits.isExhausted { return }
      let (column, row) = (unit % columns, unit / columns)
      for index in parts.indices {
        let component = parts[index].component
        let stride = read.components[component].columns
        if alone != nil {
          guard block(index, &bits, &read.components[component].coefficients, (row * stride + column) * 64) else {
            return
          }
          continue
        }
        let (across, down) = (read.components[component].across, read.components[component].down)
        for y in 0..<down {
          for x in 0..<across {
            let place = ((row * down + y) * stride + column * across + x) * 64
            guard block(index, &bits, &read.components[component].coefficients, place) else { return }
          }
        }
      }
    }
  }

  /// Reads a block's share; false where the bits mean nothing.
  private mutating func block(_ index: Int, _ bits: inout BitStream, _ values: inout [Int16], _ start: Int) -> Bool {
    if first == 0 {
      guard mean(index, &bits, &values[start]) else { return false }
      if isProgressive { return true }
    }
    guard let code = parts[index].ac else { return false }
    return refines ? refine(code, &bits, &values, start) : waves(code, &bits, &values, start)
  }

  private mutating func mean(_ index: Int, _ bits: inout BitStream, _ value: inout Int16) -> Bool {
    if refines {
      if bits.next(1) == 1 { value |= 1 << Int16(low) }
      return true
    }
    guard let size = parts[index].dc?.next(&bits), size <= 15 else { return false }
    means[index] &+= bits.number(size)
    value = Int16(truncatingIfNeeded: means[index] << Int32(low))
    return true
  }

  /// Each code says how many coefficients are 0 before the next, and of how many bits that is.
  private mutating func waves(
    _ code: HuffmanCode, _ bits: inout BitStream, _ values: inout [Int16], _ start: Int
  ) -> Bool {
    if emptyBlocks > 0 {
      emptyBlocks -= 1
      return true
    }
    var place = max(first, 1)
    while place <= last {
      guard let said = code.next(&bits) else { return false }
      let (zeros, size) = (said >> 4, said & 15)
      if size == 0 {
        if zeros < 15 {
          if isProgressive { emptyBlocks = (1 << zeros) - 1 + bits.next(zeros) }
          return true
        }
        place += 16
        continue
      }
      place += zeros
      let number = bits.number(size)
      guard place <= last else { return true }
      values[start + zigzag[place]] = Int16(truncatingIfNeeded: number << Int32(low))
      place += 1
    }
    return true
  }

  /// One more bit for each coefficient that is not 0, and those that first have a bit here.
  private mutating func refine(
    _ code: HuffmanCode, _ bits: inout BitStream, _ values: inout [Int16], _ start: Int
  ) -> Bool {
    let bit = Int16(1) << Int16(low)
    func sharpen(_ value: inout Int16, _ bits: inout BitStream) {
      if bits.next(1) == 1, value & bit == 0 { value &+= value > 0 ? bit : -bit }
    }
    var place = first
    while emptyBlocks == 0, place <= last {
      guard let said = code.next(&bits) else { return false }
      var (zeros, new) = (said >> 4, Int16(0))
      if said & 15 != 0 {
        new = bits.next(1) == 1 ? bit : -bit
      } else if zeros < 15 {
        emptyBlocks = (1 << zeros) + bits.next(zeros)
        break
      }
      while place <= last {
        let at = start + zigzag[place]
        place += 1
        if values[at] != 0 {
          sharpen(&values[at], &bits)
        } else if zeros == 0 {
          values[at] = new
          break
        } else {
          zeros -= 1
        }
      }
    }
    if emptyBlocks > 0 {
      while place <= last {
        let at = start + zigzag[place]
        if values[at] != 0 { sharpen(&values[at], &bits) }
        place += 1
      }
      emptyBlocks -= 1
    }
    return true
  }
}
