/// Whether new ids are others than those that were there, by their hashes: no set of all ids is made for a few new ones.
@usableFromInline struct RepeatedIDs {
  /// Hashes of the new ids, each where its last bits say or in the next free place; 0 for none.
  private var places: [Int]
  /// True where two ids have the same hash, and so may be the same.
  private(set) var isPossible = false

  init(newCount: Int) {
    var size = 8
    while size < 2 * newCount { size *= 2 }
    places = [Int](repeating: 0, count: size)
  }

  /// An id that has come.
  mutating func add(_ hash: Int) {
    let place = find(hash)
    if places[place] != 0 { isPossible = true }
    places[place] = named(hash)
  }

  /// An id that was there before.
  @usableFromInline mutating func compare(_ hash: Int) {
    if places[find(hash)] != 0 { isPossible = true }
  }

  private func find(_ hash: Int) -> Int {
    let (name, last) = (named(hash), places.count - 1)
    var place = name & last
    while places[place] != 0 && places[place] != name { place = (place + 1) & last }
    return place
  }

  private func named(_ hash: Int) -> Int { hash == 0 ? 1 : hash }
}
