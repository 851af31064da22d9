#if canImport(Runtime)
  @_spi(Internal) import Runtime

  /// What the closure makes of the first call that it makes something of; the innermost is asked first. To say a call's line
  /// all the lines of the program are gone through: so only a few calls are asked at a time.
  func firstFrame<Found>(
    of calls: [UInt64], _ images: ImageMap, _ find: (SymbolicatedBacktrace.Frame) -> Found?
  ) -> Found? {
    var rest = calls[...]
    while !rest.isEmpty {
      let few = Backtrace(
        architecture: architecture, frames: rest.prefix(4).map { RichFrame<UInt64>.programCounter($0) }, images: images)
      for frame in few.symbolicated(with: images)?.frames ?? [] {
        if let found = find(frame) { return found }
      }
      rest = rest.dropFirst(4)
    }
    return nil
  }

  private var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }
#endif
