extension IdentifiedArray {
  /// Lets generic code write into the elements at once: between two of its writes an element may be there twice, as while
  /// `sort(using:)` moves them, and what each position holds is looked at when it has ended.
  public mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    defer { renewIDs() }
    return unsafe try elements.withContiguousMutableStorageIfAvailable(body)
  }
}
