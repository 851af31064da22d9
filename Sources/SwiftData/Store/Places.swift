extension Array {
  /// The first place, from `start` on, whose element is not before what is looked for: of a sorted list, by halves.
  func place(from start: Int = 0, whereNot isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (start, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
