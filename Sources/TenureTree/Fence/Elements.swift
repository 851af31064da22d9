/// Calls `body` with the elements of `data` in order and their numbers, until it returns false; returns how many
/// elements it took. Arrays are walked in place, without an iterator.
@inlinable @inline(__always)
package func walk<Data: RandomAccessCollection>(_ data: Data, _ body: (Data.Element, Int) -> Bool) -> Int {
  let walked = data.withContiguousStorageIfAvailable { elements in
    var index = 0
    let count = elements.count
    while index < count {
      if unsafe !body(elements[index], index) { break }
      index += 1
    }
    return index
  }
  if let walked { return walked }
  var index = 0
  for element in data {
    if !body(element, index) { break }
    index += 1
  }
  return index
}
