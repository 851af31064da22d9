/// One word for each height: the first observer queued there.
@safe
struct BucketArray {
  private var words: UnsafeMutablePointer<ObserverRef?>
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    unsafe words = .allocate(capacity: capacity)
    unsafe words.initialize(repeating: nil, count: capacity)
  }

  @inline(__always) subscript(height: Int32) -> ObserverRef? {
    get { unsafe words[Int(height)] }
    set { unsafe words[Int(height)] = newValue }
  }

  mutating func grow(to count: Int) {
    let more = UnsafeMutablePointer<ObserverRef?>.allocate(capacity: count)
    unsafe more.initialize(from: words, count: capacity)
    unsafe (more + capacity).initialize(repeating: nil, count: count - capacity)
    unsafe words.deallocate()
    unsafe words = more
    capacity = count
  }

  func deallocate() { unsafe words.deallocate() }
}

/// One bit for each height.
@safe
struct BitArray {
  private var words: UnsafeMutablePointer<UInt64>
  private var count: Int

  /// `capacity` is a multiple of 64.
  init(capacity: Int) {
    count = capacity / 64
    unsafe words = .allocate(capacity: count)
    unsafe words.initialize(repeating: 0, count: count)
  }

  @inline(__always) subscript(height: Int32) -> Bool {
    get { unsafe words[Int(height >> 6)] >> UInt64(height & 63) & 1 == 1 }
    set {
      let bit: UInt64 = 1 << UInt64(height & 63)
      if newValue { unsafe words[Int(height >> 6)] |= bit } else { unsafe words[Int(height >> 6)] &= ~bit }
    }
  }

  /// The first set bit at or after `height`. There must be one.
  @inline(__always) func first(from height: Int32) -> Int32 {
    var index = Int(height >> 6)
    var word = unsafe words[index] & (~0 << UInt64(height & 63))
    while word == 0 {
      index += 1
      word = unsafe words[index]
    }
    return Int32(index * 64 + word.trailingZeroBitCount)
  }

  mutating func grow(to capacity: Int) {
    let more = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity / 64)
    unsafe more.initialize(from: words, count: count)
    unsafe (more + count).initialize(repeating: 0, count: capacity / 64 - count)
    unsafe words.deallocate()
    unsafe words = more
    count = capacity / 64
  }

  func deallocate() { unsafe words.deallocate() }
}
