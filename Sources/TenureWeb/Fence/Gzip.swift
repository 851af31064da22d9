#if Web
  import CZlib

  /// Bytes packed for the way to a browser.
  enum Gzip {
    /// Nil where packing fails or gains nothing. `isQuick` for what is sent once, as against what is packed once.
    static func pack(_ bytes: [UInt8], isQuick: Bool) -> [UInt8]? {
      var stream = unsafe z_stream()
      let level: Int32 = isQuick ? Z_BEST_SPEED : Z_BEST_COMPRESSION
      // 16 more than the window's size in bits asks for the form that browsers call gzip.
      let begun = unsafe deflateInit2_(
        &stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
      guard begun == Z_OK else { return nil }
      defer { unsafe deflateEnd(&stream) }
      var bytes = bytes
      let count = bytes.count
      // What does not fit is larger than it was.
      let packed = unsafe [UInt8](unsafeUninitializedCapacity: count) { room, made in
        unsafe bytes.withUnsafeMutableBufferPointer { from in
          unsafe stream.next_in = from.baseAddress
          unsafe stream.avail_in = uInt(count)
          unsafe stream.next_out = room.baseAddress
          unsafe stream.avail_out = uInt(count)
          made = unsafe deflate(&stream, Z_FINISH) == Z_STREAM_END ? count - Int(stream.avail_out) : 0
        }
      }
      return packed.isEmpty ? nil : packed
    }
  }
#endif
