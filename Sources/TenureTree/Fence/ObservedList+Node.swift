extension ObservedList {
  /// Runs `read`, for a node, and notes what it reads. What an evaluation inside of it reads is that one's.
  ///
  /// Called on the main actor. Not isolated: each time a closure that is meets the standard library, it asks at runtime where
  /// it is.
  @inline(__always)
  mutating func note<Result>(for node: ViewNode, _ read: () -> Result) -> Result {
    guard let word = unsafe Self.word else { return watching(node, read) }
    let outer = unsafe word.pointee
    return unsafe withUnsafeMutablePointer(to: &list) { list in
      unsafe word.pointee = UnsafeMutableRawPointer(list)
      defer { unsafe word.pointee = outer }
      return read()
    }
  }

  @inline(never)
  private func watching<Result>(_ node: ViewNode, _ read: () -> Result) -> Result {
    withoutActuallyEscaping(read) { read in
      let read = Unchecked(value: read)
      return asMainActor(node) { Unchecked(value: $0.watched(read.value)) }.value
    }
  }
}
