extension Sequence {
  /// The first of each that share a key, in their order.
  func firsts<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
