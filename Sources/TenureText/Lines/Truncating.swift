/// Makes a line that stands for more text than it has room for.
struct Truncating {
  struct Result: Hashable {
    /// What the ellipsis stands for.
    var omitted: Range<Int>
    var width: Double
  }

  let characters: Characters
  let mode: TextOptions.Truncation
  let ellipsis: Double
  /// The room on the line, and how much wider it may be.
  let width: Double
  let tolerance: Double

  /// `range`: the text from the line's start to the end of its paragraph.
  ///
  /// Where not even the ellipsis has room, it stands alone. Spaces beside it are left out with the rest.
  func callAsFunction(_ range: Range<Int>) -> Result {
    let room = max(width - ellipsis, 0) + tolerance
    switch mode {
    case .tail: return result(range, head: fitting(range, room), tail: 0)
    case .head: return result(range, head: 0, tail: fittingTail(range, room))
    case .middle:
      // Half of the room for the end, what is left for the start, and the rest of that for the end again.
      let half = fittingTail(range, room / 2)
      let head = fitting(range.dropLast(half), room - characters.width(range.suffix(half)))
      let tail = fittingTail(range.dropFirst(head), room - characters.width(range.prefix(head)))
      return result(range, head: head, tail: tail)
    }
  }

  private func result(_ range: Range<Int>, head: Int, tail: Int) -> Result {
    var start = range.lowerBound + head
    var end = range.upperBound - tail
    while start > range.lowerBound, characters.classes[start - 1] == .space { start -= 1 }
    while tail > 0, end < range.upperBound, characters.classes[end] == .space { end += 1 }
    let width = characters.width(range.lowerBound..<start) + ellipsis + characters.width(end..<range.upperBound)
    return Result(omitted: start..<max(start, end), width: width)
  }

  /// How many characters from the start have room.
  private func fitting(_ range: Range<Int>, _ room: Double) -> Int {
    var used = 0.0
    for (count, index) in range.enumerated() {
      used += Double(characters.advances[index])
      if used > room { return count }
    }
    return range.count
  }

  private func fittingTail(_ range: Range<Int>, _ room: Double) -> Int {
    var used = 0.0
    for (count, index) in range.reversed().enumerated() {
      used += Double(characters.advances[index])
      if used > room { return count }
    }
    return range.count
  }
}
