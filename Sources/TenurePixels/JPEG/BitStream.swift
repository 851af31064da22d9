/// The bits of a scan, the highest of a byte first. Behind its end are zeros.
struct BitStream {
  private let file: [UInt8]
  private var place: Int
  private var bits: UInt32 = 0
  private var count = 0
  /// A marker was met, or the end of the file.
  private(set) var isOver = false

  init(_ file: [UInt8], from place: Int) {
    self.file = file
    self.place = place
  }

  /// All bits have been used, and more have been asked for.
  private(set) var isExhausted = false

  /// Where the marker behind the scan is, or the end.
  var end: Int { place }

  private mutating func fill() {
    while count <= 24 {
      var byte: UInt32 = 0
      if !isOver, place < file.count {
        byte = UInt32(file[place])
        if byte == 0xFF {
          // 255 is written with a 0 behind it; with anything else it is a marker.
          if place + 1 < file.count, file[place + 1] == 0 {
            place += 2
          } else {
            (isOver, byte) = (true, 0)
          }
        } else {
          place += 1
        }
      } else {
        isOver = true
      }
      if isOver {
        missing += 8
        if missing > 64 { isExhausted = true }
      }
      bits |= byte << UInt32(24 - count)
      count += 8
    }
  }

  /// Bits of zeros that were put in behind the end.
  private var missing = 0

  /// The next bits, at most 16, without going past them.
  mutating func peek(_ size: Int) -> Int {
    if count < size { fill() }
    return Int(bits >> UInt32(32 - size))
  }

  mutating func skip(_ size: Int) {
    bits <<= UInt32(size)
    count -= size
  }

  mutating func next(_ size: Int) -> Int {
    if size == 0 { return 0 }
    let value = peek(size)
    skip(size)
    return value
  }

  /// A number of so many bits, whose highest says that it is above 0.
  mutating func number(_ size: Int) -> Int32 {
    if size == 0 { return 0 }
    let value = next(size)
    return Int32(value < 1 << (size - 1) ? value - (1 << size) + 1 : value)
  }

  /// Goes past a mark of restart; false where another mark stands there.
  mutating func restart() -> Bool {
    (bits, count, missing) = (0, 0, 0)
    while place + 1 < file.count {
      if file[place] == 0xFF {
        let marker = file[place + 1]
        if (0xD0...0xD7).contains(marker) {
          place += 2
          (isOver, isExhausted) = (false, false)
          return true
        }
        if marker != 0, marker != 0xFF { return false }
      }
      place += 1
    }
    return false
  }
}

/// Codes of different lengths for bytes.
struct HuffmanCode {
  /// For the next eight bits: the length of the code they begin with and its byte; 0 for a longer code.
  private var short = [UInt16](repeating: 0, count: 256)
  /// By length: the code behind the last one, shifted to 16 bits; and what turns a code into a place among the bytes.
  private var ends = [Int](repeating: 0, count: 17)
  private var offsets = [Int](repeating: 0, count: 17)
  private let bytes: [UInt8]

  /// Nil where the codes do not fit into their lengths.
  init?(_ counts: [Int], _ bytes: [UInt8]) {
    self.bytes = bytes
    var (code, index) = (0, 0)
    for length in 1...16 {
      let count = counts[length - 1]
      offsets[length] = index - code
      guard code + count <= 1 << length, index + count <= bytes.count else { return nil }
      if length <= 8 {
        for each in 0..<count {
          let first = (code + each) << (8 - length)
          for place in first..<first + 1 << (8 - length) {
            short[place] = UInt16(length) << 8 | UInt16(bytes[index + each])
          }
        }
      }
      code += count
      index += count
      ends[length] = code << (16 - length)
      code <<= 1
    }
  }

  /// The byte of the next code; nil where there is no such code.
  func next(_ stream: inout BitStream) -> Int? {
    let ahead = stream.peek(16)
    let known = short[ahead >> 8]
    if known != 0 {
      stream.skip(Int(known >> 8))
      return Int(known & 255)
    }
    for length in 9...16 where ahead < ends[length] {
      stream.skip(length)
      let index = ahead >> (16 - length) + offsets[length]
      return bytes.indices.contains(index) ? Int(bytes[index]) : nil
    }
    return nil
  }
}
