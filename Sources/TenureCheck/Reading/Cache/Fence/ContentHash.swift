/// 128 bits that tell contents apart. It is quick, and no defence against people who make contents alike on purpose.
struct ContentHash: Hashable {
  private(set) var one: UInt64
  private(set) var other: UInt64

  init(one: UInt64, other: UInt64) {
    self.one = one
    self.other = other
  }

  init(_ bytes: [UInt8], seed: UInt64 = 0) { self.init(bytes, in: 0..<bytes.count, seed: seed) }

  init(_ bytes: [UInt8], in range: Range<Int>, seed: UInt64) {
    one = 0x9E37_79B9_7F4A_7C15 ^ seed
    other = 0xC2B2_AE3D_27D4_EB4F &+ seed
    let words = range.count / 8
    unsafe bytes.withUnsafeBytes { all in
      let raw = unsafe UnsafeRawBufferPointer(rebasing: all[range])
      for index in 0..<words { mix(unsafe raw.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)) }
      var last: UInt64 = 0
      for index in (words * 8)..<raw.count { last = last << 8 | UInt64(unsafe raw[index]) }
      mix(last)
    }
    mix(UInt64(range.count))
    for _ in 0..<3 { mix(one ^ other) }
  }

  private mutating func mix(_ word: UInt64) {
    one = (one ^ word) &* 0xFF51_AFD7_ED55_8CCD
    one = one << 31 | one >> 33
    other = (other &+ word) &* 0xC4CE_B9FE_1A85_EC53
    other ^= other >> 29 ^ one
  }

  var text: String { [one, other].map { Self.hexadecimal($0) }.joined() }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
