#if Fonts
  import CZlib

  /// Packed bytes, as PNG files have them.
  enum Zip {
    static func pack(_ bytes: [UInt8]) -> [UInt8] {
      var size = compressBound(uLong(bytes.count))
      var packed = [UInt8](repeating: 0, count: Int(size))
      let result = unsafe compress2(&packed, &size, bytes, uLong(bytes.count), 6)
      return result == Z_OK ? Array(packed.prefix(Int(size))) : []
    }

    /// Nil where they are not so many, or damaged.
    static func unpack(_ packed: [UInt8], count: Int) -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: count)
      var size = uLong(count)
      let result = unsafe uncompress(&bytes, &size, packed, uLong(packed.count))
      return result == Z_OK && Int(size) == count ? bytes : nil
    }

    static func sum(_ bytes: [UInt8]) -> UInt32 { unsafe UInt32(crc32(0, bytes, UInt32(bytes.count))) }
  }
#endif
