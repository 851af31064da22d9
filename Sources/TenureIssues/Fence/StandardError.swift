#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard error as a text stream, without Foundation.
struct StandardError: TextOutputStream {
  mutating func write(_ string: String) {
    var rest = Array(string.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe put($0) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }
}

private func put(_ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(2, bytes.baseAddress, bytes.count)
}
