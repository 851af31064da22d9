#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes in one call, so that lines of several threads do not mix. What standard error does not take is lost, as in any log.
func writeToStandardError(_ text: String) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes { bytes in unsafe write(2, bytes.baseAddress, bytes.count) }
    if count <= 0 { return }
    rest = rest.dropFirst(count)
  }
}

func isTerminal() -> Bool { isatty(2) == 1 }
